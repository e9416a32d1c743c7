// What has the keyboard, and what becomes of it when the window is left.
#include <gtest/gtest.h>

#include <set>

#include "learner.hpp"
#include "picture.hpp"

namespace {

using test::Hand;

class Focus : public testing::Test {
  protected:
    Focus() {
        hand.watch = [this] { test::expect_one_truth(hand); };
    }

    /// Every control there is, in the order of Tab (or of Shift+Tab).
    std::vector<std::string> round(ImGuiKey with = ImGuiKey_None) {
        std::vector<std::string> round;
        for (hand.key(ImGuiKey_Tab, with); round.empty() || hand.ringed() != round.front();
             hand.key(ImGuiKey_Tab, with)) {
            round.push_back(hand.ringed());
            if (round.size() > 99) break;
        }
        return round;
    }

    Hand hand;
};

TEST_F(Focus, TabReachesEveryControlAndComesRound) {
    hand.key(ImGuiKey_L);
    hand.key(ImGuiKey_1);
    hand.key(ImGuiKey_Z, ImGuiMod_Ctrl);
    const std::vector<std::string> there = round();
    const std::set<std::string> found(there.begin(), there.end());
    EXPECT_EQ(found.size(), there.size());
    EXPECT_EQ(found,
              (std::set<std::string>{"Undo", "Redo", "Reset", "Projector", "Aa", "ask 1", "ask 2",
                                     "ask 3", "ask 4", "slider", "sharpness figure", "look-back",
                                     "point 1", "point 2", "point 3", "point 4"}));
    std::vector<std::string> back = round(ImGuiMod_Shift);
    std::ranges::rotate(back, std::ranges::find(back, there.front()));
    std::reverse(back.begin() + 1, back.end());
    EXPECT_EQ(back, there);
}

TEST_F(Focus, InProjectorModeTabReachesTheWayOut) {
    hand.key(ImGuiKey_P);
    hand.tab_to("projector exit");
    hand.key(ImGuiKey_Enter);
    EXPECT_FALSE(hand.frame.look().projector);
}

TEST_F(Focus, EnterAndSpaceWorkTheControl) {
    for (const ImGuiKey key : {ImGuiKey_Enter, ImGuiKey_KeypadEnter, ImGuiKey_Space}) {
        const bool before = hand.state().look_back;
        hand.tab_to("look-back");
        hand.key(key);
        EXPECT_NE(hand.state().look_back, before);
    }
    hand.tab_to("ask 1");
    hand.key(ImGuiKey_Space);
    EXPECT_EQ(hand.state().asking, 0u);
    hand.tab_to("ask 4");
    hand.key(ImGuiKey_Enter);
    EXPECT_EQ(hand.state().asking, 3u);
    hand.tab_to("Undo");
    hand.key(ImGuiKey_Enter);
    EXPECT_EQ(hand.state().asking, 0u);
    hand.tab_to("Projector");
    hand.key(ImGuiKey_Space);
    EXPECT_TRUE(hand.frame.look().projector);
}

TEST_F(Focus, TheRingShowsOnlyWhereKeysAreUsed) {
    EXPECT_EQ(hand.ringed(), "");
    hand.click("look-back");
    EXPECT_EQ(hand.ringed(), "");
    hand.key(ImGuiKey_Tab);
    EXPECT_NE(hand.ringed(), "");
    hand.click("look-back");
    EXPECT_EQ(hand.ringed(), "");
    hand.tab_to("look-back");
    hand.click("plane");
    EXPECT_EQ(hand.ringed(), "") << "a press anywhere";
}

TEST_F(Focus, TabGoesOnFromWhereTheMouseWas) {
    hand.click("token 2");
    hand.key(ImGuiKey_Tab);
    EXPECT_EQ(hand.ringed(), "ask 3");
}

TEST_F(Focus, AfterAClickOnTheSliderTheArrowsMoveIt) {
    hand.click("knob");
    hand.key(ImGuiKey_RightArrow);
    EXPECT_EQ(hand.state().sharpness, 4.1);
}

TEST_F(Focus, TheFocusScrollsIntoSight) {
    hand.screen = {.width = 960, .height = 640};
    for (int i = 0; i < 5; ++i) hand.key(ImGuiKey_Equal, ImGuiMod_Ctrl);
    ASSERT_EQ(hand.frame.look().text_size, 200);
    hand.settle();
    const float bar = std::round(56 * hand.view().scale);
    for (const ImGuiKey with : {ImGuiKey_None, ImGuiKey(ImGuiMod_Shift)})
        for (const std::string& control : round(with)) {
            hand.tab_to(control);
            hand.settle();
            const ui::Rect ring = hand.place("focus ring");
            const bool in_bar = ring.bottom() <= bar;
            EXPECT_TRUE(in_bar || ring.y >= bar - 8) << control << ring;
            EXPECT_LE(ring.bottom(), 640 + 8) << control << ring;
        }
}

TEST_F(Focus, LosingTheWindowLetsGoOfAllKeys) {
    hand.tab_to("slider");
    hand.key_down(ImGuiKey_RightArrow);
    hand.wait(0.5);
    ImGui::GetIO().AddFocusEvent(false);
    hand.drain();
    const double then = hand.state().sharpness;
    hand.wait(1);
    EXPECT_EQ(hand.state().sharpness, then);
    ImGui::GetIO().AddFocusEvent(true);
    hand.wait(1);
    EXPECT_EQ(hand.state().sharpness, then);
}

TEST_F(Focus, TabHeldWhileTheWindowIsLeftDoesNotRunOn) {
    hand.key_down(ImGuiKey_Tab);
    ImGui::GetIO().AddFocusEvent(false);
    hand.drain();
    const std::string then = hand.ringed();
    ImGui::GetIO().AddFocusEvent(true);
    hand.wait(2);
    EXPECT_EQ(hand.ringed(), then);
}

TEST_F(Focus, LosingTheWindowEndsADrag) {
    hand.drag(hand.place("knob").centre(), hand.place("slider").centre(), 4);
    const double then = hand.state().sharpness;
    ImGui::GetIO().AddFocusEvent(false);
    hand.drain();
    ImGui::GetIO().AddFocusEvent(true);
    hand.move(ImVec2{0, 0});
    EXPECT_EQ(hand.state().sharpness, then);
}

TEST(FocusInTheLesson, GoesOnWhereAControlWasThatIsGone) {
    Hand hand(test::lesson_at(9), {.reduced_motion = true});
    hand.tab_to("option 1");
    hand.key(ImGuiKey_Enter);
    hand.key(ImGuiKey_Tab);
    EXPECT_EQ(hand.ringed(), "term light") << "of the explanation, which is new";
}

TEST(FocusInTheLesson, GoesOnBelowTheLampThatWasLit) {
    Hand hand(test::lesson_at(4), {.reduced_motion = true});
    hand.tab_to("Light on");
    hand.key(ImGuiKey_Enter);
    hand.key(ImGuiKey_Tab);
    EXPECT_EQ(hand.ringed(), "link ask=ate sharpness=4 look-back=off trace-steps=0")
        << "the first of what is new";
}

TEST(FocusInTheLesson, GoesOnFromWhereItWasAfterAPressOnNoStop) {
    Hand hand(test::lesson_at(7), {.reduced_motion = true});
    hand.tab_to("addition 2");
    const auto& texts = hand.record().texts;
    hand.click(std::ranges::find(texts.rbegin(), texts.rend(), "the", &ui::Record::Text::text)
                   ->ink.centre());
    ASSERT_EQ(hand.state().asking, 0u);
    hand.key(ImGuiKey_Tab);
    EXPECT_TRUE(hand.ringed().starts_with("addition ") || hand.ringed().starts_with("values "))
        << hand.ringed();
}

TEST(FocusInTheLesson, BeginsWithThePageOfANewSection) {
    Hand hand(test::lesson_at(1), {.reduced_motion = true});
    hand.tab_to("Next: Spotlight ›");
    hand.key(ImGuiKey_Enter);
    ASSERT_EQ(hand.state().section, 1u);
    hand.key(ImGuiKey_Tab);
    const ui::Rect ring = hand.place("focus ring");
    EXPECT_TRUE(ring.y > 56 && ring.right() < 480) << ring;
}

}  // namespace
