#include <gtest/gtest.h>

#include "app/pacing.hpp"
#include "app/placement.hpp"

namespace {

using app::Place;
using app::Size;

constexpr Place laptop{0, 0, 1920, 1050};
constexpr Place projector{1920, 0, 1024, 768};

TEST(Placement, TheWindowGrowsWithTheScaleAsFarAsThereIsRoom) {
    EXPECT_EQ(app::scaled_within({1440, 900}, 1.0f, {1920, 1050}), (Size{1440, 900}));
    EXPECT_EQ(app::scaled_within({1440, 900}, 1.25f, {1920, 1200}), (Size{1800, 1125}));
    EXPECT_EQ(app::scaled_within({1440, 900}, 2.0f, {1920, 1050}), (Size{1920, 1050}));
    EXPECT_EQ(app::scaled_within({960, 640}, 2.0f, {1366, 700}), (Size{1366, 700}));
}

TEST(Placement, TheMonitorWithMostOfTheWindowHoldsIt) {
    EXPECT_EQ(app::holder_of({100, 100, 800, 600}, {laptop, projector}), 0u);
    EXPECT_EQ(app::holder_of({1900, 0, 800, 600}, {laptop, projector}), 1u);
    EXPECT_EQ(app::holder_of({9000, 9000, 800, 600}, {laptop, projector}), 0u);
}

TEST(Placement, OnlyAWindowOffEveryMonitorIsLost) {
    EXPECT_TRUE(app::touches_any({-700, 100, 800, 600}, {laptop}));
    EXPECT_FALSE(app::touches_any({2000, 100, 800, 600}, {laptop}));
    EXPECT_FALSE(app::touches_any({-800, 100, 800, 600}, {laptop}));
}

TEST(Placement, ALostWindowComesBackWhole) {
    EXPECT_EQ(app::moved_inside({2000, -50, 800, 600}, laptop), (Place{1120, 0, 800, 600}));
    EXPECT_EQ(app::moved_inside({50, 60, 800, 600}, laptop), (Place{50, 60, 800, 600}));
    EXPECT_EQ(app::moved_inside({0, 0, 1920, 1050}, projector), projector);
}

TEST(Pacing, WaitsForEverWhenNothingHappens) {
    EXPECT_EQ(app::longest_wait({}, 0, true), app::no_end);
}

TEST(Pacing, DrawsOnWhileSomethingMovesOrIsDue) {
    EXPECT_EQ(app::longest_wait({.moving = true}, 0, true), 0.0);
    EXPECT_EQ(app::longest_wait({}, 1, true), 0.0);
    EXPECT_EQ(app::longest_wait({.moving = true, .wake_after = 3.0}, 0, true), 0.0);
}

TEST(Pacing, WakesInTime) {
    EXPECT_EQ(app::longest_wait({.wake_after = 0.4}, 0, true), 0.4);
}

TEST(Pacing, WaitsForEverWhileNobodySees) {
    EXPECT_EQ(app::longest_wait({.moving = true, .wake_after = 0.4}, 2, false), app::no_end);
}

}  // namespace
