#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "lesson/letters.hpp"
#include "session/acts.hpp"

namespace session {
namespace {

using attention::Error;
using attention::Result;
using lesson::in_quotes;

constexpr std::string_view known_acts =
    "ask=WORD, sharpness=NUMBER, look-back=on, look-back=off, label.WORD=NUMBERS, "
    "question.WORD=NUMBERS, sentence=ID and reset";

// Numbers counted from 1, as people do.
std::string places(const std::vector<std::size_t>& indices) {
    std::string text;
    for (std::size_t i = 0; i < indices.size(); ++i)
        text += fmt::format("{}{}",
                            i == 0                    ? ""
                            : i + 1 == indices.size() ? " and "
                                                      : ", ",
                            indices[i] + 1);
    return text;
}

std::string all_words(const lesson::Sentence& sentence) {
    std::vector<std::string_view> texts;
    for (const lesson::Word& word : sentence.words) texts.push_back(word.text);
    return fmt::format("{}", fmt::join(texts, ", "));
}

Result<std::size_t> word_at(const lesson::Sentence& sentence, std::string_view place) {
    const std::size_t count = sentence.words.size();
    std::size_t number = 0;
    const auto [end, failure] = std::from_chars(place.data(), place.data() + place.size(), number);
    if (failure == std::errc() && number >= 1 && number <= count) return number - 1;
    return Error{
        fmt::format("there is no word {}: the sentence has {} word{}, so say a place from "
                    "1 to {}",
                    place.substr(0, 20), count, count == 1 ? "" : "s", count)};
}

Result<std::size_t> parse_word(const lesson::Sentence& sentence, std::string_view text) {
    if (text.empty())
        return Error{fmt::format("a word is missing here: the words are {}", all_words(sentence))};
    if (text.find_first_not_of("0123456789") == std::string_view::npos)
        return word_at(sentence, text);
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < sentence.words.size(); ++i)
        if (sentence.words[i].text == text) found.push_back(i);
    if (found.empty())
        return Error{fmt::format("there is no word {}; the words are {}", in_quotes(text),
                                 all_words(sentence))};
    if (found.size() > 1)
        return Error{fmt::format("{} stands {} times: say its place instead, which is {}",
                                 in_quotes(text), found.size(), places(found))};
    return found[0];
}

Result<std::vector<double>> parse_numbers(const std::vector<std::string>& axes,
                                          std::string_view text) {
    std::vector<double> numbers;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t comma = std::min(text.find(',', start), text.size());
        const auto number = parse_number(text.substr(start, comma - start));
        if (!number) return number.error();
        if (std::abs(*number) > lesson::largest_number)
            return Error{fmt::format("{} is too large: a number may go up to 1e300", *number)};
        numbers.push_back(*number);
        start = comma + 1;
    }
    if (numbers.size() == axes.size()) return numbers;
    return Error{fmt::format(
        "{} number{} where the sentence has {} ({}): say one for each, with "
        "commas and no spaces between",
        numbers.size(), numbers.size() == 1 ? "" : "s", axes.size(), fmt::join(axes, ", "))};
}

// A label meets the questions of all words, and a question all labels.
bool scores_exist(const State& state) {
    return std::all_of(state.numbers.begin(), state.numbers.end(), [&](const Numbers& asking) {
        return std::all_of(state.numbers.begin(), state.numbers.end(), [&](const Numbers& other) {
            return lesson::score_exists(asking.question, other.label);
        });
    });
}

class Parser {
  public:
    Parser(const lesson::Lesson& lesson, const State& state, std::string_view text)
        : lesson_(lesson),
          sentence_(lesson.sentences[state.sentence]),
          state_(state),
          text_(text) {}

