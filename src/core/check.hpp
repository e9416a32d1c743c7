#pragma once

#include <attention/attention.hpp>

/// What cannot be taken, told to a learner or teacher: words counted from 1, and what to do.
namespace attention {

/// Refuses no words, no numbers, shapes that do not fit, and numbers that are not finite.
Outcome check(const Inputs& inputs);

Outcome check_asking(Index asking, Index words);

Outcome check_sharpness(double sharpness);

/// The scores of the word `asking`.
Outcome check_scores(In scores, Index asking);

}  // namespace attention
