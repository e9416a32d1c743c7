#pragma once

#include <attention/result.hpp>
#include <cstddef>
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
    bool operator==(const Ask&) const = default;
};
struct SetSharpness {
    double sharpness;
    bool operator==(const SetSharpness&) const = default;
};
struct SetLookBack {
    bool on;
    bool operator==(const SetLookBack&) const = default;
};
struct SetLabel {
    std::size_t word;
    std::vector<double> numbers;
    bool operator==(const SetLabel&) const = default;
};
struct SetQuestion {
    std::size_t word;
    std::vector<double> numbers;
    bool operator==(const SetQuestion&) const = default;
};
struct ChooseSentence {
    std::size_t sentence;
    bool operator==(const ChooseSentence&) const = default;
};
struct Reset {
    bool operator==(const Reset&) const = default;
};

using Act =
    std::variant<Ask, SetSharpness, SetLookBack, SetLabel, SetQuestion, ChooseSentence, Reset>;

/// The state after the act. The act must fit the lesson and state, as every parsed act does.
/// Choosing the sentence that is already there changes nothing; `Reset` brings its opening back.
State update(const lesson::Lesson& lesson, const State& state, const Act& act);

/// `ask=ate`, `ask=3` (the third word: digits always mean the place), `sharpness=1`,
/// `look-back=on`, `label.cat=0.9,0.1`, `question.3=1,0`, `sentence=main`, `reset`. Refuses unknown
/// acts and words, a word that stands more than once (say its place instead), wrong counts of
/// numbers, and numbers that are out of range or would take a score out of range.
attention::Result<Act> parse_act(const lesson::Lesson& lesson, const State& state,
                                 std::string_view text);

/// A list of acts separated by spaces, each read in the state the ones before it lead to.
/// Gives the state after all of them.
attention::Result<State> perform(const lesson::Lesson& lesson, State state, std::string_view acts);

/// The textual form; `parse_act` gives the same act back. A word goes by its text where that is
/// plain and stands once, else by its place.
std::string to_text(const lesson::Lesson& lesson, const State& state, const Act& act);

/// The shortest list of acts that leads from `opening(lesson)` to this state.
std::string to_text(const lesson::Lesson& lesson, const State& state);

/// A number as a person types it: `0.5` and `0,5` alike, spaces around it allowed. Refuses
/// anything else, and what is not finite.
attention::Result<double> parse_number(std::string_view text);

}  // namespace session
