// What the core can't take: one line that says what is wrong, where, and what to do.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "core/support.hpp"

using namespace support;

namespace {

constexpr double nan_value = std::numeric_limits<double>::quiet_NaN();
constexpr double infinity = std::numeric_limits<double>::infinity();

std::string refusal(const Inputs& inputs, Index asking = 0, const Rule& rule = {}) {
    Trace trace = traced(the_cat_ate_fish(), ate);
    const auto outcome = trace_one(inputs, asking, rule, trace);
    if (outcome) return "";
    EXPECT_EQ(trace.weights.size(), 0) << "half a trace is left";
    EXPECT_EQ(trace.scores.size(), 0) << "half a trace is left";
    EXPECT_EQ(outcome.error().message.find('\n'), std::string::npos);
    return outcome.error().message;
}

std::string refusal_of_all(const Inputs& inputs, const Rule& rule = {}) {
    Matrix weights = Matrix::Ones(4, 4);
    const auto outcome = all_weights(inputs, rule, weights);
    if (outcome) return "";
    EXPECT_EQ(weights.size(), 0);
    return outcome.error().message;
}

TEST(Refusals, NoWords) {
    EXPECT_EQ(refusal({}), "The sentence has no words: give it at least one.");
}

TEST(Refusals, CountsOfWordsDiffer) {
    Inputs inputs = the_cat_ate_fish();
    inputs.queries = Matrix::Ones(1, 2);
    EXPECT_EQ(
        refusal(inputs),
        "There are labels for 4 words but questions for 1 word: give every word one of each.");
    inputs = the_cat_ate_fish();
    inputs.values = Matrix::Ones(5, 2);
    EXPECT_EQ(refusal(inputs),
              "There are labels for 4 words but values for 5 words: give every word one of each.");
}

TEST(Refusals, CountsOfNumbersDiffer) {
    Inputs inputs = the_cat_ate_fish();
    inputs.queries = Matrix::Ones(4, 3);
    EXPECT_EQ(refusal(inputs),
              "A label has 2 and a question 3 numbers: give both as many, for they are multiplied "
              "one by one.");
}

TEST(Refusals, NoNumbers) {
    Inputs inputs = the_cat_ate_fish();
    inputs.values.resize(4, 0);
    EXPECT_EQ(refusal(inputs), "Every value is empty: give it at least one number.");
    inputs.queries.resize(4, 0);
    inputs.keys.resize(4, 0);
    EXPECT_EQ(refusal(inputs), "Every label is empty: give it at least one number.");
}

TEST(Refusals, NotFiniteSaysWhere) {
    Inputs inputs = the_cat_ate_fish();
    inputs.keys(2, 1) = nan_value;
    EXPECT_EQ(refusal(inputs),
              "The label of word 3 has no number in place 2: put an ordinary number there.");
    inputs = the_cat_ate_fish();
    inputs.queries(0, 0) = -infinity;
    EXPECT_EQ(refusal(inputs),
              "The question of word 1 has infinity in place 1: put an ordinary number there.");
    inputs = the_cat_ate_fish();
    inputs.values(1, 0) = nan_value;
    EXPECT_EQ(refusal(inputs),
              "The value of word 2 has no number in place 1: put an ordinary number there.");
}

TEST(Refusals, NotFiniteAlsoInHiddenWords) {
    for (auto part : {&Inputs::keys, &Inputs::queries, &Inputs::values}) {
        Inputs inputs = the_cat_ate_fish();
        (inputs.*part)(3, 0) = nan_value;
        EXPECT_NE(refusal(inputs, the, {.causal = true}), "");
        EXPECT_NE(refusal_of_all(inputs, {.causal = true}), "");
    }
}

TEST(Refusals, AskingWordOutOfRange) {
    for (const Index asking : {Index{-1}, Index{4}, std::numeric_limits<Index>::max()})
        EXPECT_EQ(refusal(the_cat_ate_fish(), asking),
                  "The asking word is not in the sentence, which has 4 words: choose one of them.");
}

TEST(Refusals, SharpnessOutOfRange) {
    const std::string out_of_range = "The sharpness is out of range: choose one from 0 to 1000000.";
    for (const double sharpness : {-1.0, -5e-324, std::nextafter(1e6, 2e6), infinity, -infinity}) {
        EXPECT_EQ(refusal(the_cat_ate_fish(), 0, {.sharpness = sharpness}), out_of_range);
        EXPECT_EQ(refusal_of_all(the_cat_ate_fish(), {.sharpness = sharpness}), out_of_range);
    }
    EXPECT_EQ(refusal(the_cat_ate_fish(), 0, {.sharpness = nan_value}),
              "The sharpness is not a number: choose one from 0 to 1000000.");
}

TEST(Refusals, ScoreTooLargeNamesBothWords) {
    Inputs inputs = the_cat_ate_fish();
    inputs.queries(1, 0) = 1e200;
    const std::string told =
        "The score of word 3 for the question of word 2 is too large (beyond 1e300): use smaller "
        "numbers in that label or question.";
    for (const double number : {1e200, -1e200, 1.01e100}) {
        inputs.keys(2, 0) = number;
        EXPECT_EQ(refusal(inputs, cat), told);
        EXPECT_EQ(refusal_of_all(inputs), told);
        EXPECT_EQ(refusal(inputs, ate), "");
    }
    EXPECT_EQ(refusal(with_scores(vector({1e300, -1e300}))), "");
}

TEST(Refusals, InfinityMinusInfinityInAScore) {
    const Inputs inputs{.queries = Matrix{{1e200, 1e200}},
                        .keys = Matrix{{1e200, -1e200}},
                        .values = Matrix{{1.0}}};
    EXPECT_NE(refusal(inputs), "");
}

TEST(Refusals, RefusedTraceCanBeUsedAgain) {
    Trace trace = traced(the_cat_ate_fish(), ate);
    ASSERT_FALSE(trace_one({}, 0, {}, trace));
    ASSERT_TRUE(trace_one(the_cat_ate_fish(), ate, {}, trace));
    EXPECT_EQ(trace.weights, traced(the_cat_ate_fish(), ate).weights);
}

}  // namespace
