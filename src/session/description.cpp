#include "session/description.hpp"

#include <fmt/format.h>

#include "session/figures.hpp"

namespace session {
namespace {

std::string numbered(std::string_view what, std::size_t index) {
    return fmt::format("{} {}", what, index + 1);
}

std::string all_words(const lesson::Sentence& sentence) {
    std::string words;
    for (const lesson::Word& word : sentence.words) words += (words.empty() ? "" : " ") + word.text;
    return words;
}

// Describes the acts of one sentence.
struct Describer {
    const lesson::Lesson& lesson;
    const lesson::Sentence& sentence;

    std::string word(std::size_t index) const {
        return fmt::format("“{}”", sentence.words[index].text);
    }

    std::string operator()(const Ask& act) const {
        return fmt::format("lets {} ask", word(act.word));
    }
    std::string operator()(const SetSharpness& act) const {
        return fmt::format("sets Sharpness to {}", number_text(act.sharpness));
    }
    std::string operator()(const SetLookBack& act) const {
        return act.on ? "turns the look-back rule on" : "turns the look-back rule off";
    }
    std::string operator()(const SetLabel& act) const {
        return fmt::format("gives {} the label {}", word(act.word), numbers_text(act.numbers));
    }
    std::string operator()(const SetQuestion& act) const {
        return fmt::format("gives {} the question {}", word(act.word), numbers_text(act.numbers));
    }
    std::string operator()(const ChooseSentence& act) const {
        return fmt::format("shows “{}”", all_words(lesson.sentences[act.sentence]));
    }
    std::string operator()(const Reset&) const { return "brings the lesson’s settings back"; }
    std::string operator()(const GoToSection& act) const {
        return fmt::format("goes to {}: {}", numbered("section", act.section),
                           lesson.sections[act.section].name);
    }
    std::string operator()(const OpenGuess&) const { return "turns the lamp off for a guess"; }
    std::string operator()(const GuessPoints& act) const {
        return fmt::format("guesses {} points for {}", act.points, word(act.word));
    }
    std::string operator()(const SaySureness&) const { return "says how sure you are"; }
    std::string operator()(const LightOn& act) const {
        return act.skipped ? "skips the guess" : "turns the light on";
    }
    std::string operator()(const HoldLight& act) const {
        return fmt::format("holds {} points of light on {}", number_text(act.points),
                           word(act.word));
    }
    std::string operator()(const HoldAll& act) const {
        return fmt::format("shares the light by hand: {}", fmt::join(act.points, ", "));
    }
    std::string operator()(const LetGo&) const { return "lets go of the lamp"; }
    std::string operator()(const ShowTraceSteps& act) const {
        return act.steps == 0 ? "shows the labels only"
                              : fmt::format("works out the trace up to step {}", act.steps);
    }
    std::string operator()(const ShowAddition& act) const {
        return "shows " + numbered("addition", act.addition);
    }
    std::string operator()(const GoToQuizQuestion& act) const {
        return "goes to " + numbered("question", act.question);
    }
    std::string operator()(const Answer& act) const {
        return "chooses " + numbered("answer", act.option);
    }
    std::string operator()(const TryAgain&) const { return "starts the quick check over"; }
    std::string operator()(const RestoreVisited&) const { return "marks sections as visited"; }
    std::string operator()(const RestoreGuess& act) const {
        return "brings back " + numbered("guess", act.guess);
    }
    std::string operator()(const RestoreAnswers& act) const {
        return "brings back the answers to " + numbered("question", act.question);
    }
};

}  // namespace

std::string description(const lesson::Lesson& lesson, const State& state, const Act& act) {
    return std::visit(Describer{lesson, sentence_of(lesson, state)}, act);
}

}  // namespace session
