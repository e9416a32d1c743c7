// However little room there is, the results of the hand trace stand whole.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "hand.hpp"
#include "picture.hpp"
#include "session/figures.hpp"

namespace {

using test::Hand;

struct Sight {
    const char* name;
    ui::Screen screen;
    int text_size;
    std::size_t words, letters, axes;
};

class Results : public testing::TestWithParam<Sight> {
  protected:
    static session::Session session() {
        std::vector<std::string> words;
        for (std::size_t i = 0; i < GetParam().words; ++i)
            words.push_back(fmt::format("{}{}", i, std::string(GetParam().letters - 2, 'W')));
        return test::session_of(words, GetParam().axes);
    }
    /// What stands below the table, in reading order.
    std::string below_the_table() const {
        const ui::Rect last = hand.place(fmt::format("row {}", GetParam().words));
        std::string all;
        for (const ui::Record::Text& text : hand.record().texts)
            if (text.ink.y > last.bottom() + last.h && text.ink.x >= last.x - 1 &&
                text.ink.x < last.right())
                all += (all.empty() ? "" : " ") + text.text;
        return all;
    }
    Hand hand{session(), {.text_size = GetParam().text_size}, GetParam().screen};
};

TEST_P(Results, AreNeverCut) {
    const attention::Trace& trace = hand.frame.session().derived.trace;
    for (std::size_t word : {std::size_t{0}, GetParam().words - 1}) {
        const std::string place = fmt::format("row {}", word + 1);
        hand.reach(place);
        hand.move(place);
        hand.settle();
        const std::string text = below_the_table();
        EXPECT_NE(text.find("= " + session::summary_text(trace.summary)), std::string::npos)
            << text;
        const auto i = static_cast<attention::Index>(word);
        EXPECT_NE(text.find(" = " + session::share_text(trace.weights[i], trace.visible)),
                  std::string::npos)
            << text;
        EXPECT_NE(text.find("÷ " + session::exponential_text(trace.log_total)), std::string::npos)
            << text;
        test::expect_readable(hand);
    }
}

constexpr ui::Screen opening = {}, column = {.width = 950, .height = 900},
                     smallest = {.width = 960, .height = 640};
INSTANTIATE_TEST_SUITE_P(Sights, Results,
                         testing::Values(Sight{"Plain", opening, 100, 4, 3, 2},
                                         Sight{"Column", column, 100, 4, 3, 2},
                                         Sight{"LongWords", opening, 100, 4, 40, 2},
                                         Sight{"LongWordsInAColumn", column, 100, 6, 40, 2},
                                         Sight{"SixteenAxes", opening, 100, 4, 40, 16},
                                         Sight{"SixteenAxesInAColumn", column, 100, 4, 40, 16},
                                         Sight{"ManyWords", opening, 80, 24, 40, 16},
                                         Sight{"Smallest", smallest, 200, 24, 40, 16},
                                         Sight{"SmallestFew", smallest, 200, 3, 40, 3}),
                         [](const auto& param) { return param.param.name; });

}  // namespace
