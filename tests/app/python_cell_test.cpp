#include "app/python_cell.hpp"

#include <algorithm>
#include <numeric>

#include "cell_support.hpp"
#include "session/bridge.hpp"
#include "session/cell_code.hpp"

namespace {

using session::CellReport;
using session::CellState;
using Cell = test::CellTest;
using Lines = std::vector<std::string>;
using test::WaitedCell;

std::string replaced(std::string text, const std::string& old, const std::string& now) {
    const std::size_t at = text.find(old);
    EXPECT_NE(at, std::string::npos) << old;
    return at == std::string::npos ? text : text.replace(at, old.size(), now);
}

/// The cell's code for a state of the built-in lesson, run, perhaps after a change.
struct LessonRun {
    session::Session stage;
    CellReport report;

    explicit LessonRun(const std::string& acts, const std::string& old = "",
                       const std::string& now = "")
        : stage(test::built_in(acts)) {
        std::string code = session::cell_code(stage.lesson, stage.state);
        if (!old.empty()) code = replaced(code, old, now);
        report = WaitedCell().run(code);
        EXPECT_EQ(report.state, CellState::ended_well) << report.error.trace << report.message;
    }
    session::Bridge bridge() const {
        return session::compare_with_picture(stage.lesson, stage.state, report.numbers.value());
    }
    const session::Rows& shares() const { return report.numbers.value().shares.value(); }
};

TEST_F(Cell, LessonCodePrintsTheTables) {
    const LessonRun run("sentence=main ask=ate");
    const Lines& lines = run.report.lines;
    ASSERT_EQ(lines.size(), 15u);
    EXPECT_EQ(lines[1], "       the   cat   ate  fish");
    EXPECT_EQ(lines[4], "ate   0.03  0.56  0.02  0.38");
    EXPECT_EQ(lines[9], "the   1.00  0.00  0.00  0.00");
    EXPECT_EQ(lines[10], "cat   0.40  0.60  0.00  0.00");
    EXPECT_EQ(lines[14], "new summary of ate: 0.82 0.15");
    for (const std::vector<double>& row : run.shares())
        EXPECT_NEAR(std::accumulate(row.begin(), row.end(), 0.0), 1.0, 1e-15);
    EXPECT_EQ(run.report.versions.value().path, "/usr/bin/python3");
    EXPECT_NE(run.report.versions.value().numpy, "");
}

TEST_F(Cell, DoesWhatThePictureShowsForEverySentence) {
    const lesson::Lesson lesson = test::built_in().lesson;
    ASSERT_GE(lesson.sentences.size(), 4u);
    for (const lesson::Sentence& sentence : lesson.sentences) {
        const LessonRun run("sentence=" + sentence.id);
        EXPECT_EQ(run.bridge().verdict, session::Bridge::Verdict::same) << run.bridge().sentence;
    }
}

TEST_F(Cell, FollowsTheLearnersEditsOfSharpnessAndLookBack) {
    const LessonRun even("sentence=main", "sharpness=4.0", "sharpness=1.0");
    for (const auto& row : even.shares())
        EXPECT_LT(*std::max_element(row.begin(), row.end()), 0.45);
    EXPECT_EQ(even.bridge().verdict, session::Bridge::Verdict::same);
    EXPECT_EQ(even.bridge().other_sharpness, 1.0);

    const LessonRun back("sentence=main", "look_back=False", "look_back=True");
    for (std::size_t row = 0; row < 4; ++row)
        for (std::size_t column = row + 1; column < 4; ++column)
            EXPECT_EQ(back.shares()[row][column], 0.0);
    EXPECT_EQ(back.bridge().verdict, session::Bridge::Verdict::same);

    const LessonRun call("sentence=main", "attention(labels, questions)\nshow",
                         "attention(labels, questions, 2.5, True)\nshow");
    EXPECT_EQ(call.report.numbers.value().sharpness, 2.5);
    EXPECT_EQ(call.bridge().verdict, session::Bridge::Verdict::same);
}

TEST_F(Cell, TheBridgeTellsWhatAnEditDid) {
    const auto told = [](const std::string& old, const std::string& now) {
        return LessonRun("sentence=main", old, now).bridge().sentence;
    };
    const auto has = [](const std::string& text, const std::string& part) {
        return text.find(part) != std::string::npos ? testing::AssertionSuccess()
                                                    : testing::AssertionFailure() << text;
    };
    EXPECT_TRUE(
        has(told("scores = questions @ labels.T", "scores = questions @ labels.T + np.tri(4)"),
            "Not as in the picture: in the row of"));
    EXPECT_TRUE(has(told("[0.9, 0.1]", "[0.9, 0.2]"), "Its labels are not those"));
    EXPECT_TRUE(
        has(told("show(\"shares\", shares)", "shares = None; del shares"), "Reset brings it back"));
    EXPECT_TRUE(has(told("import numpy as np", "import numpy as np\nimport os\nos._exit(0)"),
                    "Reset brings it back"));
    EXPECT_TRUE(has(told("show(\"shares\", shares)", "shares = \"all\""), "Reset brings it back"));
    EXPECT_TRUE(
        has(told("show(\"shares\", shares)", "shares = shares * 1"), "not what attention()"));
    EXPECT_TRUE(has(told("show(\"shares\", shares)", "shares[1] = np.nan"), "has no number"));
    EXPECT_TRUE(has(told("show(\"shares\", shares)", "words[0] = \"a\""), "other words"));
    EXPECT_TRUE(
        has(told("show(\"shares\", shares)", "shares = shares[:2]"), "4 × 4, the cell’s is 2 × 4"));
    EXPECT_TRUE(
        has(told("(labels, questions)\nshow", "(labels, questions, -1.0)\nshow"), "harpness"));
}

TEST_F(Cell, RunsForWordsOfEveryKind) {
    const std::string text = R"([[sentence]]
id = "odd"
axes = ["a"]
words = [
  { word = '"]; raise SystemExit(9) #', label = [1], question = [1] },
  { word = 'back\slash', label = [1e290], question = [1e-300] },
  { word = "{brace}%s", label = [0.1], question = [-3] },
  { word = "猫", label = [5e-324], question = [2] },
  { word = "猫", label = [-7], question = [0] },
  { word = "it's", label = [6.02214076e23], question = [1] },
]
)";
    const session::Session stage = test::session_of(text, "ask=4");
    const CellReport report = WaitedCell().run(session::cell_code(stage.lesson, stage.state));
    ASSERT_EQ(report.state, CellState::ended_well) << report.error.trace << report.message;
    EXPECT_EQ(report.numbers->words, (Lines{"\"]; raise SystemExit(9) #", "back\\slash",
                                            "{brace}%s", "猫", "猫", "it's"}));
    const session::Bridge bridge =
        session::compare_with_picture(stage.lesson, stage.state, *report.numbers);
    EXPECT_EQ(bridge.verdict, session::Bridge::Verdict::same) << bridge.sentence;
    for (std::size_t i = 0; i < stage.state.numbers.size(); ++i)
        EXPECT_EQ(report.numbers->labels[i], stage.state.numbers[i].label) << "bit for bit";
}

