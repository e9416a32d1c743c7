// Sentences of any length, words of any letters, numbers of any size.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "hand.hpp"
#include "picture.hpp"

namespace {

using test::Hand;
using Words = std::vector<std::string>;

Words numbered(std::size_t count, const char* start) {
    Words words;
    for (std::size_t i = 0; i < count; ++i) words.push_back(fmt::format("{}{}", start, i + 1));
    return words;
}

std::string times(int count, const char* letter) {
    std::string word;
    for (int i = 0; i < count; ++i) word += letter;
    return word;
}

struct Sight {
    const char* name;
    ui::Screen screen;
    int text_size;
    bool projector;
};

constexpr ui::Screen opening = {}, smallest = {.width = 960, .height = 640},
                     full_hd = {.width = 1920, .height = 1080};
/// The first few show what is most likely to be too wide or too high.
constexpr Sight sights[] = {
    {"smallest, large text", smallest, 200, false},
    {"projector, large text", full_hd, 200, true},
    {"opening", opening, 100, false},
    {"smallest, small text", smallest, 80, false},
    {"projector", full_hd, 100, true},
};

void expect_fine(const Hand& hand) {
    test::expect_one_truth(hand);
    test::expect_sound(hand);
    test::expect_full_strip(hand);
    test::expect_readable(hand);
}

/// Every word that has a key asks, and the last one, with the light at its widest and sharpest.
void expect_fine_in(const session::Session& session, const Sight& sight) {
    SCOPED_TRACE(sight.name);
    const ui::Look look = {
        .text_size = sight.text_size, .projector = sight.projector, .reduced_motion = true};
    {
        Hand hand(session, look, sight.screen);
        sweep(hand, ImGuiKey_End, [&] {
            SCOPED_TRACE(testing::Message() << "asking " << hand.state().asking);
            expect_fine(hand);
        });
    }
    if (session.state.numbers.size() <= 9) return;
    session::Session last = session;
    session::apply(last, session::Ask{session.state.numbers.size() - 1});
    expect_fine(Hand(last, look, sight.screen));
}

void expect_fine_everywhere(const session::Session& session) {
    for (const Sight& sight : sights) expect_fine_in(session, sight);
}

void expect_fine_where_it_is_hard(const session::Session& session) {
    for (std::size_t i = 0; i < 2; ++i) expect_fine_in(session, sights[i]);
}

class SentenceOf : public testing::TestWithParam<std::size_t> {};

TEST_P(SentenceOf, ManyOrFewWordsFits) {
    expect_fine_everywhere(test::session_of(numbered(GetParam(), "word")));
}

INSTANTIATE_TEST_SUITE_P(Words, SentenceOf, testing::Values(1, 2, 3, 5, 12, 24));

struct Case {
    const char* name;
    Words words;
};

class OddWords : public testing::TestWithParam<Case> {};

TEST_P(OddWords, KeepTheirPlaces) {
    expect_fine_where_it_is_hard(test::session_of(GetParam().words));
}

TEST_P(OddWords, CanEachBeChosen) {
    Hand hand(test::session_of(GetParam().words));
    const auto choose = [&](const char* view, std::size_t word) {
        const std::string place = fmt::format("{} {}", view, word + 1);
        hand.reach(place);
        hand.click(place);
        EXPECT_EQ(hand.state().asking, word) << place;
        EXPECT_EQ(hand.view().pointed, word) << place;
    };
    const std::size_t count = GetParam().words.size();
    for (std::size_t word = 0; word < count; ++word) {
        choose("ask", word);
        choose("token", (word + 1) % count);
    }
}

INSTANTIATE_TEST_SUITE_P(
    Words, OddWords,
    testing::Values(Case{"Wide", {times(40, "W"), times(39, "W") + "i", times(40, "i"), "a"}},
                    Case{"Chinese", {times(40, "語"), "猫", "食べた", "魚"}},
                    Case{"Accents",
                         {times(40, "é"), times(20, "e\u0301"), "naïve", "Łódź", "Việt"}},
                    Case{"Scripts", {"ąčęėįšųū", "Ωμέγα", "Привет", "“x”", "→", "5€", "–"}},
                    Case{"Repeated", {"the", "the", "cat", "the", "cat"}},
                    Case{"Hashes", {"C##", "###", "a##b", "a##c", "a###b"}},
                    Case{"Formats", {"100%", "%s", "%n", "%5000d", "{}", "{0}", "\\n"}},
                    Case{"Markup", {"<b>", "&amp;", "</b>", "\"q\"", "`", "$x$"}},
                    Case{"Emoji", {"😀", "🐶", "👨‍👩‍👧", "✓", "☃"}},
                    Case{"LikeOurPlaces", {"slider", "checkbox", "Undo", "Aa", "asks", "1"}},
                    Case{"ManyWide", Words(24, times(40, "W"))}),
    [](const auto& param) { return param.param.name; });

TEST(OddWords, AreShownAsWritten) {
    const Words words = {"C##", "###", "a##b", "100%", "%s", "<b>", "naïve", "“x”", "5€"};
    Hand hand(test::session_of(words));
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto shown = hand.texts_in(hand.place(fmt::format("token {}", i + 1)));
        EXPECT_EQ(shown, Words{words[i]});
    }
}

TEST(OddWords, WhatNoFontHasIsToldApartByItsCode) {
    Hand hand(test::session_of({"🦉", "🐶", "語"}));
    EXPECT_EQ(hand.view().words, (Words{"‹1F989›", "‹1F436›", "‹8A9E›"}));
}

