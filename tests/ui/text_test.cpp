// Type: measured, shortened, broken into lines.
#include "ui/text.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <imgui_internal.h>

#include "hand.hpp"

namespace {

using test::Hand;
using ui::Style;

class Text : public testing::Test {
  protected:
    const ImFont* font(Style style = Style::body) const { return hand.view().fonts[style]; }
    float width(std::string_view text) const { return ui::text_width(font(), text); }

    Hand hand{test::session_of({"Łódź", "e\u0301", "שלום", "Ωμέγα"})};
};

TEST_F(Text, DigitsAreTabularInEveryStyleAtEveryScale) {
    for (const float scale : {0.8f, 1.0f, 1.25f, 1.5f, 1.75f, 2.0f, 3.0f}) {
        hand.frame.fit({.content_scale = scale});
        for (const ImFont* styled : hand.view().fonts.by_style) {
            const float wide = styled->GetCharAdvance('0');
            EXPECT_GT(wide, 0);
            for (ImWchar digit = '1'; digit <= '9'; ++digit)
                EXPECT_EQ(styled->GetCharAdvance(digit), wide)
                    << static_cast<char>(digit) << " at " << scale;
        }
    }
}

TEST_F(Text, EveryStyleHasTheProgramsOwnCharacters) {
    const std::string own = "Azß" + std::string(ui::own_characters);
    for (const ImFont* styled : hand.view().fonts.by_style)
        EXPECT_EQ(ui::drawable(styled, own), own);
}

TEST_F(Text, EveryStyleHasTheLessonsCharacters) {
    for (const ImFont* styled : hand.view().fonts.by_style)
        for (const std::string& word : hand.view().words)
            EXPECT_EQ(ui::drawable(styled, word), word);
}

TEST_F(Text, GrowsWithTheScale) {
    hand.frame.fit({.content_scale = 1});
    const float once = width("The cat ate the fish");
    hand.frame.fit({.content_scale = 2});
    EXPECT_NEAR(width("The cat ate the fish"), 2 * once, 0.05f * once);
    hand.frame.fit({.content_scale = 3});
    EXPECT_NEAR(width("The cat ate the fish"), 3 * once, 0.06f * once);
}

TEST_F(Text, CombiningMarksTakeNoRoom) {
    EXPECT_NEAR(width("e\u0301"), width("e"), 0.01f);
}

TEST_F(Text, DrawableKeepsWhatTheFontHas) {
    for (const char* text : {"", "cat", "naïve", "100% %s", "##", "Ωμέγα", "שלום"})
        EXPECT_EQ(ui::drawable(font(), text), text);
}

TEST_F(Text, DrawableWritesOutWhatTheFontLacks) {
    EXPECT_EQ(ui::drawable(font(), "a🦉b"), "a‹1F989›b");
    EXPECT_EQ(ui::drawable(font(), "語"), "‹8A9E›");
    EXPECT_EQ(ui::drawable(font(), "👨\u200D👩"), "‹1F468›‹200D›‹1F469›");
}

TEST_F(Text, ShortenMiddleLeavesWhatFits) {
    for (const char* text : {"", "a", "cat", "naïve"})
        EXPECT_EQ(ui::shorten_middle(font(), text, width(text)), text);
}

TEST_F(Text, ShortenMiddleKeepsAsMuchAsFitsOfBothEnds) {
    const std::string word = "abcdefghijklmnopqrstuvwxyz";
    for (float room = width("…"); room < width(word); room += 3) {
        const std::string shown = ui::shorten_middle(font(), word, room);
        const auto dots = shown.find("…");
        ASSERT_NE(dots, std::string::npos);
        const std::string head = shown.substr(0, dots), tail = shown.substr(dots + 3);
        EXPECT_TRUE(word.starts_with(head)) << shown;
        EXPECT_TRUE(word.ends_with(tail)) << shown;
        EXPECT_LE(width(shown), room + 0.01f);
        EXPECT_GT(width(shown) + 2 * width("m"), room) << "too much is left out: " << shown;
        EXPECT_LE(head.size() - tail.size(), 1u) << shown;
    }
}

TEST_F(Text, ShortenMiddleWithoutRoomIsTheEllipsis) {
    for (const float room : {0.0f, -5.0f, 1.0f})
        EXPECT_EQ(ui::shorten_middle(font(), "word", room), "…");
}

TEST_F(Text, ShortenMiddleCutsBetweenLettersOnly) {
    std::string word;
    for (int i = 0; i < 40; ++i) word += "e\u0301Ł";
    for (float room = width("…"); room < width(word); room += 7) {
        const std::string shown = ui::shorten_middle(font(), word, room);
        const std::string tail = shown.substr(shown.find("…") + 3);
        EXPECT_FALSE(tail.starts_with("\u0301")) << shown;
        EXPECT_TRUE(word.ends_with(tail));
        const std::string head = shown.substr(0, shown.find("…"));
        EXPECT_FALSE(head.ends_with("e") && word.substr(head.size()).starts_with("\u0301"))
            << "an accent was lost: " << shown;
    }
}

std::string joined(const std::vector<std::string>& lines) {
    std::string all;
    for (const std::string& line : lines) all += (all.empty() ? "" : " ") + line;
    return all;
}

TEST_F(Text, WrapBreaksBetweenWords) {
    const std::string text = "who or what is involved in all of this, and why?";
    for (float room = width("involved"); room < width(text); room += 9) {
        const std::vector<std::string> lines = ui::wrap(font(), text, room, 99);
        EXPECT_EQ(joined(lines), text);
        for (const std::string& line : lines) EXPECT_LE(width(line), room) << line;
    }
}

TEST_F(Text, WrapBreaksInsideAWordWhereItMust) {
    const std::string word(400, 'n');
    const std::vector<std::string> lines = ui::wrap(font(), word, 100, 99);
    std::string all;
    for (const std::string& line : lines) {
        EXPECT_LE(width(line), 100);
        all += line;
    }
    EXPECT_EQ(all, word);
}

TEST_F(Text, WrapBreaksTextWithoutSpaces) {
    std::string text;
    for (int i = 0; i < 40; ++i) text += "Ω";
    for (const std::string& line : ui::wrap(font(), text, 90, 99)) {
        EXPECT_LE(width(line), 90);
        EXPECT_EQ(line.size() % 2, 0u) << "a letter was cut";
    }
}

TEST_F(Text, WrapSaysWhereMoreWouldFollow) {
    const std::string text = "one two three four five six seven eight";
    const auto all = ui::wrap(font(), text, width("three four"), 99);
    ASSERT_GT(all.size(), 3u);
    EXPECT_EQ(ui::wrap(font(), text, width("three four"), all.size()), all);
    const auto two = ui::wrap(font(), text, width("three four"), 2);
    ASSERT_EQ(two.size(), 2u);
    EXPECT_EQ(two[0], all[0]);
    EXPECT_TRUE(two[1].ends_with("…")) << two[1];
    EXPECT_LE(width(two[1]), width("three four"));
}

TEST_F(Text, WrapEndsAlways) {
    EXPECT_TRUE(ui::wrap(font(), "", 100, 99).empty());
    EXPECT_EQ(ui::wrap(font(), "abc", 0, 99), (std::vector<std::string>{"a", "b", "c"}));
    EXPECT_EQ(joined(ui::wrap(font(), "a  b", 1000, 99)), "a  b");
    EXPECT_FALSE(ui::wrap(font(), " a", 1, 99).empty());
}

TEST_F(Text, WrapKeepsAccentsWithTheirLetter) {
    std::string text;
    for (int i = 0; i < 40; ++i) text += "e\u0301";
    for (const std::string& line : ui::wrap(font(), text, 60, 99))
        EXPECT_FALSE(line.starts_with("\u0301"));
}

}  // namespace
