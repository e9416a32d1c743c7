// Point at a word anywhere and it lights up everywhere, in the same frame.
#include <gtest/gtest.h>

#include "hand.hpp"
#include "picture.hpp"

namespace {

using test::Hand;
using test::named;

/// The vertices in and just around a rectangle.
std::vector<ImDrawVert> vertices_at(const ui::Rect& rect) {
    std::vector<ImDrawVert> there;
    for (const ImDrawVert& v : test::vertices())
        if (rect.inset(-6).contains(v.pos)) there.push_back(v);
    return there;
}

class Pointing : public testing::Test {
  protected:
    Pointing() {
        hand.watch = [this] { test::expect_one_truth(hand); };
    }

    /// Where a word is seen, but for the pill of the asking word, which is lit as it is.
    std::vector<std::string> views_of(std::size_t word) const {
        std::vector<std::string> views;
        for (const char* view : {"ask", "token", "track", "budget", "row", "point"})
            if (hand.has(named(view, word)) &&
                !(view == std::string("ask") && word == hand.state().asking))
                views.push_back(named(view, word));
        return views;
    }
    using Looks = std::map<std::string, std::vector<ImDrawVert>>;
    Looks looks() const {
        Looks looks;
        for (std::size_t word = 0; word < 4; ++word)
            for (const std::string& view : views_of(word))
                looks[view] = vertices_at(hand.place(view));
        return looks;
    }
    /// One frame after the pointer has come to a place from nowhere.
    void expect_lit_from(const std::string& place, std::size_t word) {
        SCOPED_TRACE("from " + place);
        hand.leave_window();
        const Looks dark = looks();
        const ImVec2 at = hand.place(place).centre();
        ImGui::GetIO().AddMousePosEvent(at.x, at.y);
        hand.step();
        EXPECT_EQ(hand.view().pointed, word);
        const Looks lit = looks();
        for (const std::string& view : views_of(word))
            EXPECT_NE(lit.at(view), dark.at(view)) << view;
        EXPECT_TRUE(hand.shows(hand.view().words[word] + ": "));
        hand.leave_window();
        EXPECT_EQ(looks(), dark);
        EXPECT_FALSE(hand.view().pointed.has_value());
    }
    void expect_lit_from_everywhere() {
        for (std::size_t word = 0; word < 4; ++word)
            for (const char* view : {"ask", "token", "track", "budget", "row", "point"})
                if (hand.has(named(view, word))) expect_lit_from(named(view, word), word);
    }

    Hand hand;
};

TEST_F(Pointing, LightsAWordInEveryView) {
    expect_lit_from_everywhere();
}

TEST_F(Pointing, LightsAWordInEveryViewWhileLookingBack) {
    hand.key(ImGuiKey_L);
    hand.settle();
    expect_lit_from_everywhere();
}

TEST_F(Pointing, LightsTheLamp) {
    for (std::size_t word = 0; word < 4; ++word) {
        hand.key(static_cast<ImGuiKey>(ImGuiKey_1 + word));
        hand.settle();
        const ui::Rect lamp = hand.place("lamp");
        const auto dark = vertices_at(lamp);
        expect_lit_from("lamp", word);
        hand.move(named("row", word));
        EXPECT_NE(vertices_at(lamp), dark);
        hand.leave_window();
        EXPECT_EQ(vertices_at(lamp), dark);
    }
}

TEST_F(Pointing, MovingOnPutsOutTheWordBefore) {
    hand.move("token 1");
    const auto lit = vertices_at(hand.place("row 1"));
    hand.move("token 2");
    EXPECT_EQ(hand.view().pointed, 1u);
    EXPECT_NE(vertices_at(hand.place("row 1")), lit);
}

TEST_F(Pointing, TheKeyboardPointsToo) {
    for (int i = 0; i < 40 && hand.ringed() != "ask 2"; ++i) hand.key(ImGuiKey_Tab);
    EXPECT_EQ(hand.view().pointed, 1u);
}

TEST_F(Pointing, ChangesNothingInTheSession) {
    const session::State before = hand.state();
    for (const char* place : {"ask 1", "token 2", "track 3", "budget 2", "row 4", "point 1"})
        hand.move(place);
    EXPECT_EQ(hand.state(), before);
}

TEST_F(Pointing, NothingBehindTheTopBarIsPointedAt) {
    hand.screen = {.width = 960, .height = 640};
    hand.settle();
    hand.move("token 1");
    for (int i = 0; i < 30; ++i) {
        hand.wheel(-1);
        for (std::size_t word = 0; word < 4; ++word) {
            const ui::Rect token = hand.place(named("token", word));
            if (token.bottom() > 50) continue;
            hand.move(token.centre());
            EXPECT_FALSE(hand.view().pointed.has_value());
        }
        hand.move(ImVec2{480, 400});
    }
}

}  // namespace
