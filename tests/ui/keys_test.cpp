// What keys do.
#include <gtest/gtest.h>

#include "hand.hpp"
#include "picture.hpp"

namespace {

using test::Hand;

class Keys : public testing::Test {
  protected:
    Keys() {
        hand.watch = [this] { test::expect_one_truth(hand); };
    }

    std::size_t steps_back() const { return hand.frame.session().past.size(); }

    Hand hand;
};

TEST_F(Keys, OnTheSliderGoByTenthsAndOnesAndToTheEnds) {
    hand.tab_to("slider");
    const auto leads_to = [&](ImGuiKey key, double sharpness) {
        hand.key(key);
        EXPECT_EQ(hand.state().sharpness, sharpness) << ImGui::GetKeyName(key);
    };
    leads_to(ImGuiKey_RightArrow, 4.1);
    leads_to(ImGuiKey_UpArrow, 4.2);
    leads_to(ImGuiKey_LeftArrow, 4.1);
    leads_to(ImGuiKey_DownArrow, 4.0);
    leads_to(ImGuiKey_PageUp, 5.0);
    leads_to(ImGuiKey_PageDown, 4.0);
    EXPECT_EQ(steps_back(), 6u);
    leads_to(ImGuiKey_End, 10);
    leads_to(ImGuiKey_RightArrow, 10);
    leads_to(ImGuiKey_PageUp, 10);
    leads_to(ImGuiKey_Home, 0);
    leads_to(ImGuiKey_LeftArrow, 0);
    leads_to(ImGuiKey_PageDown, 0);
    EXPECT_EQ(steps_back(), 8u);
}

TEST_F(Keys, TenthsNeverDrift) {
    hand.tab_to("slider");
    hand.key(ImGuiKey_Home);
    for (int i = 1; i <= 100; ++i) {
        hand.key(ImGuiKey_RightArrow);
        EXPECT_EQ(hand.state().sharpness, i / 10.0);
    }
}

TEST_F(Keys, HeldDownAnArrowRepeatsAndIsOneStepBack) {
    hand.tab_to("slider");
    hand.key_down(ImGuiKey_RightArrow);
    EXPECT_EQ(hand.state().sharpness, 4.1);
    hand.wait(1);
    hand.key_up(ImGuiKey_RightArrow);
    EXPECT_GT(hand.state().sharpness, 5);
    EXPECT_EQ(steps_back(), 1u);
    hand.key(ImGuiKey_Z, ImGuiMod_Ctrl);
    EXPECT_EQ(hand.state().sharpness, 4);
}

TEST_F(Keys, ForSharpnessWorkWhereverTheFocusIs) {
    const auto work = [&](const std::string& where) {
        const std::pair<ImGuiKey, double> leads_to[] = {
            {ImGuiKey_Home, 0},        {ImGuiKey_RightArrow, 0.1}, {ImGuiKey_UpArrow, 0.2},
            {ImGuiKey_LeftArrow, 0.1}, {ImGuiKey_PageUp, 1.1},     {ImGuiKey_PageDown, 0.1},
            {ImGuiKey_DownArrow, 0},   {ImGuiKey_End, 10}};
        for (const auto& [key, sharpness] : leads_to) {
            hand.key(key);
            EXPECT_EQ(hand.state().sharpness, sharpness) << where << ImGui::GetKeyName(key);
        }
    };
    work("nowhere: ");
    for (const char* control : {"look-back", "ask 1", "ask 4", "Aa", "sharpness figure"}) {
        hand.tab_to(control);
        work(control);
        EXPECT_EQ(hand.ringed(), control);
    }
    hand.click("token 2");
    work("after a click: ");
}

TEST_F(Keys, ForSharpnessAreNotThoseWithCtrlAltOrSuper) {
    hand.tab_to("slider");
    for (const ImGuiKey with : {ImGuiMod_Ctrl, ImGuiMod_Alt, ImGuiMod_Super})
        for (const ImGuiKey key :
             {ImGuiKey_RightArrow, ImGuiKey_UpArrow, ImGuiKey_PageUp, ImGuiKey_Home, ImGuiKey_End})
            hand.key(key, with);
    EXPECT_EQ(hand.state().sharpness, 4);
}

TEST(KeysForSharpness, LeadFromBetweenTwoTenthsToTheNextOne) {
    const auto from = [&](double sharpness, ImGuiKey key) {
        session::Session session = test::built_in();
        session::apply(session, session::SetSharpness{sharpness});
        Hand at(std::move(session));
        at.key(key);
        return at.state().sharpness;
    };
    EXPECT_EQ(from(2.55, ImGuiKey_RightArrow), 2.6);
    EXPECT_EQ(from(2.55, ImGuiKey_LeftArrow), 2.5);
    EXPECT_EQ(from(2.51, ImGuiKey_UpArrow), 2.6);
    EXPECT_EQ(from(2.59, ImGuiKey_DownArrow), 2.5);
    EXPECT_EQ(from(2.55, ImGuiKey_PageUp), 3.5);
    EXPECT_EQ(from(2.55, ImGuiKey_PageDown), 1.6);
    EXPECT_EQ(from(9.95, ImGuiKey_RightArrow), 10);
    EXPECT_EQ(from(0.05, ImGuiKey_LeftArrow), 0);
    EXPECT_EQ(from(2.5000000001, ImGuiKey_LeftArrow), 2.4) << "or nothing would be seen to change";
}

TEST_F(Keys, EnterTypesASharpnessWhereNothingHasTheRing) {
    hand.key(ImGuiKey_Enter);
    ASSERT_TRUE(hand.has("typed sharpness"));
    hand.type("2.5");
    hand.key(ImGuiKey_Enter);
    EXPECT_EQ(hand.state().sharpness, 2.5);
    hand.tab_to("look-back");
    hand.key(ImGuiKey_Enter);
    EXPECT_FALSE(hand.has("typed sharpness"));
    EXPECT_TRUE(hand.state().look_back);
    hand.click("token 2");
    hand.key(ImGuiKey_KeypadEnter);
    EXPECT_TRUE(hand.has("typed sharpness"));
}

TEST_F(Keys, AnotherKeyWhileAnArrowIsHeldIsAStepOfItsOwn) {
    hand.key_down(ImGuiKey_RightArrow);
    hand.wait(0.5);
    const double then = hand.state().sharpness;
    hand.key(ImGuiKey_L);
    hand.wait(0.5);
    hand.key_up(ImGuiKey_RightArrow);
    EXPECT_GT(hand.state().sharpness, then);
    EXPECT_EQ(steps_back(), 3u);
    hand.key(ImGuiKey_Z, ImGuiMod_Ctrl);
    EXPECT_TRUE(hand.state().look_back);
    hand.key(ImGuiKey_Z, ImGuiMod_Ctrl);
    EXPECT_EQ(hand.state().sharpness, then);
    hand.key(ImGuiKey_Z, ImGuiMod_Ctrl);
    EXPECT_EQ(hand.state().sharpness, 4);
}

TEST_F(Keys, UndoHeldDownGoesOn) {
    for (const ImGuiKey key : {ImGuiKey_1, ImGuiKey_2, ImGuiKey_3, ImGuiKey_4}) hand.key(key);
    ImGui::GetIO().AddKeyEvent(ImGuiMod_Ctrl, true);
    hand.key_down(ImGuiKey_Z);
    hand.wait(1);
    hand.key_up(ImGuiKey_Z);
    ImGui::GetIO().AddKeyEvent(ImGuiMod_Ctrl, false);
    EXPECT_EQ(steps_back(), 0u);
}

TEST_F(Keys, DigitsAsk) {
    for (const std::size_t word : {1u, 3u, 0u, 2u}) {
        hand.key(static_cast<ImGuiKey>(ImGuiKey_1 + word));
        EXPECT_EQ(hand.state().asking, word);
    }
    hand.key(ImGuiKey_Keypad2);
    EXPECT_EQ(hand.state().asking, 1u);
    hand.key(ImGuiKey_5);
    hand.key(ImGuiKey_9);
    hand.key(ImGuiKey_0);
    EXPECT_EQ(hand.state().asking, 1u);
    EXPECT_EQ(steps_back(), 5u);
}

TEST_F(Keys, LTogglesLookBack) {
    hand.key(ImGuiKey_L);
    EXPECT_TRUE(hand.state().look_back);
    hand.key(ImGuiKey_L);
    EXPECT_FALSE(hand.state().look_back);
}

TEST_F(Keys, AHeldLetterActsOnce) {
    hand.key_down(ImGuiKey_L);
    hand.wait(1);
    hand.key_up(ImGuiKey_L);
    EXPECT_TRUE(hand.state().look_back);
    EXPECT_EQ(steps_back(), 1u);
}

TEST_F(Keys, UndoAndRedo) {
    hand.key(ImGuiKey_1);
    hand.key(ImGuiKey_L);
    hand.key(ImGuiKey_Z, ImGuiMod_Ctrl);
    EXPECT_FALSE(hand.state().look_back);
    hand.key(ImGuiKey_Z, ImGuiMod_Ctrl);
    EXPECT_EQ(hand.state().asking, 2u);
    hand.key(ImGuiKey_Z, ImGuiMod_Ctrl);
    EXPECT_EQ(hand.state().asking, 2u);
    hand.key(ImGuiKey_Y, ImGuiMod_Ctrl);
    EXPECT_EQ(hand.state().asking, 0u);
    ImGui::GetIO().AddKeyEvent(ImGuiMod_Shift, true);
    hand.key(ImGuiKey_Z, ImGuiMod_Ctrl);
    ImGui::GetIO().AddKeyEvent(ImGuiMod_Shift, false);
    EXPECT_TRUE(hand.state().look_back);
}

TEST_F(Keys, UndoInTheMiddleOfADragIsSurvived) {
    hand.drag(hand.place("knob").centre(), hand.place("slider").max(), 4);
    hand.key(ImGuiKey_Z, ImGuiMod_Ctrl);
    hand.key(ImGuiKey_L);
    hand.move(hand.place("slider").centre());
    hand.release();
    while (!hand.frame.session().past.empty()) hand.key(ImGuiKey_Z, ImGuiMod_Ctrl);
    EXPECT_EQ(hand.state(), session::opening(hand.frame.session().lesson));
}

TEST_F(Keys, TextSizeStepsUpAndDownAndBack) {
    const auto leads_to = [&](ImGuiKey key, int size) {
        hand.key(key, ImGuiMod_Ctrl);
        EXPECT_EQ(hand.frame.look().text_size, size);
    };
    leads_to(ImGuiKey_Equal, 110);
    leads_to(ImGuiKey_KeypadAdd, 125);
    leads_to(ImGuiKey_Minus, 110);
    leads_to(ImGuiKey_KeypadSubtract, 100);
    for (const int size : {90, 80, 80}) leads_to(ImGuiKey_Minus, size);
    leads_to(ImGuiKey_0, 100);
    for (const int size : {110, 125, 150, 175, 200, 200}) leads_to(ImGuiKey_Equal, size);
    leads_to(ImGuiKey_Keypad0, 100);
    EXPECT_EQ(hand.state().asking, 2u);
}

TEST_F(Keys, ProjectorInAndOut) {
    for (const ImGuiKey key : {ImGuiKey_F11, ImGuiKey_P}) {
        hand.key(key);
        EXPECT_TRUE(hand.frame.look().projector);
        hand.key(key);
        EXPECT_FALSE(hand.frame.look().projector);
        hand.key(key);
        hand.key(ImGuiKey_Escape);
        EXPECT_FALSE(hand.frame.look().projector);
    }
    hand.key(ImGuiKey_Escape);
    EXPECT_FALSE(hand.frame.look().projector);
}

TEST_F(Keys, CtrlQQuits) {
    EXPECT_FALSE(hand.report.wants_close);
    bool wanted = false;
    hand.watch = [&] { wanted |= hand.report.wants_close; };
    hand.key(ImGuiKey_Q);
    EXPECT_FALSE(wanted);
    hand.key(ImGuiKey_Q, ImGuiMod_Ctrl);
    EXPECT_TRUE(wanted);
}

TEST_F(Keys, WithAltOrSuperTheyAreNotOurs) {
    for (const ImGuiKey with : {ImGuiMod_Alt, ImGuiMod_Super})
        for (const ImGuiKey key : {ImGuiKey_L, ImGuiKey_1, ImGuiKey_P}) hand.key(key, with);
    EXPECT_EQ(hand.state(), session::opening(hand.frame.session().lesson));
    EXPECT_FALSE(hand.frame.look().projector);
}

TEST_F(Keys, NoneIsLostWhenFramesTakeLong) {
    hand.seconds = 0.5;
    ImGuiIO& io = ImGui::GetIO();
    for (const ImGuiKey key : {ImGuiKey_1, ImGuiKey_L, ImGuiKey_2, ImGuiKey_L, ImGuiKey_4}) {
        io.AddKeyEvent(key, true);
        io.AddKeyEvent(key, false);
    }
    hand.drain();
    EXPECT_EQ(hand.state().asking, 3u);
    EXPECT_EQ(steps_back(), 5u);
}

}  // namespace
