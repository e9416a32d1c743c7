#include <algorithm>
#include <cmath>

#include "ui/widgets/widgets.hpp"

namespace ui {
namespace {

double in_steps(double value, double most) {
    return std::clamp(std::round(value * 10) / 10, 0.0, most);
}

float x_of(const Rect& rect, double value, double most) {
    return rect.x + rect.w * static_cast<float>(value / most);
}

/// How far from the knob's middle the pointer holds it; 0 where it is not on the knob.
float grip_of(float knob_x, float knob_radius) {
    const float off = ImGui::GetMousePos().x - knob_x;
    return std::abs(off) <= knob_radius ? off : 0.0f;
}

/// What the hand does to the slider, which is at `value`.
Slid slide(Grip& grip, const Touch& hand, const Rect& rect, double value, double most,
           float knob_radius) {
    Slid slid = {.gesture = hand.gesture, .glides = hand.pressed};
    const bool first_click = ImGui::GetIO().MouseClickedLastCount[ImGuiMouseButton_Left] < 2;
    if (hand.pressed && grip.gesture != hand.gesture)
        grip = {hand.gesture, grip_of(x_of(rect, value, most), knob_radius), value};
    if (hand.double_clicked) {
        slid.value = grip.before;  // the first click was not meant to move it
    } else if (first_click && hand.carried) {
        const float knob_x = ImGui::GetMousePos().x - grip.off;
        slid.value = in_steps(most * (knob_x - rect.x) / rect.w, most);
    }
    slid.wants_typing = hand.double_clicked || (hand.focused_visibly && enter_is_pressed());
    if (slid.value == value) slid.value.reset();
    return slid;
}

}  // namespace

Slid slider(Scene& scene, const Rect& rect, double value, double most) {
    const Stage& stage = scene.theme().stage;
    const float knob_radius = scene.px(10);
    const Touch hand = touch(scene, "slider", rect.inset(-scene.px(2)), "slider");
    const Slid slid = slide(scene.view.grip, hand, rect, value, most, knob_radius);

    const Rect groove = {rect.x, std::round(rect.centre().y) - scene.px(3), rect.w, scene.px(6)};
    const ImVec2 knob = {x_of(rect, value, most), groove.centre().y};
    scene.canvas.fill(groove, stage.line, groove.h / 2);
    scene.canvas.fill({groove.x, groove.y, knob.x - groove.x, groove.h}, stage.light, groove.h / 2);
    if (hand.hovered || hand.held)
        scene.canvas.disc(knob, knob_radius * 1.7f, with_alpha(stage.light, 0.2f));
    scene.canvas.disc(knob, knob_radius, stage.light);
    scene.canvas.place(
        "knob", {knob.x - knob_radius, knob.y - knob_radius, 2 * knob_radius, 2 * knob_radius});
    const Rect way = {rect.x - knob_radius, knob.y - knob_radius, rect.w + 2 * knob_radius,
                      2 * knob_radius};
    focus_ring(scene, hand, way, knob_radius, stage.light);
    return slid;
}

}  // namespace ui
