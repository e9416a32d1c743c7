#include "session/guessing.hpp"

#include <algorithm>
#include <cmath>

#include "session/derived.hpp"
#include "session/scene.hpp"
#include "session/sharing.hpp"

namespace session {
namespace {

std::size_t guesses_in(const lesson::Section& section) {
    return static_cast<std::size_t>(std::count_if(
        section.parts.begin(), section.parts.end(),
        [](const lesson::Part& part) { return part.kind == lesson::PartKind::guess; }));
}

std::size_t first_guess(const lesson::Lesson& lesson, std::size_t section) {
    std::size_t first = 0;
    for (std::size_t i = 0; i < section; ++i) first += guesses_in(lesson.sections[i]);
    return first;
}

// Of the section the state is in: the places of its guesses in `State::guesses`.
struct Range {
    std::size_t begin = 0, end = 0;
};

Range guesses_here(const lesson::Lesson& lesson, const State& state) {
    if (state.section >= lesson.sections.size()) return {};
    const std::size_t begin = first_guess(lesson, state.section);
    const std::size_t end = begin + guesses_in(lesson.sections[state.section]);
    return {std::min(begin, state.guesses.size()), std::min(end, state.guesses.size())};
}

}  // namespace

std::optional<std::size_t> unlit_guess(const lesson::Lesson& lesson, const State& state) {
    const auto [begin, end] = guesses_here(lesson, state);
    for (std::size_t i = begin; i < end; ++i)
        if (state.guesses[i].light == Guess::Light::off) return i;
    return std::nullopt;
}

std::optional<std::size_t> open_guess(const lesson::Lesson& lesson, const State& state) {
    const auto unlit = unlit_guess(lesson, state);
    const bool is_open = unlit && (state.begun || *unlit == guesses_here(lesson, state).begin);
    return is_open ? unlit : std::nullopt;
}

std::optional<std::size_t> guess_of_part(const lesson::Lesson& lesson, std::size_t section,
                                         std::size_t part) {
    const auto& parts = lesson.sections[section].parts;
    if (parts[part].kind != lesson::PartKind::guess) return std::nullopt;
    std::size_t guess = first_guess(lesson, section);
    for (std::size_t i = 0; i < part; ++i)
        guess += parts[i].kind == lesson::PartKind::guess ? 1 : 0;
    return guess;
}

GuessPlace place_of_guess(const lesson::Lesson& lesson, std::size_t guess) {
    GuessPlace place;
    while (guess >= guesses_in(lesson.sections[place.section]))
        guess -= guesses_in(lesson.sections[place.section++]);
    const auto& parts = lesson.sections[place.section].parts;
    for (;; ++place.part)
        if (parts[place.part].kind == lesson::PartKind::guess && guess-- == 0) return place;
}

std::size_t visible_parts(const lesson::Lesson& lesson, const State& state) {
    if (lesson.sections.empty()) return 0;
    const auto unlit = unlit_guess(lesson, state);
    return unlit ? place_of_guess(lesson, *unlit).part + 1
                 : lesson.sections[state.section].parts.size();
}

std::vector<int> first_points(const lesson::Lesson& lesson, std::size_t guess) {
    const State scene = scene_of_guess(lesson, guess);
    std::vector<int> points = even_points(words_seen(scene));
    points.resize(scene.numbers.size());
    return points;
}

double guess_distance(const std::vector<int>& points, const attention::Vector& shares) {
    double sum = 0.0;
    for (std::size_t i = 0; i < points.size() && i < static_cast<std::size_t>(shares.size()); ++i)
        sum += std::abs(points[i] - 100 * shares[static_cast<attention::Index>(i)]);
    return sum / 2;
}

attention::Vector true_shares(const lesson::Lesson& lesson, std::size_t guess) {
    return derive(lesson, scene_of_guess(lesson, guess)).shown_shares;
}

std::optional<std::size_t> guess_to_compare(const lesson::Lesson& lesson, const State& state) {
    const auto [begin, end] = guesses_here(lesson, state);
    for (std::size_t i = end; i > begin; --i)
        if (state.guesses[i - 1].light == Guess::Light::on &&
            same_scene(state, scene_of_guess(lesson, i - 1)))
            return i - 1;
    return std::nullopt;
}

}  // namespace session
