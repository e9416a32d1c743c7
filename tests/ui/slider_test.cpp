// The Sharpness slider in the hand.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "hand.hpp"
#include "picture.hpp"

namespace {

using test::Hand;

class Slider : public testing::Test {
  protected:
    Slider() {
        hand.watch = [this] {
            test::expect_one_truth(hand);
            test::expect_full_strip(hand);
        };
    }

    ImVec2 knob() const { return hand.place("knob").centre(); }
    ImVec2 at(double sharpness) const {
        const ui::Rect slider = hand.place("slider").inset(2);
        return {slider.x + slider.w * static_cast<float>(sharpness / 10), slider.centre().y};
    }
    void expect_bars_as_the_session_says() const {
        const double pixel = 1 / hand.place("track 1").w;  // the least that is seen
        const auto& shares = hand.frame.session().derived.trace.weights;
        for (std::size_t i = 0; i < 4; ++i)
            EXPECT_NEAR(test::bar_share(hand, i),
                        std::max(shares[static_cast<Eigen::Index>(i)], pixel), 1e-5);
    }
    /// And not a frame longer.
    void press_at(double sharpness) {
        hand.move(at(sharpness));
        ImGui::GetIO().AddMouseButtonEvent(0, true);
        hand.step();
    }
    std::size_t steps_back() const { return hand.frame.session().past.size(); }

