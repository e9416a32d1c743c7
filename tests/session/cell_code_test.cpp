#include "session/cell_code.hpp"

#include <sstream>

#include "lesson/letters.hpp"
#include "session/support.hpp"

using session::cell_code;
using session::opening;
using testing::AssertionFailure;
using testing::AssertionResult;
using testing::AssertionSuccess;

namespace {

AssertionResult has(const std::string& code, const std::string& line) {
    const bool there = ("\n" + code).find("\n" + line + "\n") != std::string::npos;
    return there ? AssertionSuccess() : AssertionFailure() << line << " is not a line of\n" << code;
}

std::string code_of(const std::vector<std::string>& words) {
    const lesson::Lesson lesson = test::lesson_of({words});
    return cell_code(lesson, opening(lesson));
}

}  // namespace

TEST(CellCode, holds_the_sentence_as_it_is_now) {
    const lesson::Lesson lesson = test::four_words();
    const std::string code =
        cell_code(lesson, test::after(lesson, "ask=cat label.the=0.125,-7 question.fish=0,1"));
    EXPECT_TRUE(has(code,
                    "def attention(labels, questions,\n"
                    "              sharpness=4.0, look_back=False):"));
    EXPECT_TRUE(has(code, R"(words = ["the", "cat", "ate", "fish"])"));
    EXPECT_TRUE(has(code,
                    "labels = np.array([\n    [0.125, -7.0], [0.9, 0.1],\n"
                    "    [0.1, 0.9], [0.8, 0.2],\n])"));
    EXPECT_TRUE(has(code,
                    "questions = np.array([\n    [0.7, 0.1], [0.0, 1.0],\n"
                    "    [1.0, 0.0], [0.0, 1.0],\n])"));
    EXPECT_TRUE(has(code, "asking = 1  # counted from 0"));
}

TEST(CellCode, does_not_follow_the_slider) {
    const lesson::Lesson lesson = test::four_words();
    EXPECT_EQ(cell_code(lesson, test::after(lesson, "sharpness=1 look-back=on")),
              cell_code(lesson, opening(lesson)));
}

TEST(CellCode, blends_values_where_the_sentence_has_them) {
    const lesson::Lesson lesson = test::built_in();
    const std::string plain = cell_code(lesson, test::after(lesson, "sentence=main"));
    const std::string code = cell_code(lesson, test::after(lesson, "sentence=values"));
    EXPECT_TRUE(has(plain, "    return shares, shares @ labels"));
    EXPECT_EQ(plain.find("values"), std::string::npos);
    EXPECT_TRUE(has(code, "    return shares, shares @ values"));
    EXPECT_TRUE(has(code,
                    "values = np.array([\n    [0.0, 0.0], [0.2, 0.1],\n"
                    "    [0.1, 0.4], [0.9, 0.3],\n])"));
}

TEST(CellCode, writes_every_number_with_all_its_digits_and_none_as_a_whole_number) {
    const lesson::Lesson lesson = test::four_words();
    session::State state = opening(lesson);
    state.numbers[0].label = {1e300, 5e-324};
    state.numbers[1].label = {0.1 + 0.2, 123456789012345678.0};
    state.numbers[2].label = {-0.0, 3.0};
    const std::string code = cell_code(lesson, state);
    for (const char* label :
         {"[1e+300, 5e-324]", "[0.30000000000000004, 1.2345678901234568e+17]", "[-0.0, 3.0]"})
        EXPECT_NE(code.find(label), std::string::npos) << label << " is not in\n" << code;
}

TEST(CellCode, makes_every_word_a_literal) {
    EXPECT_TRUE(has(code_of({R"(sa"id)", R"(back\slash)", "it's"}),
                    R"(words = ["sa\"id", "back\\slash", "it's"])"));
    EXPECT_TRUE(has(code_of({"\"]; import os #"}), R"(words = ["\"]; import os #"])"));
    EXPECT_TRUE(has(code_of({"a\nb", "\u202E"}), R"(words = ["a\U0000000ab", "\U0000202e"])"));
    EXPECT_TRUE(has(code_of({"the", "the"}), R"(words = ["the", "the"])"));
}

TEST(CellCode, counts_columns_only_for_scripts_that_need_it) {
    for (const char* word : {"cat", "don’t", "naïve", "кот", "γάτα"})
        EXPECT_EQ(code_of({word}).find("unicodedata"), std::string::npos) << word;
    for (const char* word : {"猫", "고양이", "แมว", "बिल्ली", "e\u0301", "😀"})
        EXPECT_NE(code_of({word}).find("unicodedata"), std::string::npos) << word;
}

TEST(CellCode, has_short_lines) {
    const lesson::Lesson lesson = test::built_in();
    std::vector<std::string> codes = {code_of(std::vector<std::string>(lesson::most_words, "word")),
                                      code_of({"猫", "魚"})};
    for (const lesson::Sentence& sentence : lesson.sentences)
        codes.push_back(cell_code(lesson, test::after(lesson, "sentence=" + sentence.id)));
    for (const std::string& code : codes) {
        std::istringstream lines(code);
        for (std::string line; std::getline(lines, line);)
            EXPECT_LE(lesson::count_letters(line), 48u) << line;
    }
}

TEST(CellCode, keeps_an_item_whole_that_is_longer_than_a_line) {
    const std::string longest(lesson::most_letters, 'm');
    EXPECT_TRUE(has(code_of({longest, "a", "b"}),
                    "words = [\n    \"" + longest + "\",\n    \"a\",\n    \"b\",\n]"));
}

TEST(CellCode, is_not_long_for_the_lesson) {
    const lesson::Lesson lesson = test::four_words();
    std::istringstream code(cell_code(lesson, opening(lesson)));
    long lines = 0;
    for (std::string line; std::getline(code, line);) lines += line.empty() ? 0 : 1;
    EXPECT_LE(lines, 45);
}

TEST(CellCode, begins_with_the_sentences_own_sharpness) {
    lesson::Lesson lesson = test::four_words();
    lesson.sentences[0].sharpness = 2.5;
    EXPECT_NE(session::cell_code(lesson, session::opening(lesson)).find("sharpness=2.5, look_back"),
              std::string::npos);
}
