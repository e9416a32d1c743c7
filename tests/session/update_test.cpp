#include "session/support.hpp"

using namespace session;
using test::four_words;
using test::lesson_of;

TEST(Opening, asks_with_the_third_word_or_the_last) {
    const lesson::Lesson lesson =
        lesson_of({{"a"}, {"a", "b"}, {"a", "b", "c"}, {"a", "b", "c", "d"}});
    EXPECT_EQ(opening(lesson, 0).asking, 0U);
    EXPECT_EQ(opening(lesson, 1).asking, 1U);
    EXPECT_EQ(opening(lesson, 2).asking, 2U);
    EXPECT_EQ(opening(lesson, 3).asking, 2U);
    const lesson::Lesson shipped = four_words();
    EXPECT_EQ(shipped.sentences[0].words[opening(shipped).asking].text, "ate");
}

TEST(Opening, has_the_sentence_s_own_numbers) {
    lesson::Lesson lesson = four_words();
    lesson.sentences[0].sharpness = 2.5;
    const State state = opening(lesson);
    EXPECT_EQ(state.sharpness, 2.5);
    EXPECT_FALSE(state.look_back);
    ASSERT_EQ(state.numbers.size(), 4U);
    EXPECT_EQ(state.numbers[1].label, (std::vector<double>{0.9, 0.1}));
    EXPECT_EQ(state.numbers[1].question, (std::vector<double>{0.0, 1.0}));
}

TEST(Update, changes_what_the_act_names_and_nothing_else) {
    const lesson::Lesson lesson = four_words();
    const State start = opening(lesson);
    State wanted = start;
    wanted.asking = 1;
    EXPECT_EQ(update(lesson, start, Ask{1}), wanted);
    wanted = start;
    wanted.sharpness = 0.5;
    EXPECT_EQ(update(lesson, start, SetSharpness{0.5}), wanted);
    wanted = start;
    wanted.look_back = true;
    EXPECT_EQ(update(lesson, start, SetLookBack{true}), wanted);
    wanted = start;
    wanted.numbers[3].label = {1.0, 2.0};
    EXPECT_EQ(update(lesson, start, SetLabel{3, {1.0, 2.0}}), wanted);
    wanted = start;
    wanted.numbers[0].question = {3.0, 4.0};
    EXPECT_EQ(update(lesson, start, SetQuestion{0, {3.0, 4.0}}), wanted);
}

TEST(Update, reset_brings_the_sentence_s_opening_back) {
    const lesson::Lesson lesson = lesson_of({{"a", "b"}, {"c", "d", "e"}});
    const State changed = test::after(
        lesson, "sentence=s2 ask=c sharpness=1 look-back=on label.d=7,8 question.e=9,9");
    EXPECT_NE(changed, opening(lesson, 1));
    EXPECT_EQ(update(lesson, changed, Reset{}), opening(lesson, 1));
}

TEST(Update, another_sentence_starts_afresh_and_the_same_one_stays) {
    const lesson::Lesson lesson = lesson_of({{"a", "b"}, {"c", "d", "e"}});
    const State changed = test::after(lesson, "ask=a sharpness=1 look-back=on label.a=7,8");
    EXPECT_EQ(update(lesson, changed, ChooseSentence{1}), opening(lesson, 1));
    EXPECT_EQ(update(lesson, changed, ChooseSentence{0}), changed);
}
