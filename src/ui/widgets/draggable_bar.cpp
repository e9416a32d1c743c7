#include "ui/widgets/draggable_bar.hpp"

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

/// How far the keys move the mark.
int keyed(int points) {
    const auto pressed = [](ImGuiKey key) { return ImGui::IsKeyPressed(key); };
    if (pressed(ImGuiKey_RightArrow) || pressed(ImGuiKey_UpArrow)) return points + 1;
    if (pressed(ImGuiKey_LeftArrow) || pressed(ImGuiKey_DownArrow)) return points - 1;
    if (pressed(ImGuiKey_PageUp)) return points + 10;
    if (pressed(ImGuiKey_PageDown)) return points - 10;
    if (pressed(ImGuiKey_Home)) return 0;
    if (pressed(ImGuiKey_End)) return 100;
    return points;
}

}  // namespace

Dragged draggable_track(Scene& scene, const Rect& track, int points, std::string place) {
    Dragged dragged;
    dragged.touch = touch(scene, place.c_str(), track.widened(scene.px(6)), place);
    const Touch& hand = dragged.touch;
    const bool by_mouse = hand.held && ImGui::IsMouseDown(ImGuiMouseButton_Left);
    int wanted = points;
    if (hand.pressed) scene.view.drag = {};
    if (by_mouse) {
        wanted = static_cast<int>(std::lround(100 * (ImGui::GetMousePos().x - track.x) / track.w));
        dragged.step = scene.view.drag.under_way ? session::Step::continued : session::Step::fresh;
    } else if (hand.focused) {
        wanted = keyed(points);
    }
    wanted = std::clamp(wanted, 0, 100);
    if (wanted == points) return dragged;
    dragged.points = wanted;
    if (by_mouse) scene.view.drag.under_way = true;
    return dragged;
}

}  // namespace ui
