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

/// All that the learner has chosen; a small value. Everything on the screen follows from it
/// and the lesson.
struct State {
    std::size_t sentence = 0;  // index into the lesson's sentences
    std::size_t asking = 0;    // index into the sentence's words
    double sharpness = 4.0;    // 0 to lesson::largest_sharpness
    bool look_back = false;
    std::vector<Numbers> numbers;  // one a word
    bool operator==(const State&) const = default;
};

/// How a sentence starts: its own numbers and sharpness, look-back off. Asking: the third word,
/// which has words before it to look back at and words after it to lose; where there are fewer
/// than three, the last.
State opening(const lesson::Lesson& lesson, std::size_t sentence = 0);

}  // namespace session
