#include "lesson/page_support.hpp"

using lesson::PartKind;
using lesson::Picture;
using test::changed;
using test::faults_of;
using test::sound;
using test::with_words;
using test::Wrong;

namespace {

const std::string pages = R"(
title = "A lesson"

[[section]]
title = "Hand trace: one word asks"
name = "Hand trace"
picture = "trace"
opens = "ask=ate sharpness=4"
[[section.part]]
text = "Look."
[[section.part]]
guess = "Where?"
acts = "ask=ate"
[[section.part]]
do = "Slide to [1.0](do:sharpness=1)."
[[section.part]]
notice = "It has 56%."
claims = [ { figure = "56%", acts = "ask=ate", quantity = "share.cat" } ]
[[section.part]]
why = "So."
[[section.part]]
one-sentence = "Short."

[[section]]
title = "Second"
[[section.part]]
text = "More."
)";

// Its headings come after those of the words, so the title goes in front.
std::string lesson_text() {
    const std::string title = "\ntitle = \"A lesson\"\n";
    return "title = \"A lesson\"\n" + test::four_words_text() + pages.substr(title.size());
}

class SectionFault : public testing::TestWithParam<Wrong> {};

TEST_P(SectionFault, is_told_with_place_and_remedy) {
    const auto& [old, now, all_faults] = GetParam();
    EXPECT_EQ(faults_of(changed(lesson_text(), old, now)), all_faults);
}

}  // namespace

TEST(Sections, are_read_with_all_that_is_theirs) {
    const lesson::Lesson lesson = sound(lesson_text());
    EXPECT_EQ(lesson.title, "A lesson");
    ASSERT_EQ(lesson.sections.size(), 2U);
    const lesson::Section& first = lesson.sections[0];
    EXPECT_EQ(first.title, "Hand trace: one word asks");
    EXPECT_EQ(first.name, "Hand trace");
    EXPECT_EQ(first.picture, Picture::trace);
    EXPECT_EQ(first.opens, "ask=ate sharpness=4");
    EXPECT_EQ(first.line, 15);
    const std::vector<PartKind> kinds = {PartKind::text,   PartKind::guess, PartKind::act,
                                         PartKind::notice, PartKind::why,   PartKind::one_sentence};
    ASSERT_EQ(first.parts.size(), kinds.size());
    for (std::size_t i = 0; i < kinds.size(); ++i) EXPECT_EQ(first.parts[i].kind, kinds[i]);
    EXPECT_EQ(first.parts[1].acts, "ask=ate");
    EXPECT_EQ(first.parts[1].line, 22);
    ASSERT_EQ(first.parts[3].claims.size(), 1U);
    const lesson::Claim& claim = first.parts[3].claims[0];
    EXPECT_EQ(claim.figure, "56%");
    EXPECT_EQ(claim.acts, "ask=ate");
    EXPECT_EQ(claim.quantity, "share.cat");
    EXPECT_EQ(claim.line, 29);
    EXPECT_EQ(lesson.sections[1].name, "Second") << "a short title does for a name";
    EXPECT_EQ(lesson.sections[1].picture, Picture::spotlight);
}

TEST(Sections, can_show_every_picture) {
    const std::string question =
        "[[question]]\ntext = \"a\"\n[[question.option]]\ntext = \"b\"\nright = true\n"
        "explanation = \"c\"\n[[question.option]]\ntext = \"d\"\nacts = \"ask=1\"\n"
        "explanation = \"e\"\n";
    for (const auto& [name, picture] :
         std::vector<std::pair<std::string, Picture>>{{"spotlight", Picture::spotlight},
                                                      {"neighbours", Picture::neighbours},
                                                      {"lamp", Picture::lamp},
                                                      {"numbers", Picture::numbers},
                                                      {"trace", Picture::trace},
                                                      {"look-back", Picture::look_back},
                                                      {"grid", Picture::grid},
                                                      {"additions", Picture::additions},
                                                      {"takeaways", Picture::takeaways},
                                                      {"quiz", Picture::quiz}}) {
        std::string text = test::with_words(std::string(test::section_head) + "picture = \"" +
                                            name + "\"\n[[section.part]]\ntext = \"a\"\n");
        if (picture == Picture::quiz) text += question;
        if (picture == Picture::additions)
            for (const std::string id : {"values", "longer", "head-1", "head-2", "second-pass"}) {
                const std::string words = changed(test::four_words_text(), "main", id);
                text +=
                    id == "values" ? changed(words, "\"cat\",", "\"cat\", value = [1, 2],") : words;
            }
        EXPECT_EQ(sound(text).sections[0].picture, picture) << name;
    }
}

