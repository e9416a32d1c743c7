#include "app/input_queue.hpp"

#include <algorithm>

namespace app {

namespace {

ImVector<ImGuiInputEvent>& queue() {
    return ImGui::GetCurrentContext()->InputEventsQueue;
}

bool is_modifier(ImGuiKey key) {
    return !ImGui::IsNamedKey(key) || (key >= ImGuiKey_LeftCtrl && key <= ImGuiKey_RightSuper);
}

bool presses_a_key(const ImGuiInputEvent& event) {
    return event.Type == ImGuiInputEventType_Key && event.Key.Down && !is_modifier(event.Key.Key);
}

}  // namespace

bool InputQueue::is_empty() const {
    return queue().empty();
}

void InputQueue::hold_back() {
    const auto* const pressed = std::find_if(queue().begin(), queue().end(), presses_a_key);
    if (pressed == queue().end()) return;
    const int known = static_cast<int>(pressed + 1 - queue().begin());
    for (int later = known; later < queue().Size; ++later) held_.push_back(queue()[later]);
    queue().resize(known);
}

void InputQueue::give_back() {
    for (const ImGuiInputEvent& event : held_) queue().push_back(event);
    held_.clear();
}

}  // namespace app
