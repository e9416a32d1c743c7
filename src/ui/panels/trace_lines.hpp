#pragma once

#include "ui/scene.hpp"

/// What stands under the hand trace in words: the blend, and the pointed word's numbers worked
/// out. Whatever must be left out in little room, their results are not.
namespace ui {

/// The same whatever the light does.
float trace_lines_height(const Scene& scene, float width);

/// `steps` of the four are worked out.
void draw_trace_lines(Scene& scene, const Rect& room, int steps);

}  // namespace ui
