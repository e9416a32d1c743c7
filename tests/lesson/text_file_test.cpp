
#include "lesson/support.hpp"

using namespace std::string_literals;
using test::changed;
using test::faults_of;
using test::four_words_text;

namespace {

std::string in_utf_16(const std::string& text, bool big_endian) {
    std::string wide;
    for (const char byte : text) wide += big_endian ? "\0"s + byte : byte + "\0"s;
    return wide;
}

std::string has(const std::string& faults, const std::string& part) {
    return faults.find(part) != std::string::npos ? part : faults;
}

}  // namespace

#define EXPECT_SAYS(text, part) EXPECT_EQ(has(faults_of(text), part), part)

TEST(TextFile, names_utf_16_and_the_remedy) {
    for (const bool big_endian : {false, true}) {
        const std::string wide = in_utf_16(four_words_text(), big_endian);
        const std::string mark = big_endian ? "\xFE\xFF" : "\xFF\xFE";
        EXPECT_SAYS(mark + wide,
                    "1:1: the file is saved as UTF-16 or UTF-32: save it again as UTF-8");
        EXPECT_SAYS(wide, "1:1: the file is saved as UTF-16 or UTF-32: save it again as UTF-8");
    }
    EXPECT_SAYS("\xFF\xFE"s, "UTF-16");
    EXPECT_SAYS("\xFF\xFE\0\0c\0\0\0"s, "UTF-32");
    EXPECT_SAYS("\0\0\xFE\xFF\0\0\0c"s, "UTF-32");
}

TEST(TextFile, refuses_what_is_not_text) {
    EXPECT_SAYS(std::string(100, '\0'), "1:1: this is not a text file");
    EXPECT_SAYS(four_words_text() + "\0"s, "1:1: this is not a text file");
    EXPECT_SAYS("\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0"s, "1:1: this is not a text file");
}

TEST(TextFile, says_what_a_file_without_sentence_lacks) {
    for (const std::string text : {"", "   ", "\n\n", "# only a remark\n", "\xEF\xBB\xBF", "#"})
        EXPECT_SAYS(text, "1:1: this lesson has no sentence yet: add a [[sentence]]");
}

TEST(TextFile, refuses_what_is_too_long_and_takes_what_is_not) {
    const std::string text = four_words_text() + "#";
    const std::string longest = text + std::string(lesson::largest_file - text.size(), '-');
    EXPECT_EQ(faults_of(longest), "");
    EXPECT_SAYS(longest + "-", "1:1: the file is too long for a lesson");
}

TEST(TextFile, refuses_control_characters_with_their_place) {
    for (const int code : {1, 8, 11, 12, 27, 31, 127}) {
        const std::string control(1, static_cast<char>(code));
        const std::string said = "a control character stands here (code " + std::to_string(code);
        EXPECT_SAYS(changed(four_words_text(), "cat", "c" + control + "t"), "8:14: " + said);
        EXPECT_SAYS("# a" + control, "1:4: " + said);
        EXPECT_SAYS("\n" + control + "\n", "2:1: " + said);
    }
    EXPECT_SAYS("# a\r# b\n", "1:4: a line end of a kind that lesson files do not know");
    EXPECT_EQ(faults_of(changed(four_words_text(), "axes", "\taxes")), "");
}

TEST(TextFile, tells_every_control_character) {
    const std::string faults = faults_of("# \x01\n# é\x02\n");
    EXPECT_EQ(has(faults, "1:3: "), "1:3: ");
    EXPECT_EQ(has(faults, "2:4: "), "2:4: ");
}

TEST(TextFile, finds_bytes_that_are_not_utf_8_counting_characters) {
    const std::string not_characters[] = {
        "\xFF",
        "\xC3",
        "\xC3(",
        "\x80",
        "\xC0\xAF",
        "\xC1\xBF",
        "\xE2\x82",
        "\xE2\x28\xA1",
        "\xE0\x80\xAF",
        "\xED\xA0\x80",
        "\xED\xBF\xBF",
        "\xF0\x9F\x90",
        "\xF0\x80\x80\xAF",
        "\xF4\x90\x80\x80",
        "\xF8\x88\x80\x80\x80",
        "\xFE",
    };
    for (const std::string& bytes : not_characters) {
        EXPECT_SAYS(changed(four_words_text(), "\"cat\"", "'ça" + bytes + "'"),
                    "8:15: from here on the file is not UTF-8 text: save it again as UTF-8");
        EXPECT_SAYS("# é\n# " + bytes, "2:3: from here on the file is not UTF-8 text");
        EXPECT_SAYS(bytes, "1:1: ") << bytes;
    }
}

TEST(TextFile, reads_utf_8_of_every_length) {
    const std::string longest = "aé漢🐌";
    const auto lesson = test::sound(changed(four_words_text(), "cat", longest));
    EXPECT_EQ(lesson.sentences[0].words[1].text, longest);
}
