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
    EXPECT_EQ(run({"--version"}).out, "attention-in-pictures " PROGRAM_VERSION "\n");
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

TEST_F(Program, WithoutADisplayTheSectionsCanStillBeTraced) {
    test::put(folder / "two.toml", R"([[sentence]]
id = "one"
axes = ["a"]
words = [ { word = "cat", label = [1], question = [1] } ]
[[sentence]]
id = "other"
axes = ["a"]
words = [ { word = "dog", label = [1], question = [1] } ]
[[section]]
title = "One"
[[section.part]]
text = "One."
[[section]]
title = "Two"
opens = "sentence=other"
[[section.part]]
text = "Two."
)");
    EXPECT_EQ(run({"check", "two.toml"}).err, "");
    EXPECT_EQ(run({"two.toml"}).out, run({"trace", "two.toml"}).out);
    const std::string other = run({"trace", "two.toml", "--sentence", "other"}).out;
    EXPECT_EQ(run({"two.toml", "--section", "2"}).out, other);
    EXPECT_EQ(run({"two.toml", "--do", "section=2"}).out, other);
    EXPECT_EQ(run({"two.toml", "--section", "3"}).code, 2);
    for (const char* acts : {"quiz=2", "guess=open", "section=4 trace-steps=2"}) {
        const Ended ended = run({"--do", acts});
        EXPECT_EQ(ended.code, 0) << ended.err;
        EXPECT_NE(ended.out.find("asks"), std::string::npos);
    }
}

TEST_F(Program, ResetBringsTheSentenceBackUnlessASectionIsAskedFor) {
    for (const char* command : {"trace", "cell"}) {
        EXPECT_EQ(run({command, "--do", "ask=cat sharpness=1 reset"}).out, run({command}).out);
        EXPECT_EQ(run({command, "--sentence", "money", "--do", "reset ask=1"}).out,
                  run({command, "--sentence", "money", "--do", "ask=1"}).out);
        EXPECT_EQ(run({command, "--do", "section=2 ask=1 reset"}).out,
                  run({command, "--do", "section=2"}).out);
        EXPECT_NE(run({command, "--do", "section=2"}).out, run({command}).out);
    }
}

TEST_F(Program, WithoutADisplayAMistakeIsAllThatIsTold) {
    for (const std::vector<std::string>& words :
         std::vector<std::vector<std::string>>{{"--section", "77"}, {"--do", "x=1"}, {"no.toml"}}) {
        const Ended ended = run(words);
        EXPECT_EQ(ended.out, "");
        EXPECT_EQ(test::lines_in(ended.err), 1) << ended.err;
        EXPECT_EQ(ended.err.find("hand trace"), std::string::npos) << ended.err;
    }
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

TEST_F(Program, OfManyFaultsCheckNamesTheFirstByLineAndCountsTheRest) {
    std::string unknown;
    for (int i = 150; i > 0; --i) unknown += "z" + std::to_string(i) + " = 1\n";
    const std::string wordless =
        "[[sentence]]\nid = \"main\"\naxes = [\"a\"]\nwords = [\n"
        "{ word = \"x\", label = [1] } ]\n";
    test::put(folder / "l.toml", wordless + unknown);
    const std::string err = run({"check", "l.toml"}).err;
    EXPECT_EQ(test::lines_in(err), 101) << err;
    EXPECT_EQ(err.rfind("l.toml:5:1: “x” has no question", 0), 0u) << err;
    EXPECT_NE(err.find("\nl.toml:104:1: “z52” is not"), std::string::npos) << err;
    EXPECT_TRUE(err.ends_with("\nl.toml: and 51 more: mend these first\n")) << err;
    EXPECT_EQ(run({"trace", "l.toml"}).err, err);
}

TEST_F(Program, CheckNamesWordsThatCannotBeDrawn) {
    test::put(folder / "hebrew.toml",
              "[[sentence]]\nid = \"main\"\naxes = [\"a\"]\n"
              "words = [ { word = \"שלום\", label = [1], question = [1] } ]\n");
    const Ended ended = run({"check", "hebrew.toml"});
    EXPECT_EQ(ended.code, 1);
    EXPECT_EQ(test::lines_in(ended.err), 1);
    EXPECT_EQ(ended.err.rfind("hebrew.toml:4:11: “שלום” is written", 0), 0u) << ended.err;
}

constexpr const char* wrong_pages = R"(
[[section]]
title = "One"
[[section.part]]
text = "At 5.0 it is [sharp](do:sharpnes=8)."
claims = [ { figure = "5.0", quantity = "sharpness" } ]
)";

TEST_F(Program, ALessonWithWrongActsOrClaimsOpensWithOneLineThatNamesCheck) {
    test::put(folder / "l.toml", std::string(bare_lesson) + wrong_pages);
    const Ended check = run({"check", "l.toml"});
    EXPECT_EQ(check.code, 1);
    EXPECT_EQ(test::lines_in(check.err), 2) << check.err;
    for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
             {"trace", "l.toml"}, {"picture", "o.png", "l.toml"}}) {
        const Ended opened = run(words);
        EXPECT_EQ(opened.code, 0);
        EXPECT_EQ(test::lines_in(opened.err), 1) << opened.err;
        EXPECT_EQ(opened.err.rfind("l.toml:9:1: ", 0), 0u) << opened.err;
        EXPECT_NE(opened.err.find("check l.toml"), std::string::npos) << opened.err;
    }
}

