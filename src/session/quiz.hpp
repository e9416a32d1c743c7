#pragma once

#include "session/state.hpp"

namespace session {

/// Where the learner stands in one question.
struct QuestionStanding {
    bool answered_right = false;  // the right option has been chosen
    std::size_t tries = 0;        // options chosen so far
};

QuestionStanding standing(const lesson::Lesson& lesson, const State& state, std::size_t question);

/// Every question has been answered right.
bool quiz_is_done(const lesson::Lesson& lesson, const State& state);

/// How many were right at the first try.
std::size_t right_at_once(const lesson::Lesson& lesson, const State& state);

}  // namespace session
