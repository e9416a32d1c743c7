#include <ctime>

#include "lesson/page_support.hpp"

namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr double slower = 10;
#else
constexpr double slower = 1;
#endif

// A megabyte of sections that each hold this text many times over.
std::string megabyte_of(std::string_view markdown) {
    std::string text = test::four_words_text();
    for (std::size_t section = 0; section < lesson::most_sections; ++section) {
        text += test::section_head;
        for (int part = 0; part < 8 && text.size() < 1'000'000; ++part) {
            const std::size_t times = 3900 / markdown.size();
            text += "[[section.part]]\ntext = '''\n";
            for (std::size_t i = 0; i < times; ++i) text += markdown;
            text += "\n'''\n";
        }
    }
    return text + "[[term]]\nword = \"share\"\ntext = \"A part.\"\n";
}

class LargeLesson : public testing::TestWithParam<std::string> {};

TEST_P(LargeLesson, is_read_or_refused_within_a_second) {
    const std::string text = megabyte_of(GetParam());
    ASSERT_GT(text.size(), 900'000U);
    const std::clock_t start = std::clock();  // other programs do not count
    const auto lesson = lesson::read(text);
    const auto time = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    EXPECT_LT(time, 1.0 * slower);
    const auto* faults = std::get_if<lesson::Faults>(&lesson);
    EXPECT_TRUE(faults == nullptr || !faults->empty());
}

}  // namespace

INSTANTIATE_TEST_SUITE_P(
    Texts, LargeLesson,
    testing::Values("The **asking word** points at *labels*, [1.0](do:sharpness=1 ask=cat). ",
                    "share ", "[", "](", "*a ", "_a**b", "`", "``` ", "[a](do:", "[a](do:b ", "- ",
                    "> ", "|a", "<a ", "<!--", "&a", "\\", "*", "[a]: do:b\n", "a\n\n", "1. ", "![",
                    "<", "(", "漢"));
