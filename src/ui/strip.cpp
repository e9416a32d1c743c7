#include "ui/strip.hpp"

#include <algorithm>
#include <cmath>

#include "session/sharing.hpp"

namespace ui {

std::vector<long long> piece_widths(const attention::Vector& shares, const std::vector<bool>& light,
                                    long long pixels) {
    constexpr double parts = 1e12;
    session::Amounts weights;
    for (std::size_t i = 0; i < light.size(); ++i) {
        const double share = std::clamp(shares[static_cast<Eigen::Index>(i)], 0.0, 1.0);
        weights.push_back(light[i] ? std::llround(share * parts) + 1 : 0);
    }
    session::Amounts widths = session::divide(pixels, weights);
    for (std::size_t i = 0; i < light.size(); ++i) {
        const auto widest = std::ranges::max_element(widths);
        if (!light[i] || widths[i] > 0 || *widest <= 1) continue;
        widths[i] = 1;
        --*widest;
    }
    return widths;
}

}  // namespace ui
