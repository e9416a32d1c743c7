// Clicks on words, tools and the checkbox.
#include <gtest/gtest.h>

#include "learner.hpp"
#include "picture.hpp"

namespace {

using test::Hand;

class Clicks : public testing::Test {
  protected:
    Clicks() {
        hand.watch = [this] { test::expect_one_truth(hand); };
    }
    std::size_t steps_back() const { return hand.frame.session().past.size(); }

    Hand hand;
};

TEST_F(Clicks, APillOrATokenChoosesWhoAsks) {
    for (const char* place : {"ask 1", "token 2", "ask 4", "token 3", "token 1", "ask 3"}) {
        hand.click(place);
        EXPECT_EQ(hand.state().asking, static_cast<std::size_t>(std::string(place).back() - '1'))
            << place;
        EXPECT_TRUE(hand.shows(
            "asks: " +
            hand.frame.session().lesson.sentences[0].words[hand.state().asking].asks.substr(0, 4)));
    }
    EXPECT_EQ(steps_back(), 6u);
}

TEST_F(Clicks, TheAskingWordChosenAgainLeavesNoStep) {
    hand.click("ask 3");
    hand.click("token 3");
    EXPECT_EQ(steps_back(), 0u);
}

TEST_F(Clicks, APressThatIsCarriedAwayChoosesNothing) {
    hand.drag(hand.place("ask 1").centre(), hand.place("ask 4").centre(), 4);
    hand.release();
    EXPECT_EQ(hand.state().asking, 2u);
}

TEST_F(Clicks, FiftyOfNoLengthAreFiftyToggles) {
    ImGuiIO& io = ImGui::GetIO();
    const ImVec2 at = hand.place("look-back").centre();
    io.AddMousePosEvent(at.x, at.y);
    for (int i = 0; i < 50; ++i) {
        io.AddMouseButtonEvent(0, true);
        io.AddMouseButtonEvent(0, false);
    }
    hand.drain();
    EXPECT_EQ(steps_back(), 50u);
    EXPECT_FALSE(hand.state().look_back);
    hand.click("look-back");
    EXPECT_EQ(steps_back(), 51u);
    EXPECT_TRUE(hand.state().look_back);
}

TEST_F(Clicks, ActWhereTheyWereMadeNotWhereThePointerWentOn) {
    hand.seconds = 0.5;
    ImGuiIO& io = ImGui::GetIO();
    const ImVec2 first = hand.place("ask 1").centre(), last = hand.place("ask 4").centre();
    io.AddMousePosEvent(first.x, first.y);
    io.AddMouseButtonEvent(0, true);
    io.AddMouseButtonEvent(0, false);
    io.AddMousePosEvent(last.x, last.y);
    hand.drain();
    EXPECT_EQ(hand.state().asking, 0u);
}

TEST_F(Clicks, ATapIsEnoughWherePositionAndPressComeTogether) {
    ImGuiIO& io = ImGui::GetIO();
    for (const char* place : {"ask 1", "token 4", "look-back"}) {
        const ImVec2 at = hand.place(place).centre();
        io.AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
        io.AddMousePosEvent(at.x, at.y);
        io.AddMouseButtonEvent(0, true);
        io.AddMouseButtonEvent(0, false);
        io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
        hand.drain();
    }
    EXPECT_EQ(steps_back(), 3u);
    EXPECT_EQ(hand.state().asking, 3u);
    EXPECT_TRUE(hand.state().look_back);
}

TEST_F(Clicks, OtherButtonsDoNothing) {
    const session::State before = hand.state();
    for (const int button : {1, 2})
        for (const char* place : {"ask 1", "token 1", "look-back", "slider", "Projector"}) {
            hand.move(place);
            ImGui::GetIO().AddMouseButtonEvent(button, true);
            ImGui::GetIO().AddMouseButtonEvent(button, false);
            hand.drain();
        }
    EXPECT_EQ(hand.state(), before);
    EXPECT_FALSE(hand.frame.look().projector);
}

TEST_F(Clicks, UndoRedoAndReset) {
    hand.click("Undo");
    hand.click("Redo");
    hand.click("Reset");
    EXPECT_EQ(steps_back(), 0u);
    hand.click("ask 1");
    hand.click("look-back");
    hand.click("Undo");
    EXPECT_FALSE(hand.state().look_back);
    EXPECT_EQ(hand.state().asking, 0u);
    hand.click("Redo");
    EXPECT_TRUE(hand.state().look_back);
    hand.click("Reset");
    EXPECT_EQ(hand.state(), session::opening(hand.frame.session().lesson));
    EXPECT_EQ(steps_back(), 3u);
    hand.click("Undo");
    EXPECT_TRUE(hand.state().look_back);
    EXPECT_EQ(hand.state().asking, 0u);
}

TEST_F(Clicks, ProjectorInAndOut) {
    hand.click("Projector");
    EXPECT_TRUE(hand.frame.look().projector);
    EXPECT_FALSE(hand.has("Undo"));
    hand.click("projector exit");
    EXPECT_FALSE(hand.frame.look().projector);
    EXPECT_TRUE(hand.has("Undo"));
}

TEST(Projector, IsLeftByMouseInEverySection) {
    for (std::size_t section = 1; section <= test::section_count; ++section) {
        SCOPED_TRACE(section);
        Hand hand(test::lesson_at(section), {.projector = true}, {.width = 1920, .height = 1080});
        hand.settle();
        hand.reach("projector exit");
        hand.click("projector exit");
        EXPECT_FALSE(hand.frame.look().projector);
    }
}

TEST_F(Clicks, TheFirstActionAfterAScreenChangeHitsWhatIsSeen) {
    hand.screen = {.width = 2520, .height = 1575, .content_scale = 1.75f};
    hand.settle();
    hand.click("ask 4");
    EXPECT_EQ(hand.state().asking, 3u);
    hand.drag(hand.place("knob").centre(), hand.place("slider").max(), 3);
    hand.release();
    EXPECT_EQ(hand.state().sharpness, 10);
}

}  // namespace
