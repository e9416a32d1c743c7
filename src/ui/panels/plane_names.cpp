#include "ui/panels/plane_names.hpp"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <vector>

namespace ui {
namespace {

/// Part of a straight line, in pixels.
struct Span {
    float low = 0, high = 0;
};

/// A direction in which a name can be moved along something.
struct Way {
    float ImVec2::*along;
    float ImVec2::*across;
};
constexpr Way level = {&ImVec2::x, &ImVec2::y}, upright = {&ImVec2::y, &ImVec2::x};

/// How much of the way an obstacle takes from a strip that lies across it.
std::optional<Span> taken_from(const Span& strip, const Obstacle& o, Way way) {
    const float from = o.from.*way.across, to = o.to.*way.across;
    const float low = strip.low - o.half.*way.across, high = strip.high + o.half.*way.across;
    if (std::min(from, to) >= high || std::max(from, to) <= low) return {};
    const auto along_at = [&](float across) {
        const float part = std::clamp((across - from) / (to - from), 0.0f, 1.0f);
        return o.from.*way.along + (o.to.*way.along - o.from.*way.along) * part;
    };
    const float one = from == to ? o.from.*way.along : along_at(low),
                other = from == to ? o.to.*way.along : along_at(high);
    return Span{std::min(one, other) - o.half.*way.along, std::max(one, other) + o.half.*way.along};
}

/// The free place nearest to `wanted` in the range.
std::optional<float> nearest_free(float wanted, const Span& range, const std::vector<Span>& taken) {
    std::optional<float> nearest;
    const auto offer = [&](float at) {
        if (at < range.low || at > range.high) return;
        if (nearest && std::abs(*nearest - wanted) <= std::abs(at - wanted)) return;
        if (std::ranges::none_of(taken, [&](const Span& s) { return at > s.low && at < s.high; }))
            nearest = at;
    };
    offer(std::clamp(wanted, range.low, range.high));
    for (const Span& span : taken) offer(span.low), offer(span.high);
    return nearest;
}

struct Side {
    Way way;      // in which the name can be moved along it
    bool before;  // the name is above, or left
    float cost;   // units
};
constexpr Side sides[] = {
    {level, true, 0}, {upright, false, 2}, {level, false, 4}, {upright, true, 6}};

struct Found {
    ImVec2 at;
    float cost = FLT_MAX;
};

Found best_at(const Side& side, const NameWish& wish, const Rect& bounds,
              std::span<const Obstacle> obstacles, float gap) {
    const auto [along, across] = side.way;
    const ImVec2 first = bounds.min(), last = bounds.max() - wish.size;
    const float off = wish.clear + gap;
    Found found;
    found.at.*across =
        side.before ? wish.at.*across - off - wish.size.*across : wish.at.*across + off;
    if (found.at.*across < first.*across || found.at.*across > last.*across) return {};
    const Span strip = {found.at.*across, found.at.*across + wish.size.*across};
    std::vector<Span> taken;
    for (const Obstacle& o : obstacles)
        if (const auto span = taken_from(strip, o, side.way))
            taken.push_back({span->low - wish.size.*along, span->high});
    const float slant = off * 0.6f;
    const Span range = {std::max(first.*along, wish.at.*along - wish.size.*along - slant),
                        std::min(last.*along, wish.at.*along + slant)};
    const float centred = wish.at.*along - wish.size.*along / 2;
    const auto place = nearest_free(centred, range, taken);
    if (!place || range.low > range.high) return {};
    found.at.*along = *place;
    found.cost = gap + side.cost * wish.unit + 0.8f * std::abs(*place - centred);
    return found;
}

}  // namespace

Obstacle obstacle(const Rect& rect) {
    return {rect.centre(), rect.centre(), {rect.w / 2, rect.h / 2}};
}

std::optional<Rect> place_name(const NameWish& wish, const Rect& bounds,
                               std::span<const Obstacle> obstacles, std::span<const float> gaps) {
    Found best;
    for (const float gap : gaps) {
        if (best.cost <= gap) break;  // what is farther cannot be better
        for (const Side& side : sides) {
            const Found found = best_at(side, wish, bounds, obstacles, gap);
            if (found.cost < best.cost) best = found;
        }
    }
    if (best.cost == FLT_MAX) return {};
    return Rect{std::round(best.at.x), std::round(best.at.y), wish.size.x, wish.size.y};
}

}  // namespace ui
