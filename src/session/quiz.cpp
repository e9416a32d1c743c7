#include "session/quiz.hpp"

#include <algorithm>

namespace session {

QuestionStanding standing(const lesson::Lesson& lesson, const State& state, std::size_t question) {
    const auto& options = lesson.quiz[question].options;
    const auto& chosen = state.answers[question];
    const bool right = std::any_of(chosen.begin(), chosen.end(),
                                   [&](std::size_t option) { return options[option].right; });
    return {.answered_right = right, .tries = chosen.size()};
}

bool quiz_is_done(const lesson::Lesson& lesson, const State& state) {
    for (std::size_t i = 0; i < lesson.quiz.size(); ++i)
        if (!standing(lesson, state, i).answered_right) return false;
    return !lesson.quiz.empty();
}

std::size_t right_at_once(const lesson::Lesson& lesson, const State& state) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < lesson.quiz.size(); ++i) {
        const auto& chosen = state.answers[i];
        count += !chosen.empty() && lesson.quiz[i].options[chosen[0]].right ? 1 : 0;
    }
    return count;
}

}  // namespace session
