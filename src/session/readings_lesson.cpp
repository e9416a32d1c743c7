#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "lesson/letters.hpp"
#include "session/guessing.hpp"
#include "session/names.hpp"
#include "session/parsing.hpp"
#include "session/readings.hpp"
#include "session/scene.hpp"
#include "session/sharing.hpp"

namespace session {
namespace {

using attention::Error;
using attention::Result;
using lesson::in_quotes;

constexpr std::string_view no_guess = "no guess is open here: go to a section that has one";
constexpr std::string_view this_lesson = "the lesson";

bool guess_is_open(const Written& written) {
    return open_guess(written.lesson, written.state).has_value();
}

template <class Value, std::size_t n>
Result<Value> parse_name(const std::array<Name<Value>, n>& names, std::string_view what,
                         std::string_view text) {
    std::vector<std::string_view> known;
    for (const Name<Value>& name : names) {
        if (name.text == text) return name.value;
        known.push_back(name.text);
    }
    return Error{
        fmt::format("{} is one of {}, not {}", what, fmt::join(known, ", "), in_quotes(text))};
}

}  // namespace

Result<Act> read_reset(const Written&) {
    return Act{Reset{}};
}

Result<Act> read_section(const Written& written) {
    const auto section =
        parse_place(written.lesson.sections.size(), "section", this_lesson, written.value);
    if (!section) return section.error();
    return Act{GoToSection{*section}};
}

Result<Act> read_guess(const Written& written) {
    if (written.value != "open") return Error{"say guess=open, or points as guess.WORD=40"};
    if (unlit_guess(written.lesson, written.state)) return Act{OpenGuess{}};
    return Error{"no guess waits in this section: go to one that has a guess"};
}

Result<Act> read_guess_points(const Written& written) {
    if (!guess_is_open(written)) return Error{std::string(no_guess)};
    const auto word = parse_word(written.sentence(), written.target);
    if (!word) return word.error();
    const auto points = parse_whole_within(0, all_points, "points go", written.value);
    if (!points) return points.error();
    if (*word >= words_seen(written.state))
        return Error{fmt::format(
            "{} is hidden by the look-back rule and gets no light: guess about the words before it",
            in_quotes(written.sentence().words[*word].text))};
    return Act{GuessPoints{*word, *points}};
}

Result<Act> read_sureness(const Written& written) {
    if (!guess_is_open(written)) return Error{std::string(no_guess)};
    const auto sureness = parse_name(surenesses, "how sure", written.value);
    if (!sureness) return sureness.error();
    return Act{SaySureness{*sureness}};
}

Result<Act> read_light(const Written& written) {
    if (written.value != "on" && written.value != "skip")
        return Error{"the light is turned on or the guess skipped: say light=on or light=skip"};
    const bool skipped = written.value == "skip";
    const bool can_be =
        skipped ? unlit_guess(written.lesson, written.state).has_value() : guess_is_open(written);
    if (!can_be) return Error{std::string(no_guess)};
    return Act{LightOn{.skipped = skipped}};
}

Result<Act> read_quiz(const Written& written) {
    const auto question =
        parse_place(written.lesson.quiz.size(), "question", this_lesson, written.value);
    if (!question) return question.error();
    return Act{GoToQuizQuestion{*question}};
}

Result<Act> read_answer(const Written& written) {
    if (written.lesson.quiz.empty()) return Error{"the lesson has no questions"};
    const lesson::QuizQuestion& shown = written.lesson.quiz[written.state.quiz_question];
    const auto option = parse_place(shown.options.size(), "option", "the question", written.value);
    if (!option) return option.error();
    return Act{Answer{*option}};
}

Result<Act> read_try_again(const Written& written) {
    if (written.lesson.quiz.empty()) return Error{"the lesson has no questions"};
    return Act{TryAgain{}};
}

Result<Act> read_visited(const Written& written) {
    auto sections =
        parse_places(written.lesson.sections.size(), "section", this_lesson, written.value);
    if (!sections) return sections.error();
    return Act{RestoreVisited{*std::move(sections)}};
}

Result<Act> read_guessed(const Written& written) {
    constexpr std::size_t names = 2;  // before the points: the light, how sure
    const auto& guesses = written.state.guesses;
    const auto guess = parse_place(guesses.size(), "guess", this_lesson, written.target);
    if (!guess) return guess.error();
    const auto parts = parts_at_commas(written.value);
    const std::size_t words = guesses[*guess].points.size();
    if (parts.size() != names + words)
        return Error{fmt::format("a guess is written as on,sure and {} points", words)};
    const auto light = parse_name(lights, "the light", parts[0]);
    if (!light) return light.error();
    const auto sureness = parse_name(surenesses, "how sure", parts[1]);
    if (!sureness) return sureness.error();
    Guess as = {.sureness = *sureness, .light = *light};
    for (std::size_t i = names; i < parts.size(); ++i) {
        const auto points = parse_whole_within(0, all_points, "points go", parts[i]);
        if (!points) return points.error();
        as.points.push_back(*points);
    }
    for (std::size_t i = words_seen(scene_of_guess(written.lesson, *guess)); i < words; ++i)
        if (as.points[i] != 0)
            return Error{fmt::format(
                "word {} is hidden by the look-back rule in this guess: give it 0 points", i + 1)};
    const int sum = std::accumulate(as.points.begin(), as.points.end(), 0);
    if (sum != all_points) return points_add_to(sum);
    return Act{RestoreGuess{*guess, std::move(as)}};
}

Result<Act> read_answered(const Written& written) {
    const auto& questions = written.lesson.quiz;
    const auto question = parse_place(questions.size(), "question", this_lesson, written.target);
    if (!question) return question.error();
    auto options =
        parse_places(questions[*question].options.size(), "option", "the question", written.value);
    if (!options) return options.error();
    std::vector<std::size_t> sorted = *options;
    std::sort(sorted.begin(), sorted.end());
    if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end())
        return Error{"an option stands twice: say each once"};
    return Act{RestoreAnswers{*question, *std::move(options)}};
}

}  // namespace session
