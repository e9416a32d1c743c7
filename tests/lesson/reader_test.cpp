#include <algorithm>

#include "lesson/support.hpp"

using test::changed;
using test::four_words_text;
using test::sound;

using Numbers = std::vector<double>;

TEST(Reader, reads_the_lesson_s_four_words) {
    const lesson::Lesson lesson = sound(four_words_text());
    ASSERT_EQ(lesson.sentences.size(), 1U);
    const lesson::Sentence& sentence = lesson.sentences[0];
    EXPECT_EQ(sentence.id, "main");
    EXPECT_EQ(sentence.axes, (std::vector<std::string>{"thing", "action"}));
    EXPECT_EQ(sentence.sharpness, 4.0);
    const std::vector<std::string> texts = {"the", "cat", "ate", "fish"};
    const std::vector<Numbers> labels = {{0.2, 0.0}, {0.9, 0.1}, {0.1, 0.9}, {0.8, 0.2}};
    const std::vector<Numbers> questions = {{0.7, 0.1}, {0.0, 1.0}, {1.0, 0.0}, {0.2, 0.9}};
    ASSERT_EQ(sentence.words.size(), texts.size());
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const lesson::Word& word = sentence.words[i];
        EXPECT_EQ(word.text, texts[i]);
        EXPECT_EQ(word.label, labels[i]);
        EXPECT_EQ(word.question, questions[i]);
        EXPECT_FALSE(word.value);
        EXPECT_FALSE(word.asks.empty());
    }
    EXPECT_EQ(sentence.words[1].asks, "what did I do?");
}

TEST(Reader, blends_a_value_where_the_file_gives_one) {
    const lesson::Lesson lesson =
        sound(changed(four_words_text(), R"("cat",)", R"("cat", value = [5, -6],)"));
    const auto& words = lesson.sentences[0].words;
    EXPECT_EQ(words[1].value, (Numbers{5.0, -6.0}));
    EXPECT_EQ(words[1].label, (Numbers{0.9, 0.1}));
    EXPECT_FALSE(words[0].value);
}

TEST(Reader, needs_neither_asks_nor_sharpness) {
    const lesson::Lesson lesson = sound(test::sentence_of({R"("a")"}));
    EXPECT_EQ(lesson.sentences[0].sharpness, 4.0);
    EXPECT_EQ(lesson.sentences[0].words[0].asks, "");
    EXPECT_EQ(test::faults_of(changed(four_words_text(), R"("what did I do?")", R"("")")), "");
}

TEST(Reader, counts_whole_numbers_as_numbers) {
    const lesson::Lesson lesson = sound(test::sentence_of({R"("a")"}, "[-3]"));
    EXPECT_EQ(lesson.sentences[0].words[0].label, Numbers{-3.0});
    EXPECT_EQ(sound(changed(four_words_text(), "4.0", "7")).sentences[0].sharpness, 7.0);
}

TEST(Reader, keeps_equal_words_apart_and_text_as_written) {
    const lesson::Lesson lesson =
        sound(test::sentence_of({R"("the")", R"("the")", R"(" spaced  out ")", R"('it"s = #3, ok')",
                                 R"("Ünïcode 🐌 \u00e9")", R"("42")"}));
    std::vector<std::string> texts;
    for (const auto& word : lesson.sentences[0].words) texts.push_back(word.text);
    EXPECT_EQ(texts, (std::vector<std::string>{"the", "the", " spaced  out ", R"(it"s = #3, ok)",
                                               "Ünïcode 🐌 é", "42"}));
}

TEST(Reader, keeps_characters_of_every_plane) {
    for (const std::string text :
         {"é", "ʼn", "ऄ", "\u1680a", "漢", "\uE000", "\uFFFD", "🐌", "\U000F0041", "\U0010FFFD"}) {
        const auto lesson =
            sound(changed(four_words_text(), "which thing am I pointing at?", text));
        EXPECT_EQ(lesson.sentences[0].words[0].asks, text);
    }
}

TEST(Reader, takes_several_sentences_in_order) {
    std::string text;
    for (const char* id : {"one", "two", "three"})
        text += changed(four_words_text(), "main", id) + "\n";
    const lesson::Lesson lesson = sound(text);
    ASSERT_EQ(lesson.sentences.size(), 3U);
    EXPECT_EQ(lesson.sentences[0].id, "one");
    EXPECT_EQ(lesson.sentences[2].id, "three");
}