TEST_F(Cell, TellsPythonsErrorItsLineAndTheTraceOfTheCodeAlone) {
    struct Case {
        const char *code, *last_line;
        int line;
    };
    WaitedCell cell;
    for (const Case& each : {
             Case{"a = 1\nb = lables\n", "NameError: name 'lables' is not defined", 2},
             Case{"def f():\n    return 1 / 0\n\nf()\n", "ZeroDivisionError: division by zero", 2},
             Case{"x = 1\nif x\n    print(x)\n", "SyntaxError: expected ':'", 2},
             Case{"if 1:\nprint(2)\n",
                  "IndentationError: expected an indented block after 'if' "
                  "statement on line 1",
                  2},
             Case{
                 "import json\n\njson.loads('{')\n",
                 "json.decoder.JSONDecodeError: Expecting property name enclosed in double quotes: "
                 "line 1 column 2 (char 1)",
                 3},
             Case{"try:\n  1/0\nexcept Exception as e:\n  raise KeyError('x') from e\n",
                  "KeyError: 'x'", 4},
             Case{"raise ValueError('one\\ntwo')", "ValueError: one", 1},
             Case{"raise ValueError('\\ud800')", "ValueError: ?", 1},
             Case{"name = input('name? ')",
                  "EOFError: nothing can be typed into a running cell: write the value into the "
                  "code "
                  "in place of input()",
                  1},
             Case{"def attention(labels): return labels.T\nattention(1)",
                  "AttributeError: 'int' object has no attribute 'T'", 1},
             Case{"def f(): f()\nf()", "RecursionError: maximum recursion depth exceeded", 1},
             Case{"open('big', 'wb').write(b'x' * 10**8)", "OSError: [Errno 27] File too large", 1},
         }) {
        const CellReport report = cell.run(each.code);
        EXPECT_EQ(report.state, CellState::failed) << each.code;
        EXPECT_EQ(report.error.last_line, each.last_line);
        EXPECT_EQ(report.error.line, each.line) << report.error.trace;
        EXPECT_NE(report.error.trace.find("\"cell\", line"), std::string::npos);
        EXPECT_EQ(report.error.trace.find("/proc/"), std::string::npos) << report.error.trace;
        EXPECT_FALSE(report.numbers);
    }
}

