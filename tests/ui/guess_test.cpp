// Guess before you see: marks, how sure, light on, skipping, and the log of guesses.
#include <gtest/gtest.h>

#include <numeric>

#include "learner.hpp"
#include "picture.hpp"
#include "session/figures.hpp"
#include "session/guessing.hpp"

namespace {

using namespace test;

const session::Guess& guess(const Hand& hand, std::size_t index) {
    return hand.state().guesses[index];
}

int points_together(const Hand& hand, std::size_t index) {
    const auto& points = guess(hand, index).points;
    return std::accumulate(points.begin(), points.end(), 0);
}

class GuessIn : public testing::TestWithParam<std::size_t> {
  protected:
    Hand hand{lesson_at(GetParam()), {.reduced_motion = true}};
    std::size_t index = GetParam() == 4 ? 0 : 2;
};

INSTANTIATE_TEST_SUITE_P(Sections, GuessIn, testing::Values(4, 5));

TEST_P(GuessIn, HidesWhatIsToBeGuessed) {
    for (const char* told : {"56%", "91%", "36.6"}) EXPECT_FALSE(hand.shows(told)) << told;
    EXPECT_FALSE(hand.has("bar 2"));
    EXPECT_TRUE(places_of(hand, "link ").empty());
}

TEST_P(GuessIn, MarksFollowTheMouse) {
    const ui::Rect mark = hand.place("mark 2");
    hand.drag({mark.x + mark.w * 0.25f, mark.centre().y}, {mark.x + mark.w * 0.7f, mark.centre().y},
              8);
    hand.release();
    EXPECT_NEAR(guess(hand, index).points[1], 70, 3);
    EXPECT_EQ(points_together(hand, index), 100);
    EXPECT_TRUE(hand.shows(fmt::format("{}%", guess(hand, index).points[1])));
}

TEST_P(GuessIn, MarksFollowTheKeys) {
    hand.tab_to("mark 2");
    const int before = guess(hand, index).points[1];
    for (int i = 0; i < 5; ++i) hand.tap(ImGuiKey_RightArrow);
    EXPECT_GT(guess(hand, index).points[1], before);
    EXPECT_EQ(points_together(hand, index), 100);
}

TEST_P(GuessIn, IsToldHowFarItWasOff) {
    hand.tab_to("mark 2");
    hand.tap(ImGuiKey_RightArrow);
    for (const auto& [name, sureness] : {std::pair{"guessing", session::Sureness::guessing},
                                         {"fairly", session::Sureness::fairly},
                                         {"sure", session::Sureness::sure}}) {
        click_on_page(hand, name);
        EXPECT_EQ(guess(hand, index).sureness, sureness);
    }
    click_on_page(hand, "Light on");
    EXPECT_EQ(guess(hand, index).light, session::Guess::Light::on);
    const auto off = std::lround(session::guess_distance(
        guess(hand, index).points, session::true_shares(hand.frame.session().lesson, index)));
    EXPECT_TRUE(hand.shows(fmt::format("Your guess was {} points", off)));
    EXPECT_TRUE(hand.shows("You were sure."));
    EXPECT_TRUE(hand.has("bar 2"));
}

TEST_P(GuessIn, IsSkippedByOnePress) {
    hand.tab_to("Skip the guess");
    hand.key(ImGuiKey_Enter);
    EXPECT_EQ(guess(hand, index).light, session::Guess::Light::skipped);
    EXPECT_TRUE(hand.shows("You skipped this guess."));
    EXPECT_TRUE(hand.has("bar 2"));
    EXPECT_FALSE(places_of(hand, "link ").empty());
}

TEST(SecondGuess, WaitsUntilItIsBegun) {
    Hand hand(lesson_at(4, "light=on"), {.reduced_motion = true});
    EXPECT_TRUE(hand.has("bar 2"));
    EXPECT_FALSE(hand.has("sure"));
    click_on_page(hand, "Lamp off, let me guess");
    EXPECT_FALSE(hand.has("bar 2"));
    click_on_page(hand, "Light on");
    EXPECT_TRUE(hand.shows("35%"));
    EXPECT_EQ(guess(hand, 1).light, session::Guess::Light::on);
}

TEST(GuessLog, TellsTheGuessesApartAndWhatChanged) {
    Hand hand(lesson_at(8));
    std::vector<std::string> names;
    for (const ui::Record::Text& text : hand.record().texts)
        if (text.text.find(": “ate” at sharpness") != std::string::npos) names.push_back(text.text);
    ASSERT_EQ(names.size(), 3u);
    EXPECT_NE(names[0], names[1]);
    EXPECT_NE(names[1], names[2]);
    EXPECT_FALSE(hand.shows("than your first"));
}

/// A lesson of one section that shows this picture and asks for a guess of word 2's light.
session::Session guess_on(const std::string& picture, const std::string& sentence) {
    return session::open(read_lesson(
        "title = 'One'\n" + sentence + "[[section]]\nname = 'One'\ntitle = 'One'\npicture = '" +
        picture + "'\n[[section.part]]\nguess = 'Where?'\nacts = 'ask=2'\n" +
        "[[section.part]]\none-sentence = 'One.'\n"));
}

TEST(Guess, TellsWhyTheStageStandsStill) {
    Hand hand(lesson_at(4), {.reduced_motion = true});
    for (const char* place : {"look-back", "ask 1", "slider"}) {
        hand.click(place);
        EXPECT_TRUE(hand.shows("The lamp is off until you have guessed")) << place;
        hand.wait(9);
        EXPECT_FALSE(hand.shows("The lamp is off until you have guessed")) << place;
    }
}

TEST(Guess, IsGivenAwayByNoPicture) {
    for (const char* picture : {"spotlight", "neighbours", "lamp", "trace", "look-back", "grid"}) {
        SCOPED_TRACE(picture);
        Hand hand(guess_on(picture, lesson_text({"one", "two", "three", "four", "five"})),
                  {.reduced_motion = true}, {.width = 1440, .height = 1600});
        hand.settle();
        const session::Derived& derived = hand.frame.session().derived;
        EXPECT_FALSE(hand.shows(session::summary_text(derived.shown_summary)));
        EXPECT_FALSE(hand.has("grid"));
        EXPECT_TRUE(hand.has("mark 5"));
    }
}

TEST(GuessMarks, AreTypedInTheSizeOfTheirRows) {
    std::vector<std::string> words;
    for (int i = 1; i <= 7; ++i) words.push_back(fmt::format("word{}", i));
    Hand hand(guess_on("spotlight", lesson_text(words)), {.reduced_motion = true});
    const auto share_height = [&](const char* row) {
        const ui::Rect track = hand.place(row);
        for (const auto& text : hand.record().texts)
            if (text.text.ends_with('%') && text.ink.centre().y > track.y &&
                text.ink.centre().y < track.bottom() && text.ink.x > track.right())
                return text.ink.h;
        return 0.0f;
    };
    const float guessed = share_height("mark 1");
    EXPECT_GT(guessed, 0);
    click_on_page(hand, "Skip the guess");
    EXPECT_EQ(share_height("track 1"), guessed);
}

TEST(GuessLog, SaysWhatChangedInThePointsItTells) {
    Hand hand(lesson_at(8,
                        "section=4 guess.cat=60 sure=sure light=on light=skip section=5 "
                        "guess.cat=95 sure=fairly light=on section=8"));
    const auto& lesson = hand.frame.session().lesson;
    const auto off = [&](std::size_t i) {
        return std::lround(
            session::guess_distance(guess(hand, i).points, session::true_shares(lesson, i)));
    };
    EXPECT_TRUE(hand.shows(fmt::format("{} points away; you were sure", off(0))));
    EXPECT_TRUE(hand.shows("skipped"));
    EXPECT_TRUE(hand.shows(fmt::format("away; you were fairly sure")));
    EXPECT_TRUE(hand.shows(fmt::format("Your last guess was {} points nearer", off(0) - off(2))));
}

TEST(GuessLog, StandsAtTheEndOfTheQuickCheckToo) {
    std::string all;
    for (int question = 1; question <= 8; ++question)
        all += fmt::format("quiz={0} answer=1 answer=2 answer=3 answer=4 ", question);
    EXPECT_TRUE(Hand(lesson_at(9, all)).shows("YOUR GUESSES"));
    EXPECT_FALSE(Hand(lesson_at(9)).shows("YOUR GUESSES"));
}

}  // namespace
