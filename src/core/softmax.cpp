#include <attention/attention.hpp>

#include "core/exponential.hpp"

namespace attention {

// The largest score is taken off before sharpening, not after: the difference of close scores is
// exact, while at sharpness 1e6 the rounding of β·s alone would show in the tenth digit.
// Hidden weights are set, not computed. One word at a time rather than Eigen's array exp, whose
// packets and left-overs round differently, so that equal scores would part.
void softmax(In scores, double sharpness, Index visible, Out weights) {
    const double largest = scores.head(visible).maxCoeff();
    double total = 0.0;
    for (Index i = 0; i < visible; ++i) {
        weights[i] = exponential(sharpness * (scores[i] - largest));
        total += weights[i];
    }
    weights.head(visible) /= total;
    weights.tail(weights.size() - visible).setZero();
}

}  // namespace attention
