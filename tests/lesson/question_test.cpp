#include "lesson/page_support.hpp"

using test::changed;
using test::faults_of;
using test::sound;
using test::with_words;
using test::Wrong;

namespace {

std::string lesson_text() {
    return with_words(R"(
[[section]]
title = "Quick check"
picture = "quiz"
[[section.part]]
text = "Choose."

[[question]]
text = "What *happens*?"
opens = "ask=ate"
claims = [ { figure = "4", quantity = "count.words" } ]
[[question.option]]
text = "Nothing."
explanation = "No, **it** does."
acts = "sharpness=8"
claims = [ { figure = "1", quantity = "sharpness" } ]
[[question.option]]
text = "Much."
right = true
explanation = "Yes."
)");
}

class QuestionFault : public testing::TestWithParam<Wrong> {};

TEST_P(QuestionFault, is_told_with_place_and_remedy) {
    const auto& [old, now, all_faults] = GetParam();
    EXPECT_EQ(faults_of(changed(lesson_text(), old, now)), all_faults);
}

constexpr const char* one_part = "[[section.part]]\ntext = \"a\"\n";

}  // namespace

TEST(Questions, are_read_with_their_options) {
    const lesson::Lesson lesson = sound(lesson_text());
    ASSERT_EQ(lesson.quiz.size(), 1U);
    const lesson::QuizQuestion& question = lesson.quiz[0];
    EXPECT_EQ(lesson::plain(question.text), "What happens?");
    EXPECT_EQ(question.opens, "ask=ate");
    EXPECT_EQ(question.claims.size(), 1U);
    EXPECT_EQ(question.line, 20);
    ASSERT_EQ(question.options.size(), 2U);
    const lesson::Option &wrong = question.options[0], &right = question.options[1];
    EXPECT_FALSE(wrong.right);
    EXPECT_EQ(wrong.acts, "sharpness=8");
    EXPECT_EQ(test::spelled(wrong.explanation[0]), "[|No, ][S|it][| does.]");
    EXPECT_EQ(wrong.claims.size(), 1U);
    EXPECT_EQ(wrong.line, 24);
    EXPECT_TRUE(right.right);
    EXPECT_EQ(right.acts, "");
    EXPECT_EQ(lesson::plain(right.text), "Much.");
}

TEST(Questions, give_all_their_letters_to_be_drawn) {
    std::string text = changed(lesson_text(), "happens", "Ж");
    text = changed(text, "\"Nothing.\"", "\"Ω\"");
    const std::string all = lesson::all_characters(sound(changed(text, "\"Yes.\"", "\"Ⅶ\"")));
    for (const std::string letter : {"Ж", "Ω", "Ⅶ"})
        EXPECT_NE(all.find(letter), std::string::npos) << letter;
}

INSTANTIATE_TEST_SUITE_P(
    Questions, QuestionFault,
    testing::Values(
        Wrong{
            "right = true\n", "",
            "20:1: question 1 has no right options, and exactly one must be right: give it right = "
            "true\n"},
        Wrong{"acts = \"sharpness=8\"", "right = true",
              "20:1: question 1 has 2 right options, and exactly one must be right: take right = "
              "true "
              "from the others\n"},
        Wrong{"right = true", "right = \"yes\"",
              "31:9: right in option 2 of question 1 "
              "should be true or false, but this is a text in quotes: write true or false\n"},
        Wrong{"explanation = \"Yes.\"\n", "",
              "29:1: option 2 of question 1 has no explanation: add explanation = ...\n"},
        Wrong{"\"Much.\"", "\"[Much](do:ask=cat).\"",
              "30:1: the text of option 2 of question 1 cannot hold a link, as “Much”: write the "
              "words "
              "alone\n"},
        Wrong{
            "\"Much.\"", "\"# Much\"",
            "30:9: in the text of option 2 of question 1: a heading (a line that starts with #, or "
            "has === or --- below) cannot stand in a text: make it **strong**, or write \\# for "
            "the "
            "sign itself\n"},
        Wrong{"explanation = \"Yes.\"", "explanaton = \"Yes.\"",
              "32:1: “explanaton” is not known in option 2 of question 1: did you mean "
              "explanation?\n"},
        Wrong{"[[question.option]]\ntext = \"Nothing", "[[option]]\ntext = \"Nothing",
              "20:1: question 1 has one option only: add [[question.option]], 2 to 6 of them\n"
              "24:3: this heading is not whole: write [[question.option]]\n"},
        Wrong{"text = \"What *happens*?\"", "", "20:1: question 1 has no text: add text = ...\n"},
        Wrong{
            "picture = \"quiz\"", "",
            "20:1: no section shows the questions: add a [[section]] with picture = \"quiz\"\n"}));

TEST(Questions, and_their_options_have_a_greatest_number) {
    std::string text = lesson_text();
    for (int i = 0; i < 5; ++i)
        text += "[[question.option]]\ntext = \"a\"\nexplanation = \"b\"\nacts = \"ask=cat\"\n";
    EXPECT_EQ(faults_of(text), "49:1: this is option 7, and 6 is the most: take some out\n");
}

// One slip is told once, not again as what it seems to leave out.
TEST(Questions, with_a_slip_in_a_name_lack_nothing_else) {
    for (const auto& [old, now] : std::vector<std::pair<std::string, std::string>>{
             {"acts = \"sharpness=8\"", "act = \"sharpness=8\""},
             {"acts = \"sharpness=8\"", "acts = 8"},
             {"right = true", "rigth = true"},
             {"[[question]]", "[[qestion]]"}}) {
        const std::string faults = faults_of(changed(lesson_text(), old, now));
        EXPECT_EQ(faults.find("has no"), std::string::npos) << now << ": " << faults;
        EXPECT_NE(faults, "") << now;
    }
}

TEST(QuickCheck, needs_questions_and_stands_once) {
    const std::string quiz = "[[section]]\ntitle = \"Quiz\"\npicture = \"quiz\"\n";
    EXPECT_EQ(faults_of(with_words(quiz + one_part)),
              "13:1: the quick check has no questions: add a [[question]], or choose another "
              "picture\n");
    EXPECT_EQ(faults_of(lesson_text() + quiz + one_part),
              "33:1: the section on line 14 is the quick check already: give this one another "
              "picture\n");
}
