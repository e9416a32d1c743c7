// The figures the lesson tells of "the cat ate fish", to the digits it tells.
#include <gtest/gtest.h>

#include "core/support.hpp"

using namespace support;

namespace {

void expect_near(const Vector& actual, std::initializer_list<double> told, double rounding) {
    ASSERT_EQ(actual.size(), static_cast<Index>(told.size()));
    Index i = 0;
    for (const double figure : told) EXPECT_NEAR(actual[i++], figure, rounding) << "word " << i;
}

constexpr double two_decimals = 0.005, one_decimal = 0.05;

TEST(KnownFigures, TraceOfAte) {
    const Trace trace = traced(the_cat_ate_fish(), ate);
    expect_near(trace.scores, {0.2, 0.9, 0.1, 0.8}, 1e-16);
    expect_near(trace.sharpened, {0.8, 3.6, 0.4, 3.2}, 1e-15);
    expect_near(trace.exponentials, {2.2, 36.6, 1.5, 24.5}, one_decimal);
    EXPECT_NEAR(trace.total, 64.8, one_decimal);
    expect_near(trace.weights, {0.03, 0.56, 0.02, 0.38}, two_decimals);
    expect_near(trace.summary, {0.82, 0.15}, two_decimals);
    EXPECT_EQ(trace.visible, 4);
}

TEST(KnownFigures, SharesOfAteRoundTo99) {
    const Trace trace = traced(the_cat_ate_fish(), ate);
    EXPECT_EQ((trace.weights * 100.0).array().round().sum(), 99.0);
}

TEST(KnownFigures, ExponentialsOverTotalAreTheWeights) {
    const Trace trace = traced(the_cat_ate_fish(), ate);
    EXPECT_LE((trace.exponentials / trace.total - trace.weights).lpNorm<Eigen::Infinity>(), 1e-15);
}

TEST(KnownFigures, LogarithmOfTheTotal) {
    const Trace trace = traced(the_cat_ate_fish(), ate);
    EXPECT_NEAR(std::exp(trace.log_total), trace.total, 1e-12);
}

TEST(KnownFigures, SharpnessOneIsNearlyEven) {
    expect_near(traced(the_cat_ate_fish(), ate, {.sharpness = 1.0}).weights,
                {0.17, 0.35, 0.16, 0.32}, two_decimals);
}

TEST(KnownFigures, SharpnessEightHasTwoWords) {
    expect_near(traced(the_cat_ate_fish(), ate, {.sharpness = 8.0}).weights,
                {0.00, 0.69, 0.00, 0.31}, two_decimals);
}

TEST(KnownFigures, LookBack) {
    const Inputs inputs = the_cat_ate_fish();
    const Rule look_back{.causal = true};
    EXPECT_EQ(traced(inputs, the, look_back).weights, vector({1.0, 0.0, 0.0, 0.0}));
    expect_near(traced(inputs, cat, look_back).weights, {0.40, 0.60, 0.0, 0.0}, two_decimals);
    const Trace trace = traced(inputs, ate, look_back);
    expect_near(trace.weights, {0.06, 0.91, 0.04, 0.0}, two_decimals);
    EXPECT_EQ((trace.weights * 100.0).array().round().sum(), 101.0);
    EXPECT_EQ(trace.visible, 3);
    EXPECT_EQ(trace.exponentials[fish], 0.0);
    EXPECT_NEAR(trace.scores[fish], 0.8, 1e-16);
}

TEST(KnownFigures, TableOfAllShares) {
    const double told[4][4] = {{0.07, 0.48, 0.07, 0.38},
                               {0.02, 0.04, 0.89, 0.05},
                               {0.03, 0.56, 0.02, 0.38},
                               {0.03, 0.08, 0.78, 0.11}};
    Matrix weights;
    ASSERT_TRUE(all_weights(the_cat_ate_fish(), {}, weights));
    for (Index asking : {the, cat, ate, fish})
        for (Index i : {the, cat, ate, fish})
            EXPECT_NEAR(weights(asking, i), told[asking][i], two_decimals);
}

TEST(KnownFigures, ValuesApartFromLabels) {
    Inputs inputs = the_cat_ate_fish();
    inputs.values = Matrix{{1.0}, {0.0}, {0.0}, {1.0}};
    const Trace trace = traced(inputs, ate);
    ASSERT_EQ(trace.summary.size(), 1);
    EXPECT_NEAR(trace.summary[0], trace.weights[the] + trace.weights[fish], 1e-16);
}

}  // namespace
