// The table in which labels and questions are typed.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "hand.hpp"
#include "picture.hpp"
#include "plane_support.hpp"
#include "session/figures.hpp"

namespace {

using test::Hand;

session::Session numbers_session(std::size_t words, std::size_t axes) {
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < words; ++i) texts.push_back(fmt::format("word{}", i + 1));
    return test::plane_session(test::numbers_lesson(test::lesson_text(texts, axes)));
}

class NumbersTable : public testing::Test {
  protected:
    double number() const { return hand.state().numbers[0].label[0]; }
    void enter(const char* text) {
        hand.click("label 1 1");
        hand.type(text);
        hand.key(ImGuiKey_Enter);
    }
    Hand hand{numbers_session(4, 2), {}, {.width = 1440, .height = 1200}};
};

TEST_F(NumbersTable, EnterAtOnceKeepsEveryDigit) {
    for (const char* text : {"0.123456789", "1e-7", "1000000", "-2.5"}) {
        enter(text);
        const double typed = number();
        hand.click("label 1 1");
        ASSERT_TRUE(hand.view().typing.open);
        EXPECT_EQ(*session::parse_number(hand.view().typing.text), typed);
        hand.key(ImGuiKey_Enter);
        EXPECT_EQ(number(), typed) << text;
        EXPECT_EQ(hand.view().notice.text, "") << text;
    }
}

TEST_F(NumbersTable, RefusesWhatASavedStateCouldNotHold) {
    const std::vector<double> before = hand.state().numbers[0].question;
    hand.click("question 1 1");
    hand.type("1.05e300");
    hand.key(ImGuiKey_Enter);
    EXPECT_EQ(hand.state().numbers[0].question, before);
    EXPECT_TRUE(hand.shows("1e300"));
}

TEST_F(NumbersTable, ShowsANumberWholeOrNot) {
    const auto shown = [&] {
        for (const ui::Record::Text& text : hand.record().texts)
            if (hand.place("label 1 1").contains(text.ink.centre())) return text.text;
        return std::string();
    };
    for (const char* text : {"100", "0.125", "-12.25", "-1.2345e-250"}) {
        enter(text);
        const std::string figure = session::number_text(number());
        EXPECT_TRUE(shown() == figure || shown() == "…") << shown();
    }
    enter("0.125");
    EXPECT_EQ(shown(), "0.125");
}

TEST_F(NumbersTable, AnEmptyEntryCancels) {
    const double before = number();
    hand.click("label 1 1");
    hand.key(ImGuiKey_Delete);
    hand.key(ImGuiKey_Enter);
    EXPECT_FALSE(hand.view().typing.open);
    EXPECT_EQ(number(), before);
    EXPECT_EQ(hand.view().notice.text, "");
}

TEST_F(NumbersTable, SaysWhatIsNoNumber) {
    const double before = number();
    enter("much");
    EXPECT_EQ(number(), before);
    EXPECT_TRUE(hand.shows("“much” is not a number")) << hand.view().notice.text;
}

TEST_F(NumbersTable, RefusesWhatWouldLeaveNoPicture) {
    enter("1e300");
    const session::State before = hand.state();
    hand.click("question 2 1");
    hand.type("1e300");
    hand.key(ImGuiKey_Enter);
    EXPECT_EQ(hand.state(), before);
    EXPECT_TRUE(hand.frame.session().derived.trouble.empty());
    EXPECT_NE(hand.view().notice.text, "");
    test::expect_sound(hand);
}

TEST_F(NumbersTable, ArrowsNudge) {
    enter("0.25");
    hand.tab_to("label 1 1");
    hand.key(ImGuiKey_UpArrow);
    EXPECT_EQ(number(), 0.35);
    hand.key(ImGuiKey_DownArrow, ImGuiMod_Shift);
    EXPECT_EQ(number(), 0.34);
}

class NumbersTables
    : public testing::TestWithParam<std::tuple<std::size_t, std::size_t, ui::Screen, int>> {};

TEST_P(NumbersTables, CanBeRead) {
    const auto [words, axes, screen, text_size] = GetParam();
    Hand hand(numbers_session(words, axes), {.text_size = text_size, .reduced_motion = true},
              screen);
    test::expect_sound(hand);
    test::expect_texts_apart(hand);
    test::expect_uncut(hand);
    EXPECT_EQ(hand.shows("Each list has"), axes > 2);
    const std::size_t shown = std::min<std::size_t>(axes, 2);
    for (std::size_t k = 0; k < axes; ++k)
        EXPECT_EQ(hand.has(fmt::format("label {} {}", words, k + 1)), k < shown);
    std::size_t heads = 0;
    for (const ui::Record::Text& text : hand.record().texts) heads += text.text == "axis 1" ? 1 : 0;
    EXPECT_EQ(heads, axes > 2 ? 2u : 3u);  // over labels and questions, and as the plane's name
}

INSTANTIATE_TEST_SUITE_P(Sizes, NumbersTables,
                         testing::Combine(testing::Values(1, 4, 24), testing::Values(1, 2, 16),
                                          testing::Values(ui::Screen{},
                                                          ui::Screen{.width = 960, .height = 640}),
                                          testing::Values(80, 100, 200)));

TEST(NumbersTableAxes, FollowThePlaneAndStandOnce) {
    Hand hand(numbers_session(3, 3), {.reduced_motion = true}, {.width = 1440, .height = 1200});
    hand.click("axis x");
    EXPECT_TRUE(hand.has("label 1 2"));
    EXPECT_FALSE(hand.has("label 1 1"));  // both sides of the plane show the second
    hand.click("axis x");
    EXPECT_TRUE(hand.has("label 1 3"));
    EXPECT_TRUE(hand.has("label 1 2"));
}

TEST(NumbersTableHeads, OfTheLessonAreWholeAtTheSmallestSize) {
    Hand hand(test::plane_session(test::numbers_lesson(test::plane_words())),
              {.reduced_motion = true}, {.width = 960, .height = 640});
    std::size_t heads = 0;
    for (const ui::Record::Text& text : hand.record().texts) heads += text.text == "action" ? 1 : 0;
    EXPECT_EQ(heads, 3u);
}

}  // namespace
