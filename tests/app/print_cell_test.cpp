#include "app/print_cell.hpp"

#include "support.hpp"

namespace {

using PrintCell = test::ProgramTest;
using test::Ended;

void expect_same(const Ended& ended) {
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_EQ(ended.err.find("Same as the picture at sharpness "), 0u) << ended.err;
    EXPECT_EQ(test::lines_in(ended.err), 1) << ended.err;
}

TEST_F(PrintCell, PrintsTheCodeThatPythonCanRun) {
    const Ended ended = run({"cell", "--sentence", "values", "--do", "ask=cat label.the=0.5,0.5"});
    EXPECT_EQ(ended.code, 0);
    EXPECT_EQ(ended.err, "");
    EXPECT_NE(ended.out.find("labels = np.array([\n    [0.5, 0.5],"), std::string::npos);
    test::put(folder / "cell.py", ended.out);
    const std::string run_it =
        "cd " + test::quoted(folder) + " && /usr/bin/python3 -I cell.py >out";
    EXPECT_EQ(std::system(run_it.c_str()), 0);
    EXPECT_NE(test::text_of(folder / "out").find("new summary of cat:"), std::string::npos);
}

TEST_F(PrintCell, RunsItAndComparesItWithThePicture) {
    const Ended ended = run({"cell", "--run", "--do", "ask=ate"});
    expect_same(ended);
    EXPECT_NE(ended.out.find("ate   0.03  0.56  0.02  0.38\n"), std::string::npos) << ended.out;
    EXPECT_NE(ended.out.find("new summary of ate: 0.82 0.15\n"), std::string::npos);
    expect_same(run({"cell", "--run", "--sentence", "longer"}));
}

TEST_F(PrintCell, IsNotLedAstrayByTheFolderItStandsIn) {
    for (const char* name : {"random.py", "numbers.py", "types.py", "numpy.py", "json.py"})
        test::put(folder / name, "raise SystemExit(\"shadow\")\n");
    expect_same(run({"cell", "--run"}));
    expect_same(run({"cell", "--run"}, "env HOME=" + test::quoted(folder)));
}

// A program under AddressSanitizer needs more room for addresses than any such limit leaves.
#ifdef __SANITIZE_ADDRESS__
constexpr const char* tight_limits = "ulimit -n 64; ";
#else
constexpr const char* tight_limits = "ulimit -v 2000000; ulimit -n 64; ";
#endif

TEST_F(PrintCell, IsNotLedAstrayByTheEnvironment) {
    expect_same(run({"cell", "--run"},
                    "env PYTHONHOME=/none PYTHONPATH=" + test::quoted(folder) +
                        " PYTHONSTARTUP=/x PYTHONUTF8=0 PYTHONINSPECT=1 LC_ALL=C PATH=/none"));
    expect_same(run({"cell", "--run"}, "env -i"));
    expect_same(run({"cell", "--run"}, tight_limits + std::string("env TMPDIR=/none")));
    expect_same(run({"cell", "--run"}, "trap '' PIPE INT TERM CHLD; env"));
}

TEST_F(PrintCell, WordsOfAnyScriptAreAligned) {
    test::put(folder / "scripts.toml", R"([[sentence]]
id = "scripts"
axes = ["a"]
words = [
  { word = "猫", label = [1], question = [1] },
  { word = "बिल्ली", label = [1], question = [1] },
  { word = "nai\u0308ve", label = [1], question = [1] },
  { word = "naïveté", label = [1], question = [1] },
]
)");
    const Ended ended = run({"cell", "scripts.toml", "--run"}, "env LC_ALL=C");
    expect_same(ended);
    for (const char* line :
         {"           猫  बिल्ली  nai\u0308ve  naïveté\n", "猫       0.25   0.25   0.25     0.25\n",
          "nai\u0308ve    0.25   0.25   0.25     0.25\n", "naïveté  0.25   0.25   0.25     0.25\n"})
        EXPECT_NE(ended.out.find(line), std::string::npos) << line << ended.out;
}

TEST_F(PrintCell, PrintsAllThatIsKeptHoweverMuchItIs) {
    for (const int letters : {1, 2000}) {
        std::string printed;
        const auto print = [&](std::string_view text) {
            printed += text;
            return true;
        };
        const std::string code =
            "for i in range(3000): print(i, " + std::to_string(letters) + " * 'a')\nprint('end')\n";
        app::run_cell(code, test::built_in(),
                      {.print = print, .complain = [](std::string_view) {}});
        std::istringstream lines(printed);
        int next = 0;
        for (std::string line; std::getline(lines, line) && line != "end";) {
            int left_out = 0;
            if (std::sscanf(line.c_str(), "… %d lines left out …", &left_out) == 1)
                next += left_out;
            else
                EXPECT_EQ(std::stoi(line), next++);
        }
        EXPECT_EQ(next, 3000) << "lines of " << letters;
        EXPECT_TRUE(printed.ends_with("\nend\n"));
    }
}

TEST_F(PrintCell, SaysWhatIsWrong) {
    EXPECT_EQ(run({"cell", "none.toml"}).code, 1);
    EXPECT_EQ(run({"cell", "--do", "ask=dog"}).code, 2);
    EXPECT_EQ(run({"cell", "--section", "2"}).code, 2);
    EXPECT_EQ(run({"--run"}).code, 2);
    const Ended full = run({"cell", "--run"}, "env -u DISPLAY", "</dev/null >/dev/full");
    EXPECT_EQ(full.code, 3);
    EXPECT_NE(full.err.find("standard output cannot be written"), std::string::npos) << full.err;
}

TEST_F(PrintCell, ALessonFileBringsNoCodeThatRuns) {
    test::put(folder / "evil.toml", R"([[sentence]]
id = "evil"
axes = ["a"]
words = [
  { word = '''"]; import os; os.abort() #''', label = [1], question = [1], asks = '''"""''' },
  { word = '''\"]; import os; os.abort() #''', label = [1], question = [1] },
]
)");
    expect_same(run({"cell", "evil.toml", "--run"}));
}

}  // namespace
