#include "core/exponential.hpp"

#include <cmath>

namespace attention {

// No C library promises that exp keeps the order of neighbouring doubles. Here it is kept by
// construction: on a grid of 2^-49 neighbours' halves are 2^-50 apart, so their true exponentials
// differ by 4 units in the last place, more than two errors of exp (each below 1 unit, see the
// glibc manual, "Errors in Math Functions"). Rounding to the grid and squaring keep order too.
// Halving also keeps exp itself away from the denormals, where units in the last place are coarse.
double exponential(double x) {
    constexpr double steps_in_one = 0x1p49;
    const double on_grid = std::nearbyint(x * steps_in_one) / steps_in_one;
    const double root = std::exp(on_grid / 2);
    return root * root;
}

}  // namespace attention