TEST(OddWords, LongOnesKeepBeginningAndEnd) {
    Hand hand(test::session_of({"Rindfleischetikettierungsüberwachungs", "cat"}));
    const std::string shown = hand.texts_in(hand.place("token 1")).front();
    EXPECT_TRUE(shown.starts_with("Rin")) << shown;
    EXPECT_TRUE(shown.ends_with("ngs")) << shown;
    EXPECT_NE(shown.find("…"), std::string::npos) << shown;
}

std::string lesson_with(const std::string& axes, const std::vector<std::string>& words) {
    std::string text = "[[sentence]]\nid = \"main\"\naxes = [" + axes + "]\nwords = [\n";
    for (const std::string& word : words) text += "  { " + word + " },\n";
    return text + "]\nsharpness = 4.0\n";
}

TEST(OddWords, AskAtAnyLength) {
    const std::string with_spaces = "who is it " + times(19, "that this "),
                      without = times(200, "m");
    for (const std::string& asks : {with_spaces.substr(0, 199), without})
        expect_fine_where_it_is_hard(session::open(test::read_lesson(lesson_with(
            "'a', 'b'", {"word = 'x', label = [1, 0], question = [0, 1], asks = '" + asks + "'",
                         "word = 'y', label = [0, 1], question = [1, 1], asks = 'why?'"}))));
}

TEST(OddNumbers, AllZeroAsksEvenly) {
    const auto session = session::open(test::read_lesson(
        lesson_with("'a', 'b'", {"word = 'x', label = [0, 0], question = [0, 0]",
                                 "word = 'y', label = [0, 0], question = [0, 0]",
                                 "word = 'z', label = [-0.0, 0], question = [-0.0, -0.0]"})));
    expect_fine_where_it_is_hard(session);
    Hand hand(session);
    EXPECT_EQ(hand.texts_in(hand.place("row 3"))[1], "(0.0, 0.0)");
    EXPECT_TRUE(hand.shows("rounded they add to 99;"));
}

TEST(OddNumbers, HugeTinyAndNegativeOnesFit) {
    expect_fine_everywhere(session::open(test::read_lesson(lesson_with(
        "'a', 'b', 'c'",
        {"word = 'huge', label = [1e150, -1e150, 0], question = [1e149, 1e149, 1]",
         "word = 'tiny', label = [5e-324, -1e-300, 1e-20], question = [1e-9, 0, -1e-12]",
         "word = 'minus', label = [-123456.789, -0.001, -99999.9], question = [-1, -1, -1]",
         "word = 'plain', label = [0.1, 0.2, 0.3], question = [1, 2, 3]"}))));
}

TEST(OddNumbers, LargestScoresAreSharpAndSound) {
    Hand hand(session::open(
        test::read_lesson(lesson_with("'a'", {"word = 'x', label = [1e300], question = [1]",
                                              "word = 'y', label = [-1e300], question = [-1]",
                                              "word = 'z', label = [1], question = [0.5]"}))));
    for (const char* place : {"ask 1", "ask 2", "ask 3"}) {
        hand.click(place);
        hand.settle();
        expect_fine(hand);
    }
}

TEST(OddNumbers, ExtremelySharpLightStaysWhole) {
    Hand hand(session::open(test::read_lesson(
                  lesson_with("'a'", {"word = 'x', label = [1000000], question = [1]",
                                      "word = 'y', label = [999999.9999], question = [1]",
                                      "word = 'z', label = [0], question = [1]"}))),
              {.reduced_motion = true});
    sweep(hand, ImGuiKey_RightArrow, [&] { expect_fine(hand); });
}

class Axes : public testing::TestWithParam<std::size_t> {};

TEST_P(Axes, OfAnyCountFit) {
    expect_fine_where_it_is_hard(test::session_of({"the", "cat", "ate", "fish"}, GetParam()));
}

INSTANTIATE_TEST_SUITE_P(Numbers, Axes, testing::Values(1, 2, 3, 16));

TEST(AxisChooser, GoesThroughAllAxes) {
    Hand hand(test::session_of({"the", "cat"}, 3));
    for (const char* axis : {"axis x", "axis y"}) {
        const std::size_t& at =
            axis == std::string("axis x") ? hand.view().axis_x : hand.view().axis_y;
        for (std::size_t presses = 0, from = at; presses < 3; ++presses) {
            EXPECT_EQ(at, (from + presses) % 3);
            EXPECT_TRUE(hand.shows(fmt::format("axis {} ▾", at + 1)));
            hand.click(axis);
        }
    }
    hand.tab_to("axis x");
    hand.key(ImGuiKey_Enter);
    EXPECT_EQ(hand.view().axis_x, 1u);
    EXPECT_TRUE(hand.frame.session().past.empty());
}

TEST(AxisChooser, IsThereOnlyWhereThereIsAChoice) {
    EXPECT_FALSE(Hand().has("axis x"));
    EXPECT_FALSE(Hand(test::session_of({"a", "b"}, 1)).has("axis y"));
}

TEST(OwnValues, DoNotMoveThePlaneWhenTheLightMoves) {
    Hand hand(
        session::open(test::read_lesson(lesson_with(
            "'a', 'b'", {"word = 'x', label = [0.2, 0.1], question = [1, 0], value = [5, -3]",
                         "word = 'y', label = [0.9, 0.4], question = [0, 1], value = [-4, 2]"}))),
        {.reduced_motion = true});
    std::optional<ImVec2> still;
    sweep(hand, ImGuiKey_PageUp, [&] {
        const ImVec2 at = hand.place("point 1").centre();
        if (!still) still = at;
        EXPECT_NEAR(at.x, still->x, 0.01);
        EXPECT_NEAR(at.y, still->y, 0.01);
        expect_fine(hand);
    });
}

}  // namespace