TEST(Sections, have_guesses_only_where_the_picture_has_marks_for_them) {
    for (const char* picture : {"numbers", "additions", "quiz"})
        EXPECT_NE(faults_of(changed(lesson_text(), "\"trace\"", '"' + std::string(picture) + '"'))
                      .find(":1: the picture of this section has no marks for a guess: choose "),
                  std::string::npos)
            << picture;
    for (const char* picture : {"spotlight", "neighbours", "lamp", "look-back", "grid"})
        EXPECT_EQ(faults_of(changed(lesson_text(), "\"trace\"", '"' + std::string(picture) + '"')),
                  "")
            << picture;
}

TEST(Sections, with_the_picture_of_additions_need_its_sentences) {
    const std::string faults = faults_of(changed(lesson_text(), "\"trace\"", "\"additions\""));
    for (const char* id : {"values", "longer", "head-1", "head-2", "second-pass"})
        EXPECT_NE(
            faults.find("15:1: the picture \"additions\" draws the sentence “" + std::string(id) +
                        "”, which is not there: add it, or choose "
                        "another picture\n"),
            std::string::npos)
            << id << " in " << faults;
    EXPECT_EQ(faults.find("“main”"), std::string::npos);
}

TEST(Sections, with_the_picture_of_additions_have_values_in_one_sentence_only) {
    const std::string text = test::built_in_text();
    const std::string id = "id = \"values\"";
    const std::size_t values = text.find(id), longer = text.find("id = \"longer\"");
    std::string turned = text;
    turned.replace(longer, 13, "id = \"values\"").replace(values, id.size(), "id = \"longer\"");
    const std::string faults = faults_of(turned);
    EXPECT_NE(faults.find("only: give the words a value = [...] here\n"), faults.npos) << faults;
    EXPECT_NE(faults.find("only: leave out each value = [...] here\n"), faults.npos) << faults;
}

TEST(Sections, give_all_their_letters_to_be_drawn) {
    const std::string all =
        lesson::all_characters(sound(changed(changed(lesson_text(), "\"Second\"", "\"Zwölf\""),
                                             "\"So.\"", "\"Ⅶ **Ψ** `Ж` [Ω](do:ask=1)\"")));
    for (const std::string letter : {"ö", "Ⅶ", "Ψ", "Ж", "Ω"})
        EXPECT_NE(all.find(letter), std::string::npos) << letter;
}

INSTANTIATE_TEST_SUITE_P(
    Names, SectionFault,
    testing::Values(
        Wrong{"[[section]]", "[section]",
              "35:1: this name is used above in another way: all its headings have two brackets on "
              "each side, and a [[section]] comes before its [[section.part]]\n"},
        Wrong{"[[section]]\ntitle = \"Hand",
              "[[section.part]]\ntext = \"a\"\n[[section]]\ntitle = \"Hand",
              "17:1: this name is used above in another way: all its headings have two brackets on "
              "each side, and a [[section]] comes before its [[section.part]]\n"},
        Wrong{"picture = \"trace\"", "picture = \"trase\"",
              "18:11: there is no picture “trase”: did you mean trace?\n"},
        Wrong{"picture = \"trace\"", "picture = \"movie\"",
              "18:11: there is no picture “movie”: choose one of spotlight, neighbours, lamp, "
              "numbers, trace, look-back, grid, additions, takeaways, quiz\n"},
        Wrong{"picture = \"trace\"", "picture = 3",
              "18:11: the picture of section 1 should be a text in quotes, but this is a number: "
              "write it in quotes, as \"cat\"\n"},
        Wrong{"picture = ", "pictrue = ",
              "18:1: “pictrue” is not known in section 1: did you mean picture?\n"},
        Wrong{"\"Hand trace\"", "\"A hand trace, slow\"",
              "17:8: the name of section 1 has 18 letters, and 16 is the most: shorten it\n"},
        Wrong{
            "name = \"Hand trace\"\n", "",
            "15:1: section 1 has a title of more than 16 letters and no name: add a shorter name = "
            "... for the list of sections\n"},
        Wrong{"title = \"Second\"", "", "35:1: section 2 has no title: add title = ...\n"},
        Wrong{"title = \"Second\"\n[[section.part]]\ntext = \"More.\"", "title = \"Second\"",
              "35:1: section 2 has nothing to read: add a [[section.part]] with a text\n"},
        Wrong{"title = \"Second\"", "title = \"a\\nb\"",
              "36:9: the title of section 2 holds a line end or another control character: take it "
              "out\n"},
        Wrong{"title = \"A lesson\"", "titel = \"A lesson\"",
              "1:1: “titel” is not known in a lesson file: did you mean title?\n"},
        Wrong{"sharpness = 4.0", "title = \"Late\"",
              "13:1: a title is not known in sentence 1: that of the lesson stands at the head of "
              "the "
              "file, above the first heading\n"},
        Wrong{"title = \"A lesson\"", "picture = \"quiz\"",
              "1:1: “picture” belongs below the heading of a section: put [[section]] on a line "
              "before it\n"}));

