#pragma once

#include "ui/scene.hpp"

namespace ui {

/// A small window over everything else; `draw` is called while it is open. Its size, and its place
/// where that is not the pointer's, are set before. Gives whether it is open.
template <class Draw>
bool in_popup(const Scene& outer, const char* name, Draw draw) {
    const Paper& paper = outer.theme().paper;
    ImGui::PushStyleColor(ImGuiCol_PopupBg, paper.card);
    ImGui::PushStyleColor(ImGuiCol_Border, paper.line_strong);
    const bool open = ImGui::BeginPopup(name, ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoNav);
    if (open) {
        in_this_window(outer, draw);
        ImGui::EndPopup();
    }
    ImGui::PopStyleColor(2);
    return open;
}

}  // namespace ui
