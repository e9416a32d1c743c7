#include "app/placement.hpp"

#include <algorithm>
#include <cmath>

namespace app {

namespace {

long long shared_area(const Place& a, const Place& b) {
    const long long width = std::min(a.x + a.width, b.x + b.width) - std::max(a.x, b.x);
    const long long height = std::min(a.y + a.height, b.y + b.height) - std::max(a.y, b.y);
    return std::max(width, 0LL) * std::max(height, 0LL);
}

bool touches_any(const Place& window, const std::vector<Place>& places) {
    return std::any_of(places.begin(), places.end(),
                       [&](const Place& place) { return shared_area(window, place) > 0; });
}

}  // namespace

Size size_of(const Place& place) {
    return {place.width, place.height};
}

Size scaled_within(Size size, float scale, Size room) {
    const auto scaled = [scale](int length) {
        return static_cast<int>(std::lround(static_cast<float>(length) * scale));
    };
    return {std::min(scaled(size.width), room.width), std::min(scaled(size.height), room.height)};
}

std::size_t holder_of(const Place& window, const std::vector<Place>& places) {
    const auto holder =
        std::max_element(places.begin(), places.end(), [&](const Place& a, const Place& b) {
            return shared_area(window, a) < shared_area(window, b);
        });
    return static_cast<std::size_t>(holder - places.begin());
}

Place moved_inside(Place window, const Place& room) {
    window.width = std::min(window.width, room.width);
    window.height = std::min(window.height, room.height);
    window.x = std::clamp(window.x, room.x, room.x + room.width - window.width);
    window.y = std::clamp(window.y, room.y, room.y + room.height - window.height);
    return window;
}

Place within_reach(const Place& window, const std::vector<Place>& areas) {
    if (areas.empty() || touches_any(window, areas)) return window;
    return moved_inside(window, areas.front());
}

Place without(const Place& area, const Edges& frame) {
    return {area.x + frame.left, area.y + frame.top, area.width - frame.left - frame.right,
            area.height - frame.top - frame.bottom};
}

}  // namespace app
