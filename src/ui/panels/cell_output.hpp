#pragma once

#include "ui/scene.hpp"

namespace ui {

/// What a run of the cell printed, its error, and the bridge from its numbers to the picture; and
/// where that was not of `code`, which stands in the cell, a word about it. Gives the height, at
/// most the room's.
float draw_cell_output(Scene& scene, const Rect& most, const std::string& code);

}  // namespace ui
