#include "lesson/letters.hpp"
#include "session/page_support.hpp"

using namespace session;
using test::four_words;
using test::lesson_of;
using test::refusal;

namespace {

Act parsed(const lesson::Lesson& lesson, std::string_view text) {
    const auto act = parse_act(lesson, opening(lesson), text);
    EXPECT_TRUE(act) << text << ": " << act.error().message;
    return act ? *act : Act{Reset{}};
}

}  // namespace

TEST(Acts, are_read_as_people_write_them) {
    const lesson::Lesson lesson = four_words();
    EXPECT_EQ(parsed(lesson, "ask=ate"), Act{Ask{2}});
    EXPECT_EQ(parsed(lesson, "ask=4"), Act{Ask{3}});
    EXPECT_EQ(parsed(lesson, "sharpness=1"), Act{SetSharpness{1.0}});
    EXPECT_EQ(parsed(lesson, "sharpness=0"), Act{SetSharpness{0.0}});
    EXPECT_EQ(parsed(lesson, "sharpness=10.0"), Act{SetSharpness{10.0}});
    EXPECT_EQ(parsed(lesson, "sharpness=0,5"), Act{SetSharpness{0.5}});
    EXPECT_EQ(parsed(lesson, "look-back=on"), Act{SetLookBack{true}});
    EXPECT_EQ(parsed(lesson, "look-back=off"), Act{SetLookBack{false}});
    EXPECT_EQ(parsed(lesson, "label.cat=0.9,-0.1"), (Act{SetLabel{1, {0.9, -0.1}}}));
    EXPECT_EQ(parsed(lesson, "question.3=1,0"), (Act{SetQuestion{2, {1.0, 0.0}}}));
    EXPECT_EQ(parsed(lesson, "sentence=main"), Act{ChooseSentence{0}});
    EXPECT_EQ(parsed(lesson, "reset"), Act{Reset{}});
}

TEST(Acts, find_words_of_every_kind) {
    const lesson::Lesson lesson = lesson_of(
        {{"the", "the", "a b", "x=y", "3", "#1", "a,b", "Ünï🐌", "don't", "+7", "1.5", "ask=the"}});
    EXPECT_EQ(parsed(lesson, "ask=3"), Act{Ask{2}}) << "a number is always the place";
    EXPECT_EQ(parsed(lesson, "ask=5"), Act{Ask{4}});
    EXPECT_EQ(parsed(lesson, "ask=a b"), Act{Ask{2}});
    EXPECT_EQ(parsed(lesson, "ask=x=y"), Act{Ask{3}});
    EXPECT_EQ(parsed(lesson, "ask=#1"), Act{Ask{5}});
    EXPECT_EQ(parsed(lesson, "ask=a,b"), Act{Ask{6}});
    EXPECT_EQ(parsed(lesson, "ask=Ünï🐌"), Act{Ask{7}});
    EXPECT_EQ(parsed(lesson, "ask=don't"), Act{Ask{8}});
    EXPECT_EQ(parsed(lesson, "ask=+7"), Act{Ask{9}});
    EXPECT_EQ(parsed(lesson, "ask=1.5"), Act{Ask{10}});
    EXPECT_EQ(parsed(lesson, "ask=ask=the"), Act{Ask{11}});
    EXPECT_EQ(parsed(lesson, "label.x=y=1,2"), (Act{SetLabel{3, {1.0, 2.0}}}));
    EXPECT_EQ(parsed(lesson, "label.1.5=1,2"), (Act{SetLabel{10, {1.0, 2.0}}}));
    EXPECT_EQ(parsed(lesson, "question.02=1,2"), (Act{SetQuestion{1, {1.0, 2.0}}}));
}

TEST(Acts, that_name_no_word_are_refused_with_the_words_there_are) {
    const lesson::Lesson lesson = four_words();
    EXPECT_EQ(refusal(lesson, "ask=dog"),
              "in “ask=dog”: there is no word “dog”; the words are the, cat, ate, fish");
    EXPECT_EQ(refusal(lesson, "ask=Cat"),
              "in “ask=Cat”: there is no word “Cat”; the words are the, cat, ate, fish");
    EXPECT_EQ(refusal(lesson, "ask="),
              "in “ask=”: a word is missing here (no space stands before it): the words are the, "
              "cat, ate, fish");
    EXPECT_EQ(refusal(lesson, "ask"),
              "in “ask”: a word is missing here (no space stands before it): the words are the, "
              "cat, ate, fish");
    EXPECT_EQ(refusal(lesson, "label.=1,0"),
              "in “label.=1,0”: a word is missing here (no space stands before it): the words are "
              "the, cat, ate, fish");
    for (const char* place : {"0", "5", "99999999999999999999"})
        EXPECT_EQ(refusal(lesson, std::string("ask=").append(place)),
                  std::string("in “ask=")
                      .append(place)
                      .append("”: there is no word “")
                      .append(place)
                      .append("”: the sentence has 4 words, so say a place from 1 to 4"));
    EXPECT_EQ(
        refusal(lesson_of({{"a"}}), "ask=2"),
        "in “ask=2”: there is no word “2”: the sentence has 1 word, so say a place from 1 to 1");
}

TEST(Acts, that_name_a_word_that_stands_twice_ask_for_its_place) {
    const lesson::Lesson lesson = lesson_of({{"the", "cat", "the", "dog", "the"}});
    EXPECT_EQ(refusal(lesson, "ask=the"),
              "in “ask=the”: “the” stands 3 times: say its place instead, which is 1, 3 and 5");
}

