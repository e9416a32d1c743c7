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
struct GoToSection {
    std::size_t section;
    bool operator==(const GoToSection&) const = default;
};
/// Turns the lamp off for the guess that waits further down the section. (A section's first guess
/// opens by itself.)
struct OpenGuess {
    bool operator==(const OpenGuess&) const = default;
};
/// Points of the guess that is open in this section; the other words give way in proportion.
struct GuessPoints {
    std::size_t word;
    int points;
    bool operator==(const GuessPoints&) const = default;
};
struct SaySureness {
    Sureness sureness;
    bool operator==(const SaySureness&) const = default;
};
/// Ends the guess that is open in this section: the true light goes on. A guess that waits can be
/// skipped too.
struct LightOn {
    bool skipped = false;
    bool operator==(const LightOn&) const = default;
};
/// Holds the lamp by hand: this word gets the points, the others give way in proportion.
struct HoldLight {
    std::size_t word;
    double points;  // 0 to 100
    bool operator==(const HoldLight&) const = default;
};
/// Holds the lamp by hand: points for every word, together 100.
struct HoldAll {
    std::vector<double> points;
    bool operator==(const HoldAll&) const = default;
};
struct LetGo {
    bool operator==(const LetGo&) const = default;
};
struct ShowTraceSteps {
    int steps;
    bool operator==(const ShowTraceSteps&) const = default;
};
struct ShowAddition {
    std::size_t addition;
    bool operator==(const ShowAddition&) const = default;
};
struct GoToQuizQuestion {
    std::size_t question;
    bool operator==(const GoToQuizQuestion&) const = default;
};
struct Answer {
    std::size_t option;  // of the question that is shown
    bool operator==(const Answer&) const = default;
};
/// Starts the quick check over.
struct TryAgain {
    bool operator==(const TryAgain&) const = default;
};

// What a saved state is made of besides.

struct RestoreVisited {
    std::vector<std::size_t> sections;  // are visited, besides those that are
    bool operator==(const RestoreVisited&) const = default;
};
struct RestoreGuess {
    std::size_t guess;  // index into `State::guesses`
    Guess as;
    bool operator==(const RestoreGuess&) const = default;
};
struct RestoreAnswers {
    std::size_t question;
    std::vector<std::size_t> options;  // in the order in which they were chosen
    bool operator==(const RestoreAnswers&) const = default;
};

using Act = std::variant<Ask, SetSharpness, SetLookBack, SetLabel, SetQuestion, ChooseSentence,
                         Reset, GoToSection, OpenGuess, GuessPoints, SaySureness, LightOn,
                         HoldLight, HoldAll, LetGo, ShowTraceSteps, ShowAddition, GoToQuizQuestion,
                         Answer, TryAgain, RestoreVisited, RestoreGuess, RestoreAnswers>;

/// The state after the act. The act must fit the lesson and state, as every parsed act does.
///
/// The scene is what the stage shows: all of `State` down to `numbers`, `held`, `trace_steps` and
/// `addition`. Entering a section sets it afresh: the section's opening, then that of the guess
/// that is open or of the quick check's question. `Reset` does so too; on a bare stage it brings
/// the sentence's opening back. While a guess is open, its scene stays as it is, but for
/// `trace_steps` and `addition`, which show no shares. Choosing the sentence that is already there
/// changes nothing. The lamp is let go of by every change of who asks, sharpness, look-back,
/// sentence and section.
State update(const lesson::Lesson& lesson, const State& state, const Act& act);

/// `ask=ate`, `ask=3` (the third word: digits always mean the place), `sharpness=1`,
/// `look-back=on`, `label.cat=0.9,0.1`, `question.3=1,0`, `sentence=main`, `reset`,
/// `section=5`, `guess=open`, `guess.cat=40`, `sure=unsaid|guessing|fairly|sure`, `light=on`,
/// `light=skip`, `hold.cat=60`, `hold=10,60,20,10`, `let-go`, `trace-steps=2`, `addition=2`,
/// `quiz=3` (the third question), `answer=2`, `try-again`; in saved states `visited=1,2,4`,
/// `guessed.1=on,sure,10,60,20,10` (the first guess; or off, skipped; or unsaid, guessing, fairly)
/// and `answered.3=2,1`. Refuses unknown acts and words, a word that stands more than once (say its
/// place instead), wrong counts of numbers, numbers that are out of range or would take a score
/// out of range, and what cannot be done now, such as a guess where none is open.
attention::Result<Act> parse_act(const lesson::Lesson& lesson, const State& state,
                                 std::string_view text);

/// An act that is one word alone, such as `reset`.
bool is_bare_act(std::string_view text);

/// Refuses numbers of a label or question that are out of range, and those that would take a score
/// out of range. Any other act is fine.
attention::Outcome check_numbers(const lesson::Lesson& lesson, const State& state, const Act& act);

/// A list of acts separated by spaces, each read in the state the ones before it lead to.
/// Gives the state after all of them.
attention::Result<State> perform(const lesson::Lesson& lesson, State state, std::string_view acts);

/// The state after those acts of such a list that fit. `all_fit`: none was left out.
struct Fitted {
    State state;
    bool all_fit = true;
};
Fitted perform_what_fits(const lesson::Lesson& lesson, State state, std::string_view acts);

/// The acts of such a list.
attention::Result<std::vector<Act>> parse_acts(const lesson::Lesson& lesson, State state,
                                               std::string_view acts);

/// The textual form; `parse_act` gives the same act back. A word goes by its text where that is
/// plain and stands once, else by its place.
std::string to_text(const lesson::Lesson& lesson, const State& state, const Act& act);

/// A list of acts that leads from `opening(lesson)` to this state, with nothing that could be left
/// out: a saved state.
std::string to_text(const lesson::Lesson& lesson, const State& state);

/// A number as a person types it: `0.5` and `0,5` alike, spaces around it allowed. Refuses
/// anything else, and what is not finite.
attention::Result<double> parse_number(std::string_view text);

/// The same of what will be fitted into a range: a number too large for a computer, such as 1e999,
/// becomes the largest there is, one too close to 0 becomes 0. (Of up to 300 digits.)
attention::Result<double> parse_number_to_fit(std::string_view text);

}  // namespace session