TEST_F(Program, CheckTellsFaultsOfTheFileOfActsAndOfLettersAtOnce) {
    test::put(folder / "l.toml", std::string(bare_lesson) + wrong_pages + R"([[section.part]]
text = "שלום"
[[section.part]]
text = "A figure: 7."
pictrue = "trace"
)");
    const std::string err = run({"check", "l.toml"}).err;
    EXPECT_EQ(test::lines_in(err), 4) << err;
    for (const char* fault :
         {"\nl.toml:9:1: the link “sharp” cannot", "\nl.toml:10:1: the text says “5.0”",
          "\nl.toml:12:", "\nl.toml:15:1: “pictrue” is not known"})
        EXPECT_NE(("\n" + err).find(fault), std::string::npos) << fault << " in\n" << err;
}

TEST_F(Program, EveryBrokenLessonIsRefusedInLinesOfPlaceAndRemedy) {
    const std::string lesson = bare_lesson;
    const auto changed = [&](const std::string& old, const std::string& now) {
        std::string text = lesson;
        return text.replace(text.find(old), old.size(), now);
    };
    const std::string head = lesson + "[[section]]\ntitle = \"One\"\n";
    const std::string part = head + "[[section.part]]\n";
    const std::vector<std::pair<std::string, std::string>> broken = {
        {"", "no sentence yet"},
        {"# only a remark\n", "no sentence yet"},
        {" \n\t\n", "no sentence yet"},
        {std::string(100, '\0'), "zero bytes"},
        {"\xFF\xFEh\0i\0" + std::string(1, '\0'), "UTF-16"},
        {changed("cat", "c\xFFt"), "not UTF-8"},
        {changed("\n", "\v\n"), "code 11"},
        {changed("\n", "\r"), "carriage return"},
        {changed("\"cat\"", "“cat”"), "curly quote"},
        {changed("\"cat\"", "cat"), "quotes"},
        {changed("[1]", "[1,5]"), "one number"},
        {changed("[1]", "[1e1000]"), "1e300"},
        {changed("[1]", "[nan]"), "ordinary"},
        {changed("[1]", "[2020-01-01]"), "number"},
        {changed("[1]", "[803333333333333333333333333333]"), "too long"},
        {changed("]]", "]"), "[[sentence"},
        {changed("id", "ids"), "did you mean id?"},
        {lesson + lesson, "already given on line 2"},
        {std::string(200'000, '['), "nested"},
        {lesson + "x = " + std::string(100'000, '{'), "nested"},
        {"0={0=\"\"", "closed"},
        {"\xCC\xAA", "UTF-8|quotes"},
        {head, "nothing to read"},
        {part + "text = \"# Big\"\n", "heading"},
        {part + "text = \"[x](https://a.b)\"\n", "leads out"},
        {part + "text = \"<b>x</b>\"\n", "HTML"},
        {part + "text = \"a\"\nwhy = \"b\"\n", "at once"},
        {part + "guess = \"Where?\"\n", "acts"},
        {lesson + "[[section.part]]\ntext = \"a\"\n", "section"},
        {lesson + "[[question]]\ntext = \"a\"\n", "option"},
    };
    for (const auto& [text, remedy] : broken) {
        test::put(folder / "l.toml", text);
        const Ended ended = run({"check", "l.toml"});
        EXPECT_EQ(ended.code, 1) << text.substr(0, 200);
        EXPECT_EQ(ended.out, "");
        EXPECT_EQ(ended.err.rfind("l.toml:", 0), 0u) << text.substr(0, 200) << ended.err;
        const std::string either = remedy.substr(0, remedy.find('|'));
        const std::string other = remedy.substr(remedy.find('|') + 1);
        EXPECT_TRUE(ended.err.find(either) != std::string::npos ||
                    ended.err.find(other) != std::string::npos)
            << text.substr(0, 200) << '\n'
            << ended.err;
        EXPECT_EQ(run({"trace", "l.toml"}).err, ended.err);
    }
}

TEST_F(Program, LineEndsAndMarksOfOtherSystemsAreNoFaults) {
    std::string windows = "\xEF\xBB\xBF";
    for (const char* c = bare_lesson; *c != '\0'; ++c)
        windows += *c == '\n' ? std::string("\r\n") : std::string(1, *c);
    test::put(folder / "l.toml", windows);
    EXPECT_EQ(run({"check", "l.toml"}).err, "");
}

TEST_F(Program, AFileTooLargeIsRefusedUnread) {
    test::put(folder / "l.toml", "");
    std::filesystem::resize_file(folder / "l.toml", std::uintmax_t{1} << 40);
    const Ended ended = run({"check", "l.toml"});
    EXPECT_EQ(ended.code, 1);
    EXPECT_NE(ended.err.find("larger than 4 MiB"), std::string::npos) << ended.err;
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
