// What a frame tells its host, and that the picture depends on nothing but the session and the
// look.
#include <gtest/gtest.h>

#include "hand.hpp"
#include "picture.hpp"

namespace {

using test::Hand;

class Frames : public testing::Test {
  protected:
    Frames() {
        hand.watch = [this] {
            EXPECT_LE(hand.report.builds, 3);
            EXPECT_EQ(hand.report.moving, hand.view().glide.running || look_is_new);
            test::expect_one_truth(hand);
        };
    }
    Hand hand;
    bool look_is_new = false;
};

TEST_F(Frames, AreStillAfterTheFirst) {
    hand.step();
    EXPECT_FALSE(hand.report.moving);
    EXPECT_EQ(hand.report.wake_after, 0);
    EXPECT_EQ(hand.report.builds, 1);
    EXPECT_FALSE(hand.report.wants_close);
}

TEST_F(Frames, MoveUntilTheLightHasArrivedAndNoLonger) {
    ImGui::GetIO().AddKeyEvent(ImGuiKey_L, true);
    hand.step();
    int frames = 0;
    for (; hand.report.moving; ++frames) hand.step();
    EXPECT_NEAR(frames, 0.18 / Hand::frame_seconds, 1);
    for (int i = 0; i < 100; ++i) {
        hand.step();
        EXPECT_FALSE(hand.report.moving);
        EXPECT_EQ(hand.report.builds, 1);
    }
}

TEST_F(Frames, AreStillUnderARestingPointer) {
    hand.move("token 2");
    for (int i = 0; i < 20; ++i) hand.step();
    EXPECT_FALSE(hand.report.moving);
    EXPECT_EQ(hand.report.builds, 1);
    EXPECT_EQ(hand.report.wake_after, 0);
}

TEST_F(Frames, AreDueAtOnceWhenTheLookHasChanged) {
    ImGui::GetIO().AddKeyEvent(ImGuiMod_Ctrl, true);
    ImGui::GetIO().AddKeyEvent(ImGuiKey_Equal, true);
    look_is_new = true;
    hand.step();
    EXPECT_TRUE(hand.report.moving);
    look_is_new = false;
    hand.step();
    EXPECT_FALSE(hand.report.moving);
}

TEST_F(Frames, ShowWhatAnActDidInTheSameFrame) {
    for (const ImGuiKey key : {ImGuiKey_L, ImGuiKey_1, ImGuiKey_4}) {
        const session::State before = hand.state();
        ImGui::GetIO().AddKeyEvent(key, true);
        hand.step();
        EXPECT_NE(hand.state(), before);
        ImGui::GetIO().AddKeyEvent(key, false);
        hand.step();
    }
    ImGui::GetIO().AddKeyEvent(ImGuiMod_Ctrl, true);
    ImGui::GetIO().AddKeyEvent(ImGuiKey_Z, true);
    hand.step();
    EXPECT_EQ(hand.state().asking, 0u);
}

TEST(FramesThatScroll, ShowTheFocusInTheFrameThatMovesIt) {
    Hand hand(test::built_in(), {.text_size = 200}, {.width = 960, .height = 640});
    for (int tabs = 0; tabs < 40; ++tabs) {
        ImGui::GetIO().AddKeyEvent(ImGuiKey_Tab, true);
        hand.step();
        const ui::Rect ring = hand.place("focus ring");
        EXPECT_LE(ring.bottom(), 640 + 8) << hand.ringed();
        EXPECT_GE(ring.y, -8) << hand.ringed();
        EXPECT_LE(hand.report.builds, 3);
        ImGui::GetIO().AddKeyEvent(ImGuiKey_Tab, false);
        hand.step();
    }
}

TEST(FramesThatScroll, ShowWhereAKeyScrollsToAtOnce) {
    Hand hand(test::built_in(), {.text_size = 200}, {.width = 960, .height = 640});
    hand.settle();
    const float before = hand.place("stage").y;
    ImGui::GetIO().AddKeyEvent(ImGuiKey_Space, true);
    hand.step();
    const float at_once = hand.place("stage").y;
    EXPECT_LT(at_once, before);
    ImGui::GetIO().AddKeyEvent(ImGuiKey_Space, false);
    hand.settle();
    EXPECT_EQ(hand.place("stage").y, at_once);
}

/// The picture below the top bar, whose tools know what was done before.
std::vector<ImDrawVert> content() {
    std::vector<ImDrawVert> content = test::vertices();
    std::erase_if(content, [](const ImDrawVert& v) { return v.pos.y < 57; });
    return content;
}

TEST_F(Frames, LeadToTheSamePictureByAnyWay) {
    hand.key(ImGuiKey_L);
    hand.key(ImGuiKey_4);
    hand.settle();
    const auto direct = content();
    hand.key(ImGuiKey_2);
    hand.step(0.05);
    hand.key(ImGuiKey_L);
    hand.drag(hand.place("knob").centre(), hand.place("slider").max(), 7);
    hand.release();
    EXPECT_NE(content(), direct);
    for (int i = 0; i < 3; ++i) hand.key(ImGuiKey_Z, ImGuiMod_Ctrl);
    hand.leave_window();
    hand.settle();
    EXPECT_EQ(content(), direct);
}

TEST_F(Frames, SettleOnTheTruthWhenUndoneInMidGlide) {
    hand.settle();
    const auto before = content();
    ImGui::GetIO().AddKeyEvent(ImGuiKey_1, true);
    hand.step();
    ASSERT_TRUE(hand.report.moving);
    ImGui::GetIO().AddKeyEvent(ImGuiMod_Ctrl, true);
    ImGui::GetIO().AddKeyEvent(ImGuiKey_Z, true);
    hand.step();
    ASSERT_TRUE(hand.report.moving);
    EXPECT_EQ(hand.state().asking, 2u);
    hand.settle();
    EXPECT_EQ(content(), before);
}

TEST(FramesOfPictures, AreTheSameAfterALookAtAnother) {
    Hand hand;
    hand.settle();
    const auto before = test::vertices();
    hand.key(ImGuiKey_P);
    hand.key(ImGuiKey_P);
    hand.key(ImGuiKey_Equal, ImGuiMod_Ctrl);
    hand.key(ImGuiKey_0, ImGuiMod_Ctrl);
    hand.settle();
    EXPECT_EQ(test::vertices(), before);
}

TEST(FramesOfPictures, GlideNowhereWithoutTime) {
    Hand hand;
    ImGui::GetIO().AddKeyEvent(ImGuiKey_1, true);
    hand.step(0);
    ASSERT_EQ(hand.state().asking, 0u);
    const float before = hand.place("bar 2").w;
    hand.step(0);
    EXPECT_EQ(hand.place("bar 2").w, before);
    hand.step(0.05);
    EXPECT_NE(hand.place("bar 2").w, before);
}

TEST(FramesOfPictures, AreTheSameFromAFreshStart) {
    session::Session session = test::built_in();
    session::apply(session, session::SetLookBack{true});
    session::apply(session, session::Ask{3});
    std::vector<ImDrawVert> fresh;
    {
        Hand hand(session::open(session.lesson, session.state));
        hand.step(0);
        fresh = content();
    }
    Hand hand;
    hand.key(ImGuiKey_4);
    hand.key(ImGuiKey_L);
    hand.settle();
    EXPECT_EQ(hand.state(), session.state);
    EXPECT_EQ(content(), fresh);
}

TEST(FramesOfPictures, HoldLittle) {
    Hand hand(test::session_of(std::vector<std::string>(24, "ordinary")));
    EXPECT_LT(test::vertices().size(), 40'000u);
}

TEST(Fit, SaysWhenFontsWereBuiltAnew) {
    Hand hand;
    EXPECT_FALSE(hand.frame.fit(hand.screen));
    EXPECT_FALSE(hand.frame.fit({.width = 1000, .height = 700}));
    EXPECT_TRUE(hand.frame.fit({.width = 1000, .height = 700, .content_scale = 2}));
    EXPECT_FALSE(hand.frame.fit({.width = 1000, .height = 700, .content_scale = 2}));
    EXPECT_TRUE(hand.frame.fit(hand.screen, 2048));
}

TEST(Fit, IsDueWhereTheSmallestTextAloneChanges) {
    Hand hand(test::built_in(), {}, {.width = 1920, .height = 1080, .content_scale = 2});
    const float scale = hand.view().scale;
    ImGui::GetIO().AddKeyEvent(ImGuiKey_P, true);
    hand.step();
    ASSERT_TRUE(hand.frame.look().projector);
    EXPECT_TRUE(hand.report.moving);
    hand.step();
    EXPECT_EQ(hand.view().scale, scale);
    EXPECT_FALSE(hand.report.moving);
}

TEST(Fit, ComesBackExactlyAfterScreensOfOtherScale) {
    Hand hand;
    hand.settle();
    const auto before = test::vertices();
    for (int i = 0; i < 3; ++i)
        for (const float scale : {2.0f, 1.25f, 1.0f}) {
            hand.screen.content_scale = scale;
            hand.settle();
        }
    EXPECT_EQ(test::vertices(), before);
}

TEST(Fit, WorksWithSmallTextures) {
    for (const int largest : {1024, 2048})
        for (const float scale : {0.8f, 1.0f, 2.0f, 3.0f}) {
            Hand hand;
            hand.frame.fit({.width = 1440, .height = 900, .content_scale = scale}, largest);
            const ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
            EXPECT_LE(atlas.TexWidth, largest) << scale;
            EXPECT_LE(atlas.TexHeight, largest) << scale;
            hand.frame.build(0);
            test::expect_sound(hand);
        }
}

TEST(Fit, SurvivesTheSmallestWindow) {
    for (const int size : {1, 40, 200}) {
        Hand hand(test::built_in(), {}, {.width = size, .height = size});
        hand.key(ImGuiKey_L);
        hand.key(ImGuiKey_P);
        hand.settle();
        test::expect_sound(hand);
    }
}

TEST(Projector, TextIsNeverSmallerThanAFortiethOfTheScreen) {
    for (const auto& [width, height] : {std::pair{1920, 1080}, {1024, 768}})
        for (const int size : {80, 100}) {
            Hand hand(test::built_in(), {.text_size = size, .projector = true},
                      {.width = width, .height = height});
            for (const ImFont* font : hand.view().fonts.by_style)
                EXPECT_GE(font->FontSize, static_cast<float>(height) / 40) << size;
        }
}

}  // namespace
