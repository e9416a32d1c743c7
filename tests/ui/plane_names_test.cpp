// The plane's names: beside what they name, and on nothing else.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>

#include "hand.hpp"
#include "picture.hpp"
#include "plane_support.hpp"

namespace {

using namespace test;
using ui::Rect;

/// `count` words whose numbers lie all over the plane.
std::string scattered(std::size_t count) {
    std::string text = "[[sentence]]\nid = 'main'\naxes = ['thing', 'action']\nwords = [\n";
    const auto part = [](std::size_t i) { return static_cast<double>(i % 101) / 100; };
    for (std::size_t i = 1; i <= count; ++i)
        text += fmt::format("{{ word = 'word{}', label = [{}, {}], question = [{}, {}] }},\n", i,
                            part(i * 37), part(i * 61 + 7), part(i * 17 + 50), part(i * 29));
    return text + "]\nsharpness = 4.0\n";
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
    const Places names = plane_places(hand, is_name);
    const Places marks = plane_places(hand, [](const auto& place) { return !is_name(place); });
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
    Hand hand(plane_session(text), {.text_size = text_size, .reduced_motion = true});
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
        std::pair(plane_words(), 100), std::pair(plane_words(), 200), std::pair(scattered(23), 100),
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
    Hand hand(plane_session(plane_words()), {.reduced_motion = true});
    hand.tab_to("slider");
    for (std::size_t asking = 0; asking < 4; ++asking) {
        hand.tap(static_cast<ImGuiKey>(ImGuiKey_1 + asking));
        hand.tap(ImGuiKey_Home);
        EXPECT_LE(jumps_of_summary_name(hand), 1) << "asking " << asking;
    }
}

TEST(WordNames, KeepTheirSideWhileTheLightMoves) {
    Hand hand(plane_session(plane_words()), {.reduced_motion = true});
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
    Hand hand(plane_session(text + "]\n"), {}, {.width = 1440, .height = 2400});
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
    Hand hand(plane_session(sentence({"word = 'here', label = [0.5, 0.5], question = [1, 0.2]",
                                      "word = 'there', label = [0.5, 0.5], question = [0.2, 1]"})));
    for (std::size_t i = 0; i < 2; ++i) {
        ASSERT_TRUE(hand.has(dot(i) + " name"));
        hand.move(dot(i) + " name");
        EXPECT_EQ(hand.view().pointed, i);
        hand.click(dot(i) + " name");
        EXPECT_EQ(hand.state().asking, i);
    }
}

TEST(WordNames, CoverNothingWhereDotsCanBeMoved) {
    Hand hand(plane_session(numbers_lesson(plane_words())), {}, {.width = 1440, .height = 1200});
    for (std::size_t word = 0; word < 4; ++word) {
        hand.tap(static_cast<ImGuiKey>(ImGuiKey_1 + word));
        expect_names_in_order(hand);
    }
}

}  // namespace
