#include "app/writing.hpp"

#include <gtest/gtest.h>

#include "app/table.hpp"

namespace {

using app::Writing;

Writing writing_of(const char* text) {
    return app::writing_of(app::characters_of(text));
}

TEST(Writing, TakesUtf8Apart) {
    EXPECT_EQ(app::characters_of("aé€😀"), U"aé€😀");
    EXPECT_EQ(app::characters_of("a\xffz"), U"a\uFFFDz");
    EXPECT_EQ(app::characters_of("\xe2\x82"), U"\uFFFD\uFFFD");
    EXPECT_EQ(app::characters_of(""), U"");
}

TEST(Writing, CountsColumns) {
    EXPECT_EQ(app::display_width("café"), 4);
    EXPECT_EQ(app::display_width("cafe\u0301"), 4);
    EXPECT_EQ(app::display_width("注意力"), 6);
    EXPECT_EQ(app::display_width("fish 🐟"), 7);
}

TEST(Writing, KnowsWhatOneCharacterAfterAnotherCannotShow) {
    for (const char* text : {"cat", "naïve", "Łódź", "Việt", "Ωμέγα", "кошка", "注意力", "の",
                             "한국어", "5 €", "“x”", "✓ ✗ ½", "😀", "C##", "100% %s %n"})
        EXPECT_EQ(writing_of(text), Writing::plain) << text;
    for (const char* text : {"שָׁלוֹם", "שלום", "مرحبا", "abc שלום", "ܫܠܡܐ"})
        EXPECT_EQ(writing_of(text), Writing::right_to_left) << text;
    for (const char* text : {"क्षि", "ที่", "cafe\u0301", "❤\uFE0F", "👩\u200D🔬", "🇩🇪", "ᠮᠣᠩᠭᠣᠯ"})
        EXPECT_EQ(writing_of(text), Writing::joined) << text;
}

TEST(Table, AlignsWhateverTheScript) {
    const std::string table = app::aligned({{"word", "share"}, {"注意", "3%"}, {"é", "100%"}},
                                           {app::Side::left, app::Side::right});
    EXPECT_EQ(table,
              "word   share\n"
              "注意      3%\n"
              "é       100%\n");
}

}  // namespace
