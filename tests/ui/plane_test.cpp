// The plane: its range, what it may tell, and the hand on its dots.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "hand.hpp"
#include "picture.hpp"
#include "plane_support.hpp"

namespace {

using namespace test;
using ui::Rect;

TEST(PlaneDots, MakeTheirWordAskWhenPressed) {
    Hand hand(plane_session(plane_words()), {}, {.width = 1440, .height = 1200});
    for (const std::size_t word : {0u, 1u, 2u, 3u}) {
        hand.click(dot(word));
        EXPECT_EQ(hand.state().asking, word);
        EXPECT_EQ(hand.view().pointed, word);
    }
    hand.leave_window();
    hand.tab_to(dot(1));
    EXPECT_EQ(hand.view().pointed, 1u);
    hand.key(ImGuiKey_Enter);
    EXPECT_EQ(hand.state().asking, 1u);
}

TEST(PlaneDots, OfWordsThatMayNotBeMovedStay) {
    Hand hand(plane_session(plane_words()), {}, {.width = 1440, .height = 1200});
    const auto before = hand.state().numbers;
    hand.drag(hand.place(dot(0)).centre(), hand.place(dot(2)).centre(), 6);
    hand.release();
    hand.tab_to(dot(0));
    hand.key(ImGuiKey_UpArrow);
    EXPECT_EQ(hand.state().numbers, before);
}

TEST(PlaneDots, AreOneTabStopEach) {
    Hand hand(plane_session(plane_words()), {}, {.width = 1440, .height = 1200});
    std::vector<std::string> stops;
    for (int tabs = 0; tabs < 60; ++tabs) {
        hand.tap(ImGuiKey_Tab);
        if (const std::string at = hand.ringed(); at.starts_with("point ")) stops.push_back(at);
        if (stops.size() == 4) break;
    }
    EXPECT_EQ(stops, (std::vector<std::string>{"point 1", "point 2", "point 3", "point 4"}));
    hand.tap(ImGuiKey_Tab);
    EXPECT_FALSE(hand.ringed().starts_with("point "));
}

class NumbersPlane : public testing::Test {
  protected:
    const std::vector<double>& label(std::size_t word) const {
        return hand.state().numbers[word].label;
    }
    std::size_t steps() const { return hand.frame.session().past.size(); }