TEST_F(Cell, TellsEveryWayToEnd) {
    struct Case {
        std::string code;
        CellState state;
        const char* message;
    };
    const std::string print = "import os, sys\nfor i in range(50): print(i)\n";
    WaitedCell cell;
    for (const Case& each : {
             Case{"", CellState::ended_well, ""},
             Case{"exit()", CellState::ended_well, ""},
             Case{"sys.stdout.close()", CellState::ended_well, ""},
             Case{"exit(3)", CellState::failed, "The code ended Python with exit status 3."},
             Case{"os._exit(3)", CellState::failed, "The code ended Python with exit status 3."},
             Case{"os.abort()", CellState::failed, "Python crashed (signal 6)."},
             Case{"os.kill(os.getpid(), 11)", CellState::failed, "Python crashed (signal 11)."},
             Case{"os.kill(os.getpid(), 9)", CellState::failed,
                  "Python was ended from outside (signal 9)."},
             Case{"os._exit(0)", CellState::ended_well, ""},
             Case{"os.write(5, b'{\"numbers\": 1')", CellState::ended_well, ""},
         }) {
        const CellReport report = cell.run(print + each.code);
        EXPECT_EQ(report.lines.size(), 50u) << each.code;
        EXPECT_EQ(report.state, each.state) << each.code << report.message << report.error.trace;
        EXPECT_EQ(report.message, each.message) << each.code;
    }
}

TEST_F(Cell, TellsThatMemoryRanOut) {
    WaitedCell cell({.memory = 300 << 20});
    for (const char* code :
         {"x = bytearray(10**11)", "l = []\nwhile True: l.append(bytearray(10**6))",
          "l = []\nwhile True: l.append([1, 2, 3])",
          "import numpy as np\nnp.ones((10**6, 10**6))"}) {
        const CellReport report = cell.run(code);
        EXPECT_EQ(report.state, CellState::out_of_memory) << code << report.message;
        EXPECT_NE(report.error.last_line.find("MemoryError"), std::string::npos);
        EXPECT_NE(report.message.find("300 MiB"), std::string::npos) << report.message;
    }
}

TEST_F(Cell, OutputComesAsItIsPrintedAndIsKeptWithinBounds) {
    WaitedCell cell;
    cell.cell.run("print('begun', end='')\nwhile True: pass");
    EXPECT_EQ(cell.until_printed(1).lines, Lines{"begun"});
    EXPECT_EQ(cell.run("import sys\nsys.stderr.write('é😀')").lines, Lines{"é😀"});
    const CellReport wide = cell.run("print(list(range(10**6)))\nprint('after')");
    ASSERT_EQ(wide.lines.size(), 2u);
    EXPECT_LT(wide.lines[0].size(), 2100u);
    EXPECT_EQ(wide.lines[1], "after");
    cell.cell.run("while True: print('hello')");
    EXPECT_LE(cell.until_printed(2001).lines.size(), 2002u);
    cell.cell.stop();
    EXPECT_EQ(cell.until_end().state, CellState::stopped);
}

