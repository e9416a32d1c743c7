// Pieces of the strip: all of it, a pixel for the least light, nothing for none.
#include "ui/strip.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>
#include <random>

namespace {

TEST(Strip, IsFullAndShowsTheLeastLight) {
    std::mt19937 random(7);
    std::uniform_real_distribution<double> steepness(0, 60), score(0, 1);
    for (int round = 0; round < 500; ++round) {
        const std::size_t words = 1 + static_cast<std::size_t>(round) % 24;
        const double steep = steepness(random);
        attention::Vector shares(static_cast<Eigen::Index>(words));
        std::vector<bool> light(words, true);
        for (std::size_t i = 0; i < words; ++i) {
            light[i] = i == 0 || round % 3 != 0 || i % 2 == 0;
            shares[static_cast<Eigen::Index>(i)] = light[i] ? std::exp(-steep * score(random)) : 0;
        }
        shares /= shares.sum();
        const long long pixels = 60 + round * 3;
        const auto widths = ui::piece_widths(shares, light, pixels);
        EXPECT_EQ(std::accumulate(widths.begin(), widths.end(), 0LL), pixels);
        for (std::size_t i = 0; i < words; ++i) {
            const double exact = shares[static_cast<Eigen::Index>(i)] * static_cast<double>(pixels);
            EXPECT_EQ(widths[i] > 0, light[i]);
            EXPECT_NEAR(static_cast<double>(widths[i]), exact, 1 + static_cast<double>(words));
        }
    }
}

TEST(Strip, ShowsWhatADoubleCannotHold) {
    const attention::Vector shares = attention::Vector::Unit(3, 1);
    EXPECT_EQ(ui::piece_widths(shares, {true, true, true}, 100),
              (std::vector<long long>{1, 98, 1}));
    EXPECT_EQ(ui::piece_widths(shares, {false, true, false}, 100),
              (std::vector<long long>{0, 100, 0}));
}

}  // namespace