INSTANTIATE_TEST_SUITE_P(
    Parts, SectionFault,
    testing::Values(
        Wrong{"why = \"So.\"", "wy = \"So.\"",
              "31:1: “wy” is not known in part 5 of section 1: did you mean why?\n"},
        Wrong{
            "why = \"So.\"", "why = \"So.\"\ndo = \"It.\"",
            "31:7: part 5 of section 1 is do and why at once: begin a new [[section.part]] for one "
            "of them\n"},
        Wrong{
            "why = \"So.\"", "why = \"So.\"\nacts = \"ask=ate\"",
            "32:8: part 5 of section 1 has acts, which only a guess has: put them into a link, as "
            "[1.0](do:sharpness=1)\n"},
        Wrong{"\nacts = \"ask=ate\"", "",
              "22:1: part 2 of section 1 has no acts: add acts = ...\n"},
        Wrong{"why = \"So.\"", "why = [\"So.\"]",
              "31:7: the why of part 5 of section 1 should be a text in quotes, but this is a list "
              "in "
              "[ ]: write it in quotes, as \"cat\"\n"},
        Wrong{"[[section.part]]\nwhy", "[[part]]\nwhy",
              "30:3: this heading is not whole: write [[section.part]]\n"},
        Wrong{"figure = \"56%\", ", "",
              "29:12: claim 1 of part 4 of section 1 has no figure: add figure = ...\n"},
        Wrong{"quantity = \"share.cat\"", "quantty = \"share.cat\"",
              "29:48: “quantty” is not known in claim 1 of part 4 of section 1: did you mean "
              "quantity?\n"},
        Wrong{"[ { figure", "\"\" # [ { figure",
              "29:10: the list of claims of part 4 of section 1 should be a list in [ ], but this "
              "is a "
              "text in quotes: write it in [ ], with commas between\n"}));

TEST(Sections, and_their_parts_have_a_greatest_number) {
    std::string sections, parts;
    for (std::size_t i = 0; i <= lesson::most_sections; ++i)
        sections += std::string(test::section_head) + "[[section.part]]\ntext = \"a\"\n";
    EXPECT_EQ(faults_of(with_words(sections))
                  .find("173:1: this is section 41, and 40 is the most: take some out"),
              0U)
        << faults_of(with_words(sections));
    for (std::size_t i = 0; i <= lesson::most_parts; ++i)
        parts += "[[section.part]]\ntext = \"a\"\n";
    EXPECT_EQ(faults_of(with_words(std::string(test::section_head) + parts)),
              "135:1: this is part 61, and 60 is the most: take some out\n");
}

TEST(Sections, tell_all_their_faults_at_once_in_file_order) {
    std::string text = lesson_text();
    text = changed(text, "\"trace\"", "\"trase\"");
    text = changed(text, "why =", "wy =");
    text = changed(text, "\"More.\"", "\"# More\"");
    text = changed(text, "sharpness = 4.0", "sharpness = 11.0");
    const auto lesson = lesson::read(text);
    std::vector<int> lines;
    for (const auto& fault : std::get<lesson::Faults>(lesson)) lines.push_back(fault.place.line);
    EXPECT_EQ(lines, (std::vector<int>{13, 18, 31, 38}));
}

TEST(Sections, can_be_left_out) {
    const lesson::Lesson lesson = sound(test::four_words_text());
    EXPECT_TRUE(lesson.sections.empty());
    EXPECT_EQ(lesson.title, "");
}
