#include "lesson/page_support.hpp"

using lesson::Paragraph;
using test::faults_of;
using test::spelled;
using test::text_of;
using test::with_text;

namespace {

using Kind = Paragraph::Kind;

std::string first_fault(std::string_view markdown) {
    const std::string faults = faults_of(with_text(markdown));
    return faults.substr(0, faults.find('\n'));
}

}  // namespace

TEST(Text, has_paragraphs_between_empty_lines) {
    const lesson::Text text = text_of("one\ntwo\n\nthree\n\n\n   four");
    ASSERT_EQ(text.size(), 3U);
    EXPECT_EQ(spelled(text[0]), "[|one two]");
    EXPECT_EQ(spelled(text[1]), "[|three]");
    EXPECT_EQ(spelled(text[2]), "[|four]");
    for (const Paragraph& paragraph : text) EXPECT_EQ(paragraph.kind, Kind::plain);
    EXPECT_EQ(text[0].line, 17);
    EXPECT_EQ(text[1].line, 20);
    EXPECT_EQ(text[2].line, 23);
}

TEST(Text, has_strong_emphasis_and_code) {
    EXPECT_EQ(spelled(text_of("a **b** *c* ***d*** `e *f*` _g_")[0]),
              "[|a ][S|b][| ][E|c][| ][SE|d][| ][C|e *f*][| ][E|g]");
    EXPECT_EQ(spelled(text_of("a * b, 2*3*4, snake_case_name")[0]),
              "[|a * b, 2][E|3][|4, snake_case_name]");
    EXPECT_EQ(spelled(text_of(R"(\*a\* \< \& \[b\] \\)")[0]), R"([|*a* < & [b] \])");
    EXPECT_EQ(spelled(text_of("a < b & c > d, 5 € “naïve” 漢字 🐌")[0]),
              "[|a < b & c > d, 5 € “naïve” 漢字 🐌]");
}

TEST(Text, has_links_to_acts_with_spaces_between_them) {
    EXPECT_EQ(spelled(text_of("to [1.0](do:sharpness=1) now")[0]),
              "[|to ][|1.0|sharpness=1][| now]");
    EXPECT_EQ(spelled(text_of("[a **b**](do:ask=cat  look-back=on\nsharpness=1)")[0]),
              "[|a |ask=cat  look-back=on sharpness=1][S|b|ask=cat  look-back=on sharpness=1]");
    EXPECT_EQ(spelled(text_of("[a]( do:reset )[b](<do:ask=x y>)")[0]), "[|a|reset][|b|ask=x y]");
    EXPECT_EQ(spelled(text_of("[a](do:ask=f(x)) (b)")[0]), "[|a|ask=f(x)][| (b)]");
    EXPECT_EQ(spelled(text_of("`[a](do:ask=b c)`")[0]), "[C|[a](do:ask=b c)]");
}

TEST(Text, has_lists) {
    const lesson::Text text =
        text_of("first:\n\n- one\n- two\n  more\n\n3. three\n4. four\n\n* a\n\n* b\n");
    ASSERT_EQ(text.size(), 7U);
    EXPECT_EQ(spelled(text[2]), "[|two more]");
    EXPECT_EQ(text[1].kind, Kind::bullet);
    EXPECT_EQ(text[3].kind, Kind::numbered);
    EXPECT_EQ(text[3].number, 3);
    EXPECT_EQ(text[4].number, 4);
    EXPECT_EQ(spelled(text[6]), "[|b]");
    EXPECT_EQ(text[6].kind, Kind::bullet);
    EXPECT_EQ(text[2].line, 20);
    EXPECT_EQ(lesson::plain(text), "first:\n- one\n- two more\n3. three\n4. four\n- a\n- b");
}

TEST(Text, keeps_code_blocks_as_they_are) {
    const lesson::Text text = text_of(
        "so:\n```python\nfor x in y:\n    a  = *b* [x](do:ask=a "
        "b)\n\n\tc\n```\nafter\n\n~~~\nz\n~~~");
    ASSERT_EQ(text.size(), 4U);
    EXPECT_EQ(text[1].kind, Kind::code);
    EXPECT_EQ(lesson::plain({text[1]}), "for x in y:\n    a  = *b* [x](do:ask=a b)\n\n    c");
    EXPECT_EQ(text[1].line, 18);
    EXPECT_EQ(text[2].line, 24);
    EXPECT_EQ(text[3].kind, Kind::code);
    EXPECT_EQ(lesson::plain({text[3]}), "z");
    EXPECT_EQ(text_of("a\n\n      far in")[1].kind, Kind::plain) << "indented text is no code";
}

struct Refused {
    std::string markdown, fault;
};

void PrintTo(const Refused& refused, std::ostream* out) {
    *out << refused.markdown;
}

