#include <algorithm>
#include <cmath>

#include "ui/widgets/widgets.hpp"

namespace ui {
namespace {

double in_steps(double value, double most) {
    return std::clamp(std::round(value * 10) / 10, 0.0, most);
}

/// Where the keys lead, or nothing when none is pressed.
std::optional<double> keyed(double value, double most) {
    const auto pressed = [](ImGuiKey key) { return ImGui::IsKeyPressed(key); };
    if (pressed(ImGuiKey_RightArrow) || pressed(ImGuiKey_UpArrow))
        return in_steps(value + 0.1, most);
    if (pressed(ImGuiKey_LeftArrow) || pressed(ImGuiKey_DownArrow))
        return in_steps(value - 0.1, most);
    if (pressed(ImGuiKey_PageUp)) return in_steps(value + 1, most);
    if (pressed(ImGuiKey_PageDown)) return in_steps(value - 1, most);
    if (pressed(ImGuiKey_Home)) return 0.0;
    if (pressed(ImGuiKey_End)) return most;
    return {};
}

bool a_key_repeats() {
    for (const ImGuiKey key : {ImGuiKey_RightArrow, ImGuiKey_UpArrow, ImGuiKey_LeftArrow,
                               ImGuiKey_DownArrow, ImGuiKey_PageUp, ImGuiKey_PageDown})
        if (ImGui::IsKeyDown(key) && !ImGui::IsKeyPressed(key, false)) return true;
    return false;
}

float x_of(const Rect& rect, double value, double most) {
    return rect.x + rect.w * static_cast<float>(value / most);
}

/// How far from the knob's middle the pointer holds it; 0 where it is not on the knob.
float grip_of(float knob_x, float knob_radius) {
    const float off = ImGui::GetMousePos().x - knob_x;
    return std::abs(off) <= knob_radius ? off : 0.0f;
}

/// What the hand or a key does to the slider, which is at `value`.
Slid slide(Drag& drag, const Touch& hand, const Rect& rect, double value, double most,
           float knob_radius) {
    Slid slid;
    const bool held = hand.held && ImGui::IsMouseDown(ImGuiMouseButton_Left);
    const bool by_mouse = (held || hand.let_go) && ImGui::IsMousePosValid();
    if (hand.pressed) drag = {.grip = grip_of(x_of(rect, value, most), knob_radius)};
    if (by_mouse) {
        const float knob_x = ImGui::GetMousePos().x - drag.grip;
        slid.value = in_steps(most * (knob_x - rect.x) / rect.w, most);
        slid.step = drag.under_way ? session::Step::continued : session::Step::fresh;
        slid.glides = hand.pressed;
    } else if (hand.focused) {
        slid.value = keyed(value, most);
        slid.step = a_key_repeats() ? session::Step::continued : session::Step::fresh;
    }
    if (slid.value == value) slid.value.reset();
    if (slid.value && by_mouse) drag.under_way = true;
    if (hand.let_go) drag = {};
    slid.wants_typing =
        hand.double_clicked || (hand.focused && (ImGui::IsKeyPressed(ImGuiKey_Enter, false) ||
                                                 ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false)));
    return slid;
}

}  // namespace

Slid slider(Scene& scene, const Rect& rect, double value, double most) {
    const Stage& stage = scene.theme().stage;
    const float knob_radius = scene.px(10);
    const Touch hand = touch(scene, "slider", rect.inset(-scene.px(2)), "slider");
    const Slid slid = slide(scene.view.drag, hand, rect, value, most, knob_radius);

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
