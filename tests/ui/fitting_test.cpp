// Numbers in little room: some are left out, none is cut.
#include "ui/fitting.hpp"

#include <gtest/gtest.h>

#include "hand.hpp"

namespace {

using Texts = std::vector<std::string>;

class Fitting : public testing::Test {
  protected:
    const ImFont* font() const { return hand.view().fonts[ui::Style::body]; }
    float width(std::string_view text) const { return ui::text_width(font(), text); }
    test::Hand hand;
};

TEST_F(Fitting, LinesBreakBetweenPiecesOnly) {
    const Texts pieces = {"cat:", "1.0 × 0.9", "+ 0.0 × -0.1 = 0.9", "· 36.6 ÷ 64.8 = 56%"};
    for (float room = width(pieces[3]); room < 600; room += 5) {
        std::size_t at = 0;
        for (const std::string& line : ui::break_lines(font(), pieces, room)) {
            EXPECT_LE(width(line), room);
            std::string expected = at == 3 ? pieces[at].substr(3) : pieces[at];
            for (++at; expected != line && at < pieces.size(); ++at) expected += " " + pieces[at];
            EXPECT_EQ(line, expected);
        }
        EXPECT_EQ(at, pieces.size());
    }
}

TEST_F(Fitting, ListsLoseWholeNumbersOnly) {
    const std::string list = "(0.21, -1.32, 0.4, 12.55, -0.61, 7.7)";
    const Texts numbers = ui::pieces_of_list(list);
    ASSERT_EQ(numbers.size(), 6u);
    EXPECT_EQ(ui::shorten_list(font(), list, width(list)), list);
    for (float room = width("(…)"); room < width(list); room += 3) {
        const std::string shown = ui::shorten_list(font(), list, room);
        EXPECT_LE(width(shown), room) << shown;
        EXPECT_NE(shown.find("…"), std::string::npos);
        for (const std::string& piece : ui::split(shown, ' '))
            EXPECT_TRUE(piece.find("…") != std::string::npos ||
                        std::ranges::find(numbers, piece) != numbers.end())
                << shown;
    }
    EXPECT_EQ(ui::shorten_list(font(), "(12345.678)", 10), "(…)");
    EXPECT_EQ(ui::pieces_of_list("(0.82, 0.15)"), Texts{"(0.82, 0.15)"});
}

}  // namespace
