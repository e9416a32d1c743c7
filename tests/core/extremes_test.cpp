// Inputs at the ends of what a double holds, and reports of other programs that got them wrong.
#include <gtest/gtest.h>

#include <cfloat>
#include <cmath>

#include "core/support.hpp"

using namespace support;

namespace {

constexpr double denormal = 5e-324;

void expect_sound(const Trace& trace) {
    EXPECT_TRUE(trace.scores.allFinite());
    EXPECT_TRUE(trace.sharpened.allFinite());
    EXPECT_FALSE(trace.exponentials.hasNaN());
    EXPECT_TRUE(trace.weights.allFinite());
    EXPECT_TRUE(trace.summary.allFinite());
    EXPECT_TRUE(std::isfinite(trace.log_total));
    EXPECT_NEAR(trace.weights.sum(), 1.0, DBL_EPSILON * static_cast<double>(trace.weights.size()));
}

TEST(Extremes, OneWordGetsAll) {
    for (const double score : {0.0, denormal, -1e300, 1e300})
        for (const double sharpness : {0.0, 4.0, 1e6})
            EXPECT_EQ(weights_of(vector({score}), sharpness), vector({1.0}));
}

TEST(Extremes, SharpnessZeroIsExactlyEven) {
    const Vector scores = vector({1e300, -1e300, 3.0, 0.0, denormal, 7.0, 7.0});
    EXPECT_EQ(weights_of(scores, 0.0), Vector::Constant(7, 1.0 / 7.0));
    EXPECT_EQ(weights_of(scores, denormal), weights_of(scores, 0.0));
}

TEST(Extremes, HugeScoresGiveTheLargestAll) {
    for (const double size : {400.0, 1e30, 3e38, 1e300})
        EXPECT_EQ(weights_of(vector({-size, size, size / 2}), 1e6), vector({0.0, 1.0, 0.0}));
}

TEST(Extremes, OverflowingExponentialsAreInfiniteWeightsNever) {
    const Trace trace = traced(with_scores(vector({1e300, 1e300, -1e300})), 0, {.sharpness = 1e6});
    expect_sound(trace);
    EXPECT_EQ(trace.exponentials, vector({INFINITY, INFINITY, 0.0}));
    EXPECT_EQ(trace.total, INFINITY);
    EXPECT_EQ(trace.log_total, 1e306);
    EXPECT_EQ(trace.weights, vector({0.5, 0.5, 0.0}));
}

TEST(Extremes, TotalsBeyondADoubleHaveTheirLogarithm) {
    const auto log_total = [](std::initializer_list<double> scores, bool causal) {
        const Rule rule{.sharpness = 1.0, .causal = causal};
        return traced(with_scores(vector(scores)), 1, rule).log_total;
    };
    EXPECT_DOUBLE_EQ(log_total({1000.0, 1000.0}, false), 1000.0 + std::log(2.0));
    EXPECT_DOUBLE_EQ(log_total({1000.0, 1000.0, 5000.0}, true), 1000.0 + std::log(2.0));
    EXPECT_DOUBLE_EQ(log_total({-1000.0, -1000.0}, false), -1000.0 + std::log(2.0));
    EXPECT_EQ(Trace{}.log_total, -INFINITY);
}

TEST(Extremes, SharedPeakIsSharedAtAnySharpness) {
    for (const double sharpness : {0.5, 1.0, 2.0, 1e6})
        EXPECT_EQ(weights_of(vector({1.0, -1e9, 1.0}), sharpness)[0],
                  weights_of(vector({1.0, -1e9, 1.0}), sharpness)[2]);
    EXPECT_EQ(weights_of(vector({0.7, 0.7}), 1e6), vector({0.5, 0.5}));
}

TEST(Extremes, CloseScoresStayExactAtLargestSharpness) {
    const double step = 0x1p-20;  // e^(1e6 · 2^-20) = 2.595…
    const double ratio = std::exp(1e6 * step);
    const Vector weights = weights_of(vector({1e3 / 3.0, 1e3 / 3.0 + step}), 1e6);
    EXPECT_NEAR(weights[1] / weights[0] / ratio, 1.0, 1e-14);
}

TEST(Extremes, DenormalScores) {
    EXPECT_EQ(weights_of(vector({denormal, 0.0, -denormal}), 1e6), Vector::Constant(3, 1.0 / 3.0));
}

TEST(Extremes, SmallestWeightsAreDenormalThenZero) {
    const Vector weights = weights_of(vector({0.0, -740.0, -746.0}), 1.0);
    EXPECT_NEAR(weights[1], std::exp(-740.0), 2 * denormal);
    EXPECT_GT(weights[1], 0.0);
    EXPECT_EQ(weights[2], 0.0);
}

TEST(Extremes, HugeNumbersWithSmallQuestions) {
    const Inputs inputs{.queries = Matrix{{1e-300}, {denormal}},
                        .keys = Matrix{{DBL_MAX}, {-DBL_MAX}},
                        .values = Matrix{{1.0}, {2.0}}};
    expect_sound(traced(inputs, 0));
    expect_sound(traced(inputs, 1));
}

TEST(Extremes, ScoreKeepsWhatLargeTermsHide) {
    EXPECT_EQ(attention::score(vector({1e16, 1.0, -1e16}), vector({1.0, 1.0, 1.0})), 1.0);
}

TEST(Extremes, SameNumbersInAnotherOrderTie) {
    const Vector ones = vector({1.0, 1.0, 1.0});
    EXPECT_NE(0.1 + 0.2 + 0.3, 0.3 + 0.2 + 0.1);
    EXPECT_EQ(attention::score(vector({0.1, 0.2, 0.3}), ones),
              attention::score(vector({0.3, 0.2, 0.1}), ones));
}

TEST(Extremes, SummaryOfHugeValuesIsFinite) {
    for (Index words = 1; words <= 24; ++words) {
        Inputs inputs = with_scores(Vector::LinSpaced(words, -1.0, 1.0));
        inputs.values = Matrix::Constant(words, 1, DBL_MAX);
        EXPECT_EQ(traced(inputs, 0).summary[0], DBL_MAX);
        inputs.values(0, 0) = -DBL_MAX;
        expect_sound(traced(inputs, 0));
    }
}

TEST(Extremes, BlendOfEqualValuesIsThatValue) {
    Random random(3);
    for (int round = 0; round < 1000; ++round) {
        Inputs inputs = random_inputs(random);
        inputs.values.setConstant(0.1);
        EXPECT_EQ(traced(inputs, 0).summary, Vector::Constant(inputs.values.cols(), 0.1));
    }
}

TEST(Extremes, SmallSharesOfHugeValuesCount) {
    Inputs inputs = with_scores(vector({-300.0 * std::log(10.0), 0.0}));
    inputs.values = Matrix{{1e300}, {1.0}};
    EXPECT_NEAR(traced(inputs, 0, {.sharpness = 1.0}).summary[0], 2.0, 1e-12);
}

TEST(Reports, HiddenWordsTakeNoWeight) {
    // Masking by multiplying scores by 0 leaves weight: .191 .101 .335 .124 ...
    const Inputs inputs = with_scores(vector({.43, -.21, .99, .32, -.35, .04}));
    const Trace trace = traced(inputs, 2, {.sharpness = 1.0, .causal = true});
    EXPECT_NEAR(trace.weights[0], .305, .0005);
    EXPECT_NEAR(trace.weights[1], .161, .0005);
    EXPECT_NEAR(trace.weights[2], .534, .0005);
    EXPECT_EQ(trace.weights.tail(3), Vector::Zero(3));
}

TEST(Reports, ScoresNearNinety) {
    // In single precision e to the 90 is beyond a number, and the softmax not a number.
    const Vector weights = weights_of(vector({90.0, 2.0, -2.0}), 1.0);
    EXPECT_EQ(weights[0], 1.0);
    EXPECT_NEAR(weights[1] / std::exp(-88.0), 1.0, 1e-14);
}

TEST(Reports, WidelySpreadScores) {
    // Overflowed where the largest score was not taken off first.
    EXPECT_EQ(weights_of(vector({-1047.0, -981.0, 1891.0}), 1.0), vector({0.0, 0.0, 1.0}));
}

TEST(Reports, LookBackWithVeryLowScores) {
    // A mask made of a very low number, added to a low score, becomes -inf, and a row of them NaN.
    Inputs inputs = with_scores(vector({-20.0, -1e30, -1e300, 1e300}));
    Matrix weights;
    ASSERT_TRUE(all_weights(inputs, {.sharpness = 1e6, .causal = true}, weights));
    EXPECT_EQ(weights, (Matrix{{1, 0, 0, 0}, {1, 0, 0, 0}, {1, 0, 0, 0}, {0, 0, 0, 1}}));
}

TEST(Reports, SoftmaxRunsAlongRows) {
    // Along the wrong axis, which a symmetric example hides.
    const Inputs inputs{.queries = Matrix{{1.0, 0.0}, {0.0, 1.0}, {3.0, 1.0}},
                        .keys = Matrix{{1.0, 0.0}, {2.0, 0.0}, {0.0, 5.0}},
                        .values = Matrix{{1.0}, {1.0}, {1.0}}};
    Matrix weights;
    ASSERT_TRUE(all_weights(inputs, {}, weights));
    EXPECT_LE((weights.rowwise().sum().array() - 1.0).abs().maxCoeff(), 3 * DBL_EPSILON);
    EXPECT_GT((weights.colwise().sum().array() - 1.0).abs().maxCoeff(), 0.1);
}

TEST(Reports, EqualWordsShareAlikeInAnyOrder) {
    // Equal words must not get their shares by their places.
    EXPECT_EQ(weights_of(Vector::Constant(3, 0.7), 4.0), Vector::Constant(3, 1.0 / 3.0));
    EXPECT_EQ(weights_of(Vector::Constant(7, 0.7), 4.0), Vector::Constant(7, 1.0 / 7.0));
    EXPECT_EQ(weights_of(vector({1.0, 0.5, 1.0}), 4.0)[0],
              weights_of(vector({0.5, 1.0, 1.0}), 4.0)[1]);
}

TEST(Reports, EndsOfTheRangeOfNumbers) {
    // Numbers close to the ends came out as infinity or 0.
    Inputs inputs = with_scores(vector({6.02214076e23, 0.1, denormal}));
    inputs.values = Matrix{{DBL_MAX}, {0.1}, {denormal}};
    expect_sound(traced(inputs, 0));
    EXPECT_EQ(traced(inputs, 0).summary[0], DBL_MAX);
}

}  // namespace
