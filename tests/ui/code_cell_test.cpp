// The code cell: what its editor does of its own accord, and what a learner sees of a run.
#include <gtest/gtest.h>

#include <string>

#include "hand.hpp"
#include "session/cell_code.hpp"
#include "ui/code_editing.hpp"
#include "ui/code_history.hpp"
#include "ui/python_colours.hpp"

namespace {

using test::Hand;

constexpr ui::Screen screen{.width = 1440, .height = 900};

TEST(CodeEditing, IndentsAsTheLineBeforeAndDeeperAfterAColon) {
    EXPECT_EQ(ui::indent_after("x = 1"), "");
    EXPECT_EQ(ui::indent_after("    x = 1"), "    ");
    EXPECT_EQ(ui::indent_after("if x:"), "    ");
    EXPECT_EQ(ui::indent_after("a\n    for i in y:  # all"), "        ");
    EXPECT_EQ(ui::indent_after("x = 1  # not: this"), "");
}

TEST(CodeEditing, MovesOutToTheStepBefore) {
    EXPECT_EQ(ui::spaces_to_move_out("    x"), 4u);
    EXPECT_EQ(ui::spaces_to_move_out("      x"), 2u);
    EXPECT_EQ(ui::spaces_to_move_out("x"), 0u);
}

TEST(CodeEditing, TakesANameOrANumberAsAWord) {
    const std::string code = "f(sharpness=4.0, größe[1:], x.y)";
    const auto word = [&](std::string_view at) { return ui::word_around(code, code.find(at) + 1); };
    EXPECT_EQ(word("sharp"), "sharpness");
    EXPECT_EQ(word("4.0"), "4.0");
    EXPECT_EQ(word(".0,"), "4.0");
    EXPECT_EQ(word("größe"), "größe");
    EXPECT_EQ(word("x.y"), "x");
    EXPECT_EQ(ui::word_around(code, code.size()), "");
    EXPECT_EQ(ui::word_around("", 0), "");
}

TEST(CodeHistory, TakesARunOfLettersAsOneStep) {
    ui::CodeHistory history;
    history.note({"", 0});
    for (const std::string text : {"a", "ab", "abc", "abc ", "abc d"})
        history.note({text, text.size()});
    EXPECT_EQ(history.back()->text, "abc");
    EXPECT_EQ(history.back()->text, "");
    EXPECT_FALSE(history.back());
    EXPECT_EQ(history.forward()->text, "abc");
    history.note({"abc!", 4});
    EXPECT_FALSE(history.forward());
}

void expect_nothing_left_out(const std::string& code) {
    std::string together;
    for (const ui::PythonToken& token : ui::python_tokens(code))
        together += code.substr(token.begin, token.end - token.begin);
    std::string without_line_ends = code;
    std::erase(without_line_ends, '\n');
    EXPECT_EQ(together, without_line_ends);
}

TEST(PythonColours, TellPartsApart) {
    const std::string code = "def f(x):  # \"no\"\n    return 'a#b' + 1.5e3\n'''two\nlines'''";
    expect_nothing_left_out(code);
    const auto part_of = [&](std::string_view text) {
        for (const ui::PythonToken& token : ui::python_tokens(code))
            if (code.substr(token.begin, token.end - token.begin) == text) return token.part;
        return ui::PythonPart::plain;
    };
    EXPECT_EQ(part_of("def"), ui::PythonPart::keyword);
    EXPECT_EQ(part_of("f"), ui::PythonPart::defined_name);
    EXPECT_EQ(part_of("# \"no\""), ui::PythonPart::comment);
    EXPECT_EQ(part_of("'a#b'"), ui::PythonPart::string);
    EXPECT_EQ(part_of("1.5e3"), ui::PythonPart::number);
    EXPECT_EQ(part_of("lines'''"), ui::PythonPart::string);
}

TEST(PythonColours, LeaveNothingOutOfAnyCode) {
    for (const std::string code : {"'", "\"\"\"", "'\\", "\\", "é", "\n\n", "0x", "#"})
        expect_nothing_left_out(code);
}

class CodeCell : public testing::Test {
  protected:
    CodeCell() {
        hand.watch = [this] {
            if (hand.report.run) ran = *hand.report.run;
            stopped |= hand.report.stop;
        };
    }
    std::string lesson_code() const {
        return session::cell_code(hand.frame.session().lesson, hand.state());
    }
    Hand hand{test::whole_lesson("section=6"), {.reduced_motion = true}, screen};
    std::string ran;
    bool stopped = false;
};

TEST_F(CodeCell, ShowsTheLessonsCodeAndRunsIt) {
    EXPECT_TRUE(hand.has("code"));
    EXPECT_FALSE(hand.frame.own_code());
    hand.click("run");
    EXPECT_EQ(ran, lesson_code());
}

TEST_F(CodeCell, ShowsARunsErrorAndMarksItsLine) {
    session::CellReport report{.state = session::CellState::failed};
    report.error = {
        .last_line = "NameError: name 'x' is not defined", .trace = "all of it", .line = 4};
    hand.frame.show_run(report);
    hand.step();
    EXPECT_TRUE(hand.shows("NameError: name 'x' is not defined"));
    EXPECT_TRUE(hand.has("marked line"));
    EXPECT_FALSE(hand.shows("all of it"));
    hand.click("fold");
    EXPECT_TRUE(hand.shows("all of it"));
}

TEST_F(CodeCell, SaysThatTheOutputIsOfOtherCode) {
    const char* const told = "The code has changed since this run";
    hand.frame.show_run({.state = session::CellState::no_python, .message = "no Python"});
    hand.step();
    EXPECT_FALSE(hand.shows(told)) << "nothing was run";
    hand.click("run");
    hand.frame.show_run({.state = session::CellState::ended_well, .lines = {"what it printed"}});
    hand.step();
    EXPECT_FALSE(hand.shows(told));
    hand.frame.set_own_code("x = 1");
    hand.step();
    EXPECT_TRUE(hand.shows(told));
    hand.click("run");
    hand.step();
    EXPECT_FALSE(hand.shows(told));
}

TEST_F(CodeCell, StopsWhatRuns) {
    hand.frame.show_run({.state = session::CellState::running});
    hand.step();
    hand.click("stop");
    EXPECT_TRUE(stopped);
}

TEST_F(CodeCell, TakesAPasteInPlaceOfEverythingAndCutsWhatIsTooLong) {
    constexpr std::size_t most = 20000;
    hand.click("code");
    for (const std::size_t pasted : {most, most + 10'000}) {
        hand.key(ImGuiKey_A, ImGuiMod_Ctrl);
        ImGui::SetClipboardText(std::string(pasted, 'x').c_str());
        hand.key(ImGuiKey_V, ImGuiMod_Ctrl);
        EXPECT_EQ(hand.frame.own_code(), std::string(most, 'x')) << pasted;
    }
    std::string accented;
    for (std::size_t i = 0; i < most; ++i) accented += "é";
    hand.key(ImGuiKey_A, ImGuiMod_Ctrl);
    ImGui::SetClipboardText(("x" + accented).c_str());
    hand.key(ImGuiKey_V, ImGuiMod_Ctrl);
    EXPECT_EQ(hand.frame.own_code(), "x" + accented.substr(0, most - 2)) << "no letter is cut";
}

TEST_F(CodeCell, TakesAPasteOfTabsAsSpaces) {
    hand.click("code");
    hand.key(ImGuiKey_A, ImGuiMod_Ctrl);
    ImGui::SetClipboardText(std::string(100'000, '\t').c_str());
    hand.key(ImGuiKey_V, ImGuiMod_Ctrl);
    EXPECT_EQ(hand.frame.own_code(), std::string(20'000, ' '));
}

TEST(CodeCellOfTheLesson, FitsTheSmallestWindow) {
    Hand hand(test::whole_lesson("section=6"), {}, {.width = 960, .height = 640});
    EXPECT_TRUE(hand.has("code"));
    EXPECT_FALSE(hand.has("line goes on"));
}

TEST_F(CodeCell, SaysWhereALineGoesOnAndScrollsThere) {
    EXPECT_FALSE(hand.has("line goes on"));
    const std::string line(300, 'x');
    hand.frame.set_own_code(line);
    hand.step();
    EXPECT_TRUE(hand.has("line goes on"));
    hand.click("code");
    const auto left = [&] {
        return std::ranges::find(hand.record().texts, line, &ui::Record::Text::text)->ink.x;
    };
    const auto scroll = [&](float by) {
        ImGui::GetIO().AddMouseWheelEvent(by, 0);
        hand.drain();
        return left();
    };
    const float before = left();
    EXPECT_LT(scroll(-5), before);
    EXPECT_LT(scroll(-1000), before - hand.place("code").w);
    EXPECT_FALSE(hand.has("line goes on"));
    EXPECT_EQ(scroll(1000), before);
    hand.key_down(ImGuiKey_LeftShift);
    ImGui::GetIO().AddKeyEvent(ImGuiMod_Shift, true);
    ImGui::GetIO().AddMouseWheelEvent(0, -5);
    hand.drain();
    EXPECT_LT(left(), before);
}

TEST_F(CodeCell, UndoBringsBackCodeOfAnyLength) {
    const std::string code(30'000, 'x');  // as a lesson of many words and numbers may have
    hand.frame.set_own_code(code);
    hand.step();
    hand.click("code");
    hand.key(ImGuiKey_A, ImGuiMod_Ctrl);
    hand.key(ImGuiKey_Delete);
    EXPECT_EQ(hand.frame.own_code(), "");
    hand.key(ImGuiKey_Z, ImGuiMod_Ctrl);
    EXPECT_EQ(hand.frame.own_code(), code);
}

TEST_F(CodeCell, BackspaceTakesBackAStepOfIndentation) {
    hand.click("code");
    hand.key(ImGuiKey_A, ImGuiMod_Ctrl);
    hand.type("if x:");
    hand.key(ImGuiKey_Enter);
    EXPECT_EQ(hand.frame.own_code(), "if x:\n    ");
    hand.key(ImGuiKey_Backspace);
    EXPECT_EQ(hand.frame.own_code(), "if x:\n");
    hand.type("y  ");
    hand.key(ImGuiKey_Backspace);
    EXPECT_EQ(hand.frame.own_code(), "if x:\ny ") << "elsewhere one letter";
}

TEST_F(CodeCell, ResetTakesTheErrorsMarkAway) {
    hand.frame.set_own_code("x");
    session::CellReport report{.state = session::CellState::failed};
    report.error = {.last_line = "NameError", .trace = "all of it", .line = 1};
    hand.frame.show_run(report);
    hand.step();
    EXPECT_TRUE(hand.has("marked line"));
    hand.click("Reset");
    EXPECT_FALSE(hand.has("marked line"));
}

TEST_F(CodeCell, LeavesTheProgramItsKeys) {
    bool wants_close = false;
    hand.watch = [&] { wants_close |= hand.report.wants_close; };
    hand.click("code");
    hand.key(ImGuiKey_Q, ImGuiMod_Ctrl);
    EXPECT_TRUE(wants_close);
    hand.key(ImGuiKey_Equal, ImGuiMod_Ctrl);
    EXPECT_GT(hand.frame.look().text_size, 100);
    hand.key(ImGuiKey_F11);
    EXPECT_TRUE(hand.frame.look().projector);
    EXPECT_FALSE(hand.frame.own_code());
}

TEST_F(CodeCell, IsLeftByEscapeAndEnteredByEnter) {
    const auto types = [&] {
        hand.step();
        return hand.frame.view().cell.has_keyboard;
    };
    hand.click("code");
    EXPECT_TRUE(types());
    EXPECT_FALSE(hand.has("focus ring"));
    hand.key(ImGuiKey_Escape);
    EXPECT_FALSE(types());
    EXPECT_TRUE(hand.has("focus ring"));
    EXPECT_FALSE(hand.frame.own_code()) << "leaving changes nothing";
    hand.key(ImGuiKey_Enter);
    EXPECT_TRUE(types());
    EXPECT_FALSE(hand.frame.own_code()) << "the Enter that enters is not typed";
    hand.key(ImGuiKey_Escape);
    hand.key(ImGuiKey_Tab);
    EXPECT_FALSE(types());
    EXPECT_FALSE(hand.frame.own_code());
}

TEST_F(CodeCell, KeepsTheLearnersCodeUntilReset) {
    hand.frame.set_own_code("print(1)");
    hand.step();
    hand.click("run");
    EXPECT_EQ(ran, "print(1)");
    hand.click("Reset");
    EXPECT_FALSE(hand.frame.own_code());
}

}  // namespace
