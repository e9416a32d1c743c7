// Keys that bring what is out of sight into it.
#include <gtest/gtest.h>

#include "hand.hpp"

namespace {

using test::Hand;

constexpr ui::Screen small = {.width = 960, .height = 640};

/// Which panels a lesson with a page shows, side by side.
class Columns : public testing::Test {
  protected:
    float page() const { return hand.place("‹ Back").y; }
    float stage() const { return hand.place("stage").y; }
    ImVec2 page_middle() const { return {60, 500}; }
    ImVec2 stage_middle() const { return {hand.place("stage").centre().x, 500}; }

    Hand hand{test::whole_lesson("section=4 light=skip"), {}, {.width = 1440, .height = 640}};
};

TEST(ScrollKeys, ReachTheEndAndTheTopOfTheStage) {
    for (const int size : {100, 110, 200}) {
        Hand hand(test::built_in(), {.text_size = size}, small);
        hand.settle();
        const float top = hand.place("stage").y;
        ASSERT_GT(hand.place("plane").bottom(), 640) << size;
        for (int i = 0; i < 20; ++i) hand.key(ImGuiKey_Space);
        EXPECT_LE(hand.place("plane").bottom(), 640) << size;
        const float end = hand.place("stage").y;
        for (int i = 0; i < 20; ++i) hand.key(ImGuiKey_Space, ImGuiMod_Shift);
        EXPECT_EQ(hand.place("stage").y, top) << size;
        hand.key(ImGuiKey_End, ImGuiMod_Ctrl);
        EXPECT_EQ(hand.place("stage").y, end) << size;
        hand.key(ImGuiKey_Home, ImGuiMod_Ctrl);
        EXPECT_EQ(hand.place("stage").y, top) << size;
        EXPECT_EQ(hand.state(), session::opening(hand.frame.session().lesson));
    }
}

TEST(ScrollKeys, GoByLinesAndRepeat) {
    Hand hand(test::built_in(), {.text_size = 200}, small);
    hand.settle();
    const float top = hand.place("stage").y;
    hand.key(ImGuiKey_DownArrow, ImGuiMod_Ctrl);
    const float line = top - hand.place("stage").y;
    EXPECT_NEAR(line, 60 * hand.view().scale, 1);
    hand.key(ImGuiKey_UpArrow, ImGuiMod_Ctrl);
    EXPECT_EQ(hand.place("stage").y, top);
    ImGui::GetIO().AddKeyEvent(ImGuiMod_Ctrl, true);
    hand.key_down(ImGuiKey_DownArrow);
    hand.wait(0.5);
    hand.key_up(ImGuiKey_DownArrow);
    ImGui::GetIO().AddKeyEvent(ImGuiMod_Ctrl, false);
    EXPECT_LT(hand.place("stage").y, top - 2 * line);
    EXPECT_EQ(hand.state().sharpness, 4);
}

TEST(ScrollKeys, LeaveSpaceToTheControlWithTheRing) {
    Hand hand(test::built_in(), {.text_size = 200}, small);
    hand.tab_to("look-back");
    hand.settle();
    const float before = hand.place("stage").y;
    hand.key(ImGuiKey_Space);
    EXPECT_TRUE(hand.state().look_back);
    EXPECT_EQ(hand.place("stage").y, before);
    hand.key(ImGuiKey_DownArrow, ImGuiMod_Ctrl);
    EXPECT_LT(hand.place("stage").y, before) << "with Ctrl always";
}

TEST(ScrollKeys, AreTextWhereTextIsTyped) {
    Hand hand(test::built_in(), {.text_size = 200}, small);
    hand.click("ask 1");
    hand.key(ImGuiKey_Enter);
    ASSERT_TRUE(hand.view().typing.open);
    hand.settle();
    const float before = hand.place("stage").y;
    hand.key(ImGuiKey_Space);
    hand.key(ImGuiKey_End, ImGuiMod_Ctrl);
    EXPECT_EQ(hand.place("stage").y, before);
    EXPECT_TRUE(hand.view().typing.open);
}

TEST(ScrollKeys, ScrollThePopupAndNothingBehindIt) {
    Hand hand(test::built_in(), {.text_size = 200}, small);
    hand.click("Aa");
    hand.settle();
    const float popup = hand.place("dark").y, stage = hand.place("stage").y;
    hand.key(ImGuiKey_End, ImGuiMod_Ctrl);
    EXPECT_LT(hand.place("dark").y, popup);
    EXPECT_EQ(hand.place("stage").y, stage);
}

TEST_F(Columns, ScrollTogetherWhereNoneIsChosen) {
    const float page_before = page(), stage_before = stage();
    hand.key(ImGuiKey_Space);
    EXPECT_LT(page(), page_before);
    EXPECT_LT(stage(), stage_before);
}

TEST_F(Columns, ScrollByWhereThePointerIs) {
    const float page_before = page(), stage_before = stage();
    hand.move(page_middle());
    hand.key(ImGuiKey_Space);
    EXPECT_LT(page(), page_before);
    EXPECT_EQ(stage(), stage_before);
    const float page_then = page();
    hand.move(stage_middle());
    hand.key(ImGuiKey_Space);
    EXPECT_EQ(page(), page_then);
    EXPECT_LT(stage(), stage_before);
}

TEST_F(Columns, ScrollByWhereTheRingIsBeforeThePointer) {
    hand.move(page_middle());
    hand.tab_to("look-back");
    hand.settle();
    hand.key(ImGuiKey_Home, ImGuiMod_Ctrl);
    const float page_before = page(), stage_before = stage();
    hand.key(ImGuiKey_DownArrow, ImGuiMod_Ctrl);
    EXPECT_EQ(page(), page_before);
    EXPECT_LT(stage(), stage_before);
}

}  // namespace
