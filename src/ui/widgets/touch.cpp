#include "ui/widgets/touch.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <optional>

#include "ui/widgets/step_keys.hpp"

namespace ui {

bool is_covered() {
    const bool open = ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup);
    return open && (ImGui::GetCurrentWindow()->Flags & ImGuiWindowFlags_Popup) == 0;
}

void note_gestures(Gestures& gestures) {
    if (ImGui::GetIO().MouseClickedCount[ImGuiMouseButton_Left] == 1)
        gestures.of_button = gestures.begin();
    for (int key = ImGuiKey_NamedKey_BEGIN; key < ImGuiKey_GamepadStart; ++key)
        if (ImGui::IsKeyPressed(static_cast<ImGuiKey>(key), false))
            gestures.of_key = gestures.begin();
}

bool enter_is_pressed() {
    return ImGui::IsKeyPressed(ImGuiKey_Enter, false) ||
           ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false);
}

void give_keyboard_to_next_field() {
    ImGui::SetWindowFocus();  // or the field is not found where no mouse was in the window yet
    ImGui::SetKeyboardFocusHere();
}

Touch touch(Scene& scene, const char* name, const Rect& rect, std::string place) {
    Focus& focus = scene.view.focus;
    ImGui::SetCursorScreenPos(rect.min());
    Touch touch;
    touch.clicked = ImGui::InvisibleButton(name, {std::max(rect.w, 1.0f), std::max(rect.h, 1.0f)});
    touch.id = ImGui::GetItemID();
    touch.hovered = ImGui::IsItemHovered();
    touch.pressed = ImGui::IsItemActivated();
    touch.held = ImGui::IsItemActive();
    touch.let_go = ImGui::IsItemDeactivated();
    const bool down = touch.held && ImGui::IsMouseDown(ImGuiMouseButton_Left);
    touch.carried = (down || touch.let_go) && ImGui::IsMousePosValid();
    touch.double_clicked = touch.hovered && ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left);

    if (!is_covered()) focus.order.push_back(touch.id);
    if (touch.pressed) focus.at = touch.id;
    if (touch.pressed) focus.ringed = false;
    touch.focused = focus.at == touch.id && !is_covered() && !ImGui::GetIO().WantTextInput;
    touch.focused_visibly = touch.focused && focus.ringed;
    if (touch.focused) focus.window = ImGui::GetCurrentWindow()->ID;
    if (touch.focused && focus.moved) {
        ImGui::ScrollToItem(ImGuiScrollFlags_KeepVisibleEdgeY);
        focus.moved = false;
    }
    const bool key = enter_is_pressed() || ImGui::IsKeyPressed(ImGuiKey_Space, false);
    touch.clicked |= touch.focused_visibly && key && !ImGui::GetIO().KeyCtrl;
    touch.gesture =
        touch.held || touch.let_go ? scene.view.gestures.of_button : scene.view.gestures.of_key;
    scene.canvas.place(std::move(place), rect);
    return touch;
}

bool takes_step_keys(Scene& scene, const Touch& touch) {
    scene.view.focus.keeps_step_keys |= touch.focused;
    return touch.focused && step_keys_are_plain();
}

void focus_ring(Scene& scene, const Touch& touch, const Rect& rect, float radius, Colour colour) {
    if (!touch.focused_visibly) return;
    const float gap = scene.px(3);
    scene.canvas.outline(rect.inset(-gap), colour, radius + gap, scene.px(2));
    scene.canvas.place("focus ring", rect.inset(-gap));
}

namespace {

/// In the order as it is now: the control's place; or where it is gone, as a button that was
/// pressed, that of what stood before it and is still there.
std::optional<std::ptrdiff_t> last_known_place(const Focus& focus) {
    const std::vector<ImGuiID>& then = focus.order_then;
    const auto gone = std::ranges::find(then, focus.at);
    if (gone == then.end()) return {};
    for (auto at = gone + 1; at != then.begin(); --at)
        if (const auto left = std::ranges::find(focus.order, *(at - 1)); left != focus.order.end())
            return left - focus.order.begin();
    return {};
}

/// Where Tab goes; it may be one before the first or after the last.
std::ptrdiff_t next_place(const Focus& focus, bool is_there, bool back) {
    const auto known = last_known_place(focus);
    if (!known) return focus.page_place + focus.place - (back ? 1 : 0);
    if (back) return is_there ? *known - 1 : *known;
    return *known + 1;
}

}  // namespace

void walk_focus(View& view) {
    Focus& focus = view.focus;
    if (ImGui::IsMouseClicked(ImGuiMouseButton_Left)) focus.ringed = false;
    const auto at = std::ranges::find(focus.order, focus.at);
    const bool is_there = at != focus.order.end();
    if (is_there) {
        focus.place = at - focus.order.begin() - focus.page_place;
        focus.order_then = focus.order;
    }
    const bool tab = ImGui::IsKeyPressed(ImGuiKey_Tab) && !ImGui::GetIO().KeyCtrl;
    if (!tab || view.typing.open || focus.order.empty()) return;
    const bool back = ImGui::GetIO().KeyShift;
    const auto count = std::ssize(focus.order);
    const std::ptrdiff_t next = next_place(focus, is_there, back);
    focus.at = focus.order[static_cast<std::size_t>((next % count + count) % count)];
    focus.ringed = focus.moved = true;
}

void point_at(Scene& scene, std::size_t word, const Touch& touch) {
    if (touch.hovered || touch.focused_visibly) scene.view.pointed_next = word;
}

void point_at(Scene& scene, std::size_t word, const Rect& area) {
    if (ImGui::IsWindowHovered() && area.contains(ImGui::GetMousePos()))
        scene.view.pointed_next = word;
}

}  // namespace ui
