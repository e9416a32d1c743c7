#include "ui/widgets/sight.hpp"

#include <imgui.h>

#include <algorithm>

namespace ui {

void bring_into_sight(float top, float bottom) {
    const float window = ImGui::GetWindowPos().y;
    const float down = std::min(bottom - (window + ImGui::GetWindowHeight()), top - window);
    if (top < window)
        ImGui::SetScrollY(ImGui::GetScrollY() + top - window);
    else if (down > 0)
        ImGui::SetScrollY(ImGui::GetScrollY() + down);
}

}  // namespace ui
