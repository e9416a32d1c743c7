// What holds for every input, tried on seeded random ones.
#include <gtest/gtest.h>

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <numeric>

#include "core/support.hpp"

using namespace support;

namespace {

constexpr int rounds = 3000;

struct Case {
    Inputs inputs;
    Index asking;
    Rule rule;
};

Case random_case(Random& random) {
    Inputs inputs = random_inputs(random);
    const Index asking = random_index(random, 0, inputs.keys.rows() - 1);
    return {std::move(inputs),
            asking,
            {.sharpness = random_sharpness(random), .causal = random_index(random, 0, 1) == 1}};
}

/// Calls `holds(case, its trace)` on each of the random cases.
template <class Property>
void for_random_cases(std::uint64_t seed, Property holds) {
    Random random(seed);
    for (int round = 0; round < rounds && !testing::Test::HasFailure(); ++round) {
        SCOPED_TRACE("round " + std::to_string(round));
        const Case tried = random_case(random);
        holds(tried, traced(tried.inputs, tried.asking, tried.rule));
    }
}

/// A larger score has no smaller weight, equal scores have equal ones.
bool order_kept(const Vector& scores, const Vector& weights) {
    for (Index i = 0; i < scores.size(); ++i)
        for (Index j = 0; j < scores.size(); ++j) {
            if (scores[i] > scores[j] && weights[i] < weights[j]) return false;
            if (scores[i] == scores[j] && weights[i] != weights[j]) return false;
        }
    return true;
}

TEST(Properties, WeightsArePartsOfOne) {
    for_random_cases(1, [](const Case&, const Trace& trace) {
        EXPECT_GE(trace.weights.minCoeff(), 0.0);
        EXPECT_LE(trace.weights.maxCoeff(), 1.0);
        const double total = std::accumulate(trace.weights.begin(), trace.weights.end(), 0.0);
        EXPECT_LE(std::abs(total - 1.0), static_cast<double>(trace.visible) * 0x1p-52);
    });
}

TEST(Properties, HiddenIsExactlyZero) {
    for_random_cases(2, [](const Case& tried, const Trace& trace) {
        const Index words = trace.weights.size();
        EXPECT_EQ(trace.visible, tried.rule.causal ? tried.asking + 1 : words);
        const Index hidden = words - trace.visible;
        EXPECT_EQ(trace.weights.tail(hidden), Vector::Zero(hidden));
        EXPECT_EQ(trace.exponentials.tail(hidden), Vector::Zero(hidden));
    });
}

TEST(Properties, OrderOfScoresIsKept) {
    for_random_cases(3, [](const Case&, const Trace& trace) {
        EXPECT_TRUE(
            order_kept(trace.scores.head(trace.visible), trace.weights.head(trace.visible)));
        EXPECT_TRUE(
            order_kept(trace.scores.head(trace.visible), trace.exponentials.head(trace.visible)));
    });
}

TEST(Properties, OrderNeverChangesWithSharpness) {
    for_random_cases(4, [](const Case& tried, const Trace& trace) {
        for (const double sharpness : {0.0, 1e-3, 0.1, 1.0, 4.0, 10.0, 1e3, 1e6}) {
            const Rule rule{.sharpness = sharpness, .causal = tried.rule.causal};
            const Vector weights = traced(tried.inputs, tried.asking, rule).weights;
            EXPECT_TRUE(order_kept(trace.scores.head(trace.visible), weights.head(trace.visible)));
        }
    });
}

TEST(Properties, SharperNeverDimsTheBrightest) {
    for_random_cases(5, [](const Case& tried, const Trace& trace) {
        const Rule sharper{.sharpness = std::min(tried.rule.sharpness * 1.5, 1e6),
                           .causal = tried.rule.causal};
        EXPECT_GE(traced(tried.inputs, tried.asking, sharper).weights.maxCoeff(),
                  trace.weights.maxCoeff() * (1.0 - 1e-14));
    });
}

TEST(Properties, NeighbouringScoresKeepOrder) {
    Random random(6);
    for (int round = 0; round < rounds; ++round) {
        const double size = std::exp2(static_cast<double>(random_index(random, -60, 9)));
        Vector scores = random_matrix(random, 24, 1, size).col(0);
        for (Index i = 2; i < 24; ++i) scores[i] = std::nextafter(scores[i - 1], INFINITY);
        EXPECT_TRUE(order_kept(scores, weights_of(scores, 1.0)));
    }
}

TEST(Properties, WordsInAnotherOrderCarryTheirWeights) {
    Random random(7);
    for_random_cases(7, [&](const Case& tried, const Trace& trace) {
        if (tried.rule.causal) return;
        Eigen::PermutationMatrix<Eigen::Dynamic> order(trace.weights.size());
        order.setIdentity();
        std::shuffle(order.indices().begin(), order.indices().end(), random);
        const Inputs shuffled{.queries = order * tried.inputs.queries,
                              .keys = order * tried.inputs.keys,
                              .values = order * tried.inputs.values};
        const Trace moved = traced(shuffled, order.indices()[tried.asking], tried.rule);
        EXPECT_EQ(moved.scores, order * trace.scores);
        EXPECT_TRUE(moved.weights.isApprox(order * trace.weights, 1e-14));
        EXPECT_LE((moved.summary - trace.summary).cwiseAbs().maxCoeff(),
                  1e-14 * tried.inputs.values.cwiseAbs().maxCoeff());
    });
}

TEST(Properties, OneAmountAddedToEveryScoreChangesNothing) {
    Random random(8);
    for (int round = 0; round < rounds; ++round) {
        const Vector scores = random_matrix(random, 12, 1, 8.0).col(0);
        const double amount = random_matrix(random, 1, 1, 64.0)(0, 0);
        const Vector moved = scores.array() + amount;
        EXPECT_TRUE(weights_of(moved, 4.0).isApprox(weights_of(scores, 4.0), 1e-12));
    }
}

TEST(Properties, SummaryLiesAmongWhatItBlends) {
    for_random_cases(9, [](const Case& tried, const Trace& trace) {
        const Matrix seen = tried.inputs.values.topRows(trace.visible);
        for (Index i = 0; i < trace.summary.size(); ++i) {
            EXPECT_GE(trace.summary[i], seen.col(i).minCoeff());
            EXPECT_LE(trace.summary[i], seen.col(i).maxCoeff());
        }
    });
}

TEST(Properties, HiddenWordsHaveNoSay) {
    for_random_cases(10, [](const Case& tried, const Trace& trace) {
        Inputs changed = tried.inputs;
        const Index hidden = changed.keys.rows() - trace.visible;
        changed.keys.bottomRows(hidden).setConstant(1e9);
        changed.values.bottomRows(hidden).setConstant(DBL_MAX);
        const Trace again = traced(changed, tried.asking, tried.rule);
        EXPECT_EQ(again.weights, trace.weights);
        EXPECT_EQ(again.summary, trace.summary);
        EXPECT_EQ(again.total, trace.total);
    });
}

TEST(Properties, TableOfAllWeightsHoldsEveryTrace) {
    for_random_cases(11, [](const Case& tried, const Trace& trace) {
        Matrix weights;
        ASSERT_TRUE(all_weights(tried.inputs, tried.rule, weights));
        EXPECT_EQ(weights.row(tried.asking).transpose(), trace.weights);
    });
}

}  // namespace
