#pragma once

#include "ui/layout.hpp"

/// Rows whose light the learner holds: guesses before the light is on, and the lamp in the hand.
namespace ui {

/// A guess's mark that can be dragged, with its points; no true share is shown.
void draw_guess_row(Scene& scene, const RowLayout& row, std::size_t word, int points, bool low);

/// Where a guess was, on a bar that is lit.
void draw_guess_mark(Scene& scene, const RowLayout& row, int points);

/// Lets the bar be dragged: the other shares give way.
void hold_light(Scene& scene, const RowLayout& row, std::size_t word);

}  // namespace ui
