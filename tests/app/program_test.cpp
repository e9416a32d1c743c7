#include <nlohmann/json.hpp>

#include "support.hpp"

namespace {

using Program = test::ProgramTest;
using test::Ended;

constexpr const char* bare_lesson = R"([[sentence]]
id = "main"
axes = ["thing"]
words = [ { word = "cat", label = [1], question = [1] } ]
)";

TEST_F(Program, TraceGoesToStandardOutputAlone) {
    const Ended ended = run({"trace", "--do", "ask=cat"});
    EXPECT_EQ(ended.code, 0);
    EXPECT_EQ(ended.err, "");
    EXPECT_NE(ended.out.find("New summary of \"cat\""), std::string::npos);
    EXPECT_TRUE(nlohmann::json::accept(run({"trace", "--format", "json"}).out));
}

TEST_F(Program, VersionAndHelp) {
    EXPECT_EQ(run({"version"}).out, "attention-in-pictures " PROGRAM_VERSION "\n");
    EXPECT_EQ(run({"--help"}).code, 0);
    EXPECT_NE(run({"--help"}).out.find("picture"), std::string::npos);
}

TEST_F(Program, WithoutADisplayTheHandTraceStandsIn) {
    const Ended ended = run({"--do", "ask=the"});
    EXPECT_EQ(ended.code, 0);
    EXPECT_EQ(test::lines_in(ended.err), 1);
    EXPECT_NE(ended.err.find("picture"), std::string::npos);
    EXPECT_EQ(ended.out, run({"trace", "--do", "ask=the"}).out);
}

TEST_F(Program, ADeadDisplayIsAPlainError) {
    const Ended ended = run({}, "env DISPLAY=:987");
    EXPECT_EQ(ended.code, 3);
    EXPECT_EQ(ended.out, "");
    EXPECT_EQ(test::lines_in(ended.err), 1) << ended.err;
    EXPECT_NE(ended.err.find(":987"), std::string::npos) << ended.err;
}

TEST_F(Program, ExitCodesSayWhoIsAtFault) {
    test::put(folder / "sound.toml", bare_lesson);
    test::put(folder / "broken.toml", "[[sentence]\n");
    EXPECT_EQ(run({"check", "sound.toml"}).code, 0);
    EXPECT_EQ(run({"check", "broken.toml"}).code, 1);
    EXPECT_EQ(run({"trace", "broken.toml"}).code, 1);
    EXPECT_EQ(run({"picture", "o.png", "broken.toml"}).code, 1);
    EXPECT_EQ(run({"broken.toml"}).code, 1);
    EXPECT_EQ(run({"trace", "none.toml"}).code, 1);
    EXPECT_EQ(run({"trace", "."}).code, 1);
    EXPECT_EQ(run({"trace", "/dev/zero"}).code, 1);
    EXPECT_EQ(run({"trace", "--do", "ask=dog"}).code, 2);
    EXPECT_EQ(run({"trace", "--sentence", "none"}).code, 2);
    EXPECT_EQ(run({"--frob"}).code, 2);
    EXPECT_FALSE(std::filesystem::exists(folder / "o.png"));
}

TEST_F(Program, ErrorsAreOneLineAndNothingElse) {
    for (const std::vector<std::string>& words :
         std::vector<std::vector<std::string>>{{"trace", "no\nfile 100% %s %n.toml"},
                                               {"trace", "--do", "ask=100%s%n"},
                                               {"trace", "--sentence", "a\nb"},
                                               {"trace", ""},
                                               {"--frob\n"}}) {
        const Ended ended = run(words);
        EXPECT_EQ(ended.out, "");
        EXPECT_EQ(test::lines_in(ended.err), 1) << ended.err;
    }
    EXPECT_NE(run({"trace", "100% %s %n.toml"}).err.find("100% %s %n.toml"), std::string::npos);
}

TEST_F(Program, CheckIsSilentOrNamesFileLineAndColumn) {
    test::put(folder / "sound.toml", bare_lesson);
    EXPECT_EQ(run({"check", "sound.toml"}).err, "");
    EXPECT_EQ(run({"check", "sound.toml"}).out, "");
    test::put(folder / "two faults.toml",
              "[[sentence]]\nid = \"main\"\naxes = [\"a\"]\nwords = [\n"
              "  { word = \"x\", label = [inf], question = [1] },\n"
              "  { word = \"y\", label = [1, 2], question = [1] },\n]\n");
    const Ended ended = run({"check", "two faults.toml"});
    EXPECT_EQ(ended.out, "");
    EXPECT_EQ(test::lines_in(ended.err), 2) << ended.err;
    EXPECT_EQ(ended.err.rfind("two faults.toml:5:", 0), 0u) << ended.err;
    EXPECT_NE(ended.err.find("\ntwo faults.toml:6:"), std::string::npos) << ended.err;
}

TEST_F(Program, CheckNamesWordsThatCannotBeDrawn) {
    test::put(folder / "hebrew.toml",
              "[[sentence]]\nid = \"main\"\naxes = [\"a\"]\n"
              "words = [ { word = \"שלום\", label = [1], question = [1] } ]\n");
    const Ended ended = run({"check", "hebrew.toml"});
    EXPECT_EQ(ended.code, 1);
    EXPECT_EQ(test::lines_in(ended.err), 1);
    EXPECT_EQ(ended.err.rfind("hebrew.toml: sentence \"main\", word 1: \"שלום\"", 0), 0u);
}

TEST_F(Program, EveryNameOpens) {
    for (const char* name : {"with space.toml", "café 😀.toml", "new\nline.toml", "-dash.toml"}) {
        test::put(folder / name, bare_lesson);
        EXPECT_EQ(run({"check", "--", name}).code, 0) << name;
    }
}

TEST_F(Program, APipeAsLessonIsRefusedAtOnce) {
    const Ended ended = run({"trace", "pipe"}, "mkfifo pipe; timeout 20 env -u DISPLAY");
    EXPECT_EQ(ended.code, 1);
    EXPECT_NE(ended.err.find("ordinary"), std::string::npos);
}

TEST_F(Program, OutputThatCannotBeWrittenIsAnError) {
    for (const std::vector<std::string>& words :
         std::vector<std::vector<std::string>>{{"trace"}, {"version"}, {"--help"}, {}}) {
        const Ended full = run(words, "env -u DISPLAY", ">/dev/full");
        EXPECT_EQ(full.code, 3);
        EXPECT_NE(full.err.find("standard output"), std::string::npos);
        EXPECT_EQ(run(words, "env -u DISPLAY", ">&-").code, 3);
    }
    EXPECT_EQ(run({"picture", "/dev/full"}).code, 3);
    EXPECT_EQ(run({"picture", "."}).code, 3);
}

TEST_F(Program, AReaderThatLeftIsNoNews) {
    const Ended ended = run({"trace"}, "trap '' PIPE; env -u DISPLAY", "| true");
    EXPECT_EQ(ended.err, "");
}

}  // namespace
