#pragma once

#include <cstddef>
#include <vector>

#include "lesson/lesson.hpp"

namespace session {

/// The numbers of one word as the learner has them now.
struct Numbers {
    std::vector<double> label;
    std::vector<double> question;
    bool operator==(const Numbers&) const = default;
};

enum class Sureness { unsaid, guessing, fairly, sure };

/// A guess before the light goes on.
struct Guess {
    enum class Light { off, on, skipped };
    std::vector<int> points;  // one a word, each 0 to 100, together 100
    Sureness sureness = Sureness::unsaid;
    Light light = Light::off;
    bool operator==(const Guess&) const = default;
};

inline constexpr int most_trace_steps = 4;  // columns of the hand trace after the label

/// All that the learner has chosen; a small value. Everything on the screen follows from it
/// and the lesson.
struct State {
    std::size_t sentence = 0;  // index into the lesson's sentences
    std::size_t asking = 0;    // index into the sentence's words
    double sharpness = 4.0;    // 0 to lesson::sharpest
    bool look_back = false;
    std::vector<Numbers> numbers;  // one a word

    std::size_t section = 0;             // index into the lesson's sections
    std::vector<bool> visited;           // one a section
    std::vector<Guess> guesses;          // one a guess of the lesson, in its order
    bool begun = false;                  // the lamp is off for a guess further down the section
    std::vector<double> held;            // shares of the lamp in the learner's hand, one a
                                         // word, together 1; empty: attention holds it
    int trace_steps = most_trace_steps;  // columns worked out
    std::size_t addition = 0;            // which of lesson::additions is shown
    std::size_t quiz_question = 0;       // of the quick check
    std::vector<std::vector<std::size_t>> answers;  // options chosen, in order, one list a question
    bool operator==(const State&) const = default;
};

/// The one on the stage.
const lesson::Sentence& sentence_of(const lesson::Lesson& lesson, const State& state);

/// A fresh start: the first section with its opening done, or a bare stage with the first sentence.
State opening(const lesson::Lesson& lesson);

/// A sentence by itself, whatever the sections make of it: its own numbers and sharpness, look-back
/// off, and the light on, since every guess is skipped. Asking: the third word, which has words
/// before it to look back at and words after it to lose; where there are fewer than three, the
/// last.
State opening(const lesson::Lesson& lesson, std::size_t sentence);

}  // namespace session