TEST(Acts, with_wrong_numbers_are_refused_with_the_remedy) {
    const lesson::Lesson lesson = four_words();
    EXPECT_EQ(refusal(lesson, "sharpness=10.1"),
              "in “sharpness=10.1”: the sharpness goes from 0 to 10: say a number in between");
    EXPECT_EQ(refusal(lesson, "sharpness=-0.1"),
              "in “sharpness=-0.1”: the sharpness goes from 0 to 10: say a number in between");
    EXPECT_EQ(refusal(lesson, "sharpness=high"),
              "in “sharpness=high”: “high” is not a number: write one such as 0.5");
    EXPECT_EQ(refusal(lesson, "sharpness="),
              "in “sharpness=”: “” is not a number: write one such as 0.5");
    for (const char* number : {"nan", "inf", "-inf", "1e999"})
        EXPECT_NE(refusal(lesson, std::string("sharpness=").append(number)), "") << number;
    EXPECT_EQ(refusal(lesson, "label.cat=1"),
              "in “label.cat=1”: 1 number where the sentence has 2 (thing, action): say one for "
              "each, with commas and no spaces between");
    EXPECT_EQ(
        refusal(lesson, "question.cat=1,2,3"),
        "in “question.cat=1,2,3”: 3 numbers where the sentence has 2 (thing, action): say one "
        "for each, with commas and no spaces between");
    EXPECT_EQ(refusal(lesson, "label.cat=0.9, 0.1"),
              "in “label.cat=0.9,”: “” is not a number: write one such as 0.5");
    EXPECT_EQ(refusal(lesson, "label.cat"),
              "in “label.cat”: the numbers are missing: say them as label.WORD=0.9,0.1");
    for (const std::string name : {"label", "question", "guess", "hold", "guessed", "answered"}) {
        const std::string text = name + ".1";
        EXPECT_EQ(
            refusal(lesson, text)
                .find("in “" + text + "”: the numbers are missing: say them as " + name + "."),
            0U)
            << refusal(lesson, text);
    }
    EXPECT_EQ(refusal(lesson, "label.cat=1e301,0"),
              "in “label.cat=1e301,0”: a number may go up to 1e300: choose a smaller one");
    EXPECT_EQ(
        refusal(lesson, "label.cat=1e200,0 question.ate=1e200,0"),
        "in “question.ate=1e200,0”: these numbers give a score beyond 1e300: choose smaller ones");
    EXPECT_EQ(refusal(lesson, "label.cat=1e200,0"), "");
}

TEST(Acts, that_are_unknown_are_refused_with_those_that_are_known) {
    const lesson::Lesson lesson = four_words();
    const std::string known =
        "is not known; what can be done: ask=WORD; sharpness=NUMBER; look-back=on or off; "
        "label.WORD=0.9,0.1; question.WORD=0.9,0.1; sentence=ID; reset; ";
    for (const std::string text : {"ate", "=", ""})
        EXPECT_EQ(parse_act(lesson, opening(lesson), text)
                      .error()
                      .message.find("“" + text + "” " + known),
                  0U);
    for (const auto& [text, meant] :
         std::vector<std::pair<std::string, std::string>>{{"asks=ate", "ask=WORD"},
                                                          {"Ask=ate", "ask=WORD"},
                                                          {"ask.=1", "ask=WORD"},
                                                          {"reset=1", "reset"},
                                                          {"label=1,0", "label.WORD=0.9,0.1"},
                                                          {"lookback=on", "look-back=on or off"}})
        EXPECT_EQ(refusal(lesson, text),
                  "“" + text + "” is not known: did you mean " + meant + "?");
    EXPECT_EQ(refusal(lesson, "look-back=yes"),
              "in “look-back=yes”: look-back is on or off: say look-back=on or look-back=off");
    EXPECT_EQ(refusal(lesson_of({{"a"}, {"b"}}), "sentence=3"),
              "in “sentence=3”: there is no sentence “3”; this lesson has s1, s2");
}

TEST(Acts, are_refused_on_one_line_whatever_they_hold) {
    const lesson::Lesson lesson = test::pages();
    const std::string many_accents = "ééééééééééééééééééééééééééééééééééééééé";
    for (const std::string act : {"", "ask=", "section=", "quiz=", "visited=", "answer=",
                                  "sharpness=", "sentence=", "sure=", "guess.", "guess.cat=",
                                  "label.cat=", "hold=", "guessed.1=", "guessed.", "answered.1="})
        for (const std::string& value :
             {std::string("a\nb\x1B[31m\xFF"), "x" + many_accents, std::string(100000, 'x')}) {
            const auto parsed = parse_act(lesson, opening(lesson), act + value);
            ASSERT_FALSE(parsed) << act;
            const std::string& message = parsed.error().message;
            EXPECT_EQ(message.find_first_of("\n\x1B\xFF"), std::string::npos) << act;
            EXPECT_LT(message.size(), 700U) << act;
            for (std::string_view rest = message; !rest.empty();) {
                const lesson::CodePoint point = lesson::first_code_point(rest);
                ASSERT_TRUE(point.valid) << act << " is cut within a letter";
                rest.remove_prefix(point.length);
            }
        }
}

TEST(Acts, in_a_list_are_each_read_in_the_state_before_them) {
    const lesson::Lesson lesson = lesson_of({{"a", "b"}, {"c", "d", "e"}});
    const State state = test::after(lesson, "  ask=a\tsentence=s2\n ask=d  sharpness=2 ");
    EXPECT_EQ(state.sentence, 1U);
    EXPECT_EQ(state.asking, 1U);
    EXPECT_EQ(state.sharpness, 2.0);
    EXPECT_EQ(test::after(lesson, ""), opening(lesson));
    EXPECT_EQ(test::after(lesson, " \n"), opening(lesson));
    EXPECT_NE(refusal(lesson, "ask=d sentence=s2"), "");
}
