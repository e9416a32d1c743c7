// The popup behind "Aa".
#include <gtest/gtest.h>

#include <cctype>
#include <iterator>
#include <set>
#include <sstream>

#include "hand.hpp"
#include "lesson/texts.hpp"
#include "picture.hpp"

namespace {

using test::Hand;
using ui::ThemeName;

class Settings : public testing::Test {
  protected:
    bool is_open() const { return hand.has("larger"); }
    void open() {
        hand.click("Aa");
        ASSERT_TRUE(is_open());
    }

    Hand hand;
    const session::State before = hand.state();
};

TEST_F(Settings, TextSizeThemeAndMotionByMouse) {
    open();
    hand.click("larger");
    EXPECT_EQ(hand.frame.look().text_size, 110);
    EXPECT_TRUE(is_open());
    hand.click("smaller");
    hand.click("smaller");
    EXPECT_EQ(hand.frame.look().text_size, 90);
    hand.click("dark");
    EXPECT_EQ(hand.frame.look().theme, ThemeName::dark);
    hand.click("high contrast");
    EXPECT_EQ(hand.frame.look().theme, ThemeName::high_contrast);
    hand.click("paper");
    EXPECT_EQ(hand.frame.look().theme, ThemeName::paper);
    hand.click("stand still");
    EXPECT_TRUE(hand.frame.look().reduced_motion);
    hand.click("glide");
    EXPECT_FALSE(hand.frame.look().reduced_motion);
    EXPECT_TRUE(is_open());
    EXPECT_EQ(hand.state(), before);
}

TEST_F(Settings, ByKeyboardAlone) {
    hand.tab_to("Aa");
    hand.key(ImGuiKey_Enter);
    ASSERT_TRUE(is_open());
    hand.tab_to("larger");
    hand.key(ImGuiKey_Enter);
    EXPECT_EQ(hand.frame.look().text_size, 110);
    hand.tab_to("dark");
    hand.key(ImGuiKey_Space);
    EXPECT_EQ(hand.frame.look().theme, ThemeName::dark);
    hand.tab_to("stand still");
    hand.key(ImGuiKey_Enter);
    EXPECT_TRUE(hand.frame.look().reduced_motion);
    hand.key(ImGuiKey_Escape);
    EXPECT_FALSE(is_open());
    hand.key(ImGuiKey_Tab);
    EXPECT_NE(hand.ringed(), "");
}

TEST_F(Settings, TabStaysInThePopup) {
    open();
    for (int i = 0; i < 20; ++i) {
        hand.key(ImGuiKey_Tab);
        const std::string at = hand.ringed();
        EXPECT_TRUE(at == "smaller" || at == "100%" || at == "larger" || at == "paper" ||
                    at == "dark" || at == "high contrast" || at == "glide" || at == "stand still")
            << at;
    }
}

TEST_F(Settings, EscapeClosesItAndNothingElse) {
    open();
    hand.key(ImGuiKey_Escape);
    EXPECT_FALSE(is_open());
    EXPECT_EQ(hand.state(), before);
}

TEST_F(Settings, EscapeBringsTheFocusBackToItsTool) {
    hand.tab_to("Aa");
    for (const ImGuiKey inside : {ImGuiKey_None, ImGuiKey_Tab}) {
        hand.key(ImGuiKey_Enter);
        ASSERT_TRUE(is_open());
        if (inside != ImGuiKey_None) hand.key(inside);
        hand.key(ImGuiKey_Escape);
        EXPECT_FALSE(is_open());
        EXPECT_EQ(hand.ringed(), "Aa");
    }
    hand.click("token 2");
    open();
    hand.key(ImGuiKey_Escape);
    EXPECT_EQ(hand.ringed(), "Aa") << "opened by mouse";
    hand.key(ImGuiKey_Tab);
    EXPECT_NE(hand.ringed(), "Aa");
}

TEST_F(Settings, APressElsewhereLeavesNoRing) {
    hand.tab_to("Aa");
    hand.key(ImGuiKey_Enter);
    hand.key(ImGuiKey_Tab);
    hand.click("plane");
    EXPECT_FALSE(is_open());
    EXPECT_EQ(hand.ringed(), "");
    hand.key(ImGuiKey_Tab);
    EXPECT_NE(hand.ringed(), "");
}

std::set<std::string> words_in(std::string text) {
    for (char& letter : text)
        if (letter == ',' || letter == ';') letter = ' ';
    std::istringstream words(text);
    return {std::istream_iterator<std::string>(words), {}};
}

/// The keys by name in the README's table of keys: "Tab", "Ctrl+Z".
std::set<std::string> keys_of_readme() {
    const std::string readme = test::file_of_checkout("README.md"),
                      head = "| keys | |\n|---|---|\n";
    std::istringstream rows(readme.substr(readme.find(head) + head.size()));
    std::set<std::string> keys;
    for (std::string row; std::getline(rows, row) && row.starts_with("| ");)
        keys.merge(words_in(row.substr(2, row.find(" | ") - 2)));
    std::erase_if(keys, [](const std::string& word) {
        return std::isupper(static_cast<unsigned char>(word.front())) == 0 || word == "Ctrl";
    });
    return keys;
}

TEST_F(Settings, TellEveryKeyOfTheReadme) {
    open();
    std::set<std::string> told;
    for (const ui::Record::Text& text : hand.record().texts) told.merge(words_in(text.text));
    const std::set<std::string> keys = keys_of_readme();
    EXPECT_GE(keys.size(), 15u);
    for (const std::string& key : keys) EXPECT_TRUE(told.contains(key)) << key;
    for (const char* signs : {"1 … 9", "← →", "Arrows on a number", "right press"})
        EXPECT_TRUE(hand.shows(signs)) << signs;
}

TEST_F(Settings, APressElsewhereOnlyClosesIt) {
    for (const char* place :
         {"ask 1", "token 1", "slider", "sharpness figure", "plane", "Projector"}) {
        open();
        hand.click(place);
        EXPECT_FALSE(is_open()) << place;
        EXPECT_EQ(hand.state(), before) << place;
        EXPECT_FALSE(hand.view().typing.open) << place;
        EXPECT_FALSE(hand.frame.look().projector) << place;
        EXPECT_FALSE(is_open()) << place;
    }
}

TEST_F(Settings, AnotherPressOnItsToolClosesIt) {
    open();
    hand.click("Aa");
    EXPECT_FALSE(is_open());
}

TEST_F(Settings, NothingBehindIsLitByThePointer) {
    open();
    hand.move("token 1");
    EXPECT_FALSE(hand.view().pointed.has_value());
}

TEST_F(Settings, NothingBehindTakesTheKeys) {
    hand.tab_to("slider");
    open();
    for (const ImGuiKey key : {ImGuiKey_1, ImGuiKey_L, ImGuiKey_RightArrow, ImGuiKey_Home})
        hand.key(key);
    EXPECT_EQ(hand.state(), before);
    EXPECT_TRUE(is_open());
}

TEST_F(Settings, TextSizeKeysWorkWhileItIsOpen) {
    open();
    hand.key(ImGuiKey_Equal, ImGuiMod_Ctrl);
    EXPECT_EQ(hand.frame.look().text_size, 110);
    EXPECT_TRUE(is_open());
}

TEST(SettingsInAnyWindow, FitAndReadAtEverySize) {
    for (const auto& [width, height] : {std::pair{1440, 900}, {960, 640}})
        for (const int size : {80, 100, 150, 200}) {
            SCOPED_TRACE(std::to_string(width) + " at " + std::to_string(size));
            Hand at(test::built_in(), {.text_size = size}, {.width = width, .height = height});
            at.click("Aa");
            ASSERT_TRUE(at.has("larger"));
            test::expect_uncut(at);
            test::expect_texts_apart(at);
        }
}

TEST(SettingsInAnyWindow, CanBeReadToItsEndWhereItIsHigherThanTheWindow) {
    Hand at(test::built_in(), {.text_size = 200}, {.width = 960, .height = 640});
    at.click("Aa");
    at.move("dark");
    for (int i = 0; i < 50; ++i) at.wheel(-1);
    const auto& texts = at.record().texts;
    const auto last = std::ranges::find(texts, "quit", &ui::Record::Text::text);
    ASSERT_NE(last, texts.end());
    EXPECT_LE(last->ink.bottom(), last->clip.bottom());
    EXPECT_LE(last->clip.bottom(), 640);
}

}  // namespace
