// The plane: its names, its range, what it may tell, and the hand on its dots.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>

#include "hand.hpp"
#include "picture.hpp"

namespace {

using test::Hand;
using ui::Rect;
using Places = std::vector<std::pair<std::string, Rect>>;

std::string dot(std::size_t word) {
    return fmt::format("point {}", word + 1);
}

/// `count` words whose numbers lie all over the plane.
std::string scattered(std::size_t count) {
    std::string text = "[[sentence]]\nid = 'main'\naxes = ['thing', 'action']\nwords = [\n";
    const auto part = [](std::size_t i) { return static_cast<double>(i % 101) / 100; };
    for (std::size_t i = 1; i <= count; ++i)
        text += fmt::format("{{ word = 'word{}', label = [{}, {}], question = [{}, {}] }},\n", i,
                            part(i * 37), part(i * 61 + 7), part(i * 17 + 50), part(i * 29));
    return text + "]\nsharpness = 4.0\n";
}

std::string sentence(std::initializer_list<const char*> words) {
    std::string text = "[[sentence]]\nid = 'main'\naxes = ['thing', 'action']\nwords = [\n";
    for (const char* word : words) text += fmt::format("{{ {} }},\n", word);
    return text + "]\n";
}

/// The numbers picture as the first section of a lesson.
std::string numbers_lesson(std::string sentences) {
    return "title = 'Numbers'\n" + sentences +
           "[[section]]\nname = 'Numbers'\ntitle = 'Numbers'\npicture = 'numbers'\n"
           "[[section.part]]\ntext = 'Move a dot.'\n"
           "[[section.part]]\none-sentence = 'A word is a list of numbers.'\n";
}

session::Session session_of(const std::string& text) {
    return session::open(test::read_lesson(text));
}

std::string four_words() {
    return sentence({"word = 'the', label = [0.2, 0.0], question = [0.7, 0.1]",
                     "word = 'cat', label = [0.9, 0.1], question = [0.0, 1.0]",
                     "word = 'ate', label = [0.1, 0.9], question = [1.0, 0.0]",
                     "word = 'fish', label = [0.8, 0.2], question = [0.2, 0.9]"});
}

Places places_of(const Hand& hand, const std::function<bool(const std::string&)>& which) {
    Places found;
    for (const auto& [name, rect] : hand.record().places)
        if (name.starts_with("point ") && which(name)) found.emplace_back(name, rect);
    return found;
}

bool is_name(const std::string& place) {
    return place.ends_with("name") || place.ends_with("question");
}

/// The part of a disc or diamond that a rectangle covers, in pixels from its edge.
float bite(const Rect& name, const Rect& mark) {
    const ImVec2 at = mark.centre();
    const float x = std::clamp(at.x, name.x, name.right()),
                y = std::clamp(at.y, name.y, name.bottom());
    return mark.w / 2 - std::hypot(at.x - x, at.y - y);
}

void expect_names_in_order(const Hand& hand) {
    const Places names = places_of(hand, is_name);
    const Places marks = places_of(hand, [](const auto& place) { return !is_name(place); });
    const Rect frame = hand.place("plane");
    for (const auto& [name, rect] : names) {
        EXPECT_TRUE(rect.x >= frame.x + 1 && rect.right() <= frame.right() - 1 &&
                    rect.y >= frame.y + 1 && rect.bottom() <= frame.bottom() - 1)
            << name << rect << " leaves " << frame;
        for (const auto& [mark, at] : marks)
            EXPECT_LE(bite(rect, at), 0) << name << rect << " bites into " << mark << at;
        for (const auto& [other, taken] : names) {
            EXPECT_TRUE(name == other || !rect.overlaps(taken))
                << name << rect << " covers " << other << taken;
        }
    }
    for (const auto& [mark, at] : marks)
        EXPECT_TRUE(at.x >= frame.x && at.right() <= frame.right() && at.y >= frame.y &&
                    at.bottom() <= frame.bottom())
            << mark << at << " leaves " << frame;
}

void expect_summary_named(const Hand& hand) {
    const session::State& state = hand.state();
    ASSERT_TRUE(hand.has("point summary name"));
    EXPECT_GT(hand.place("point summary name").w, 10);
    const float off = -bite(hand.place("point summary name"), hand.place("point summary"));
    EXPECT_LT(off, 64 * hand.view().scale) << "is not beside its diamond";
    EXPECT_TRUE(hand.shows(fmt::format("new “{}”", hand.view().words[state.asking])));
}

class Names : public testing::TestWithParam<std::pair<std::string, int>> {};

TEST_P(Names, CoverNothingAndTheSummaryAlwaysHasOne) {
    const auto& [text, text_size] = GetParam();
    Hand hand(session_of(text), {.text_size = text_size, .reduced_motion = true});
    const std::size_t words = hand.state().numbers.size();
    hand.tab_to("slider");
    for (std::size_t asking = 0; asking < std::min<std::size_t>(words, 9);
         asking += 1 + words / 9) {
        hand.tap(static_cast<ImGuiKey>(ImGuiKey_1 + asking));
        hand.tap(ImGuiKey_Home);
        for (int tenth = 0; tenth <= 100; ++tenth) {
            SCOPED_TRACE(testing::Message()
                         << "asking " << asking << ", sharpness " << hand.state().sharpness);
            expect_names_in_order(hand);
            expect_summary_named(hand);
            if (testing::Test::HasFailure()) return;
            hand.tap(ImGuiKey_RightArrow);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(
    Sentences, Names,
    testing::Values(
        std::pair(four_words(), 100), std::pair(four_words(), 200), std::pair(scattered(23), 100),
        std::pair(scattered(24), 150), std::pair(scattered(9), 100),
        std::pair(sentence({"word = 'one', label = [0, 0], question = [1, 1]"}), 100),
        std::pair(sentence({"word = 'here', label = [0.5, 0.5], question = [1, 0.2]",
                            "word = 'there', label = [0.5, 0.5], question = [0.2, 1]",
                            "word = 'far', label = [-3, 2], question = [0.5, 0.5]"}),
                  100),
        std::pair(sentence({"word = 'big', label = [1e6, -1e300], question = [1e-6, 0]",
                            "word = 'small', label = [-1e6, 1e300], question = [0, 1e-300]"}),
                  100)));

/// Steps of Sharpness in which the new summary's name jumps, seen from its diamond.
int jumps_of_summary_name(Hand& hand) {
    const auto off = [&] {
        return hand.place("point summary name").centre() - hand.place("point summary").centre();
    };
    int jumps = 0;
    ImVec2 last = off();
    while (hand.state().sharpness < 10) {
        hand.tap(ImGuiKey_RightArrow);
        const ImVec2 now = off();
        jumps += std::hypot(now.x - last.x, now.y - last.y) > 24 * hand.view().scale ? 1 : 0;
        last = now;
    }
    return jumps;
}

TEST(SummaryName, DoesNotHopWhileSharpnessIsDragged) {
    Hand hand(session_of(four_words()), {.reduced_motion = true});
    hand.tab_to("slider");
    for (std::size_t asking = 0; asking < 4; ++asking) {
        hand.tap(static_cast<ImGuiKey>(ImGuiKey_1 + asking));
        hand.tap(ImGuiKey_Home);
        EXPECT_LE(jumps_of_summary_name(hand), 1) << "asking " << asking;
    }
}

TEST(WordNames, KeepTheirSideWhileTheLightMoves) {
    Hand hand(session_of(four_words()), {.reduced_motion = true});
    hand.tab_to("slider");
    hand.tap(ImGuiKey_Home);
    std::vector<ImVec2> last(4);
    int jumps = 0;
    const auto look = [&](bool count) {
        for (std::size_t i = 0; i < 4; ++i) {
            const ImVec2 off = hand.place(dot(i) + " name").centre() - hand.place(dot(i)).centre();
            if (count && std::hypot(off.x - last[i].x, off.y - last[i].y) > 12) ++jumps;
            last[i] = off;
        }
    };
    look(false);
    while (hand.state().sharpness < 10) {
        hand.tap(ImGuiKey_RightArrow);
        look(true);
    }
    EXPECT_LE(jumps, 2);
}

TEST(WordNames, AreLeftOffWhereThereIsNoRoomAndShownWhenPointedAt) {
    std::string text = "[[sentence]]\nid = 'main'\naxes = ['thing', 'action']\nwords = [\n";
    for (int i = 1; i <= 24; ++i)
        text += fmt::format(
            "{{ word = 'word number {}', label = [0.{}, 0.5], question = [1, 0.2] }},\n", i,
            50 + i);
    Hand hand(session_of(text + "]\n"), {}, {.width = 1440, .height = 2400});
    std::size_t left_off = 24;
    for (std::size_t i = 0; i < 24; ++i)
        if (!hand.has(dot(i) + " name")) left_off = i;
    ASSERT_LT(left_off, 24u);
    for (const char* moved : {"by mouse", "by keys"}) {
        SCOPED_TRACE(moved);
        if (moved == std::string("by mouse"))
            hand.move(dot(left_off));
        else
            hand.tab_to(dot(left_off));
        ASSERT_TRUE(hand.has("tip"));
        bool told = false;
        for (const ui::Record::Text& line : hand.record().texts)
            told |= hand.place("tip").contains(line.ink.centre()) &&
                    line.text == hand.view().words[*hand.view().pointed];
        EXPECT_TRUE(told);
        hand.leave_window();
    }
}

TEST(WordNames, BothShowWhereTwoWordsAreInOnePlace) {
    Hand hand(session_of(sentence({"word = 'here', label = [0.5, 0.5], question = [1, 0.2]",
                                   "word = 'there', label = [0.5, 0.5], question = [0.2, 1]"})));
    for (std::size_t i = 0; i < 2; ++i) {
        ASSERT_TRUE(hand.has(dot(i) + " name"));
        hand.move(dot(i) + " name");
        EXPECT_EQ(hand.view().pointed, i);
        hand.click(dot(i) + " name");
        EXPECT_EQ(hand.state().asking, i);
    }
}

TEST(PlaneDots, MakeTheirWordAskWhenPressed) {
    Hand hand(session_of(four_words()), {}, {.width = 1440, .height = 1200});
    for (const std::size_t word : {0u, 1u, 2u, 3u}) {
        hand.click(dot(word));
        EXPECT_EQ(hand.state().asking, word);
        EXPECT_EQ(hand.view().pointed, word);
    }
    hand.leave_window();
    hand.tab_to(dot(1));
    EXPECT_EQ(hand.view().pointed, 1u);
    hand.key(ImGuiKey_Enter);
    EXPECT_EQ(hand.state().asking, 1u);
}

TEST(PlaneDots, OfWordsThatMayNotBeMovedStay) {
    Hand hand(session_of(four_words()), {}, {.width = 1440, .height = 1200});
    const auto before = hand.state().numbers;
    hand.drag(hand.place(dot(0)).centre(), hand.place(dot(2)).centre(), 6);
    hand.release();
    hand.tab_to(dot(0));
    hand.key(ImGuiKey_UpArrow);
    EXPECT_EQ(hand.state().numbers, before);
}

TEST(PlaneDots, AreOneTabStopEach) {
    Hand hand(session_of(four_words()), {}, {.width = 1440, .height = 1200});
    std::vector<std::string> stops;
    for (int tabs = 0; tabs < 60; ++tabs) {
        hand.tap(ImGuiKey_Tab);
        if (const std::string at = hand.ringed(); at.starts_with("point ")) stops.push_back(at);
        if (stops.size() == 4) break;
    }
    EXPECT_EQ(stops, (std::vector<std::string>{"point 1", "point 2", "point 3", "point 4"}));
    hand.tap(ImGuiKey_Tab);
    EXPECT_FALSE(hand.ringed().starts_with("point "));
}

class NumbersPlane : public testing::Test {
  protected:
    const std::vector<double>& label(std::size_t word) const {
        return hand.state().numbers[word].label;
    }
    std::size_t steps() const { return hand.frame.session().past.size(); }

    Hand hand{session_of(numbers_lesson(four_words())), {}, {.width = 1440, .height = 1200}};
};

TEST_F(NumbersPlane, KeepsItsRangeDuringADragAndFitsItAfterwards) {
    hand.click("question 1 1");
    hand.type("3");
    hand.key(ImGuiKey_Enter);
    ASSERT_EQ(hand.state().numbers[0].question[0], 3);
    const ImVec2 still = hand.place(dot(1)).centre();
    const ImVec2 tip = hand.place("tip 1").centre();
    const std::size_t before = steps();
    hand.move(tip);
    hand.press();
    for (int i = 1; i <= 16; ++i) {
        hand.move({tip.x - static_cast<float>(20 * i), tip.y - static_cast<float>(4 * i)});
        EXPECT_EQ(hand.place(dot(1)).centre().x, still.x) << i;
        EXPECT_EQ(hand.place(dot(1)).centre().y, still.y) << i;
        const ImVec2 now = hand.place("tip 1").centre();
        EXPECT_NEAR(now.x, tip.x - static_cast<float>(20 * i), 12) << i;
    }
    EXPECT_LT(hand.state().numbers[0].question[0], 1);
    hand.release();
    EXPECT_GT(hand.place(dot(1)).centre().x, still.x + 50);
    EXPECT_EQ(steps(), before + 1);
    hand.key(ImGuiKey_Z, ImGuiMod_Ctrl);
    EXPECT_EQ(hand.state().numbers[0].question[0], 3);
}

TEST_F(NumbersPlane, KeysAfterADragAreStepsOfTheirOwn) {
    const ImVec2 at = hand.place(dot(3)).centre();
    hand.drag(at, {at.x - 60, at.y - 60}, 5);
    hand.release();
    ASSERT_EQ(steps(), 1u);
    hand.key(ImGuiKey_RightArrow);
    hand.key(ImGuiKey_RightArrow);
    EXPECT_EQ(steps(), 3u);
}

TEST_F(NumbersPlane, ADragThatComesBackLeavesNoStep) {
    const ImVec2 at = hand.place(dot(3)).centre();
    hand.drag(at, {at.x - 80, at.y}, 4);
    hand.drag({at.x - 80, at.y}, at, 4);
    hand.release();
    EXPECT_EQ(label(3), (std::vector<double>{0.8, 0.2}));
    EXPECT_EQ(steps(), 0u);
    EXPECT_EQ(hand.state().asking, 2u);
}

TEST_F(NumbersPlane, MovesByKeysInTenthsAndHundredths) {
    hand.tab_to(dot(1));
    hand.key(ImGuiKey_LeftArrow);
    hand.key(ImGuiKey_UpArrow);
    EXPECT_EQ(label(1), (std::vector<double>{0.8, 0.2}));
    hand.key(ImGuiKey_RightArrow, ImGuiMod_Shift);
    hand.key(ImGuiKey_DownArrow, ImGuiMod_Shift);
    EXPECT_EQ(label(1), (std::vector<double>{0.81, 0.19}));
    EXPECT_EQ(steps(), 4u);
}

TEST_F(NumbersPlane, APressWithoutMovingAsksAndADragDoesNot) {
    hand.click(dot(0));
    EXPECT_EQ(hand.state().asking, 0u);
    EXPECT_EQ(label(0), (std::vector<double>{0.2, 0}));
    const ImVec2 at = hand.place(dot(1)).centre();
    hand.drag(at, {at.x - 40, at.y - 40}, 4);
    hand.release();
    EXPECT_EQ(hand.state().asking, 0u);
    EXPECT_NE(label(1), (std::vector<double>{0.9, 0.1}));
    hand.click("tip 4");
    EXPECT_EQ(hand.state().asking, 3u);
}

TEST_F(NumbersPlane, NamesCoverNothing) {
    for (std::size_t word = 0; word < 4; ++word) {
        hand.tap(static_cast<ImGuiKey>(ImGuiKey_1 + word));
        expect_names_in_order(hand);
    }
}

TEST(PlaneRange, StaysWhenOnlySharpnessChanges) {
    for (const std::string& text :
         {sentence({"word = 'a', label = [3, -2], question = [0.5, 0.1]",
                    "word = 'b', label = [-7, 0.4], question = [0.2, 9]"}),
          sentence({"word = 'a', label = [0.1, 0.2], question = [1, 0], value = [5, -30]",
                    "word = 'b', label = [0.3, 0.4], question = [0, 1], value = [0.2, 9]"})}) {
        Hand hand(session_of(text), {.reduced_motion = true});
        const ImVec2 still = hand.place(dot(0)).centre();
        sweep(hand, ImGuiKey_PageUp, [&] {
            EXPECT_NEAR(hand.place(dot(0)).centre().x, still.x, 0.01);
            EXPECT_NEAR(hand.place(dot(0)).centre().y, still.y, 0.01);
        });
    }
}

std::string guess_lesson(double sharpness) {
    return "title = 'Guess'\n" + four_words() +
           fmt::format(
               "[[section]]\nname = 'Guess'\ntitle = 'Guess'\npicture = 'spotlight'\n"
               "opens = 'ask=ate sharpness={}'\n",
               sharpness) +
           fmt::format("[[section.part]]\nguess = 'Which word gets most?'\nacts = 'sharpness={}'\n",
                       sharpness) +
           "[[section.part]]\none-sentence = 'So it is.'\n";
}

TEST(OpenGuess, IsNotGivenAwayByThePlane) {
    std::optional<Places> seen;
    for (const double sharpness : {0.0, 0.5, 4.0, 10.0}) {
        Hand hand(session_of(guess_lesson(sharpness)), {.reduced_motion = true});
        ASSERT_EQ(hand.state().sharpness, sharpness);
        const Places places = places_of(hand, [](const auto&) { return true; });
        if (!seen) seen = places;
        EXPECT_EQ(places, *seen) << sharpness;
        for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(hand.place(dot(i)).w, hand.place(dot(0)).w);
        EXPECT_FALSE(hand.has("point summary"));
        EXPECT_FALSE(hand.shows("new “ate”"));
    }
}

TEST(PlaneAxes, AreSetBackWithTheSentence) {
    std::string two = test::lesson_text({"a", "b"}, 16);
    std::string other = test::lesson_text({"c"}, 1);
    other.replace(other.find("main"), 4, "other");
    const std::string more =
        "[[section]]\nname = 'One'\ntitle = 'One'\npicture = 'spotlight'\nopens = 'sentence=main'\n"
        "[[section.part]]\ntext = 'Here.'\n[[section.part]]\none-sentence = 'Yes.'\n"
        "[[section]]\nname = 'Two'\ntitle = 'Two'\npicture = 'spotlight'\nopens = "
        "'sentence=other'\n"
        "[[section.part]]\ntext = 'There.'\n[[section.part]]\none-sentence = 'No.'\n";
    Hand hand(session_of("title = 'Two'\n" + two + other + more), {.reduced_motion = true},
              {.width = 1440, .height = 1400});
    for (int i = 0; i < 5; ++i) hand.click("axis y");
    ASSERT_EQ(hand.view().axis_y, 6u);
    hand.click("step 2");
    ASSERT_EQ(hand.state().sentence, 1u);
    EXPECT_EQ(hand.view().axis_x, 0u);
    EXPECT_EQ(hand.view().axis_y, 1u);
    test::expect_sound(hand);
    EXPECT_FALSE(hand.has("axis y"));
    hand.click("step 1");
    EXPECT_EQ(hand.view().axis_y, 1u);
    EXPECT_TRUE(hand.shows("axis 2 ▾"));
}

}  // namespace
