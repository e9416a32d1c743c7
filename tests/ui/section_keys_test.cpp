// The whole lesson by keyboard alone.
#include <gtest/gtest.h>

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "hand.hpp"

namespace {

using test::Hand;

struct Window {
    ui::Screen screen;
    int text_size;
};

constexpr Window windows[] = {{{.width = 1440, .height = 900}, 100},
                              {{.width = 960, .height = 640}, 100},
                              {{.width = 960, .height = 640}, 150}};

class SectionKeys : public testing::TestWithParam<int> {
  protected:
    std::string acts() const { return fmt::format("section={}", GetParam()); }
};

/// A round by Tab: where the ring was.
std::vector<ui::Rect> round(Hand& hand, std::set<ImGuiID>& reached) {
    std::vector<ui::Rect> rings;
    for (std::size_t i = 0, all = hand.view().focus.order.size(); i < all; ++i) {
        hand.tap(ImGuiKey_Tab);
        hand.step();
        reached.insert(hand.view().focus.at);
        rings.push_back(hand.has("focus ring") ? hand.place("focus ring") : ui::Rect{-1, -1, 0, 0});
    }
    return rings;
}

TEST_P(SectionKeys, ReachAndLeaveEveryControlAndShowIt) {
    for (const auto& [screen, text_size] : windows) {
        Hand hand(test::whole_lesson(acts()), {.text_size = text_size}, screen);
        hand.settle();
        const auto& order = hand.view().focus.order;
        ASSERT_EQ(std::set(order.begin(), order.end()).size(), order.size());
        std::set<ImGuiID> reached;
        for (const ui::Rect& ring : round(hand, reached)) {
            EXPECT_GT(ring.w, 0) << "no ring " << screen;
            EXPECT_GE(ring.y, -8) << ring << screen;
            EXPECT_LE(ring.bottom(), static_cast<float>(screen.height) + 8) << ring << screen;
        }
        EXPECT_EQ(reached, std::set(order.begin(), order.end())) << screen;
        EXPECT_EQ(hand.state(), test::whole_lesson(acts()).state) << "Tab changes nothing";
    }
}

TEST_P(SectionKeys, GoThroughThePageBeforeTheStage) {
    Hand hand(test::whole_lesson(acts()));
    hand.settle();
    std::set<ImGuiID> reached;
    std::vector<ui::Rect> rings = round(hand, reached);
    const float bar = 56 * hand.view().scale;
    std::erase_if(rings, [&](const ui::Rect& ring) { return ring.bottom() <= bar; });
    const auto on_page = [&](const ui::Rect& ring) { return ring.right() < 500; };
    EXPECT_TRUE(std::ranges::is_partitioned(rings, on_page));
}

TEST_P(SectionKeys, SteerTheLampOnlyWhereItsControlsAre) {
    Hand hand(
        test::whole_lesson(acts() + (GetParam() == 4 || GetParam() == 5 ? " light=skip" : "")));
    hand.settle();
    const double before = hand.state().sharpness;
    hand.key(ImGuiKey_RightArrow);
    EXPECT_EQ(hand.state().sharpness != before, hand.has("slider"));
    const bool looked_back = hand.state().look_back;
    hand.key(ImGuiKey_L);
    EXPECT_EQ(hand.state().look_back != looked_back, hand.has("look-back"));
    hand.key(ImGuiKey_Enter);
    EXPECT_EQ(hand.view().typing.open, hand.has("slider"));
}

INSTANTIATE_TEST_SUITE_P(All, SectionKeys, testing::Range(1, 10));

TEST(SectionKeysOf, APointKeepTheArrowsForIt) {
    Hand hand(test::whole_lesson("section=3"));
    hand.tab_to("point 2");
    const std::vector<double> before = hand.state().numbers[1].label;
    hand.key_down(ImGuiKey_RightArrow);
    hand.wait(0.6);
    hand.key_up(ImGuiKey_RightArrow);
    EXPECT_GT(hand.state().numbers[1].label[0], before[0] + 0.15);
    EXPECT_EQ(hand.frame.session().past.size(), 1u) << "one held key is one step";
    hand.key(ImGuiKey_Z, ImGuiMod_Ctrl);
    EXPECT_EQ(hand.state().numbers[1].label, before);
}

TEST(SectionKeysOf, ANumberOfTheTableMoveItAsOneStep) {
    Hand hand(test::whole_lesson("section=3"));
    hand.tab_to("label 2 1");
    const std::vector<double> before = hand.state().numbers[1].label;
    hand.key_down(ImGuiKey_UpArrow);
    hand.wait(0.6);
    hand.key_up(ImGuiKey_UpArrow);
    EXPECT_GT(hand.state().numbers[1].label[0], before[0] + 0.15);
    EXPECT_EQ(hand.frame.session().past.size(), 1u);
    const double then = hand.state().numbers[1].label[0];
    hand.key(ImGuiKey_DownArrow, ImGuiMod_Shift);
    EXPECT_NEAR(hand.state().numbers[1].label[0], then - 0.01, 1e-9);
    hand.key(ImGuiKey_DownArrow, ImGuiMod_Ctrl);
    EXPECT_NEAR(hand.state().numbers[1].label[0], then - 0.01, 1e-9) << "with Ctrl they scroll";
}

TEST(SectionKeysOf, AGuessMoveItsMarkAndNotSharpness) {
    Hand hand(test::whole_lesson("section=4"));
    hand.tab_to("mark 1");
    const double sharpness = hand.state().sharpness;
    const auto points = [&] { return hand.state().guesses[0].points[0]; };
    hand.key(ImGuiKey_RightArrow);
    EXPECT_EQ(points(), 26);
    hand.key(ImGuiKey_PageUp);
    EXPECT_EQ(points(), 36);
    hand.key(ImGuiKey_Home);
    EXPECT_EQ(points(), 0);
    hand.key(ImGuiKey_End);
    EXPECT_EQ(points(), 100);
    EXPECT_EQ(hand.state().sharpness, sharpness);
}

TEST(SectionKeysOf, AGuessLeaveOutTheWordThatIsHidden) {
    Hand hand(test::whole_lesson("section=5"));
    hand.settle();
    ASSERT_TRUE(hand.state().look_back);
    const auto visible = static_cast<std::size_t>(hand.frame.session().derived.trace.visible);
    ASSERT_LT(visible, 4u);
    EXPECT_TRUE(hand.has(fmt::format("mark {}", visible)));
    EXPECT_FALSE(hand.has(fmt::format("mark {}", visible + 1)));
    EXPECT_TRUE(hand.shows("hidden"));
}

TEST(SectionKeysOf, TheSentencesTakeOneStepBack) {
    Hand hand(test::whole_lesson("section=1"));
    const std::size_t sentence = hand.state().sentence;
    for (const auto& [name, rect] : std::map(hand.record().places))
        if (name.starts_with("sentence ")) hand.click(name);
    ASSERT_FALSE(hand.frame.session().past.empty());
    const std::size_t changes = hand.frame.session().past.size();
    for (std::size_t i = 0; i < changes; ++i) {
        const std::size_t before = hand.state().sentence;
        hand.key(ImGuiKey_Z, ImGuiMod_Ctrl);
        EXPECT_NE(hand.state().sentence, before);
    }
    EXPECT_EQ(hand.state().sentence, sentence);
}

TEST(SectionKeysOf, AMarkFollowTheHandInOneBatchAndStayWhereItIsLost) {
    Hand hand(test::whole_lesson("section=4"));
    const ui::Rect track = hand.place("mark 1");
    const auto points = [&] { return hand.state().guesses[0].points[0]; };
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(track.x + 10, track.centre().y);
    io.AddMouseButtonEvent(0, true);
    io.AddMousePosEvent(track.centre().x, track.centre().y);
    io.AddMouseButtonEvent(0, false);
    io.AddMousePosEvent(track.x, track.centre().y);
    hand.drain();
    EXPECT_NEAR(points(), 50, 1);
    hand.move(track.centre());
    hand.press();
    hand.leave_window();
    EXPECT_NEAR(points(), 50, 1);
    hand.release();
    EXPECT_NEAR(points(), 50, 1);
}

TEST(SectionKeysOf, AMarkThatIsDraggedMakeOneStepEach) {
    Hand hand(test::whole_lesson("section=4"));
    for (const char* mark : {"mark 1", "mark 2"}) {
        const ui::Rect track = hand.place(mark);
        hand.drag({track.x + 10, track.centre().y}, track.centre(), 5);
        hand.release();
    }
    EXPECT_EQ(hand.frame.session().past.size(), 2u);
}

}  // namespace
