#include "session/quiz.hpp"

#include "session/page_support.hpp"

using namespace session;
using test::after;
using test::pages;
using test::refusal;

namespace {

using Options = std::vector<std::size_t>;

}  // namespace

TEST(Quiz, opens_with_the_scene_of_its_question) {
    const lesson::Lesson lesson = pages();
    const State first = after(lesson, "section=4");
    EXPECT_EQ(first.quiz_question, 0U);
    EXPECT_EQ(first.asking, 0U) << "the question's opening comes after the section's";
    EXPECT_EQ(first.sentence, 0U);
    const State second = after(lesson, "section=4 sharpness=9 quiz=2");
    EXPECT_EQ(second.sentence, 1U);
    EXPECT_EQ(second.sharpness, 2.0);
    const State third = after(lesson, "section=4 quiz=3");
    EXPECT_EQ(third.asking, 2U);
    EXPECT_EQ(after(lesson, "section=4 quiz=2 ask=one reset"), second);
    EXPECT_EQ(after(lesson, "section=4 quiz=2 section=3 section=4").sentence, 1U)
        << "it comes back to the question that was left";
}

TEST(Quiz, elsewhere_moves_to_a_question_without_touching_the_stage) {
    const lesson::Lesson lesson = pages();
    State wanted = after(lesson, "section=3 sharpness=9");
    wanted.quiz_question = 1;
    EXPECT_EQ(after(lesson, "section=3 sharpness=9 quiz=2"), wanted);
}

TEST(Answers, are_kept_in_order_and_each_once) {
    const lesson::Lesson lesson = pages();
    const State state = after(lesson, "section=4 answer=3 answer=1 answer=3 quiz=2 answer=1");
    EXPECT_EQ(state.answers, (std::vector<Options>{{2, 0}, {0}, {}}));
    EXPECT_EQ(state.sharpness, 2.0) << "the experiment is the learner's to start";
}

TEST(Answers, stand_in_the_summary) {
    const lesson::Lesson lesson = pages();
    const State some = after(lesson, "section=4 answer=3 quiz=2 answer=1");
    EXPECT_FALSE(standing(lesson, some, 0).answered_right);
    EXPECT_EQ(standing(lesson, some, 0).tries, 1U);
    EXPECT_TRUE(standing(lesson, some, 1).answered_right);
    EXPECT_EQ(standing(lesson, some, 2).tries, 0U);
    EXPECT_EQ(right_at_once(lesson, some), 1U);
    EXPECT_FALSE(quiz_is_done(lesson, some));
    const State all = after(lesson, "section=4 answer=3 answer=2 quiz=2 answer=1 quiz=3 answer=2");
    EXPECT_TRUE(quiz_is_done(lesson, all));
    EXPECT_EQ(right_at_once(lesson, all), 2U);
    EXPECT_FALSE(quiz_is_done(test::four_words(), opening(test::four_words())));
}

TEST(Quiz, can_be_tried_again) {
    const lesson::Lesson lesson = pages();
    EXPECT_EQ(after(lesson, "section=4 answer=3 quiz=2 answer=1 try-again"),
              after(lesson, "section=4"));
}

TEST(Quiz, refuses_what_is_not_there) {
    EXPECT_EQ(
        refusal(pages(), "quiz=4"),
        "in “quiz=4”: there is no question “4”: the lesson has 3 questions, so say a place from 1 "
        "to 3");
    EXPECT_EQ(
        refusal(pages(), "quiz=2 answer=3"),
        "in “answer=3”: there is no option “3”: the question has 2 options, so say a place from 1 "
        "to 2");
    for (const std::string act : {"quiz=1", "answer=1", "try-again", "answered.1=1"})
        EXPECT_NE(refusal(test::four_words(), act), "") << act;
}
