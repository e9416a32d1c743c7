#include "session/support.hpp"

using namespace session;
using test::after;
using test::four_words;

namespace {

constexpr double close_to_paper = 0.005;

}  // namespace

TEST(Derived, is_the_hand_trace_of_the_lesson) {
    const lesson::Lesson lesson = four_words();
    const Derived derived = derive(lesson, opening(lesson));
    EXPECT_EQ(derived.trouble, "");
    const double scores[] = {0.2, 0.9, 0.1, 0.8}, shares[] = {0.03, 0.56, 0.02, 0.38};
    ASSERT_EQ(derived.trace.scores.size(), 4);
    for (int i = 0; i < 4; ++i) {
        EXPECT_NEAR(derived.trace.scores[i], scores[i], 1e-15);
        EXPECT_NEAR(derived.trace.weights[i], shares[i], close_to_paper);
    }
    EXPECT_NEAR(derived.trace.total, 64.8, 0.05);
    EXPECT_NEAR(derived.trace.summary[0], 0.82, close_to_paper);
    EXPECT_NEAR(derived.trace.summary[1], 0.15, close_to_paper);
    EXPECT_EQ(derived.shares_before, derived.trace.weights);
}

TEST(Derived, keeps_the_shares_from_before_the_look_back_rule) {
    const lesson::Lesson lesson = four_words();
    const Derived free = derive(lesson, opening(lesson));
    const Derived bound = derive(lesson, after(lesson, "look-back=on"));
    EXPECT_EQ(bound.shares_before, free.trace.weights);
    EXPECT_EQ(bound.trace.visible, 3);
    EXPECT_EQ(bound.trace.weights[3], 0.0);
    EXPECT_NEAR(bound.trace.weights[1], 0.91, close_to_paper);
    EXPECT_EQ(derive(lesson, after(lesson, "look-back=on ask=the")).trace.weights[0], 1.0);
}

TEST(Derived, has_a_row_for_each_asking_word) {
    const lesson::Lesson lesson = four_words();
    for (const char* rule : {"look-back=off", "look-back=on"})
        for (std::size_t asking = 0; asking < 4; ++asking) {
            State state = after(lesson, rule);
            state.asking = asking;
            const Derived derived = derive(lesson, state);
            for (int i = 0; i < 4; ++i)
                EXPECT_NEAR(derived.all_shares(static_cast<int>(asking), i),
                            derived.trace.weights[i], 1e-15);
        }
}

TEST(Derived, follows_sharpness_labels_and_questions) {
    const lesson::Lesson lesson = four_words();
    const Derived even = derive(lesson, after(lesson, "sharpness=0"));
    for (int i = 0; i < 4; ++i) EXPECT_EQ(even.trace.weights[i], 0.25);
    const Derived moved = derive(lesson, after(lesson, "label.the=5,6 question.ate=2,3"));
    EXPECT_EQ(moved.trace.scores[0], 28.0);
    EXPECT_NEAR(moved.trace.summary[1], 6.0, 1e-9) << "a word without value blends its label";
}

TEST(Derived, blends_the_lesson_s_own_values_whatever_the_label_is) {
    lesson::Lesson lesson = four_words();
    for (auto& word : lesson.sentences[0].words) word.value = {1.0, -2.0};
    const Derived derived = derive(lesson, after(lesson, "label.cat=3,4"));
    EXPECT_NEAR(derived.trace.summary[0], 1.0, 1e-15);
    EXPECT_NEAR(derived.trace.summary[1], -2.0, 1e-15);
}

TEST(Derived, says_why_there_is_no_picture_and_shows_no_numbers) {
    const lesson::Lesson lesson = four_words();
    State state = opening(lesson);
    state.numbers[1].label = {1e200, 0.0};
    state.numbers[2].question = {1e200, 0.0};
    const Derived derived = derive(lesson, state);
    EXPECT_NE(derived.trouble, "");
    EXPECT_EQ(derived.trace.weights.size(), 0);
    EXPECT_EQ(derived.shares_before.size(), 0);
    EXPECT_EQ(derived.all_shares.size(), 0);
}

TEST(Derived, exists_for_every_number_that_acts_allow) {
    const lesson::Lesson lesson = four_words();
    for (const char* acts : {"label.cat=1e300,0 sharpness=10", "label.cat=-1e300,1e-300 ask=cat",
                             "question.ate=1e300,-1e300 look-back=on", "label.cat=5e-324,0"})
        EXPECT_EQ(derive(lesson, after(lesson, acts)).trouble, "") << acts;
}

TEST(Derived, shows_a_score_that_is_0_on_paper_as_0) {
    const lesson::Lesson lesson = four_words();
    const Derived derived =
        derive(lesson, after(lesson, "question.ate=0.1,0.3 label.the=-0.06,0.02"));
    ASSERT_NE(derived.trace.scores[0], 0.0) << "the last bits of the decimals are left over";
    EXPECT_EQ(derived.shown_scores[0], 0.0);
    EXPECT_EQ(derived.shown_sharpened[0], 0.0);
}

TEST(Derived, shows_a_score_that_is_small_on_paper_as_it_is) {
    const lesson::Lesson lesson = four_words();
    for (const char* numbers : {"question.ate=1e-200,0 label.the=1,1",
                                "question.ate=1e16,-1e16 label.the=1,0.9999999999999999"}) {
        const Derived derived = derive(lesson, after(lesson, numbers));
        EXPECT_NE(derived.shown_scores[0], 0.0) << numbers;
        EXPECT_EQ(derived.shown_scores, derived.trace.scores) << numbers;
    }
}
