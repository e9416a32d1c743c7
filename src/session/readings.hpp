#pragma once

#include <attention/result.hpp>
#include <string_view>

#include "session/acts.hpp"

namespace session {

/// What an act is read in, and its parts: `label.cat=0.9,0.1` has the target cat and the value
/// 0.9,0.1.
struct Written {
    const lesson::Lesson& lesson;
    const State& state;
    std::string_view target, value;

    const lesson::Sentence& sentence() const { return sentence_of(lesson, state); }
};

using Read = attention::Result<Act>(const Written&);

Read read_ask, read_sharpness, read_look_back, read_sentence, read_label, read_question;
Read read_hold, read_hold_all, read_let_go, read_trace_steps, read_addition;

Read read_reset, read_section, read_guess, read_guess_points, read_sureness, read_light;
Read read_quiz, read_answer, read_try_again;
Read read_visited, read_guessed, read_answered;

}  // namespace session
