#include "session/sums.hpp"

#include <gtest/gtest.h>

namespace {

using session::shown_figures_add_up;

TEST(Sums, AreThoseOfTheFiguresShown) {
    EXPECT_TRUE(shown_figures_add_up({"2.2", "36.6", "1.5", "24.5"}, "64.8"));
    EXPECT_FALSE(shown_figures_add_up({"2.2", "2.6"}, "4.7"));
    EXPECT_TRUE(shown_figures_add_up({"0.018", "1.0"}, "1.018"));
}

TEST(Sums, OfPowersOfTenAreNotTold) {
    EXPECT_FALSE(shown_figures_add_up({"2.0×10⁷", "1.0"}, "2.0×10⁷"));
    EXPECT_TRUE(shown_figures_add_up({"2.0×10⁷"}, "2.0×10⁷"));
}

}  // namespace
