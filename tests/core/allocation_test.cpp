#include <gtest/gtest.h>

#include "core/heap_requests.hpp"
#include "core/support.hpp"

using namespace support;

namespace {

template <class Step>
std::size_t requests_of(Step step) {
    const std::size_t before = heap_requests();
    step();
    return heap_requests() - before;
}

Inputs of_size(Index words, Index numbers) {
    Random random(1);
    return {.queries = random_matrix(random, words, numbers, 1.0),
            .keys = random_matrix(random, words, numbers, 1.0),
            .values = random_matrix(random, words, numbers, 1.0)};
}

TEST(Allocation, TheCountCounts) {
    EXPECT_EQ(requests_of([] { Vector(24).setZero(); }), 1u);
    EXPECT_EQ(requests_of([] { ::operator delete(::operator new(8)); }), 1u);
    EXPECT_GE(requests_of([] { traced(the_cat_ate_fish(), 0); }), 5u);
}

class Warm : public testing::TestWithParam<std::pair<Index, Index>> {};

TEST_P(Warm, TraceAllocatesNothing) {
    const Inputs inputs = of_size(GetParam().first, GetParam().second);
    Trace trace = traced(inputs, 0);
    bool good = true;
    const auto steps = [&] {
        for (Index asking = 0; asking < inputs.keys.rows(); ++asking)
            for (const double sharpness : {0.0, 4.0, 1e6})
                for (const bool causal : {false, true})
                    good &= bool(trace_one(inputs, asking, {sharpness, causal}, trace));
    };
    EXPECT_EQ(requests_of(steps), 0u);
    EXPECT_TRUE(good);
}

TEST_P(Warm, AllWeightsAllocateNothing) {
    const Inputs inputs = of_size(GetParam().first, GetParam().second);
    Matrix weights(inputs.keys.rows(), inputs.keys.rows());
    bool good = true;
    EXPECT_EQ(requests_of([&] { good &= bool(all_weights(inputs, {4.0, true}, weights)); }), 0u);
    EXPECT_TRUE(good);
}

INSTANTIATE_TEST_SUITE_P(Sizes, Warm,
                         testing::Values(std::pair<Index, Index>{1, 1},
                                         std::pair<Index, Index>{4, 2},
                                         std::pair<Index, Index>{7, 3},
                                         std::pair<Index, Index>{24, 16}));

}  // namespace
