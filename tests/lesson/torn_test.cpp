#include <random>

#include "lesson/support.hpp"

namespace {

// Reads, and checks that what comes back is a sound lesson or faults one can be sent to.
void read_and_look(const std::string& text) {
    const auto lesson = lesson::read(text);
    if (const auto* sound = std::get_if<lesson::Lesson>(&lesson)) {
        ASSERT_FALSE(sound->sentences.empty()) << text;
        for (const auto& sentence : sound->sentences) ASSERT_FALSE(sentence.words.empty()) << text;
        return;
    }
    const auto& faults = std::get<lesson::Faults>(lesson);
    ASSERT_FALSE(faults.empty()) << text;
    const long lines = 1 + std::count(text.begin(), text.end(), '\n');
    for (const auto& fault : faults) {
        ASSERT_GE(fault.place.line, 1) << text;
        ASSERT_LE(fault.place.line, lines) << text;
        ASSERT_GE(fault.place.column, 1) << text;
        ASSERT_FALSE(fault.message.empty()) << text;
        ASSERT_EQ(fault.message.find('\n'), std::string::npos) << fault.message;
    }
}

}  // namespace

TEST(TornFiles, cut_at_every_byte_are_refused_or_sound) {
    const std::string text = test::changed(test::four_words_text(), "cat", "ça🐌");
    std::size_t sound = 0;
    for (std::size_t length = 0; length <= text.size(); ++length) {
        read_and_look(text.substr(0, length));
        sound += test::faults_of(text.substr(0, length)).empty() ? 1 : 0;
    }
    const std::size_t after_words = text.size() - text.rfind("]\n") - 1;
    EXPECT_GT(sound, 2U);
    EXPECT_LE(sound, after_words + 1);
}

// The shipped lesson, cut at every byte; under sanitizers, which are slow, at some.
class TornLesson : public testing::TestWithParam<std::size_t> {
  public:
    static constexpr std::size_t shares = 8;  // so that tests can run side by side
#ifdef __SANITIZE_ADDRESS__
    static constexpr std::size_t stride = 29 * shares;
#else
    static constexpr std::size_t stride = shares;
#endif
};

TEST_P(TornLesson, is_refused_or_sound) {
    const std::string text = test::built_in_text();
    for (std::size_t length = GetParam(); length <= text.size(); length += stride) {
        read_and_look(text.substr(0, length));
        if (HasFatalFailure()) return;
    }
}

INSTANTIATE_TEST_SUITE_P(Bytes, TornLesson, testing::Range(std::size_t{0}, TornLesson::shares));

TEST(TornFiles, of_two_bytes_are_all_refused) {
    for (int first = 0; first < 256; ++first)
        for (int second = 0; second < 256; ++second) {
            const std::string text = {static_cast<char>(first), static_cast<char>(second)};
            read_and_look(text);
            ASSERT_TRUE(std::holds_alternative<lesson::Faults>(lesson::read(text)));
        }
}

class ChangedFile : public testing::TestWithParam<std::string> {};

TEST_P(ChangedFile, never_crashes_the_reader) {
    const std::string good = GetParam();
    const std::vector<std::string> bits = {"[",
                                           "]",
                                           "{",
                                           "}",
                                           "=",
                                           ",",
                                           ".",
                                           "\"",
                                           "'",
                                           "\"\"\"",
                                           "'''",
                                           "\\",
                                           "#",
                                           "\n",
                                           "\r\n",
                                           "0",
                                           "1e",
                                           "inf",
                                           "nan",
                                           "-",
                                           "+",
                                           "_",
                                           "é",
                                           "“",
                                           "🐌",
                                           "[[sentence]]\n",
                                           "a.b.c",
                                           "\\u0000",
                                           "2020-01-01",
                                           "12:00:00",
                                           "0x",
                                           "0b1",
                                           "true",
                                           "fals",
                                           " ",
                                           "\t",
                                           "\xCC\xAA",
                                           "\u00A0",
                                           "\xFF",
                                           "id=\"m\"\n",
                                           "\\\n  é",
                                           "**",
                                           "[a](do:ask=cat)",
                                           "](do:",
                                           "[[section]]\ntitle=\"a\"\n",
                                           "[[section.part]]\ntext=\"b\"\n",
                                           "```",
                                           "- ",
                                           "> ",
                                           "# ",
                                           "<b>",
                                           "![a](b)",
                                           "|a|\n|-|\n",
                                           "&amp;"};
    std::mt19937 random(20240229);
    const auto below = [&random](std::size_t limit) { return random() % limit; };
    const std::size_t rounds = 2'000'000 / (good.size() + 100);
    for (std::size_t round = 0; round < rounds; ++round) {
        std::string text = below(3) == 0 ? "" : good.substr(0, good.size() - below(good.size()));
        for (std::size_t changes = 1 + below(10); changes > 0; --changes) {
            if (!text.empty() && below(3) == 0) text.erase(below(text.size()), 1 + below(5));
            text.insert(below(text.size() + 1), bits[below(bits.size())]);
        }
        read_and_look(text);
        if (HasFatalFailure()) return;
    }
}

INSTANTIATE_TEST_SUITE_P(Files, ChangedFile,
                         testing::Values(test::four_words_text(), test::built_in_text()),
                         [](const auto& file) {
                             return file.index == 0 ? std::string("of_four_words")
                                                    : "of_the_lesson";
                         });
