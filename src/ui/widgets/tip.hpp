#pragma once

#include "ui/scene.hpp"

namespace ui {

/// Shows the tip beside a rectangle, over everything else, in the frame being built.
void tip(Scene& scene, const Rect& beside, Tip content);

/// Draws the tip asked for, if any. Once a frame, last.
void draw_tip(View& view);

}  // namespace ui
