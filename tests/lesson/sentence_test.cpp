#include "lesson/support.hpp"

using test::changed;
using test::faults_of;
using test::four_words_text;
using test::in_apostrophes;
using test::sentence_of;
using test::Wrong;

namespace {

class Sentence : public testing::TestWithParam<Wrong> {};

std::string words(int count) {
    std::string text = "words = [";
    for (int i = 0; i < count; ++i) text += "{word='a',label=[1,1],question=[1,1]},";
    return text + "]\nrest = [";
}

}  // namespace

TEST_P(Sentence, is_refused_with_place_and_remedy) {
    std::istringstream told(faults_of(changed(four_words_text(), GetParam().old, GetParam().now)));
    std::istringstream wanted(GetParam().all_faults);
    for (std::string want, line; std::getline(wanted, want);) {
        ASSERT_TRUE(std::getline(told, line)) << "nothing told of: " << want;
        EXPECT_EQ(line.substr(0, want.size()), want) << line;
    }
    std::string more;
    EXPECT_FALSE(std::getline(told, more)) << more;
}

INSTANTIATE_TEST_SUITE_P(
    Ids, Sentence,
    testing::Values(
        Wrong{"id = \"main\"", "", "3:1: sentence 1 has no id: add id = "},
        Wrong{"\"main\"", "\"\"", "4:6: the id is empty: write something"},
        Wrong{"\"main\"", "3", "4:6: the id should be a text in quotes, but this is a number"},
        Wrong{"\"main\"", "\"my sentence\"", "4:6: the id “my sentence” must be one piece"},
        Wrong{"\"main\"", "\"a\u00A0b\"", "4:6: the id “a\u00A0b” must be one piece"},
        Wrong{"\"main\"", "\"a=b\"", "4:6: the id “a=b” must be one piece"},
        Wrong{"\"main\"", in_apostrophes(std::string(41, 'x')),
              "4:6: the id has 41 letters, and 40"},
        Wrong{"[[sentence]]",
              "[[sentence]]\nid = \"main\"\naxes = ['a']\nwords = "
              "[{word='a',label=[1],question=[1]}]\n[[sentence]]",
              "8:6: the id “main” is already given on line 4: choose another"}));

INSTANTIATE_TEST_SUITE_P(
    Axes, Sentence,
    testing::Values(
        Wrong{"axes = [\"thing\", \"action\"]", "", "3:1: sentence 1 has no axes: add axes = "},
        Wrong{"[\"thing\", \"action\"]", "\"thing\"",
              "5:8: the list of axes should be a list in ["},
        Wrong{"[\"thing\", \"action\"]", "[]", "5:8: sentence 1 has no axes: it needs 1 to 16"},
        Wrong{"\"action\"", "\"thing\"",
              "5:18: the axis “thing” is already given on line 5: choose another"},
        Wrong{"\"thing\"", "1", "5:9: the name of an axis should be a text in quotes, but this is"},
        Wrong{"\"thing\"", "\" \"", "5:9: the name of an axis is empty"},
        Wrong{"\"thing\"", "\"a\\nb\"", "5:9: the name of an axis holds a line end"},
        Wrong{"[\"thing\", \"action\"]",
              "['a','a','a','a','a','a','a','a','a','a','a','a','a','a','a','a','a']",
              "5:8: sentence 1 has 17 axes: it needs 1 to 16, so take some out"}));

