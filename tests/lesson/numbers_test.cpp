#include <bit>
#include <clocale>
#include <cstdint>
#include <locale>

#include "lesson/support.hpp"

namespace {

double read_number(const std::string& number) {
    // A question of 0 keeps the score in range whatever the label is.
    std::string text = test::sentence_of({"'a'"}, "[" + number + "]");
    text = test::changed(text, "question = [1]", "question = [0]");
    return test::sound(text).sentences[0].words[0].label[0];
}

class CommaPunctuation : public std::numpunct<char> {
    char do_decimal_point() const override { return ','; }
    char do_thousands_sep() const override { return '.'; }
    std::string do_grouping() const override { return "\3"; }
};

}  // namespace

TEST(LessonNumbers, are_read_to_the_last_bit) {
    const std::pair<std::string, double> numbers[] = {
        {"6.02214076e23", 6.02214076e23},
        {"0.1", 0.1},
        {"0.848213", 0.848213},
        {"0.1234567891234567891", 0.1234567891234567891},
        {"5e-324", 5e-324},
        {"2.2250738585072011e-308", 2.2250738585072011e-308},
        {"-9.999999999999999e299", -9.999999999999999e299},
        {"0.30000000000000004", 0.30000000000000004},
        {"9007199254740993", 9007199254740992.0},
        {"9223372036854775807", 9223372036854775808.0},
        {"1_000.5", 1000.5},
        {"7205759403792793199999e-5", 72057594037927931.99999},
        {"8033333333333333333333333333338033333333333333333333333333333333333333.0",
         8.0333333333333333e69},
    };
    for (const auto& [text, number] : numbers)
        EXPECT_EQ(std::bit_cast<std::uint64_t>(read_number(text)),
                  std::bit_cast<std::uint64_t>(number))
            << text;
}

TEST(LessonNumbers, do_not_depend_on_the_locale) {
    const std::locale before = std::locale::global(
        std::locale(std::locale::classic(), new CommaPunctuation));  // the locale owns it
    for (const char* name : {"de_DE.UTF-8", "fr_FR.UTF-8", "pt_BR.UTF-8"})
        if (std::setlocale(LC_ALL, name) != nullptr) break;
    EXPECT_EQ(read_number("1234.5"), 1234.5);
    EXPECT_EQ(read_number("1234567"), 1234567.0);
    const std::string faults = test::faults_of(test::sentence_of({"'a'"}, "[1e301]"));
    EXPECT_NE(faults.find("between -1e300 and 1e300: write an ordinary one, as 0.5"),
              std::string::npos);
    std::setlocale(LC_ALL, "C");
    std::locale::global(before);
}
