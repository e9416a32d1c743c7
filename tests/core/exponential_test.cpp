#include "core/exponential.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <random>

using attention::exponential;

namespace {

TEST(Exponential, ExactWhereItMustBe) {
    EXPECT_EQ(exponential(0.0), 1.0);
    EXPECT_EQ(exponential(-0.0), 1.0);
    EXPECT_EQ(exponential(-2e306), 0.0);
    EXPECT_EQ(exponential(2e306), INFINITY);
    EXPECT_EQ(exponential(710.0), INFINITY);
    EXPECT_TRUE(std::isfinite(exponential(709.7)));
}

TEST(Exponential, CloseToTheLibrary) {
    double worst = 0.0;
    for (double x = -708.0; x < 709.0; x += 0x1.2345p-7)
        worst = std::max(worst, std::abs(exponential(x) / std::exp(x) - 1.0));
    EXPECT_LE(worst, 2e-15);
    RecordProperty("worst_relative_difference", std::to_string(worst * 1e15) + "e-15");
}

void expect_neighbours_in_order(double x) {
    double before = exponential(x);
    for (int i = 0; i < 32; ++i) {
        x = std::nextafter(x, INFINITY);
        const double now = exponential(x);
        ASSERT_GE(now, before) << std::hexfloat << x;
        before = now;
    }
}

TEST(Exponential, NeverDecreasesBetweenNeighbours) {
    std::mt19937_64 random(1);
    std::uniform_real_distribution<double> power(-60.0, 9.6);
    for (int i = 0; i < 100000; ++i) {
        const double size = std::exp2(power(random));
        expect_neighbours_in_order(-size);
        expect_neighbours_in_order(size);
    }
}

TEST(Exponential, NeverDecreasesWhereTablesChangeEntry) {
    for (int entry = -137000; entry < 130000; ++entry)  // half entries of 2^(1/128) and finer
        expect_neighbours_in_order(std::nextafter(entry * std::numbers::ln2 / 128.0 / 2.0, -1e9));
}

TEST(Exponential, NeverDecreasesAmongDenormals) {
    double before = 0.0;
    for (double x = -746.0; x < -707.0; x += 1e-5) {
        ASSERT_GE(exponential(x), before);
        before = exponential(x);
    }
}

}  // namespace
