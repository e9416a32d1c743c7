#pragma once

#include <attention/attention.hpp>
#include <string>

#include "session/state.hpp"

namespace session {

/// What attention is given: the numbers as they are now. A word's own value, where the lesson gives
/// one, is blended in place of its label.
attention::Inputs inputs_of(const lesson::Sentence& sentence, const State& state);

/// What follows from the lesson and the state, worked out by the core.
struct Derived {
    attention::Trace trace;             // the asking word, under the look-back rule if it is on
    attention::Vector shown_scores;     // n: as on paper, where 0.3 × 0.02 - 0.1 × 0.06 is 0
    attention::Vector shown_sharpened;  // n: sharpness × those
    attention::Vector shown_shares;     // n: those of the hand that holds the lamp, or of the trace
    attention::Vector shown_summary;    // v: the values blended by them
    attention::Vector shares_before;    // n: the same without the look-back rule
    attention::Matrix all_shares;       // n × n: row asks, column is looked at
    std::string trouble;  // why there is no picture, and all else is empty; or nothing
};

Derived derive(const lesson::Lesson& lesson, const State& state);

}  // namespace session