    Hand hand;
};

TEST_F(Slider, FollowsTheHandOverItsWholeRangeInSmallSteps) {
    hand.move(knob());
    hand.press();
    const float end = at(10).x + 20;
    for (float x = at(0).x - 20; x < end; x += 3) {
        hand.move(ImVec2{x, knob().y});
        const double wanted = (x - at(0).x) / (at(10).x - at(0).x) * 10;
        EXPECT_NEAR(hand.state().sharpness, std::clamp(std::round(wanted * 10) / 10, 0.0, 10.0),
                    0.1001);
        expect_bars_as_the_session_says();
    }
    hand.release();
    EXPECT_EQ(hand.state().sharpness, 10);
    EXPECT_EQ(steps_back(), 1u);
    hand.key(ImGuiKey_Z, ImGuiMod_Ctrl);
    EXPECT_EQ(hand.state().sharpness, 4);
}

TEST_F(Slider, FollowsTheHandInHugeLeaps) {
    hand.move(knob());
    hand.press();
    for (const double leap : {10.0, 0.0, 9.9, 0.1, 5.0, 0.0, 10.0, 4.1}) {
        hand.move(at(leap));
        EXPECT_NEAR(hand.state().sharpness, leap, 0.1001);
        expect_bars_as_the_session_says();
    }
    hand.release();
    EXPECT_EQ(steps_back(), 1u);
}

TEST_F(Slider, GrippedBesideItsMiddleTheKnobDoesNotJump) {
    hand.move(ImVec2{knob().x + 7, knob().y});
    hand.press();
    EXPECT_EQ(hand.state().sharpness, 4);
    hand.move(ImVec2{at(6).x + 7, knob().y});
    EXPECT_EQ(hand.state().sharpness, 6);
    hand.release();
    EXPECT_EQ(hand.state().sharpness, 6);
}

TEST_F(Slider, ADragThatComesBackToItsStartLeavesNoStep) {
    hand.drag(at(4), at(8), 5);
    hand.move(at(4));
    hand.release();
    EXPECT_EQ(hand.state().sharpness, 4);
    EXPECT_EQ(steps_back(), 0u);
}

TEST_F(Slider, TwoDragsAreTwoSteps) {
    for (const double to : {8.0, 2.0}) {
        hand.drag(knob(), at(to), 5);
        hand.release();
    }
    EXPECT_EQ(steps_back(), 2u);
    hand.key(ImGuiKey_Z, ImGuiMod_Ctrl);
    EXPECT_EQ(hand.state().sharpness, 8);
    hand.key(ImGuiKey_Z, ImGuiMod_Ctrl);
    EXPECT_EQ(hand.state().sharpness, 4);
}

TEST_F(Slider, AKeyInTheMiddleOfADragIsAStepOfItsOwn) {
    hand.drag(knob(), at(8), 5);
    hand.key(ImGuiKey_L);
    hand.move(at(6));
    hand.move(at(5));
    hand.release();
    EXPECT_EQ(steps_back(), 3u);
    hand.key(ImGuiKey_Z, ImGuiMod_Ctrl);
    EXPECT_EQ(hand.state().sharpness, 8);
    EXPECT_TRUE(hand.state().look_back);
    hand.key(ImGuiKey_Z, ImGuiMod_Ctrl);
    EXPECT_EQ(hand.state().sharpness, 8);
    EXPECT_FALSE(hand.state().look_back);
    hand.key(ImGuiKey_Z, ImGuiMod_Ctrl);
    EXPECT_EQ(hand.state().sharpness, 4);
}

TEST_F(Slider, TheHandMayLeaveTheWindowAndComeBack) {
    hand.drag(knob(), at(7), 3);
    hand.move(ImVec2{-500, -300});
    EXPECT_EQ(hand.state().sharpness, 0);
    hand.move(ImVec2{9000, 4000});
    EXPECT_EQ(hand.state().sharpness, 10);
    hand.move(at(3));
    EXPECT_EQ(hand.state().sharpness, 3);
    hand.release();
    hand.move(at(9));
    EXPECT_EQ(hand.state().sharpness, 3);
    EXPECT_EQ(steps_back(), 1u);
}

TEST_F(Slider, LostPositionWhileHeldChangesNothing) {
    hand.drag(knob(), at(7), 3);
    hand.leave_window();
    EXPECT_EQ(hand.state().sharpness, 7);
    hand.move(at(6));
    EXPECT_EQ(hand.state().sharpness, 6);
    hand.release();
    EXPECT_EQ(steps_back(), 1u);
}

TEST_F(Slider, PressAndReleaseInOneBatchCount) {
    ImGuiIO& io = ImGui::GetIO();
    const ImVec2 to = at(8);
    io.AddMousePosEvent(to.x, to.y);
    io.AddMouseButtonEvent(0, true);
    io.AddMouseButtonEvent(0, false);
    hand.drain();
    EXPECT_EQ(hand.state().sharpness, 8);
    EXPECT_EQ(steps_back(), 1u);
}

TEST_F(Slider, AWholeDragInOneBatchCounts) {
    ImGuiIO& io = ImGui::GetIO();
    const ImVec2 from = knob();
    io.AddMousePosEvent(from.x, from.y);
    io.AddMouseButtonEvent(0, true);
    for (const double way : {5.0, 6.0, 9.0}) io.AddMousePosEvent(at(way).x, at(way).y);
    io.AddMouseButtonEvent(0, false);
    io.AddMousePosEvent(at(1).x, at(1).y);
    hand.drain();
    EXPECT_EQ(hand.state().sharpness, 9);
    EXPECT_EQ(steps_back(), 1u);
}

TEST_F(Slider, AClickGlidesForItsTimeWhileFiguresAreTrueAtOnce) {
    const double before = test::bar_share(hand, 1);
    press_at(0.5);
    const double after = hand.frame.session().derived.trace.weights[1];
    ASSERT_LT(after, before);
    EXPECT_EQ(hand.state().sharpness, 0.5);
    EXPECT_EQ(test::bar_share(hand, 1), before);
    double last = before, passed = 0;
    for (; hand.report.moving; passed += 0.02) {
        EXPECT_LE(test::bar_share(hand, 1), last + 1e-6);
        last = test::bar_share(hand, 1);
        ASSERT_LT(passed, 0.3);
        hand.step(0.02);
    }
    EXPECT_NEAR(passed, 0.18, 0.021);
    EXPECT_NEAR(test::bar_share(hand, 1), after, 1e-5);
}

TEST_F(Slider, MovingOnWhileItGlidesCatchesTheBarsUp) {
    press_at(0.5);
    ASSERT_TRUE(hand.report.moving);
    ImGui::GetIO().AddMousePosEvent(at(0.8).x, at(0.8).y);
    hand.step();
    EXPECT_FALSE(hand.report.moving);
    expect_bars_as_the_session_says();
}

TEST(SliderStandingStill, WithReducedMotionAClickJumps) {
    Hand hand(test::built_in(), {.reduced_motion = true});
    hand.watch = [&] { test::expect_one_truth(hand); };
    hand.move(ImVec2{hand.place("slider").x + 40, hand.place("slider").centre().y});
    const double before = test::bar_share(hand, 1);
    ImGui::GetIO().AddMouseButtonEvent(0, true);
    hand.step();
    EXPECT_FALSE(hand.report.moving);
    EXPECT_NE(test::bar_share(hand, 1), before);
}

TEST_F(Slider, StaysPutWhereTheButtonWentDownElsewhere) {
    hand.drag(hand.place("plane").centre(), at(9), 4);
    EXPECT_EQ(hand.state().sharpness, 4);
    hand.release();
    EXPECT_EQ(hand.state().sharpness, 4);
}

}  // namespace
