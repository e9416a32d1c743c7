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

TEST(Placement, OnlyAWindowOffEveryMonitorIsMoved) {
    for (const Place& window : {Place{-700, 100, 800, 600}, {100, 100, 800, 600}})
        EXPECT_EQ(app::within_reach(window, {laptop}), window);
    EXPECT_EQ(app::within_reach({2000, 100, 800, 600}, {laptop, projector}),
              (Place{2000, 100, 800, 600}));
    EXPECT_EQ(app::within_reach({2000, 100, 800, 600}, {laptop}), (Place{1120, 100, 800, 600}));
    EXPECT_EQ(app::within_reach({-800, 100, 800, 600}, {laptop}), (Place{0, 100, 800, 600}));
    EXPECT_EQ(app::within_reach({9000, 9000, 800, 600}, {projector, laptop}),
              (Place{2144, 168, 800, 600}));
}

TEST(Placement, WithoutMonitorsAWindowStaysWhereItIs) {
    EXPECT_EQ(app::within_reach({9000, 9000, 800, 600}, {}), (Place{9000, 9000, 800, 600}));
}

TEST(Placement, AFrameTakesItsPartOnEverySide) {
    EXPECT_EQ(app::without(laptop, {}), laptop);
    EXPECT_EQ(app::without({100, 50, 1000, 800}, {.left = 1, .top = 20, .right = 3, .bottom = 4}),
              (Place{101, 70, 996, 776}));
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
