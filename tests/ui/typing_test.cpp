// A Sharpness typed as a number.
#include <gtest/gtest.h>

#include <functional>

#include "hand.hpp"
#include "picture.hpp"

namespace {

using test::Hand;

class Typing : public testing::Test {
  protected:
    Typing() {
        hand.watch = [this] { test::expect_one_truth(hand); };
    }

    bool is_open() const { return hand.has("typed sharpness"); }
    void open() {
        hand.click("sharpness figure");
        ASSERT_TRUE(is_open());
    }
    void enter(const char* text) {
        open();
        hand.type(text);
        hand.key(ImGuiKey_Enter);
        EXPECT_FALSE(is_open()) << text;
    }
    void expect_told(const char* text, double sharpness, const char* notice) {
        enter(text);
        EXPECT_EQ(hand.state().sharpness, sharpness) << text;
        EXPECT_TRUE(hand.shows(notice)) << "“" << hand.view().notice.text << "”";
    }

    Hand hand;
};

TEST_F(Typing, TakesPointAndCommaAlike) {
    enter("0,5");
    EXPECT_EQ(hand.state().sharpness, 0.5);
    enter("2.25");
    EXPECT_EQ(hand.state().sharpness, 2.25);
    enter("  7 ");
    EXPECT_EQ(hand.state().sharpness, 7);
    EXPECT_EQ(hand.view().notice.text, "");
    EXPECT_EQ(hand.frame.session().past.size(), 3u);
}

TEST_F(Typing, ClampsAndSaysSo) {
    expect_told("1e9", 10, "Sharpness goes from 0 to 10: set to 10");
    expect_told("-3", 0, "Sharpness goes from 0 to 10: set to 0");
    expect_told("10.04", 10, "set to 10");
    expect_told("-1e999", 0, "set to 0");
    expect_told("1e999", 10, "set to 10");
    expect_told("-1", 0, "set to 0");
    expect_told("99999999999", 10, "set to 10");
}

TEST_F(Typing, KeepsTheOldValueAndSaysWhy) {
    expect_told("abc", 4, "“abc” is not a number");
    expect_told("1e", 4, "1e");
    expect_told("nan", 4, "not a number");
    expect_told("inf", 4, "not a number");
    expect_told("1 2", 4, "not a number");
    expect_told("100% %s %n", 4, "100% %s %n");
    EXPECT_EQ(hand.frame.session().past.size(), 0u);
}

TEST_F(Typing, OfNothingChangesNothingAndSaysNothing) {
    for (const char* text : {"", "  "}) {
        open();
        hand.key(ImGuiKey_Delete);
        hand.type(text);
        hand.key(ImGuiKey_Enter);
        EXPECT_FALSE(is_open());
        EXPECT_EQ(hand.state().sharpness, 4);
        EXPECT_EQ(hand.view().notice.text, "");
    }
    EXPECT_EQ(hand.frame.session().past.size(), 0u);
}

TEST_F(Typing, OpensWithEveryDigit) {
    enter("2.345678901234567");
    open();
    EXPECT_EQ(hand.view().typing.text, "2.345678901234567");
}

TEST_F(Typing, TakesFortyCharactersAtMost) {
    open();
    hand.type(std::string(60, '1'));
    EXPECT_EQ(hand.view().typing.text, std::string(40, '1'));
    hand.key(ImGuiKey_Escape);
    std::string typed, kept;
    for (int i = 0; i < 60; ++i) typed += "ж";
    for (int i = 0; i < 40; ++i) kept += "ж";
    open();
    hand.type(typed);
    EXPECT_EQ(hand.view().typing.text, kept);
}

TEST_F(Typing, CutsALongPaste) {
    ImGui::SetClipboardText(std::string(100'000, '7').c_str());
    open();
    hand.key(ImGuiKey_V, ImGuiMod_Ctrl);
    EXPECT_EQ(hand.view().typing.text, std::string(40, '7'));
    hand.key(ImGuiKey_Enter);
    EXPECT_EQ(hand.state().sharpness, 10);
}

TEST_F(Typing, ANoticeGoesWithTheNextAct) {
    const std::pair<const char*, std::function<void()>> acts[] = {
        {"a good entry", [&] { enter("7"); }},
        {"the same entry", [&] { enter("7"); }},
        {"a key", [&] { hand.key(ImGuiKey_L); }},
        {"undo", [&] { hand.key(ImGuiKey_Z, ImGuiMod_Ctrl); }},
        {"a press", [&] { hand.click("ask 1"); }},
        {"the slider", [&] { hand.click("slider"); }},
    };
    for (const auto& [name, act] : acts) {
        enter("abc");
        ASSERT_NE(hand.view().notice.text, "");
        hand.move("token 1");
        EXPECT_NE(hand.view().notice.text, "") << "moving is no act";
        act();
        EXPECT_EQ(hand.view().notice.text, "") << name;
    }
}

TEST_F(Typing, AnActMayGiveANoticeOfItsOwnInPlaceOfTheOneBefore) {
    enter("abc");
    expect_told("12", 10, "set to 10");
}

TEST_F(Typing, EnterAtOnceKeepsEveryDigit) {
    for (const char* text : {"2.34567", "0.0004", "1e-7"}) {
        enter(text);
        const double typed = hand.state().sharpness;
        open();
        hand.key(ImGuiKey_Enter);
        EXPECT_EQ(hand.state().sharpness, typed) << text;
        EXPECT_EQ(hand.view().notice.text, "") << text;
    }
}

TEST_F(Typing, TheNoticeGoesByItself) {
    expect_told("abc", 4, "not a number");
    EXPECT_GT(hand.report.wake_after, 5);
    const double left = hand.report.wake_after;
    hand.step(left - 0.5);
    EXPECT_TRUE(hand.shows("not a number"));
    EXPECT_NEAR(hand.report.wake_after, 0.5, 1e-6);
    hand.step(0.6);
    EXPECT_FALSE(hand.shows("not a number"));
    EXPECT_EQ(hand.report.wake_after, 0);
}

TEST_F(Typing, EscapeGivesUp) {
    open();
    hand.type("9");
    hand.key(ImGuiKey_Escape);
    EXPECT_FALSE(is_open());
    EXPECT_EQ(hand.state().sharpness, 4);
    EXPECT_EQ(hand.view().notice.text, "");
}

TEST_F(Typing, EscapeGivesUpTheTypingBeforeTheProjector) {
    hand.key(ImGuiKey_P);
    open();
    hand.key(ImGuiKey_Escape);
    EXPECT_FALSE(is_open());
    EXPECT_TRUE(hand.frame.look().projector);
    hand.key(ImGuiKey_Escape);
    EXPECT_FALSE(hand.frame.look().projector);
}

TEST_F(Typing, ALongNoticeLeavesTheWayOutOfTheProjectorClear) {
    hand.key(ImGuiKey_P);
    enter(std::string(400, 'w').c_str());
    ASSERT_NE(hand.view().notice.text, "");
    test::expect_readable(hand);
}

TEST_F(Typing, APressElsewhereTakesWhatWasTyped) {
    open();
    hand.type("9");
    hand.click("plane");
    EXPECT_FALSE(is_open());
    EXPECT_EQ(hand.state().sharpness, 9);
}

TEST_F(Typing, TabTakesWhatWasTypedAndGoesOn) {
    hand.tab_to("slider");
    hand.key(ImGuiKey_Enter);
    ASSERT_TRUE(is_open());
    hand.type("9");
    hand.key(ImGuiKey_Tab);
    EXPECT_FALSE(is_open());
    EXPECT_EQ(hand.state().sharpness, 9);
    EXPECT_EQ(hand.ringed(), "sharpness figure");
    hand.key(ImGuiKey_Enter);
    hand.type("8");
    hand.key(ImGuiKey_Tab);
    EXPECT_EQ(hand.state().sharpness, 8);
    EXPECT_EQ(hand.ringed(), "look-back");
}

TEST_F(Typing, OpensByDoubleClickAtAnyFrameRate) {
    for (const double seconds : {1.0 / 60, 0.05, 0.2}) {
        hand.seconds = seconds;
        hand.double_click("knob");
        EXPECT_TRUE(is_open()) << seconds;
        hand.key(ImGuiKey_Escape);
        hand.wait(2);
    }
}

TEST_F(Typing, ByDoubleClickThatIsGivenUpLeavesAllAsItWas) {
    hand.key(ImGuiKey_L);
    const session::State before = hand.state();
    for (const double seconds : {1.0 / 60, 0.2}) {
        hand.seconds = seconds;
        for (const char* place : {"slider", "knob"}) {
            hand.double_click(place);
            EXPECT_TRUE(is_open());
            EXPECT_EQ(hand.view().typing.text, "4") << "the value before the first click";
            hand.move("knob");
            hand.key(ImGuiKey_Escape);
            EXPECT_EQ(hand.state(), before) << place;
            EXPECT_EQ(hand.frame.session().past.size(), 1u) << place;
            hand.wait(2);
        }
    }
}

TEST_F(Typing, ByDoubleClickThatIsCarriedAwayMovesNothing) {
    hand.move("slider");
    for (const bool down : {true, false, true}) ImGui::GetIO().AddMouseButtonEvent(0, down);
    hand.drain();
    hand.move(hand.place("slider").max());
    hand.release();
    EXPECT_TRUE(is_open());
    EXPECT_EQ(hand.state().sharpness, 4);
    hand.type("3");
    hand.key(ImGuiKey_Enter);
    EXPECT_EQ(hand.state().sharpness, 3);
    EXPECT_EQ(hand.frame.session().past.size(), 1u);
}

TEST_F(Typing, OpensByEnterOnTheSlider) {
    hand.tab_to("slider");
    hand.key(ImGuiKey_Enter);
    EXPECT_TRUE(is_open());
    hand.type("3.3");
    hand.key(ImGuiKey_KeypadEnter);
    EXPECT_FALSE(is_open());
    EXPECT_EQ(hand.state().sharpness, 3.3);
    hand.step();
    EXPECT_FALSE(is_open());
}

TEST_F(Typing, OpensByEnterOnTheFigure) {
    hand.tab_to("sharpness figure");
    hand.key(ImGuiKey_Enter);
    EXPECT_TRUE(is_open());
    hand.type("3.3");
    hand.key(ImGuiKey_Enter);
    EXPECT_FALSE(is_open());
    hand.wait(0.5);
    EXPECT_FALSE(is_open());
}

TEST_F(Typing, TakesTheKeysThatItCouldNeed) {
    const session::State before = hand.state();
    const ui::Look look = hand.frame.look();
    open();
    for (const ImGuiKey key : {ImGuiKey_1, ImGuiKey_L, ImGuiKey_P, ImGuiKey_Home,
                               ImGuiKey_RightArrow, ImGuiKey_PageUp, ImGuiKey_Space})
        hand.key(key);
    EXPECT_TRUE(is_open());
    EXPECT_EQ(hand.state(), before);
    EXPECT_EQ(hand.frame.look(), look);
}

TEST_F(Typing, LeavesTheProgramItsKeys) {
    bool wants_close = false;
    hand.watch = [&] { wants_close |= hand.report.wants_close; };
    open();
    hand.key(ImGuiKey_Equal, ImGuiMod_Ctrl);
    EXPECT_GT(hand.frame.look().text_size, 100);
    EXPECT_TRUE(is_open());
    hand.key(ImGuiKey_Q, ImGuiMod_Ctrl);
    EXPECT_TRUE(wants_close);
}

TEST_F(Typing, UndoInTheFieldIsOfTheField) {
    hand.key(ImGuiKey_L);
    ASSERT_TRUE(hand.state().look_back);
    open();
    hand.type("9");
    hand.key(ImGuiKey_Z, ImGuiMod_Ctrl);
    EXPECT_TRUE(hand.state().look_back);
    EXPECT_TRUE(is_open());
}

TEST_F(Typing, ShowsTheFrameAgainWhileTheCursorBlinks) {
    EXPECT_EQ(hand.report.wake_after, 0);
    open();
    hand.step();
    EXPECT_GT(hand.report.wake_after, 0);
    EXPECT_LE(hand.report.wake_after, 0.5);
}

}  // namespace
