#pragma once

#include "ui/layout.hpp"

/// The panels, in screen order. Each draws its part of the session and hands back wishes.
namespace ui {

void draw_top_bar(Scene& scene, const Rect& bar);

/// The sections as steps, done, here or to come, in the middle of the room.
void draw_stepper(Scene& scene, const Rect& room);

void draw_asking_selector(Scene& scene, const SelectorLayout& layout);
void draw_spotlight(Scene& scene, const SpotlightLayout& layout);
void draw_budget(Scene& scene, const BudgetLayout& layout);
void draw_controls(Scene& scene, const ControlsLayout& layout);

void draw_trace_table(Scene& scene, const Rect& area);
void draw_plane(Scene& scene, const Rect& area);

/// All words at once, on the stage: row asks, column is looked at.
void draw_grid(Scene& scene, const Rect& area);

}  // namespace ui
