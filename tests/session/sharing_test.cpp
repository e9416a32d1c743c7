#include "session/sharing.hpp"

#include <gtest/gtest.h>

#include <numeric>
#include <random>

using namespace session;

TEST(Dividing, is_in_proportion_and_loses_nothing) {
    EXPECT_EQ(divide(100, {1, 1, 1, 1}), (Amounts{25, 25, 25, 25}));
    EXPECT_EQ(divide(100, {1, 1, 1}), (Amounts{34, 33, 33})) << "what is left goes to the earlier";
    EXPECT_EQ(divide(10, {1, 2, 2}), (Amounts{2, 4, 4}));
    EXPECT_EQ(divide(1, {1, 2, 1}), (Amounts{0, 1, 0}));
    EXPECT_EQ(divide(100, {0, 0}), (Amounts{50, 50}));
    EXPECT_EQ(divide(0, {3, 4}), (Amounts{0, 0}));
    EXPECT_EQ(even_points(24).size(), 24U);
    EXPECT_EQ(even_points(24)[3], 5);
    EXPECT_EQ(even_points(24)[4], 4);
    EXPECT_EQ(even_points(1), std::vector<int>{100});
}

TEST(GivingWay, keeps_the_total_and_the_proportions_of_the_others) {
    EXPECT_EQ(give_way({25, 25, 25, 25}, 4, 1, 40), (Amounts{20, 40, 20, 20}));
    EXPECT_EQ(give_way({20, 40, 20, 20}, 4, 1, 100), (Amounts{0, 100, 0, 0}));
    EXPECT_EQ(give_way({0, 100, 0, 0}, 4, 1, 10), (Amounts{30, 10, 30, 30}));
    EXPECT_EQ(give_way({10, 20, 70}, 3, 2, 10), (Amounts{30, 60, 10}));
    EXPECT_EQ(give_way({100}, 1, 0, 5), (Amounts{100})) << "there is nobody to give way";
}

TEST(GivingWay, leaves_hidden_words_without) {
    EXPECT_EQ(give_way({50, 50, 0, 0}, 2, 0, 80), (Amounts{80, 20, 0, 0}));
    EXPECT_EQ(give_way({100, 0, 0}, 1, 0, 80), (Amounts{100, 0, 0}));
}

TEST(GivingWay, always_adds_to_a_hundred) {
    std::mt19937 random(5);
    for (std::size_t words = 2; words <= 24; ++words) {
        Amounts amounts = divide(100, Amounts(words, 1));
        for (int i = 0; i < 2000; ++i) {
            const std::size_t word = random() % words;
            const long long points = random() % 101;
            amounts = give_way(amounts, words, word, points);
            ASSERT_EQ(amounts[word], points);
            ASSERT_EQ(std::accumulate(amounts.begin(), amounts.end(), 0LL), 100);
            for (const long long amount : amounts) ASSERT_GE(amount, 0);
        }
    }
}
