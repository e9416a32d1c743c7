#include "ui/scroll_keys.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <vector>

#include "ui/widgets/touch.hpp"

namespace ui {
namespace {

constexpr float most_of_it = 0.85f, line_units = 60;

/// All that can be scrolled: where a popup is open only that, else the panels.
std::vector<ImGuiWindow*> scrolling_windows() {
    std::vector<ImGuiWindow*> windows;
    for (ImGuiWindow* window : ImGui::GetCurrentContext()->Windows) {
        const bool is_popup = (window->Flags & ImGuiWindowFlags_Popup) != 0;
        const bool is_part = (window->Flags & ImGuiWindowFlags_ChildWindow) != 0;
        if (window->Active && window->ScrollMax.y > 0 && !is_part && is_popup == is_covered())
            windows.push_back(window);
    }
    return windows;
}

/// The one where the ring is, or else the pointer, or else all of them.
std::vector<ImGuiWindow*> chosen_windows(const Focus& focus) {
    const std::vector<ImGuiWindow*> windows = scrolling_windows();
    const ImGuiWindow* const hovered = ImGui::GetCurrentContext()->HoveredWindow;
    const ImGuiID ringed = focus.is_shown() ? focus.window : 0;
    for (const ImGuiID id : {ringed, hovered != nullptr ? hovered->RootWindow->ID : 0})
        for (ImGuiWindow* window : windows)
            if (window->ID == id) return {window};
    return windows;
}

/// By so many pixels and so many of its heights.
void scroll(const Focus& focus, float pixels, float heights) {
    for (ImGuiWindow* window : chosen_windows(focus)) {
        const float by = pixels + heights * window->InnerRect.GetHeight();
        ImGui::SetScrollY(window, std::clamp(window->Scroll.y + by, 0.0f, window->ScrollMax.y));
    }
}

}  // namespace

void take_scroll_keys(const View& view) {
    const ImGuiIO& io = ImGui::GetIO();
    const Focus& focus = view.focus;
    if (io.KeyAlt || io.KeySuper) return;
    if (!io.KeyCtrl) {
        if (!focus.is_shown() && ImGui::IsKeyPressed(ImGuiKey_Space))
            scroll(focus, 0, io.KeyShift ? -most_of_it : most_of_it);
        return;
    }
    const float line = line_units * view.scale;
    if (ImGui::IsKeyPressed(ImGuiKey_DownArrow)) scroll(focus, line, 0);
    if (ImGui::IsKeyPressed(ImGuiKey_UpArrow)) scroll(focus, -line, 0);
    if (ImGui::IsKeyPressed(ImGuiKey_Home)) scroll(focus, -FLT_MAX, 0);
    if (ImGui::IsKeyPressed(ImGuiKey_End)) scroll(focus, FLT_MAX, 0);
}

}  // namespace ui
