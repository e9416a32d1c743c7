#include "session/link.hpp"

#include <fmt/format.h>

#include "session/figures.hpp"
#include "session/pieces.hpp"

namespace session {
namespace {

template <class... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};

}  // namespace

attention::Result<std::vector<Act>> parse_acts(const lesson::Lesson& lesson, State state,
                                               std::string_view acts) {
    std::vector<Act> parsed;
    for (const std::string_view text : pieces(acts)) {
        const auto act = parse_act(lesson, state, text);
        if (!act) return act.error();
        state = update(lesson, state, *act);
        parsed.push_back(*act);
    }
    return parsed;
}

std::string description(const lesson::Lesson& lesson, const State& state, const Act& act) {
    const auto word = [&](std::size_t index) {
        return fmt::format("“{}”", lesson.sentences[state.sentence].words[index].text);
    };
    const auto numbered = [](std::string_view what, std::size_t index) {
        return fmt::format("{} {}", what, index + 1);
    };
    return std::visit(
        Overloaded{
            [&](const Ask& a) { return fmt::format("lets {} ask", word(a.word)); },
            [&](const SetSharpness& a) {
                return fmt::format("sets Sharpness to {}", number_text(a.sharpness));
            },
            [&](const SetLookBack& a) -> std::string {
                return a.on ? "turns the look-back rule on" : "turns the look-back rule off";
            },
            [&](const SetLabel& a) {
                return fmt::format("gives {} the label {}", word(a.word), numbers_text(a.numbers));
            },
            [&](const SetQuestion& a) {
                return fmt::format("gives {} the question {}", word(a.word),
                                   numbers_text(a.numbers));
            },
            [&](const ChooseSentence& a) {
                std::string words;
                for (const lesson::Word& w : lesson.sentences[a.sentence].words)
                    words += (words.empty() ? "" : " ") + w.text;
                return fmt::format("shows “{}”", words);
            },
            [&](const Reset&) -> std::string { return "brings the lesson’s settings back"; },
            [&](const GoToSection& a) {
                return fmt::format("goes to {}: {}", numbered("section", a.section),
                                   lesson.sections[a.section].name);
            },
            [&](const OpenGuess&) -> std::string { return "turns the lamp off for a guess"; },
            [&](const GuessPoints& a) {
                return fmt::format("guesses {} points for {}", a.points, word(a.word));
            },
            [&](const SaySureness&) -> std::string { return "says how sure you are"; },
            [&](const LightOn& a) -> std::string {
                return a.skipped ? "skips the guess" : "turns the light on";
            },
            [&](const HoldLight& a) {
                return fmt::format("holds {} points of light on {}", number_text(a.points),
                                   word(a.word));
            },
            [&](const HoldAll&) -> std::string { return "holds the lamp by hand"; },
            [&](const LetGo&) -> std::string { return "lets go of the lamp"; },
            [&](const ShowTraceSteps& a) {
                return a.steps == 0 ? std::string("shows the labels only")
                                    : fmt::format("works out the trace up to step {}", a.steps);
            },
            [&](const ShowAddition& a) { return "shows " + numbered("addition", a.addition); },
            [&](const GoToQuestion& a) { return "goes to " + numbered("question", a.question); },
            [&](const Answer& a) { return "chooses " + numbered("answer", a.option); },
            [&](const TryAgain&) -> std::string { return "starts the quick check over"; },
            [&](const RestoreVisited&) -> std::string { return "marks sections as visited"; },
            [&](const RestoreGuess& a) { return "brings back " + numbered("guess", a.guess); },
            [&](const RestoreAnswers& a) {
                return "brings back the answers to " + numbered("question", a.question);
            },
        },
        act);
}

}  // namespace session
