#include "lesson/letters.hpp"

#include <gtest/gtest.h>

using namespace lesson;

TEST(Letters, count_as_a_person_counts) {
    EXPECT_EQ(count_letters(""), 0U);
    EXPECT_EQ(count_letters("fish"), 4U);
    EXPECT_EQ(count_letters("é漢🐌"), 3U);
    EXPECT_EQ(count_letters("e\u0301"), 1U);    // e with an accent put on
    EXPECT_EQ(count_letters("שָׁלוֹם"), 4U);       // points of Hebrew
    EXPECT_EQ(count_letters("नमस्ते"), 3U + 1U);  // signs of Devanagari
    EXPECT_EQ(count_letters("👍🏽"), 1U);   // a colour of skin
    EXPECT_EQ(count_letters("a\xFF"), 2U);      // what is no character still takes room
}

TEST(Letters, of_broken_utf_8_are_told_as_invalid) {
    EXPECT_TRUE(first_code_point("é").valid);
    EXPECT_EQ(first_code_point("é").value, 0xE9U);
    EXPECT_EQ(first_code_point("🐌x").length, 4U);
    for (const std::string_view bytes : {"\xC3", "\xFF", "\xE2\x82", "\xED\xA0\x80", "\xC0\x80"}) {
        EXPECT_FALSE(first_code_point(bytes).valid);
        EXPECT_EQ(first_code_point(bytes).length, 1U);
    }
}

TEST(Letters, blank_is_what_cannot_be_seen) {
    EXPECT_TRUE(is_blank(""));
    EXPECT_TRUE(is_blank(" \t\u00A0\u3000\u200B\uFEFF"));
    EXPECT_FALSE(is_blank(" . "));
    EXPECT_TRUE(has_space("a\u00A0b"));
    EXPECT_FALSE(has_space("äb"));
    EXPECT_TRUE(has_control("a\u0085"));
    EXPECT_FALSE(has_control("a b\u200D"));
}

TEST(Letters, quoted_are_on_one_short_line) {
    EXPECT_EQ(in_quotes("cat"), "“cat”");
    EXPECT_EQ(in_quotes("a\nb\xFF"), "“a\uFFFDb\uFFFD”");
    EXPECT_EQ(in_quotes(std::string(40, 'x')), "“" + std::string(40, 'x') + "”");
    EXPECT_EQ(in_quotes("é" + std::string(100, 'x') + "🐌"),
              "“é" + std::string(18, 'x') + "…" + std::string(18, 'x') + "🐌”");
}
