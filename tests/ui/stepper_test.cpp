// The stepper: done, here, to come; by mouse and by keys; never over the tools.
#include <gtest/gtest.h>

#include "learner.hpp"

namespace {

using namespace test;

std::size_t vertices_in(const ui::Rect& rect) {
    std::size_t count = 0;
    for (const ImDrawVert& v : vertices()) count += rect.contains(v.pos) ? 1 : 0;
    return count;
}

TEST(Stepper, GoesToEachSectionByMouseAndByKeys) {
    Hand hand(lesson_at(1));
    for (const std::size_t section : {5u, 9u, 2u, 1u}) {
        hand.click(fmt::format("step {}", section));
        EXPECT_EQ(hand.state().section + 1, section);
    }
    for (const std::size_t section : {3u, 8u, 1u}) {
        hand.tab_to(fmt::format("step {}", section));
        hand.key(ImGuiKey_Enter);
        EXPECT_EQ(hand.state().section + 1, section);
    }
}

TEST(Stepper, ArrowsGoOneOnAndOneBack) {
    Hand hand(lesson_at(1));
    EXPECT_FALSE(hand.has("‹"));
    hand.click("›");
    hand.click("›");
    EXPECT_EQ(hand.state().section, 2u);
    hand.click("‹");
    EXPECT_EQ(hand.state().section, 1u);
}

TEST(Stepper, HasNoArrowPastTheEnd) {
    EXPECT_FALSE(Hand(lesson_at(9)).has("›"));
}

TEST(Stepper, TellsDoneFromToComeByMoreThanColour) {
    Hand hand(lesson_at(1, "section=2 section=4"));
    hand.step();
    const std::size_t done = vertices_in(hand.place("step 2").inset(-3));
    const std::size_t to_come = vertices_in(hand.place("step 3").inset(-3));
    EXPECT_GT(done, to_come + 8);
    EXPECT_FALSE(hand.has("step 4"));
    EXPECT_TRUE(hand.has("step here"));
    EXPECT_TRUE(hand.shows("4 Hand trace"));
}

TEST(Stepper, TellsASectionsTitleOnHoverAndByKey) {
    Hand hand(lesson_at(1));
    hand.move("step 5");
    ASSERT_TRUE(hand.view().tip);
    EXPECT_EQ(hand.view().tip->text, "The look-back rule");
    hand.leave_window();
    hand.tab_to("step 6");
    ASSERT_TRUE(hand.view().tip);
    EXPECT_EQ(hand.view().tip->text, hand.frame.session().lesson.sections[5].title);
}

TEST(Stepper, ShowsLessOfItselfBeforeItCrowdsTheTools) {
    for (const int width : {500, 640, 800, 900, 960, 1080, 1200, 1440, 1920})
        for (const int size : {80, 100, 150, 200}) {
            Hand hand(lesson_at(4), {.text_size = size}, {.width = width, .height = 640});
            SCOPED_TRACE(testing::Message() << width << " wide, text " << size);
            for (std::size_t i = 1; i <= section_count; ++i) {
                const std::string step = fmt::format("step {}", i);
                if (hand.has(step)) {
                    EXPECT_LT(hand.place(step).right(), hand.place("Undo").x);
                }
            }
            if (hand.has("step here")) {
                EXPECT_LT(hand.place("step here").right(), hand.place("Undo").x);
                EXPECT_GE(hand.place("step here").x, 0);
            }
        }
}

TEST(Stepper, IsThereInTheSmallestWindowWithTheLargestText) {
    Hand hand(lesson_at(4), {.text_size = 200}, {.width = 960, .height = 640});
    EXPECT_TRUE(hand.shows("4/9"));
    hand.click("›");
    EXPECT_EQ(hand.state().section, 4u);
}

TEST(Stepper, LeavesTurningToThePageWhereItHasNoRoom) {
    Hand hand(lesson_at(4), {.text_size = 200}, {.width = 640, .height = 640});
    ASSERT_FALSE(hand.has("step here"));
    click_on_page(hand, "next section");
    EXPECT_EQ(hand.state().section, 4u);
}

}  // namespace
