// The quick check: answers right and wrong, their experiments, the way on, and the end.
#include <gtest/gtest.h>

#include "learner.hpp"
#include "picture.hpp"
#include "session/figures.hpp"
#include "session/quiz.hpp"
#include "session/scene.hpp"

namespace {

using namespace test;

std::size_t right_option(const lesson::QuizQuestion& question) {
    for (std::size_t i = 0; i < question.options.size(); ++i)
        if (question.options[i].right) return i;
    throw std::runtime_error("no option is right");
}

class Question : public testing::TestWithParam<std::size_t> {
  protected:
    const lesson::QuizQuestion& asked() const { return session.lesson.quiz[GetParam()]; }
    static std::string option(std::size_t index) { return fmt::format("option {}", index + 1); }
    session::Session session = lesson_at(9, fmt::format("quiz={}", GetParam() + 1));
};

INSTANTIATE_TEST_SUITE_P(All, Question, testing::Range<std::size_t>(0, 8));

TEST_P(Question, EachAnswerIsExplainedAndTriedOutOnTheStage) {
    for (std::size_t i = 0; i < asked().options.size(); ++i) {
        SCOPED_TRACE(option(i));
        Hand learner(session, {.reduced_motion = true});
        const lesson::Option& chosen = asked().options[i];
        click_on_page(learner, option(i));
        EXPECT_EQ(learner.state().answers[GetParam()], std::vector<std::size_t>{i});
        EXPECT_TRUE(
            learner.shows(chosen.right ? "YOU CHOSE THIS: RIGHT" : "YOU CHOSE THIS: NOT QUITE"));
        EXPECT_EQ(learner.has("next question"), chosen.right);
        EXPECT_EQ(learner.shows("Choose again"), !chosen.right);
        EXPECT_TRUE(chosen.right || !chosen.acts.empty());
        if (chosen.acts.empty()) continue;
        const auto expected =
            session::perform(learner.frame.session().lesson, learner.state(), chosen.acts);
        ASSERT_TRUE(expected);
        click_on_page(learner, "Show me on the stage");
        EXPECT_EQ(learner.state(), *expected);
        expect_sound(learner);
        EXPECT_LT(learner.place("stage").y, 100);
    }
}

TEST_P(Question, IsAnsweredByKeys) {
    Hand hand(session, {.reduced_motion = true});
    const std::size_t right = right_option(asked());
    hand.tab_to(option((right + 1) % 4));
    hand.key(ImGuiKey_Enter);
    EXPECT_FALSE(hand.has("next question"));
    hand.tab_to(option(right));
    hand.key(ImGuiKey_Space);
    EXPECT_EQ(hand.state().answers[GetParam()].size(), 2u);
    EXPECT_TRUE(hand.has("next question"));
}

TEST_P(Question, ShowsWhatToDoNextWithoutScrollingByHand) {
    Hand small(session, {.reduced_motion = true}, {.width = 960, .height = 640});
    click_on_page(small, option(right_option(asked())));
    const ui::Rect next = small.place("next question");
    EXPECT_LE(next.bottom(), 640);
    EXPECT_GE(next.y, 56);
}

TEST(QuickCheck, IsWalkedToItsEndAndStartedOver) {
    Hand hand(lesson_at(9), {.reduced_motion = true}, {.width = 960, .height = 640});
    const auto questions = hand.frame.session().lesson.quiz;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        EXPECT_EQ(hand.state().quiz_question, i);
        const ui::Rect way = hand.place(fmt::format("question {}", i + 1));
        EXPECT_TRUE(way.y >= 56 && way.bottom() <= 640) << way;
        const std::size_t right = right_option(questions[i]);
        if (i % 2 == 1) click_on_page(hand, fmt::format("option {}", (right + 1) % 4 + 1));
        click_on_page(hand, fmt::format("option {}", right + 1));
        if (i + 1 < questions.size()) click_on_page(hand, "next question");
    }
    EXPECT_TRUE(hand.shows("4 of 8 at the first try."));
    EXPECT_FALSE(hand.has("next question"));
    click_on_page(hand, "Try again");
    EXPECT_EQ(hand.state().quiz_question, 0u);
    for (const auto& chosen : hand.state().answers) EXPECT_TRUE(chosen.empty());
}

TEST(HeldLight, IsBlendedAsItIsShownUnderTheTraceTable) {
    Hand hand(lesson_at(9, "hold.cat=90"));
    const auto& derived = hand.frame.session().derived;
    const std::string shown = session::summary_text(derived.shown_summary);
    ASSERT_NE(shown, session::summary_text(derived.trace.summary));
    EXPECT_TRUE(hand.shows("+ 90% of cat"));
    EXPECT_TRUE(hand.shows("= " + shown.substr(0, shown.find(' '))));
    EXPECT_TRUE(hand.shows("what attention would share")) << "the table's own column";
}

TEST(QuickCheck, SaysWhoHoldsTheLamp) {
    Hand hand(lesson_at(9, "answer=1"), {.reduced_motion = true});
    click_on_page(hand, "Show me on the stage");
    ASSERT_FALSE(hand.state().held.empty());
    EXPECT_TRUE(hand.shows("You hold the lamp now"));
    hand.key(ImGuiKey_Z, ImGuiMod_Ctrl);
    EXPECT_TRUE(hand.state().held.empty());
}

TEST(QuickCheck, LeadsBackToWhatWasLeftOut) {
    Hand hand(lesson_at(9, "quiz=8"), {.reduced_motion = true});
    const auto& questions = hand.frame.session().lesson.quiz;
    click_on_page(hand, fmt::format("option {}", right_option(questions[7]) + 1));
    EXPECT_TRUE(hand.shows("On to question 1"));
    click_on_page(hand, "next question");
    EXPECT_EQ(hand.state().quiz_question, 0u);
    click_on_page(hand, "question 5");
    EXPECT_EQ(hand.state().quiz_question, 4u);
}

TEST(QuickCheck, StillExplainsTheOthersAfterTheRightAnswer) {
    Hand hand(lesson_at(9, "answer=3"), {.reduced_motion = true});
    EXPECT_TRUE(hand.shows("Choose another answer to see why it is wrong."));
    click_on_page(hand, "option 1");
    EXPECT_TRUE(hand.shows("YOU CHOSE THIS: NOT QUITE"));
    EXPECT_TRUE(hand.shows("YOU CHOSE THIS: RIGHT"));
    EXPECT_TRUE(hand.has("next question"));
    EXPECT_EQ(session::right_at_once(hand.frame.session().lesson, hand.state()), 1u);
}

}  // namespace
