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
/// Opens the field for a Sharpness, which is now this.
void type_sharpness(Scene& scene, double now);

/// What was just said, and in projector mode the way out of it.
void draw_notice_on_stage(Scene& scene, Rect line);
void draw_notice_on_paper(Scene& scene, Rect line);

void draw_trace_table(Scene& scene, const Rect& area);
/// With the lines below it, the same whatever the light does.
float trace_table_height(const Scene& scene, float width);
/// In place of the hand trace, before it is explained: what the asking word becomes, in words.
void draw_blend(Scene& scene, const Rect& area);
float blend_height(const Scene& scene);

/// Labels, questions and the new summary. Where `editable`, dots and arrow tips can be dragged.
void draw_plane(Scene& scene, const Rect& area, bool editable = false);

/// Labels and questions as numbers that can be typed, and the asking word's scores.
void draw_numbers_table(Scene& scene, const Rect& area);
float numbers_table_height(const Scene& scene);

/// All words at once, on the stage: row asks, column is looked at.
void draw_grid(Scene& scene, const Rect& area);

}  // namespace ui
