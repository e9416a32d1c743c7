#pragma once

#include "ui/scene.hpp"

namespace ui {

/// The section's text, from the top left corner of the room down, as wide as the room. Gives the
/// height.
float draw_page(Scene& scene, const Rect& room);

/// The quick check's question that is shown, its options and what was answered. Gives the height.
float draw_question(Scene& scene, const Rect& room);

inline constexpr std::string_view guess_tag = "GUESS FIRST";

/// A guess whose light is not yet on. Open: how sure, light on, skip; waiting for its turn: lamp
/// off, skip. Gives the height.
float draw_unlit_guess(Scene& scene, const Rect& room, const lesson::Part& part, std::size_t guess);

/// How far a guess was off, in points. Gives the height.
float draw_guess_outcome(Scene& scene, const Rect& room, std::size_t guess);

/// All guesses of the lesson, and what changed between the first and the last. Gives the height.
float draw_guess_log(Scene& scene, const Rect& room);

}  // namespace ui
