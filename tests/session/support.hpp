#pragma once

#include <gtest/gtest.h>

#include "lesson/support.hpp"
#include "session/session.hpp"

namespace test {

inline lesson::Lesson four_words() {
    return sound(four_words_text());
}

inline lesson::Lesson built_in() {
    return sound(built_in_text());
}

/// A lesson of sentences that hold these words, ids s1, s2, ... and two axes each.
inline lesson::Lesson lesson_of(const std::vector<std::vector<std::string>>& sentences) {
    lesson::Lesson lesson;
    for (const auto& words : sentences) {
        lesson::Sentence sentence = {.axes = {"thing", "action"}};
        sentence.id = std::string("s").append(std::to_string(lesson.sentences.size() + 1));
        for (const std::string& text : words) {
            const std::vector<double> numbers = {0.5, static_cast<double>(text.size())};
            sentence.words.push_back(
                {.text = text, .label = numbers, .question = {1.0, 0.25}, .value = numbers});
        }
        lesson.sentences.push_back(sentence);
    }
    return lesson;
}

/// The state after these acts from the opening; a test fails where they are refused.
inline session::State after(const lesson::Lesson& lesson, std::string_view acts) {
    const auto state = session::perform(lesson, session::opening(lesson), acts);
    EXPECT_TRUE(state) << acts << ": " << state.error().message;
    return state ? *state : session::opening(lesson);
}

/// Why the acts are refused; empty where they are not.
inline std::string refusal(const lesson::Lesson& lesson, std::string_view acts) {
    const auto state = session::perform(lesson, session::opening(lesson), acts);
    return state ? "" : state.error().message;
}

}  // namespace test
