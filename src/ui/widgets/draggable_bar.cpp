#include "ui/widgets/draggable_bar.hpp"

#include <algorithm>
#include <cmath>

#include "ui/widgets/step_keys.hpp"

namespace ui {
Dragged draggable_track(Scene& scene, const Rect& track, int points, const std::string& place) {
    Dragged dragged;
    dragged.touch = touch(scene, place.c_str(), track.widened(scene.px(6)), place);
    const Touch& hand = dragged.touch;
    int wanted = points;
    if (hand.carried)
        wanted = static_cast<int>(std::lround(100 * (ImGui::GetMousePos().x - track.x) / track.w));
    else if (takes_step_keys(scene, hand))
        wanted = stepped_by_keys(points, 100).value_or(points);
    wanted = std::clamp(wanted, 0, 100);
    if (wanted != points) dragged.points = wanted;
    return dragged;
}

}  // namespace ui
