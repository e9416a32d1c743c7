#pragma once

#include "ui/scene.hpp"

namespace ui {

/// The code cell: editor, Run, what the run printed, and the bridge from its numbers to the
/// picture. From the room's top down; gives its height.
float draw_code_cell(Scene& scene, const Rect& room);

}  // namespace ui