    Hand hand{plane_session(numbers_lesson(plane_words())), {}, {.width = 1440, .height = 1200}};
};

TEST_F(NumbersPlane, KeepsItsRangeDuringADragAndFitsItAfterwards) {
    hand.click("question 1 1");
    hand.type("3");
    hand.key(ImGuiKey_Enter);
    ASSERT_EQ(hand.state().numbers[0].question[0], 3);
    const ImVec2 still = hand.place(dot(1)).centre();
    const ImVec2 tip = hand.place("tip 1").centre();
    const std::size_t before = steps();
    hand.move(tip);
    hand.press();
    for (int i = 1; i <= 16; ++i) {
        hand.move({tip.x - static_cast<float>(20 * i), tip.y - static_cast<float>(4 * i)});
        EXPECT_EQ(hand.place(dot(1)).centre().x, still.x) << i;
        EXPECT_EQ(hand.place(dot(1)).centre().y, still.y) << i;
        const ImVec2 now = hand.place("tip 1").centre();
        EXPECT_NEAR(now.x, tip.x - static_cast<float>(20 * i), 12) << i;
    }
    EXPECT_LT(hand.state().numbers[0].question[0], 1);
    hand.release();
    EXPECT_GT(hand.place(dot(1)).centre().x, still.x + 50);
    EXPECT_EQ(steps(), before + 1);
    hand.key(ImGuiKey_Z, ImGuiMod_Ctrl);
    EXPECT_EQ(hand.state().numbers[0].question[0], 3);
}

TEST_F(NumbersPlane, KeysAfterADragAreStepsOfTheirOwn) {
    const ImVec2 at = hand.place(dot(3)).centre();
    hand.drag(at, {at.x - 60, at.y - 60}, 5);
    hand.release();
    ASSERT_EQ(steps(), 1u);
    hand.key(ImGuiKey_RightArrow);
    hand.key(ImGuiKey_RightArrow);
    EXPECT_EQ(steps(), 3u);
}

TEST_F(NumbersPlane, ADragThatComesBackLeavesNoStep) {
    const ImVec2 at = hand.place(dot(3)).centre();
    hand.drag(at, {at.x - 80, at.y}, 4);
    hand.drag({at.x - 80, at.y}, at, 4);
    hand.release();
    EXPECT_EQ(label(3), (std::vector<double>{0.8, 0.2}));
    EXPECT_EQ(steps(), 0u);
    EXPECT_EQ(hand.state().asking, 2u);
}

TEST_F(NumbersPlane, MovesByKeysInTenthsAndHundredths) {
    hand.tab_to(dot(1));
    hand.key(ImGuiKey_LeftArrow);
    hand.key(ImGuiKey_UpArrow);
    EXPECT_EQ(label(1), (std::vector<double>{0.8, 0.2}));
    hand.key(ImGuiKey_RightArrow, ImGuiMod_Shift);
    hand.key(ImGuiKey_DownArrow, ImGuiMod_Shift);
    EXPECT_EQ(label(1), (std::vector<double>{0.81, 0.19}));
    EXPECT_EQ(steps(), 4u);
}

TEST_F(NumbersPlane, APressWithoutMovingAsksAndADragDoesNot) {
    hand.click(dot(0));
    EXPECT_EQ(hand.state().asking, 0u);
    EXPECT_EQ(label(0), (std::vector<double>{0.2, 0}));
    const ImVec2 at = hand.place(dot(1)).centre();
    hand.drag(at, {at.x - 40, at.y - 40}, 4);
    hand.release();
    EXPECT_EQ(hand.state().asking, 0u);
    EXPECT_NE(label(1), (std::vector<double>{0.9, 0.1}));
    hand.click("tip 4");
    EXPECT_EQ(hand.state().asking, 3u);
}

TEST(PlaneRange, StaysWhenOnlySharpnessChanges) {
    for (const std::string& text :
         {sentence({"word = 'a', label = [3, -2], question = [0.5, 0.1]",
                    "word = 'b', label = [-7, 0.4], question = [0.2, 9]"}),
          sentence({"word = 'a', label = [0.1, 0.2], question = [1, 0], value = [5, -30]",
                    "word = 'b', label = [0.3, 0.4], question = [0, 1], value = [0.2, 9]"})}) {
        Hand hand(plane_session(text), {.reduced_motion = true});
        const ImVec2 still = hand.place(dot(0)).centre();
        sweep(hand, ImGuiKey_PageUp, [&] {
            EXPECT_NEAR(hand.place(dot(0)).centre().x, still.x, 0.01);
            EXPECT_NEAR(hand.place(dot(0)).centre().y, still.y, 0.01);
        });
    }
}

std::string guess_lesson(double sharpness) {
    return "title = 'Guess'\n" + plane_words() +
           fmt::format(
               "[[section]]\nname = 'Guess'\ntitle = 'Guess'\npicture = 'spotlight'\n"
               "opens = 'ask=ate sharpness={}'\n",
               sharpness) +
           fmt::format("[[section.part]]\nguess = 'Which word gets most?'\nacts = 'sharpness={}'\n",
                       sharpness) +
           "[[section.part]]\none-sentence = 'So it is.'\n";
}

TEST(OpenGuess, IsNotGivenAwayByThePlane) {
    std::optional<Places> seen;
    for (const double sharpness : {0.0, 0.5, 4.0, 10.0}) {
        Hand hand(plane_session(guess_lesson(sharpness)), {.reduced_motion = true});
        ASSERT_EQ(hand.state().sharpness, sharpness);
        const Places places = plane_places(hand, [](const auto&) { return true; });
        if (!seen) seen = places;
        EXPECT_EQ(places, *seen) << sharpness;
        for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(hand.place(dot(i)).w, hand.place(dot(0)).w);
        EXPECT_FALSE(hand.has("point summary"));
        EXPECT_FALSE(hand.shows("new “ate”"));
    }
}

TEST(PlaneAxes, AreSetBackWithTheSentence) {
    std::string two = test::lesson_text({"a", "b"}, 16);
    std::string other = test::lesson_text({"c"}, 1);
    other.replace(other.find("main"), 4, "other");
    const std::string more =
        "[[section]]\nname = 'One'\ntitle = 'One'\npicture = 'spotlight'\nopens = 'sentence=main'\n"
        "[[section.part]]\ntext = 'Here.'\n[[section.part]]\none-sentence = 'Yes.'\n"
        "[[section]]\nname = 'Two'\ntitle = 'Two'\npicture = 'spotlight'\nopens = "
        "'sentence=other'\n"
        "[[section.part]]\ntext = 'There.'\n[[section.part]]\none-sentence = 'No.'\n";
    Hand hand(plane_session("title = 'Two'\n" + two + other + more), {.reduced_motion = true},
              {.width = 1440, .height = 1400});
    for (int i = 0; i < 5; ++i) hand.click("axis y");
    ASSERT_EQ(hand.view().axis_y, 6u);
    hand.click("step 2");
    ASSERT_EQ(hand.state().sentence, 1u);
    EXPECT_EQ(hand.view().axis_x, 0u);
    EXPECT_EQ(hand.view().axis_y, 1u);
    test::expect_sound(hand);
    EXPECT_FALSE(hand.has("axis y"));
    hand.click("step 1");
    EXPECT_EQ(hand.view().axis_y, 1u);
    EXPECT_TRUE(hand.shows("axis 2 ▾"));
}

}  // namespace
