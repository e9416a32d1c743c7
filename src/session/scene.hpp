#pragma once

#include <attention/result.hpp>
#include <string_view>

#include "session/acts.hpp"

/// The scene: the part of a state that the stage shows, and that sections and guesses set.
namespace session {

/// Whether the act changes nothing but the scene, so that openings, guesses and experiments can
/// use it.
bool belongs_to_scene(const Act& act);

/// The state after an act that belongs to the scene, also while a guess is open.
State with_scene_act(const lesson::Lesson& lesson, State state, const Act& act);

/// The state after acts that all belong to the scene.
attention::Result<State> with_scene_acts(const lesson::Lesson& lesson, State state,
                                         std::string_view acts);

/// The state with the scene set afresh, as on entering its section.
State with_fresh_scene(const lesson::Lesson& lesson, State state);

/// Whether the section that the state is in shows the questions.
bool shows_quiz(const lesson::Lesson& lesson, const State& state);

/// Scenes alone, the rest of the state being empty. What cannot be done in them is left out.
State scene_of_sentence(const lesson::Lesson& lesson, std::size_t sentence);
State scene_of_section(const lesson::Lesson& lesson, std::size_t section);
State scene_of_guess(const lesson::Lesson& lesson, std::size_t guess);

/// How many words, from the first on, the asking one can give light to; the others are hidden.
std::size_t words_seen(const State& state);

/// Whether two states show the same words, asking word, rules, numbers and hand.
bool same_scene(const State& one, const State& other);

}  // namespace session
