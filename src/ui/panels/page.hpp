#pragma once

#include "ui/scene.hpp"

namespace ui {

/// The section's text, from the top left corner of the room down, as wide as the room. Gives the
/// height.
float draw_page(Scene& scene, const Rect& room);

/// The quick check's question that is shown, its options and what was answered. Gives the height.
float draw_question(Scene& scene, const Rect& room);

/// The guess that is open: how sure, light on, skip. Gives the height.
float draw_open_guess(Scene& scene, const Rect& room, const lesson::Part& part, std::size_t guess);

/// How far a guess was off, in points. Gives the height.
float draw_guess_outcome(Scene& scene, const Rect& room, std::size_t guess);

/// All guesses of the lesson, and what changed between the first and the last. Gives the height.
float draw_guess_log(Scene& scene, const Rect& room);

}  // namespace ui
