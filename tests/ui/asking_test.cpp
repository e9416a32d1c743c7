// A word is let ask wherever it is seen, and one Tab stop a word is enough.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <set>

#include "hand.hpp"
#include "picture.hpp"

namespace {

using test::Hand;
using test::named;

void expect_asks(Hand& hand, const char* view, std::size_t word) {
    const std::size_t other = word == 0 ? 1 : 0;
    hand.key(static_cast<ImGuiKey>(ImGuiKey_1 + other));
    hand.settle();
    ASSERT_EQ(hand.state().asking, other);
    if (!hand.has(named(view, word))) return;
    hand.move(named(view, word));
    EXPECT_EQ(ImGui::GetMouseCursor(), ImGuiMouseCursor_Hand) << named(view, word);
    hand.click(named(view, word));
    EXPECT_EQ(hand.state().asking, word) << named(view, word);
}

TEST(Asking, IsOnePressAwayInEveryView) {
    for (const bool look_back : {false, true}) {
        Hand hand(test::built_in(), {.reduced_motion = true});
        if (look_back) hand.key(ImGuiKey_L);
        for (std::size_t word = 0; word < 4; ++word)
            for (const char* view : {"ask", "token", "track", "budget", "row"})
                expect_asks(hand, view, word);
    }
}

TEST(Asking, TheFigureOfAShareIsPressedToo) {
    Hand hand;
    const ui::Rect track = hand.place("track 2");
    hand.click(ImVec2{track.right() + 30, track.centre().y});
    EXPECT_EQ(hand.state().asking, 1u);
}

std::set<std::string> stops(Hand& hand) {
    std::set<std::string> found;
    for (hand.tap(ImGuiKey_Tab); found.insert(hand.ringed()).second;) hand.tap(ImGuiKey_Tab);
    return found;
}

TEST(Asking, HasOneTabStopAWord) {
    Hand hand;
    for (const std::string& stop : stops(hand)) {
        EXPECT_FALSE(stop.starts_with("token")) << stop;
        EXPECT_FALSE(stop.starts_with("row")) << stop;
        EXPECT_FALSE(stop.starts_with("budget")) << stop;
    }
}

session::Session words(std::size_t count, const std::string& longer) {
    std::vector<std::string> words;
    for (std::size_t i = 0; i < count; ++i) words.push_back(fmt::format("w{}{}", i + 1, longer));
    return test::session_of(words);
}

TEST(Asking, HasItsTabStopOnTheTokenWhereNoSelectorIs) {
    Hand hand(words(23, ""), {.projector = true}, {.width = 1920, .height = 1080});
    EXPECT_FALSE(hand.has("ask 1"));
    const std::set<std::string> found = stops(hand);
    for (std::size_t word = 0; word < 23; ++word) EXPECT_TRUE(found.contains(named("token", word)));
    hand.tab_to("token 23");
    hand.settle();
    const ui::Rect token = hand.place("token 23"), rows = hand.place("rows");
    EXPECT_GE(token.y, rows.y - 1);
    EXPECT_LE(token.bottom(), rows.bottom() + 1);
    hand.key(ImGuiKey_Enter);
    EXPECT_EQ(hand.state().asking, 22u);
}

TEST(Asking, ANarrowPieceOfTheStripSaysItsWordWhenPointedAt) {
    Hand hand(test::built_in(), {.reduced_motion = true});
    hand.tab_to("slider");
    hand.key(ImGuiKey_End);
    hand.settle();
    const double share = hand.frame.session().derived.trace.weights[2];
    ASSERT_LT(share, 0.005);
    hand.move("budget 3");
    EXPECT_EQ(hand.view().pointed, 2u);
    EXPECT_TRUE(hand.has("tip"));
    EXPECT_TRUE(hand.shows("ate <0.1"));
}

class Selector : public testing::TestWithParam<std::tuple<ui::Screen, int>> {};

TEST_P(Selector, TakesFourLinesAtMostWhateverTheWords) {
    const auto [screen, text_size] = GetParam();
    for (const std::size_t count : {1, 2, 4, 5, 6, 7, 9, 13, 18, 24})
        for (const std::string& longer : {std::string(), std::string(37, 'W')}) {
            if (!longer.empty() && count % 6 != 0) continue;
            SCOPED_TRACE(testing::Message() << count << " words" << longer);
            Hand hand(words(count, longer), {.text_size = text_size}, screen);
            std::set<float> lines;
            const ui::Rect stage = hand.place("stage");
            for (std::size_t i = 0; i < count; ++i) {
                const ui::Rect pill = hand.place(named("ask", i));
                lines.insert(pill.y);
                EXPECT_GE(pill.x, stage.x);
                EXPECT_LE(pill.right(), stage.right());
                for (std::size_t k = 0; k < i; ++k)
                    EXPECT_FALSE(pill.overlaps(hand.place(named("ask", k)).inset(0.5f)));
            }
            EXPECT_LE(lines.size(), 4u);
        }
}

INSTANTIATE_TEST_SUITE_P(Sizes, Selector,
                         testing::Values(std::tuple{ui::Screen{.width = 950, .height = 900}, 100},
                                         std::tuple{ui::Screen{.width = 960, .height = 640}, 200},
                                         std::tuple{ui::Screen{}, 80}));

class ProjectorRows : public testing::TestWithParam<std::tuple<ui::Screen, int, std::size_t>> {};

TEST_P(ProjectorRows, LeaveStripAndControlsInSight) {
    const auto [screen, text_size, count] = GetParam();
    Hand hand(words(count, ""), {.text_size = text_size, .projector = true}, screen);
    const auto height = static_cast<float>(screen.height);
    for (const char* place : {"budget", "slider", "look-back", "projector exit"})
        EXPECT_LE(hand.place(place).bottom(), height) << place;
    test::expect_readable(hand);
    const std::string last = named("token", count - 1);
    const ui::Rect strip = hand.place("budget");
    hand.reach(last);
    EXPECT_EQ(hand.place("budget"), strip);
    hand.click(last);
    EXPECT_EQ(hand.state().asking, count - 1);
}

const ui::Screen full_hd = {.width = 1920, .height = 1080}, small = {.width = 960, .height = 640};
INSTANTIATE_TEST_SUITE_P(Sizes, ProjectorRows,
                         testing::Combine(testing::Values(full_hd, small), testing::Values(80, 125),
                                          testing::Values(4, 23, 24)));

}  // namespace
