#include "lesson/page_support.hpp"

using test::changed;
using test::faults_of;
using test::sound;
using test::spelled;
using test::with_words;

namespace {

const std::string terms = R"(
[[term]]
word = "share"
forms = ["share", "shares"]
field = "attention weight"
text = "The part of the light that **one** word gets."
[[term]]
word = "label"
text = "What a word is."
[[term]]
word = "asking word"
forms = ["asking word", "word that asks", "слово"]
text = "The word that points."
[[term]]
word = "word"
text = "A word."
)";

std::string lesson_text(std::string_view markdown) {
    return test::with_text(markdown) + terms;
}

std::string marked(std::string_view markdown) {
    std::string all;
    const lesson::Lesson lesson = sound(lesson_text(markdown));
    for (const auto& paragraph : lesson.sections[0].parts[0].text) all += spelled(paragraph) + "\n";
    return all;
}

}  // namespace

TEST(Glossary, is_read) {
    const lesson::Lesson lesson = sound(lesson_text("a"));
    ASSERT_EQ(lesson.glossary.size(), 4U);
    const lesson::Term& share = lesson.glossary[0];
    EXPECT_EQ(share.word, "share");
    EXPECT_EQ(share.forms, (std::vector<std::string>{"share", "shares"}));
    EXPECT_EQ(share.field, "attention weight");
    EXPECT_EQ(spelled(share.text[0]), "[|The part of the light that ][S|one][| word gets.]");
    EXPECT_EQ(lesson.glossary[1].forms, std::vector<std::string>{"label"});
    EXPECT_EQ(lesson.glossary[1].field, "");
    EXPECT_NE(lesson::all_characters(lesson).find("attention weight"), std::string::npos);
}

TEST(Terms, are_marked_once_a_section_where_they_first_stand) {
    EXPECT_EQ(marked("The shares and a share, label."),
              "[|The ][T0|shares][| and a share, ][T1|label][|.]\n");
    EXPECT_EQ(marked("none here\n\nshare\n\nshare"), "[|none here]\n[T0|share]\n[|share]\n");
    const lesson::Lesson two = sound(test::with_text("share") + std::string(test::section_head) +
                                     "[[section.part]]\ntext = \"share\"\n" +
                                     "[[section.part]]\ntext = \"share\"\n" + terms);
    EXPECT_EQ(spelled(two.sections[0].parts[0].text[0]), "[T0|share]");
    EXPECT_EQ(spelled(two.sections[1].parts[0].text[0]), "[T0|share]");
    EXPECT_EQ(spelled(two.sections[1].parts[1].text[0]), "[|share]");
}

TEST(Terms, stand_as_whole_words) {
    EXPECT_EQ(marked("shareable unshared sharesé re-label labels"),
              "[|shareable unshared sharesé re-label labels]\n");
    EXPECT_EQ(marked("(share)/“label”—word’s"),
              "[|(][T0|share][|)/“][T1|label][|”—][T3|word][|’s]\n");
    EXPECT_EQ(marked("漢label字"), "[|漢][T1|label][|字]\n");
}

TEST(Terms, may_begin_with_a_capital_and_nothing_more) {
    EXPECT_EQ(marked("Shares LABEL"), "[T0|Shares][| LABEL]\n");
    EXPECT_EQ(marked("Слово"), "[T2|Слово]\n");
}

TEST(Terms, are_found_in_their_longest_form) {
    EXPECT_EQ(marked("the asking word, a word, the word that asks"),
              "[|the ][T2|asking word][|, a ][T3|word][|, the word that asks]\n");
    EXPECT_EQ(marked("asking asking word"), "[|asking ][T2|asking word]\n");
}

TEST(Terms, are_marked_in_strong_words_but_not_in_links_and_code) {
    EXPECT_EQ(marked("`share` [share](do:ask=cat) **share** *label*"),
              "[C|share][| ][|share|ask=cat][| ][ST0|share][| ][ET1|label]\n");
    EXPECT_EQ(marked("```\nshare\n```\nshare"), "[|share]\n[T0|share]\n");
}

TEST(Terms, are_marked_in_each_explanation_but_in_no_question) {
    const lesson::Lesson lesson = sound(with_words(R"(
[[section]]
title = "Quiz"
picture = "quiz"
[[section.part]]
text = "share"
[[question]]
text = "share share"
[[question.option]]
text = "label"
explanation = "share label"
acts = "ask=cat"
[[question.option]]
text = "b"
explanation = "label"
right = true
)") + terms);
    const lesson::QuizQuestion& question = lesson.quiz[0];
    EXPECT_EQ(spelled(question.text[0]), "[|share share]");
    EXPECT_EQ(spelled(question.options[0].text[0]), "[|label]");
    EXPECT_EQ(spelled(question.options[0].explanation[0]), "[T0|share][| ][T1|label]");
    EXPECT_EQ(spelled(question.options[1].explanation[0]), "[T1|label]");
}

TEST(Glossary, with_faults_is_refused_with_the_remedy) {
    const auto faults = [](std::string_view old, std::string_view now) {
        return faults_of(changed(lesson_text("a"), old, now));
    };
    EXPECT_EQ(faults("word = \"share\"\n", ""), "20:1: term 1 has no word: add word = ...\n");
    EXPECT_EQ(faults("field =", "feild ="),
              "23:1: “feild” is not known in “share”: did you mean field?\n");
    EXPECT_EQ(faults("[\"share\", \"shares\"]", "[]"),
              "22:9: “share” has 0 forms: it needs 1 to 12, or leave them out\n");
    EXPECT_EQ(faults("[\"share\", \"shares\"]", "[\"share\", \"share\"]"),
              "22:19: of the forms of “share”, “share” is already given on line 22: choose "
              "another\n");
    EXPECT_EQ(faults("word = \"label\"", "word = \"share\""),
              "26:8: the term “share” is already given on line 21: choose another\n");
    EXPECT_EQ(faults("[\"share\", \"shares\"]", "[\"\"]"),
              "22:10: a form of “share” is empty: write something between the quotes\n");
    EXPECT_EQ(faults("**one**", "[one](do:ask=cat)"),
              "24:1: the text of “share” cannot hold a link, as “one”: write the words alone\n");
    EXPECT_EQ(faults("text = \"A word.\"", ""), "32:1: “word” has no text: add text = ...\n");
}
