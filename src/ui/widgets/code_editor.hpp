#pragma once

#include <string>

#include "ui/widgets/touch.hpp"

namespace ui {

/// An editor for Python, on the stage: line numbers, colours, indentation. `marked_line`, from 1,
/// is where Python found an error; 0: nowhere. Gives the code as it stands after this frame.
std::string code_editor(Scene& scene, const Rect& area, const std::string& code, int marked_line);

/// How high `lines` of code are in it.
float code_editor_height(const Scene& scene, int lines);

}  // namespace ui
