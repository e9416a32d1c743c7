#include "lesson/page_support.hpp"

namespace {

// As many sections as there may be, each with a few texts, as long as texts may be, of this alone.
std::string lesson_full_of(std::string_view markdown) {
    std::string text = test::four_words_text();
    for (std::size_t section = 0; section < lesson::most_sections; ++section) {
        text += test::section_head;
        for (int part = 0; part < 2; ++part) {
            const std::size_t times = 3900 / markdown.size();
            text += "[[section.part]]\ntext = '''\n";
            for (std::size_t i = 0; i < times; ++i) text += markdown;
            text += "\n'''\n";
        }
    }
    return text + "[[term]]\nword = \"share\"\ntext = \"A part.\"\n";
}

class LongTexts : public testing::TestWithParam<std::string> {};

// How long it takes is measured in tests/bench/lesson_bench.cpp.
TEST_P(LongTexts, are_read_or_refused) {
    const auto lesson = lesson::read(lesson_full_of(GetParam()));
    if (const auto* faults = std::get_if<lesson::Faults>(&lesson)) {
        EXPECT_FALSE(faults->empty());
        return;
    }
    const auto& sections = std::get<lesson::Lesson>(lesson).sections;
    ASSERT_EQ(sections.size(), lesson::most_sections);
    EXPECT_FALSE(lesson::plain(sections.back().parts.back().text).empty());
}

TEST(Faults, of_a_file_full_of_unknown_names_are_all_told) {
    std::string text = test::four_words_text();
    for (int i = 0; i < 300; ++i) text.append("worb").append(std::to_string(i)).append(" = 1\n");
    const auto lesson = lesson::read(text);
    ASSERT_TRUE(std::holds_alternative<lesson::Faults>(lesson));
    EXPECT_EQ(std::get<lesson::Faults>(lesson).size(), 300u);
}

}  // namespace

INSTANTIATE_TEST_SUITE_P(
    Texts, LongTexts,
    testing::Values("The **asking word** points at *labels*, [1.0](do:sharpness=1 ask=cat). ",
                    "share ", "[", "](", "*a ", "_a**b", "`", "``` ", "[a](do:", "[a](do:b ", "- ",
                    "> ", "|a", "<a ", "<!--", "&a", "\\", "*", "[a]: do:b\n", "a\n\n", "1. ", "![",
                    "<", "(", "漢"));