INSTANTIATE_TEST_SUITE_P(
    Words, Sentence,
    testing::Values(
        Wrong{"words = [", "rest = [",
              "3:1: sentence 1 has no words: add words = \n"
              "6:1: “rest” is not known in sentence 1, where these names can stand: id, axes, "
              "words, sharpness"},
        Wrong{"words = [", words(0),
              "6:9: sentence 1 has no words: it needs 1 to 24, so add one\n"
              "7:1: “rest” is not known"},
        Wrong{"words = [", words(24), "7:1: “rest” is not known"},
        Wrong{"words = [", words(25),
              "6:9: sentence 1 has 25 words: it needs 1 to 24, so take\n"
              "7:1: “rest” is not known"},
        Wrong{"words = [", "words = [ 'the',",
              "6:11: word 1 should be a group of names and values"},
        Wrong{"word = \"cat\", ", "", "8:3: word 2 has no word: add word = "},
        Wrong{"\"cat\"", "7", "8:12: word 2 should be a text in quotes, but this is a number"},
        Wrong{"\"cat\"", "\"\"", "8:12: word 2 is empty"},
        Wrong{"\"cat\"", "\" \\t\u00A0\u200B\"", "8:12: word 2 is empty"},
        Wrong{"\"cat\"", "\"c\\u0007t\"", "8:12: word 2 holds a line end or another control"},
        Wrong{"\"cat\"", "\"c\\nt\"", "8:12: word 2 holds a line end or another control"},
        Wrong{"\"cat\"", "\"a\u202Eb\"", "8:12: word 2 holds a line end or another control"},
        Wrong{"\"cat\"", in_apostrophes(std::string(41, 'x')),
              "8:12: word 2 has 41 letters, and 40"},
        Wrong{"\"what did I do?\"", "5", "8:70: the asks of “cat” should be a text in quotes"},
        Wrong{"\"what did I do?\"", in_apostrophes(std::string(201, 'x')),
              "8:70: the asks of “cat” has 201 letters, and 200 is the most"}));

INSTANTIATE_TEST_SUITE_P(
    Numbers, Sentence,
    testing::Values(
        Wrong{"label = [0.9, 0.1], ", "", "8:3: “cat” has no label: add label = "},
        Wrong{"[0.0, 1.0]", "0.5", "8:51: the question of “cat” should be a list in [ ]"},
        Wrong{"[0.9, 0.1]", "[0.9]",
              "8:28: the label of “cat” has 1 number, but the sentence has 2"},
        Wrong{
            "[0.9, 0.1]", "[0,9, 0,1]",
            "8:28: the label of “cat” has 4 numbers, but the sentence has 2 axes: give one number "
            "for each axis, and write one half as 0.5, not 0,5"},
        Wrong{
            "[0.9, 0.1]", "[0.9, 0.1, 0.1]",
            "8:28: the label of “cat” has 3 numbers, but the sentence has 2 axes: give one number "
            "for each axis\n"},
        Wrong{"[0.0, 1.0]", "[]",
              "8:51: the question of “cat” has 0 numbers, but the sentence has"},
        Wrong{"[0.9, 0.1]", "[0.9, '0.1']",
              "8:34: a part of the label of “cat” should be a number,"},
        Wrong{
            "[0.9, 0.1]", "[true, 1979-05-27]",
            "8:29: a part of the label of “cat” should be a number, but this is true or false\n"
            "8:35: a part of the label of “cat” should be a number, but this is a date or a time"},
        Wrong{"[0.9, 0.1]", "[nan, -inf]",
              "8:29: a number in the label of “cat” is not between -1e300 and 1e300\n"
              "8:34: a number in the label of “cat” is not between -1e300 and 1e300"},
        Wrong{"[0.9, 0.1]", "[1e300, -1.1e300]",
              "8:36: a number in the label of “cat” is not between"},
        Wrong{"\"cat\",", "\"cat\", value = [1],",
              "8:27: the value of “cat” has 1 number, but the sentence has 2 axes"},
        Wrong{"\"cat\",", "\"cat\", value = 1,",
              "8:27: the value of “cat” should be a list in [ ]"},
        Wrong{"label = [0.9, 0.1], question = [0.0, 1.0]",
              "label = [1e200, 0.1], question = [1e200, 1.0]",
              "8:3: the question of “cat” and the label of “cat” give a score beyond 1e300"},
        Wrong{"4.0", "10.1", "12:13: the sharpness must be a number from 0 to 10"},
        Wrong{"4.0", "-0.1", "12:13: the sharpness must be a number from 0 to 10"},
        Wrong{"4.0", "nan", "12:13: the sharpness must be a number from 0 to 10"},
        Wrong{"4.0", "'4.0'", "12:13: the sharpness should be a number, but this is a text in"},
        Wrong{"4.0", "12:00:00", "12:13: the sharpness should be a number, but this is a date"}));

