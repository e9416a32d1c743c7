#pragma once

#include <imgui_internal.h>

#include <string>

#include "ui/scene.hpp"

namespace ui {

// Of the editor: left of the code, and above and below it, in units.
inline constexpr float gutter_units = 52, pad_units = 14;

/// Line numbers, the code in colours and the cursor, over what Dear ImGui has laid out in the
/// editor's window but not coloured. `editor`: the text field's ID; `marked_line` as in
/// code_editor.hpp.
void draw_code_sheet(Scene& scene, ImGuiWindow& window, ImGuiID editor, const std::string& code,
                     int marked_line);

}  // namespace ui