TEST_F(Cell, RunsWithNothingOfThisProcess) {
    ::setenv("PYTHONHOME", "/none", 1);
    ::setenv("PYTHONPATH", "/tmp/bad", 1);
    ::setenv("PYTHONSTARTUP", "/x", 1);
    ::setenv("SECRET", "1", 1);
    ::signal(SIGPIPE, SIG_IGN);
    const CellReport report = WaitedCell().run(R"(
import os, subprocess, sys
print(sorted(os.environ))
print(os.listdir(), os.path.dirname(os.getcwd()))
print(os.getpid() == os.getsid(0), sys.flags.isolated, sys.stdout.encoding)
print(sorted(int(fd) for fd in os.listdir("/proc/self/fd")))
print(subprocess.run("grep SigIgn /proc/self/status", shell=True, capture_output=True).stdout)
)");
    ::signal(SIGPIPE, SIG_DFL);
    for (const char* name : {"PYTHONHOME", "PYTHONPATH", "PYTHONSTARTUP", "SECRET"})
        ::unsetenv(name);
    ASSERT_EQ(report.state, CellState::ended_well) << report.message << report.error.trace;
    EXPECT_EQ(report.lines,
              (Lines{"['LANG', 'LC_ALL', 'MKL_NUM_THREADS', 'NUMEXPR_NUM_THREADS', "
                     "'OMP_NUM_THREADS', 'OPENBLAS_NUM_THREADS', 'PATH', 'TERM']",
                     "[] " + std::filesystem::canonical(folder).string(), "True 1 utf-8",
                     "[0, 1, 2, 3, 4, 5]", "b'SigIgn:\\t0000000000000000\\n'"}));
}

TEST_F(Cell, TheNextRunIsNotWaitedForWhateverTheOneBeforeLeaves) {
    WaitedCell cell;
    cell.cell.run(
        "for i in range(60000): open(str(i), 'w').close()\nprint('made')\nwhile True: pass");
    ASSERT_EQ(cell.until_printed(1).lines, Lines{"made"});
    const std::vector<std::string> before = names_in_folder();
    ASSERT_EQ(before.size(), 1u);
    cell.cell.run("print('next')");
    EXPECT_EQ(names_in_folder(), before) << "it takes a moment to remove so much";
    EXPECT_TRUE(session::is_busy(cell.cell.take_report().state));
    EXPECT_EQ(cell.until_end().lines, Lines{"next"});
    EXPECT_EQ(names_in_folder(), Lines{});
}

TEST_F(Cell, AStopWhileTheOneBeforeIsStillEndingIsHeeded) {
    WaitedCell cell;
    cell.cell.run("print('on')\nwhile True: pass");
    cell.until_printed(1);
    cell.cell.run("while True: print('next')");
    cell.cell.stop();
    EXPECT_EQ(cell.until_end().state, CellState::stopped);
    EXPECT_EQ(cell.run("print('last')").lines, Lines{"last"});
}

TEST_F(Cell, EndsWhenTheTimeIsUp) {
    WaitedCell cell;
    ASSERT_EQ(cell.run("").state, CellState::ended_well);  // with the usual time to find Python
    WaitedCell hurried({.time = std::chrono::milliseconds(4000)});
    const CellReport report = hurried.run(
        "import signal\nsignal.signal(15, signal.SIG_IGN)\n"
        "print('on')\nwhile True: pass");
    EXPECT_EQ(report.state, CellState::timed_out);
    EXPECT_EQ(report.message,
              "Stopped after 4 seconds, the longest a cell may run: does a loop never end?");
    EXPECT_EQ(report.lines, Lines{"on"});
}

TEST_F(Cell, WakesOnceUntilTheReportIsTaken) {
    std::atomic<int> wakes = 0;
    const std::string done = in_folder("done");
    {
        app::PythonCell cell([&] { ++wakes; });
        const auto run_to_the_end = [&] {
            cell.run("for i in range(10000): print(i)\nopen('" + done + "', 'w').close()");
            EXPECT_TRUE(test::comes_true([&] { return std::filesystem::remove(done); }));
        };
        run_to_the_end();
        EXPECT_EQ(wakes, 1);
        cell.take_report();
        run_to_the_end();
    }
    EXPECT_EQ(wakes, 2) << "of both runs and their ends";
}

}  // namespace