class TextFault : public testing::TestWithParam<Refused> {};

TEST_P(TextFault, is_told_at_its_place_with_the_remedy) {
    const auto& [markdown, fault] = GetParam();
    EXPECT_EQ(first_fault("fine\n\n" + markdown + "\n\nfine").find(fault), 0U)
        << first_fault("fine\n\n" + markdown);
}

const std::string part = "in the text of part 1 of section 1: ";

TEST(Text, may_begin_with_a_link_in_what_is_refused) {
    for (const std::string text :
         {"# [it](do:ask=a)", "> [it](do:ask=a)", "# [](do:ask=a)", "![[it](do:ask=a)](x)"})
        EXPECT_NE(test::faults_of(test::with_text(text)), "") << text;
}

INSTANTIATE_TEST_SUITE_P(
    Markdown, TextFault,
    testing::Values(Refused{"# Title", "19:1: " + part + "a heading (a line that starts with #"},
                    Refused{"Title\n-----", "19:1: " + part + "a heading"},
                    Refused{"> said", "19:1: " + part + "a quotation"},
                    Refused{"a\n\n***", "21:1: " + part + "a line across the page"},
                    Refused{"a <b>c</b>", "19:3: " + part + "HTML"},
                    Refused{"<div>\nc\n</div>", "19:1: " + part + "HTML"},
                    Refused{"<!-- a remark -->", "19:1: " + part + "HTML"},
                    Refused{"a &nbsp; b", "19:3: " + part + "a sign in HTML's way"},
                    Refused{"| a | b |\n|---|---|\n| c | d |", "19:1: " + part + "a table"},
                    Refused{"see ![cat](cat.png)", "19:5: " + part + "an image"},
                    Refused{"see [it](https://example.org)",
                            "19:5: " + part + "the link to “https://example.org” leads out"},
                    Refused{"see <https://example.org>", "19:5: " + part + "the link to"},
                    Refused{"[it](do:)", "19:1: " + part + "a link has no acts"},
                    Refused{"[](do:ask=a)", "19:1: " + part + "a link has no words"},
                    Refused{"see [ ](do:ask=a)", "19:7: " + part + "a link has no words"},
                    Refused{"[it](do:ask=a", "19:5: " + part + "this link to acts is not whole"},
                    Refused{"[it] (do:ask=a)", "19:6: " + part + "this link to acts is not whole"},
                    Refused{"a ** b**", "19:3: " + part + "** stands here without a partner"},
                    Refused{"a  \nb", "19:2: " + part + "a line break"},
                    Refused{"a\\\nb", "19:2: " + part + "a line break"},
                    Refused{"- a\n  - b", "20:3: " + part + "a list inside a list"},
                    Refused{"- a\n\n  b", "21:3: " + part + "an item of a list is one paragraph"},
                    Refused{"- a\n-\n- b", "19:4: " + part + "an item of a list is empty"},
                    Refused{"- a\n\n  ```\n  b\n  ```",
                            "21:3: " + part + "an item of a list is one paragraph"},
                    Refused{"```\n```", "17:5: " + part + "a code block is empty"}));

TEST(Texts, that_say_nothing_are_refused) {
    const std::string what = "the text of part 1 of section 1 ";
    EXPECT_EQ(first_fault("").find("16:8: " + what + "is empty"), 0U);
    EXPECT_EQ(first_fault(" \n\u00A0\n").find("16:8: " + what + "is empty"), 0U);
    EXPECT_EQ(first_fault("[a]: do:reset").find("16:8: " + what + "shows nothing"), 0U);
}

TEST(Texts, have_a_greatest_length) {
    const std::string longest(lesson::most_letters_text - 1, 'a');  // and the line end
    EXPECT_EQ(first_fault(longest), "");
    EXPECT_EQ(
        first_fault(longest + "b"),
        "16:8: the text of part 1 of section 1 has 4001 letters, and 4000 is the most: divide "
        "it into several");
}

TEST(Texts, hold_no_control_characters) {
    const std::string text =
        test::with_words("[[section]]\ntitle = \"One\"\n[[section.part]]\ntext = \"a\\u0007\"\n");
    EXPECT_EQ(faults_of(text),
              "16:10: the text of part 1 of section 1 holds a control character: take it out\n");
    EXPECT_EQ(faults_of(test::changed(text, "\\u0007", "\\u202Eb")),
              "16:10: the text of part 1 of section 1 holds a control character: take it out\n");
    EXPECT_EQ(faults_of(test::changed(text, "\\u0007", "\\tb\\n\\nc")), "");
}

TEST(Texts, tell_all_their_faults) {
    const std::string faults = faults_of(with_text("# a\n\n<b>c</b> d\n\n> e"));
    EXPECT_EQ(std::count(faults.begin(), faults.end(), '\n'), 3) << faults;
}
