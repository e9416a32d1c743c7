#pragma once

#include <attention/attention.hpp>
#include <optional>

#include "session/state.hpp"

/// Guess before you see: which guess is open, and how far it was off.
namespace session {

/// The place in `state.guesses` of this section's first guess whose light is still off.
std::optional<std::size_t> unlit_guess(const lesson::Lesson& lesson, const State& state);

/// The same guess, if the lamp is off for it: it is the section's first, or has been begun. (After
/// one guess is lit, the light stays on to be looked at until the next is begun.)
std::optional<std::size_t> open_guess(const lesson::Lesson& lesson, const State& state);

/// The place in `state.guesses` of the guess that stands in this part of this section.
std::optional<std::size_t> guess_of_part(const lesson::Lesson& lesson, std::size_t section,
                                         std::size_t part);

/// Which section and part a guess, by its place in `state.guesses`, stands in.
struct GuessPlace {
    std::size_t section = 0, part = 0;
};
GuessPlace place_of_guess(const lesson::Lesson& lesson, std::size_t guess);

/// How many parts of the section are shown: all, or up to the first guess that is unlit.
std::size_t visible_parts(const lesson::Lesson& lesson, const State& state);

/// No shares are shown while a guess is open.
inline bool lamp_is_off(const lesson::Lesson& lesson, const State& state) {
    return open_guess(lesson, state).has_value();
}

/// What a guess starts from: 100 points, evenly over the words that its scene does not hide.
std::vector<int> first_points(const lesson::Lesson& lesson, std::size_t guess);

/// Points of light that would have to move to make the guess true: half the sum of the
/// differences, 0 to 100. `shares` are parts of 1.
double guess_distance(const std::vector<int>& points, const attention::Vector& shares);

/// What the stage shows of a guess's scene once the light is on, n parts of 1.
attention::Vector true_shares(const lesson::Lesson& lesson, std::size_t guess);

/// The lit guess whose scene is what the stage shows now, so that its marks stay on the bars.
std::optional<std::size_t> guess_to_compare(const lesson::Lesson& lesson, const State& state);

}  // namespace session
