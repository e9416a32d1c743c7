#pragma once

#include <attention/result.hpp>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "session/state.hpp"

/// Acts: everything a learner can do, with one textual form for lesson links, the command line,
/// undo and tests.
namespace session {

struct Ask {
    std::size_t word;
};
struct SetSharpness {
    double sharpness;
};
struct SetLookBack {
    bool on;
};
struct SetLabel {
    std::size_t word;
    std::vector<double> numbers;
};
struct SetQuestion {
    std::size_t word;
    std::vector<double> numbers;
};
struct ChooseSentence {
    std::size_t sentence;
};
struct Reset {};

using Act =
    std::variant<Ask, SetSharpness, SetLookBack, SetLabel, SetQuestion, ChooseSentence, Reset>;

/// The state after the act. The act must fit the lesson and state, as every parsed act does.
State update(const lesson::Lesson& lesson, const State& state, const Act& act);

/// `ask=ate`, `ask=3` (the third word), `sharpness=1`, `look-back=on`, `label.cat=0.9,0.1`,
/// `question.3=1,0`, `sentence=main`, `reset`. Refuses unknown acts and words, a word that stands
/// more than once (say its place instead), wrong counts of numbers, numbers out of range.
attention::Result<Act> parse_act(const lesson::Lesson& lesson, const State& state,
                                 std::string_view text);

/// A list of acts separated by spaces, each read in the state the ones before it lead to.
/// Gives the state after all of them.
attention::Result<State> perform(const lesson::Lesson& lesson, State state, std::string_view acts);

/// The textual form; `parse_act` gives the same act back.
std::string to_text(const lesson::Lesson& lesson, const State& state, const Act& act);

/// The shortest list of acts that leads from `opening` to this state.
std::string to_text(const lesson::Lesson& lesson, const State& state);

/// A number as a person types it: `0.5` and `0,5` alike, spaces around it allowed. Refuses
/// anything else, and what is not finite.
attention::Result<double> parse_number(std::string_view text);

}  // namespace session