INSTANTIATE_TEST_SUITE_P(
    Names, Sentence,
    testing::Values(Wrong{"sharpness", "sharpnes",
                          "12:1: “sharpnes” is not known in sentence 1: did you mean "
                          "sharpness?"},
                    Wrong{"question", "qestion",
                          "7:40: “qestion” is not known in “the”: did you mean question?"},
                    Wrong{"label", "lable",
                          "7:20: “lable” is not known in “the”: did you mean label?"},
                    Wrong{"asks", "colour",
                          "7:63: “colour” is not known in “the”, where these names can stand: "
                          "word, label, question, value, asks"},
                    Wrong{"[[sentence]]", "",
                          "1:1: this lesson has no sentence yet\n"
                          "4:1: “id” belongs below the heading of a sentence\n"
                          "5:1: “axes” belongs below\n6:1: “words” belongs below\n"
                          "12:1: “sharpness” belongs below"},
                    Wrong{"[[sentence]]", "[sentence]",
                          "3:1: the heading of a sentence has two brackets on each side, and "
                          "stands above what is within it: write [[sentence]]"},
                    Wrong{"[[sentence]]", "[[sentense]]",
                          "3:3: “sentense” is not known in a lesson file: did "
                          "you mean sentence?"}));

TEST(SentenceLimits, count_letters_without_their_marks) {
    std::string accented, snails;
    for (int i = 0; i < 40; ++i) {
        accented += "e\u0301";
        snails += "🐌";
    }
    EXPECT_EQ(faults_of(sentence_of({in_apostrophes(accented)})), "");
    EXPECT_EQ(faults_of(sentence_of({in_apostrophes(snails)})), "");
    EXPECT_NE(faults_of(sentence_of({in_apostrophes(snails + "x")})), "");
}

TEST(SentenceLimits, take_numbers_whose_scores_exist) {
    EXPECT_EQ(faults_of(sentence_of({"'a'"}, "[1e300]")), "");
    EXPECT_EQ(faults_of(sentence_of({"'a'"}, "[-1e300]")), "");
    std::string two = changed(sentence_of({"'a'"}, "[1e300, 1e300]"), "\"thing\"", "'x', 'y'");
    two = changed(two, "question = [1]", "question = [1, -1]");
    EXPECT_NE(faults_of(two).find("give a score beyond 1e300"), std::string::npos);
    EXPECT_EQ(faults_of(changed(two, "[1, -1]", "[0.5, -0.5]")), "");
}

TEST(SentenceLimits, may_be_met_many_times_over_without_harm) {
    std::string many = "[[sentence]]\nid='m'\naxes=['a']\nwords = [";
    for (int i = 0; i < 60000; ++i) many += "{word='a',label=[1],question=[1]},\n";
    EXPECT_NE(faults_of(many + "]").find("sentence 1 has 60000 words"), std::string::npos);
    const std::string name(100000, 'k');
    const std::string faults = faults_of(name + " = 1");
    EXPECT_LT(faults.size(), 500U) << "a long name is told shortened";
}

TEST(Texts, that_begin_or_end_with_what_cannot_be_seen_are_refused_wherever_they_stand) {
    for (const std::string unseen : {"\u00AD", "\u200B", "\u200D", "\u200F", "\u2060", "\uFEFF"})
        for (const std::string text : {"main", "thing", "cat"})
            for (const std::string& slip : {text + unseen, unseen + text}) {
                const std::string faults =
                    faults_of(changed(test::four_words_text(), '"' + text + '"', '"' + slip + '"'));
                EXPECT_NE(faults.find("cannot be seen: delete it"), std::string::npos) << faults;
            }
    EXPECT_EQ(faults_of(changed(test::four_words_text(), "cat", "c\u200Dt")), "");
}
