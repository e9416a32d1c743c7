#include <fmt/format.h>

#include <algorithm>

#include "lesson/letters.hpp"
#include "session/acts.hpp"

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
};

// The acts that lead from `start` to `state`, of the same sentence.
std::vector<Act> acts_between(const State& start, const State& state) {
    std::vector<Act> acts;
    if (state.asking != start.asking) acts.push_back(Ask{state.asking});
    if (state.sharpness != start.sharpness) acts.push_back(SetSharpness{state.sharpness});
    if (state.look_back != start.look_back) acts.push_back(SetLookBack{state.look_back});
    for (std::size_t i = 0; i < state.numbers.size(); ++i) {
        const Numbers &now = state.numbers[i], &then = start.numbers[i];
        if (now.label != then.label) acts.push_back(SetLabel{i, now.label});
        if (now.question != then.question) acts.push_back(SetQuestion{i, now.question});
    }
    return acts;
}

}  // namespace

std::string to_text(const lesson::Lesson& lesson, const State& state, const Act& act) {
    return std::visit(Writer{lesson, lesson.sentences[state.sentence]}, act);
}

std::string to_text(const lesson::Lesson& lesson, const State& state) {
    std::vector<Act> acts = acts_between(opening(lesson, state.sentence), state);
    if (state.sentence != 0) acts.insert(acts.begin(), ChooseSentence{state.sentence});
    std::vector<std::string> texts;
    for (const Act& act : acts) texts.push_back(to_text(lesson, state, act));
    return fmt::format("{}", fmt::join(texts, " "));
}

}  // namespace session
