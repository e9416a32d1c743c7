#pragma once

#include "ui/layout.hpp"

/// The parts of the stage, each laid out from its own room.
namespace ui {

inline constexpr float lamp_height = 48;  // units

/// `area`: what is seen of the rows, which are `rows_height` high together.
SpotlightLayout lay_out_spotlight(const Scene& scene, const Rect& area, float rows_height);

/// From the room's top down; the strip starts at `strip_x` where the texts leave room for that.
BudgetLayout lay_out_budget(const Scene& scene, const Rect& room, float strip_x);
ControlsLayout lay_out_controls(const Scene& scene, const Rect& room);

}  // namespace ui