    Result<Act> parse() const {
        constexpr std::string_view label = "label.", question = "question.";
        if (text_ == "reset") return Act{Reset{}};
        // A word may hold the sign =, a number cannot.
        if (text_.starts_with(label)) return parse_numbers_of<SetLabel>(label, text_.rfind('='));
        if (text_.starts_with(question))
            return parse_numbers_of<SetQuestion>(question, text_.rfind('='));
        const std::size_t equals = std::min(text_.find('='), text_.size());
        const std::string_view name = text_.substr(0, equals);
        const std::string_view value = text_.substr(std::min(equals + 1, text_.size()));
        if (name == "ask") return parse_ask(value);
        if (name == "sharpness") return parse_sharpness(value);
        if (name == "look-back") return parse_look_back(value);
        if (name == "sentence") return parse_sentence(value);
        return Error{
            fmt::format("{} is not known; what can be done: {}", in_quotes(text_), known_acts)};
    }

  private:
    // Says in which act the fault lies.
    Error in_act(const Error& error) const {
        return {fmt::format("in {}: {}", in_quotes(text_), error.message)};
    }

    Result<Act> parse_ask(std::string_view value) const {
        const auto word = parse_word(sentence_, value);
        if (!word) return in_act(word.error());
        return Act{Ask{*word}};
    }

    Result<Act> parse_sharpness(std::string_view value) const {
        const auto sharpness = parse_number(value);
        if (!sharpness) return in_act(sharpness.error());
        if (*sharpness >= 0.0 && *sharpness <= lesson::largest_sharpness)
            return Act{SetSharpness{*sharpness}};
        return in_act({fmt::format("the sharpness goes from 0 to {}: say a number in between",
                                   lesson::largest_sharpness)});
    }

    Result<Act> parse_look_back(std::string_view value) const {
        if (value == "on") return Act{SetLookBack{true}};
        if (value == "off") return Act{SetLookBack{false}};
        return in_act({"look-back is on or off: say look-back=on or look-back=off"});
    }

    Result<Act> parse_sentence(std::string_view id) const {
        std::vector<std::string_view> ids;
        for (const lesson::Sentence& sentence : lesson_.sentences) ids.push_back(sentence.id);
        const auto found = std::find(ids.begin(), ids.end(), id);
        if (found != ids.end())
            return Act{ChooseSentence{static_cast<std::size_t>(found - ids.begin())}};
        return in_act({fmt::format("there is no sentence {}; this lesson has {}", in_quotes(id),
                                   fmt::join(ids, ", "))});
    }

    template <class SetNumbers>
    Result<Act> parse_numbers_of(std::string_view what, std::size_t equals) const {
        if (equals == std::string_view::npos)
            return in_act(
                {fmt::format("the numbers are missing: say them as {}WORD=0.9,0.1", what)});
        const auto word = parse_word(sentence_, text_.substr(what.size(), equals - what.size()));
        if (!word) return in_act(word.error());
        const auto numbers = parse_numbers(sentence_.axes, text_.substr(equals + 1));
        if (!numbers) return in_act(numbers.error());
        const Act act = SetNumbers{*word, *numbers};
        if (scores_exist(update(lesson_, state_, act))) return act;
        return in_act({"these numbers give a score beyond 1e300: say smaller ones"});
    }

    const lesson::Lesson& lesson_;
    const lesson::Sentence& sentence_;
    const State& state_;
    std::string_view text_;
};

}  // namespace

Result<Act> parse_act(const lesson::Lesson& lesson, const State& state, std::string_view text) {
    return Parser(lesson, state, text).parse();
}

Result<State> perform(const lesson::Lesson& lesson, State state, std::string_view acts) {
    constexpr std::string_view spaces = " \t\r\n";
    while (true) {
        acts.remove_prefix(std::min(acts.find_first_not_of(spaces), acts.size()));
        if (acts.empty()) return state;
        const std::string_view text = acts.substr(0, acts.find_first_of(spaces));
        const auto act = parse_act(lesson, state, text);
        if (!act) return act.error();
        state = update(lesson, state, *act);
        acts.remove_prefix(text.size());
    }
}

}  // namespace session
