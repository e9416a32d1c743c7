#include "lesson/nearest.hpp"

#include <gtest/gtest.h>

#include <array>

using namespace lesson;

TEST(Nearest, counts_bytes_changed_put_in_or_left_out) {
    EXPECT_EQ(distance("", ""), 0U);
    EXPECT_EQ(distance("label", "label"), 0U);
    EXPECT_EQ(distance("label", "lable"), 2U);
    EXPECT_EQ(distance("", "abc"), 3U);
    EXPECT_EQ(distance("kitten", "sitting"), 3U);
}

TEST(Nearest, is_the_name_that_may_have_been_meant) {
    constexpr std::array<std::string_view, 3> names = {"spotlight", "grid", "quiz"};
    EXPECT_EQ(nearest("quizz", names), 2U);
    EXPECT_EQ(nearest("spot-light", names), 0U);
    EXPECT_EQ(nearest("numbers", names), std::nullopt);
    EXPECT_EQ(nearest("", names), std::nullopt);
    EXPECT_EQ(nearest(std::string(100000, 'q'), names), std::nullopt);
}