TEST(Reader, takes_as_many_words_and_axes_as_allowed) {
    const std::vector<std::string> words(lesson::most_words, R"("a")");
    EXPECT_EQ(sound(test::sentence_of(words)).sentences[0].words.size(), 24U);
    for (const std::size_t axes : {1U, 2U, 3U, 16U}) {
        std::string names, numbers;
        for (std::size_t i = 0; i < axes; ++i) {
            names += "\"axis " + std::to_string(i) + "\", ";
            numbers += "0.5, ";
        }
        const std::string text = "[[sentence]]\nid = 'm'\naxes = [" + names +
                                 "]\nwords = [ { word = 'a', label = [" + numbers +
                                 "], question = [" + numbers + "] } ]";
        EXPECT_EQ(sound(text).sentences[0].words[0].label.size(), axes);
    }
}

TEST(Reader, reads_files_of_every_editor) {
    const std::string text = four_words_text();
    std::string windows;
    for (const char byte : text) windows += byte == '\n' ? "\r\n" : std::string(1, byte);
    EXPECT_EQ(sound(windows).sentences[0].words.size(), 4U);
    EXPECT_EQ(sound("\xEF\xBB\xBF" + text).sentences[0].id, "main");
    EXPECT_EQ(sound("\xEF\xBB\xBF" + windows).sentences[0].id, "main");
    EXPECT_EQ(sound(text.substr(0, text.find_last_not_of('\n') + 1)).sentences[0].id, "main");
}

TEST(Reader, reads_the_same_lesson_in_other_toml_clothes) {
    const std::string text = R"(
sentence = [ { id = 'm', axes = ["a", 'b'], sharpness = 0x5, words = [
  { "word" = """x""", label = [1_0, 1e1], question = [+0.5, -0.0] },  # remark: [[[ {
] } ]
)";
    const lesson::Sentence sentence = sound(text).sentences[0];
    EXPECT_EQ(sentence.sharpness, 5.0);
    EXPECT_EQ(sentence.words[0].label, (Numbers{10.0, 10.0}));
}

TEST(Reader, gives_all_faults_in_file_order) {
    std::string text = four_words_text();
    text = changed(text, "[0.2, 0.0]", "[0.2]");                  // line 7
    text = changed(text, R"(word = "ate")", R"(wort = "ate")");   // line 9
    text = changed(text, "[0.2, 0.9]", "'none'");                 // line 10
    text = changed(text, "sharpness = 4.0", "sharpness = 11.0");  // line 12
    const auto lesson = lesson::read(text);
    const auto* faults = std::get_if<lesson::Faults>(&lesson);
    ASSERT_NE(faults, nullptr);
    std::vector<int> lines;
    for (const auto& fault : *faults) lines.push_back(fault.place.line);
    EXPECT_EQ(lines, (std::vector<int>{7, 9, 10, 12})) << test::told(*faults);
}

TEST(Reader, tells_however_many_faults_in_the_order_of_their_lines) {
    std::string text = "[[sentence]]\n";
    for (int i = 1000; i > 0; --i) text += "z" + std::to_string(i) + " = 1\n";
    text += "id = 3\n[[sentence]]\nid = \"b\"\n";
    const auto lesson = lesson::read(text);
    const auto& faults = std::get<lesson::Faults>(lesson);
    EXPECT_GT(faults.size(), 1000u);
    EXPECT_TRUE(std::ranges::is_sorted(faults, {}, &lesson::Fault::place));
    EXPECT_EQ(faults.back().place.line, 1003);
}

TEST(Reader, takes_the_examples_of_the_page_on_lesson_files) {
    std::string all = "title = \"Examples\"\n";
    const std::string page = test::asset("README.md"), opens = "```toml\n", closes = "```";
    for (std::size_t at = page.find(opens); at != std::string::npos; at = page.find(opens, at)) {
        at += opens.size();
        all += page.substr(at, page.find(closes, at) - at) + "\n";
    }
    all += "[[section]]\ntitle = \"Quiz\"\npicture = \"quiz\"\n[[section.part]]\ntext = \"a\"\n";
    const lesson::Lesson lesson = sound(all);
    EXPECT_EQ(lesson.sentences[0].words.size(), 3U);
    EXPECT_EQ(lesson.sections.size(), 2U);
    EXPECT_EQ(lesson.quiz.size(), 1U);
    EXPECT_EQ(lesson.glossary.size(), 1U);
}
