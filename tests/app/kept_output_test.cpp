#include "app/kept_output.hpp"

#include <gtest/gtest.h>

#include <algorithm>

using app::KeptOutput;

namespace {

using Lines = std::vector<std::string>;

Lines kept(const std::string& bytes) {
    KeptOutput output;
    output.add(bytes);
    return output.lines();
}

TEST(KeptOutput, KeepsLinesAndTheOneThatIsNotComplete) {
    EXPECT_EQ(kept(""), Lines{});
    EXPECT_EQ(kept("one\n\ntwo"), (Lines{"one", "", "two"}));
    EXPECT_EQ(kept("one\r\ntwo\n"), (Lines{"one", "two"}));
}

TEST(KeptOutput, ShowsWhatIsNoTextAsMarksAndTheTextAfterIt) {
    EXPECT_EQ(kept(std::string("A\0B\nC", 5)), (Lines{"A\\x00B", "C"}));
    EXPECT_EQ(kept("\x1b[31mred\a \x7f"), Lines{"\\x1b[31mred\\x07 \\x7f"});
    EXPECT_EQ(kept("10%\r20%"), Lines{"10%\\x0d20%"});
    EXPECT_EQ(kept("\xff\xfe\xc0 ok"), Lines{"\uFFFD\uFFFD\uFFFD ok"});
    EXPECT_EQ(kept("\xf0\x9f\x98"), Lines{"\uFFFD"});
    EXPECT_EQ(kept("a\u202Eb"), Lines{"a\uFFFDb"});
}

TEST(KeptOutput, TabsLeadToTheNextColumnOfEight) {
    EXPECT_EQ(kept("a\tb\té\tc"), Lines{"a       b       é       c"});
    EXPECT_EQ(kept("12345678\t9"), Lines{"12345678        9"});
}

TEST(KeptOutput, DoesNotDependOnWhereTheBytesAreCut) {
    const std::string bytes = "é😀\xff\xe2\x82x\r\n\t猫\r\rend";
    for (std::size_t first = 0; first <= bytes.size(); ++first)
        for (std::size_t second = first; second <= bytes.size(); ++second) {
            KeptOutput output;
            output.add(bytes.substr(0, first));
            output.add(bytes.substr(first, second - first));
            output.add(bytes.substr(second));
            EXPECT_EQ(output.lines(), kept(bytes)) << first << ' ' << second;
        }
}

TEST(KeptOutput, CutsALongLineAndTellsHowMuch) {
    const Lines lines = kept(std::string(10'000'000, 'a') + "\nb");
    ASSERT_EQ(lines.size(), 2u);
    EXPECT_EQ(lines[0],
              std::string(KeptOutput::most_letters, 'a') + " … (9998000 more characters)");
    EXPECT_EQ(lines[1], "b");
}

TEST(KeptOutput, KeepsTheFirstAndTheLastLines) {
    KeptOutput output;
    for (int i = 0; i < 1'000'000; ++i) output.add(std::to_string(i) + "\n");
    const Lines lines = output.lines();
    EXPECT_EQ(lines.size(), KeptOutput::most_lines + 1);
    EXPECT_EQ(lines[0], "0");
    EXPECT_EQ(lines[KeptOutput::most_first_lines - 1], "999");
    EXPECT_EQ(lines[KeptOutput::most_first_lines], "… 998000 lines left out …");
    EXPECT_EQ(lines.back(), "999999");
}

TEST(KeptOutput, LinesThatAreSettledStayWhateverComes) {
    for (const std::size_t letters : {0, 1, 700, 2000, 5000}) {
        KeptOutput output;
        Lines settled;
        for (int i = 0; i < 3000; ++i) {
            output.add(std::to_string(i) + std::string(letters, 'a') + "\n");
            if (i % 100 != 0) continue;
            const Lines now = output.lines();
            ASSERT_GE(now.size(), settled.size());
            EXPECT_TRUE(std::equal(settled.begin(), settled.end(), now.begin())) << letters;
            const auto count = static_cast<std::ptrdiff_t>(output.settled_lines());
            settled.assign(now.begin(), now.begin() + count);
        }
        EXPECT_GE(settled.size(), 200u);
    }
}

TEST(KeptOutput, KeepsNoMoreBytesThanItSays) {
    KeptOutput output;
    for (int i = 0; i < 5000; ++i) output.add(std::string(KeptOutput::most_letters, 'a') + "\n");
    output.add("end");
    std::size_t bytes = 0;
    for (const std::string& line : output.lines()) bytes += line.size();
    EXPECT_LE(bytes, KeptOutput::most_bytes + 100);
    EXPECT_EQ(output.lines().back(), "end");
}

}  // namespace
