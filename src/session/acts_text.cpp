#include <fmt/format.h>

#include <algorithm>

#include "lesson/letters.hpp"
#include "session/acts.hpp"
#include "session/names.hpp"

namespace session {
namespace {

// Signs with a meaning in acts, on the command line or in the links of a lesson's text.
constexpr std::string_view special = "=,.#;&|()<>[]{}\"'`\\$*?!~%";

bool is_place(std::string_view text) {
    return text.find_first_not_of("0123456789") == std::string_view::npos;
}

bool is_plain(std::string_view text) {
    return !lesson::has_space(text) && !is_place(text) &&
           text.find_first_of(special) == std::string_view::npos;
}

bool stands_once(const std::vector<lesson::Word>& words, std::string_view text) {
    return std::count_if(words.begin(), words.end(),
                         [text](const lesson::Word& word) { return word.text == text; }) == 1;
}

std::string place_list(const std::vector<std::size_t>& indices) {
    std::string text;
    for (const std::size_t index : indices)
        text += fmt::format("{}{}", text.empty() ? "" : ",", index + 1);
    return text;
}

// Writes the acts of one sentence.
struct Writer {
    const lesson::Lesson& lesson;
    const lesson::Sentence& sentence;

    std::string name(std::size_t word) const {
        const std::string& text = sentence.words[word].text;
        const bool is_clear = is_plain(text) && stands_once(sentence.words, text);
        return is_clear ? text : fmt::format("{}", word + 1);
    }
    std::string numbers(std::string_view what, std::size_t word,
                        const std::vector<double>& all) const {
        return fmt::format("{}.{}={}", what, name(word), fmt::join(all, ","));
    }

    std::string operator()(const Ask& act) const { return "ask=" + name(act.word); }
    std::string operator()(const SetSharpness& act) const {
        return fmt::format("sharpness={}", act.sharpness);
    }
    std::string operator()(const SetLookBack& act) const {
        return act.on ? "look-back=on" : "look-back=off";
    }
    std::string operator()(const SetLabel& act) const {
        return numbers("label", act.word, act.numbers);
    }
    std::string operator()(const SetQuestion& act) const {
        return numbers("question", act.word, act.numbers);
    }
    std::string operator()(const ChooseSentence& act) const {
        return "sentence=" + lesson.sentences[act.sentence].id;
    }
    std::string operator()(const Reset&) const { return "reset"; }
    std::string operator()(const GoToSection& act) const {
        return fmt::format("section={}", act.section + 1);
    }
    std::string operator()(const OpenGuess&) const { return "guess=open"; }
    std::string operator()(const GuessPoints& act) const {
        return fmt::format("guess.{}={}", name(act.word), act.points);
    }
    std::string operator()(const SaySureness& act) const {
        return fmt::format("sure={}", name_of(surenesses, act.sureness));
    }
    std::string operator()(const LightOn& act) const {
        return act.skipped ? "light=skip" : "light=on";
    }
    std::string operator()(const HoldLight& act) const {
        return fmt::format("hold.{}={}", name(act.word), act.points);
    }
    std::string operator()(const HoldAll& act) const {
        return fmt::format("hold={}", fmt::join(act.points, ","));
    }
    std::string operator()(const LetGo&) const { return "let-go"; }
    std::string operator()(const ShowTraceSteps& act) const {
        return fmt::format("trace-steps={}", act.steps);
    }
    std::string operator()(const ShowAddition& act) const {
        return fmt::format("addition={}", act.addition + 1);
    }
    std::string operator()(const GoToQuizQuestion& act) const {
        return fmt::format("quiz={}", act.question + 1);
    }
    std::string operator()(const Answer& act) const {
        return fmt::format("answer={}", act.option + 1);
    }
    std::string operator()(const TryAgain&) const { return "try-again"; }
    std::string operator()(const RestoreVisited& act) const {
        return "visited=" + place_list(act.sections);
    }
    std::string operator()(const RestoreGuess& act) const {
        return fmt::format("guessed.{}={},{},{}", act.guess + 1, name_of(lights, act.as.light),
                           name_of(surenesses, act.as.sureness), fmt::join(act.as.points, ","));
    }
    std::string operator()(const RestoreAnswers& act) const {
        return fmt::format("answered.{}={}", act.question + 1, place_list(act.options));
    }
};

}  // namespace

std::string to_text(const lesson::Lesson& lesson, const State& state, const Act& act) {
    return std::visit(Writer{lesson, sentence_of(lesson, state)}, act);
}

}  // namespace session
