#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "lesson/letters.hpp"
#include "session/parsing.hpp"
#include "session/readings.hpp"
#include "session/scene.hpp"
#include "session/sharing.hpp"

namespace session {
namespace {

using attention::Error;
using attention::Result;
using lesson::in_quotes;

// A label meets the questions of all words, and a question all labels.
bool scores_exist(const State& state) {
    return std::all_of(state.numbers.begin(), state.numbers.end(), [&](const Numbers& asking) {
        return std::all_of(state.numbers.begin(), state.numbers.end(), [&](const Numbers& other) {
            return lesson::score_exists(asking.question, other.label);
        });
    });
}

template <class SetNumbers>
Result<Act> read_numbers_of_word(const Written& written) {
    const auto word = parse_word(written.sentence(), written.target);
    if (!word) return word.error();
    const auto numbers = parse_numbers(written.sentence().axes, written.value);
    if (!numbers) return numbers.error();
    const Act act = SetNumbers{*word, *numbers};
    if (const auto fine = check_numbers(written.lesson, written.state, act); !fine)
        return fine.error();
    return act;
}

Error hidden(const lesson::Word& word) {
    return {
        fmt::format("{} is hidden by the look-back rule and gets no light: say look-back=off "
                    "first",
                    in_quotes(word.text))};
}

Result<double> parse_points(std::string_view text) {
    return parse_number_within(0.0, all_points, "points of light go", text);
}

bool in_range(const std::vector<double>& numbers) {
    return std::all_of(numbers.begin(), numbers.end(),
                       [](double number) { return std::abs(number) <= lesson::largest_number; });
}

}  // namespace

attention::Outcome check_numbers(const lesson::Lesson& lesson, const State& state, const Act& act) {
    const State then = update(lesson, state, act);
    for (const Numbers& numbers : then.numbers)
        if (!in_range(numbers.label) || !in_range(numbers.question))
            return Error{"a number may go up to 1e300: choose a smaller one"};
    if (scores_exist(then)) return std::monostate{};
    return Error{"these numbers give a score beyond 1e300: choose smaller ones"};
}

Result<Act> read_ask(const Written& written) {
    const auto word = parse_word(written.sentence(), written.value);
    if (!word) return word.error();
    return Act{Ask{*word}};
}

Result<Act> read_sharpness(const Written& written) {
    const auto sharpness =
        parse_number_within(0.0, lesson::sharpest, "the sharpness goes", written.value);
    if (!sharpness) return sharpness.error();
    return Act{SetSharpness{*sharpness}};
}

Result<Act> read_look_back(const Written& written) {
    if (written.value == "on") return Act{SetLookBack{true}};
    if (written.value == "off") return Act{SetLookBack{false}};
    return Error{"look-back is on or off: say look-back=on or look-back=off"};
}

Result<Act> read_sentence(const Written& written) {
    std::vector<std::string_view> ids;
    for (const lesson::Sentence& sentence : written.lesson.sentences) ids.push_back(sentence.id);
    const auto found = std::find(ids.begin(), ids.end(), written.value);
    if (found != ids.end())
        return Act{ChooseSentence{static_cast<std::size_t>(found - ids.begin())}};
    return Error{fmt::format("there is no sentence {}; this lesson has {}",
                             in_quotes(written.value), fmt::join(ids, ", "))};
}

Result<Act> read_label(const Written& written) {
    return read_numbers_of_word<SetLabel>(written);
}

Result<Act> read_question(const Written& written) {
    return read_numbers_of_word<SetQuestion>(written);
}

Result<Act> read_hold(const Written& written) {
    const auto word = parse_word(written.sentence(), written.target);
    if (!word) return word.error();
    const auto points = parse_points(written.value);
    if (!points) return points.error();
    if (*word >= words_seen(written.state)) return hidden(written.sentence().words[*word]);
    return Act{HoldLight{*word, *points}};
}

Result<Act> read_hold_all(const Written& written) {
    constexpr double slack = 0.001;  // of numbers that were written with fewer digits
    const std::vector<lesson::Word>& words = written.sentence().words;
    HoldAll act;
    for (const std::string_view part : parts_at_commas(written.value)) {
        const auto points = parse_points(part);
        if (!points) return points.error();
        act.points.push_back(*points);
    }
    if (act.points.size() != words.size())
        return Error{
            fmt::format("{} number{} of points where the sentence has {} words: say one for each",
                        act.points.size(), act.points.size() == 1 ? "" : "s", words.size())};
    for (std::size_t i = words_seen(written.state); i < words.size(); ++i)
        if (act.points[i] > 0) return hidden(words[i]);
    const double sum = std::accumulate(act.points.begin(), act.points.end(), 0.0);
    if (std::abs(sum - all_points) <= slack) return Act{act};
    return points_add_to(sum);
}

Result<Act> read_let_go(const Written&) {
    return Act{LetGo{}};
}

Result<Act> read_trace_steps(const Written& written) {
    const auto steps =
        parse_whole_within(0, most_trace_steps, "the steps of the trace go", written.value);
    if (!steps) return steps.error();
    return Act{ShowTraceSteps{*steps}};
}

Result<Act> read_addition(const Written& written) {
    const auto addition =
        parse_place(lesson::additions.size(), "addition", "the lesson", written.value);
    if (!addition) return addition.error();
    return Act{ShowAddition{*addition}};
}

}  // namespace session
