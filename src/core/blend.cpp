#include <algorithm>
#include <attention/attention.hpp>

namespace attention {

// The weights add to 1 only up to rounding, so a sum could step out of the range of its values by
// a last digit, and beyond the largest double to infinity. The exact blend cannot: hence the clamp.
void blend(In weights, const Matrix& values, Index visible, Out summary) {
    for (Index column = 0; column < values.cols(); ++column) {
        const auto blended = values.col(column).head(visible);
        double sum = 0.0;
        for (Index i = 0; i < visible; ++i) sum += weights[i] * blended[i];
        summary[column] = std::clamp(sum, blended.minCoeff(), blended.maxCoeff());
    }
}

}  // namespace attention
