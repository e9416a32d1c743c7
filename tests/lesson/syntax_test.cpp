#include "lesson/support.hpp"

using test::changed;
using test::faults_of;
using test::four_words_text;

namespace {

struct Broken {
    std::string text;
    std::string place_and_start;  // of the one fault that is told
};

void PrintTo(const Broken& broken, std::ostream* out) {
    *out << broken.text;
}

class Syntax : public testing::TestWithParam<Broken> {};

}  // namespace

TEST_P(Syntax, is_explained_in_plain_words_at_its_place) {
    const std::string faults = faults_of(GetParam().text);
    EXPECT_EQ(faults.substr(0, GetParam().place_and_start.size()), GetParam().place_and_start)
        << faults;
    EXPECT_EQ(std::count(faults.begin(), faults.end(), '\n'), 1) << "one fault, on one line";
    for (const char* technical : {"EOF", "parsing", "saw '", "codepoint", "table", "array", "TOML"})
        EXPECT_EQ(faults.find(technical), std::string::npos) << faults;
}

INSTANTIATE_TEST_SUITE_P(
    Quotes, Syntax,
    testing::Values(
        Broken{"word = the", "1:8: a text needs quotes, as \"cat\""},
        Broken{"word = cat", "1:8: “c” starts no value: put a text in quotes"},
        Broken{"word = fish", "1:8: a text needs quotes"},
        Broken{"word = info", "1:8: a text needs quotes"},
        Broken{"word = nano", "1:8: a text needs quotes"},
        Broken{"word = True", "1:8: a text needs quotes"},
        Broken{"a = 1\nword = \"the\nb = 2", "2:8: the text that starts here has no closing quote"},
        Broken{"word = 'the\nb = 2", "1:8: the text that starts here has no closing quote"},
        Broken{"word = \"the", "1:8: the text that starts here has no closing quote"},
        Broken{"word = \"\"\"the\n\n",
               "1:8: the text that starts here has no closing quotes: put \"\"\" at its end"},
        Broken{"word = \'\'\'the\nb = 2",
               "1:8: the text that starts here has no closing quotes: put \'\'\' at its end"},
        Broken{"word = “the”", "1:8: a curly quote stands here: write straight ones"},
        Broken{"“word” = 1", "1:1: a curly quote stands here"},
        Broken{"x = [0.5, ‘a’]", "1:11: a curly quote stands here"},
        Broken{"x = 'it's'", "1:9: “s” follows a value that has ended"},
        Broken{"x = \"say \"hi\"\"", "1:11: “h” follows a value that has ended"},
        Broken{"x = \"C:\\quote\"", "1:9: a \\ in a text starts a special sign"},
        Broken{"x = \"\\ud800\"", "1:12: the code after \\u or \\U"},
        Broken{"x = \"\\U00110000\"", "1:16: the code after \\u or \\U"}));

INSTANTIATE_TEST_SUITE_P(
    Brackets, Syntax,
    testing::Values(
        Broken{"x = [1 2]", "1:8: a comma is missing before “2”, or the ] that ends the list"},
        Broken{"x = [1,,2]", "1:8: there is a comma too many here"},
        Broken{"x = [,1]", "1:6: there is a comma too many here"},
        Broken{"x = [1, 2", "1:5: this [ is never closed: put a ] where it should end"},
        Broken{"a = 1\nx = [\n[1, 2],\n", "2:5: this [ is never closed"},
        Broken{"x = {a=1", "1:5: this { is never closed: put a } where it should end"},
        Broken{"0={0=\"\"", "1:3: this { is never closed"},
        Broken{"x = {a=1 b=2}",
               "1:10: a comma is missing before “b”, or the } that ends the group"},
        Broken{"x = {a=1,}", "1:10: there is a comma too many before this"},
        Broken{"x = {,a=1}", "1:6: there is a comma too many here"},
        Broken{"x = {a=1,\nb=2}", "1:10: all that stands in { } must stay on one line"},
        Broken{"x = {[1]}", "1:6: a name such as word = must stand here, not “[”"},
        Broken{"x = [1}", "1:7: a comma is missing before “}”"},
        Broken{"axes = [\"a\", \"b\"\nwords = [",
               "2:1: a comma is missing before “w”, or the ] that ends the list (the [ was opened "
               "on line 1)"},
        Broken{"x = [\n { a = 1 }\n { a = 2 }\n]", "3:2: a comma is missing before “{”"}));

INSTANTIATE_TEST_SUITE_P(
    Lines, Syntax,
    testing::Values(
        Broken{"x 1", "1:3: after a name comes =, as in id = \"main\", but here stands “1”"},
        Broken{"x: 1", "1:2: after a name comes =, as in id = \"main\", but here stands “:”"},
        Broken{"x\n", "1:2: after a name comes =, as in id = \"main\", but here stands the end of"},
        Broken{"x =", "1:4: the file ends in the middle of this line"},
        Broken{"x =\ny = 1", "1:4: the value after = is missing"},
        Broken{"x", "1:2: the file ends in the middle of this line"},
        Broken{"= 1", "1:1: a line cannot start with “=”"},
        Broken{"; remark", "1:1: a line cannot start with “;”"},
        Broken{"<html>", "1:1: a line cannot start with “<”"},
        Broken{"{", "1:1: a line cannot start with “{”"},
        Broken{"é = 1", "1:1: “é” can stand only in quotes"},
        Broken{"\xCC\xAA", "1:1: “\xCC\xAA” can stand only in quotes"},
        Broken{"\u00A0x = 1", "1:1: a special space stands here"},
        Broken{"x =\u00A01", "1:4: a special space stands here"},
        Broken{"\uFEFFx = 1\n\uFEFFy = 1", "2:1: a special space stands here"},
        Broken{"x = 1 y = 2", "1:7: “y” follows a value that has ended: start a new line"},
        Broken{"a..b = 1", "1:3: a name of letters, digits, - or _ must stand here, not “.”"},
        Broken{"[=]", "1:2: a name of letters, digits, - or _ must stand here"},
        Broken{"[sentence", "1:1: this [ is never closed"},
        Broken{"[]", "1:2: a heading stands alone on its line, as [[sentence]]"},
        Broken{"[x]]", "1:4: a heading stands alone on its line"},
        Broken{"[[sentence]] id = 1", "1:14: a heading stands alone on its line"}));

INSTANTIATE_TEST_SUITE_P(
    Numbers, Syntax,
    testing::Values(
        Broken{"x = 0,5", "1:6: a comma stands after the value: write one half as 0.5"},
        Broken{"x = .5", "1:5: “.” does not belong here: a number has digits around a point"},
        Broken{"x = 5.", "1:7: a number cannot end so: write digits on both sides of its point"},
        Broken{"x = 5.\n", "1:7: a number cannot end so"},
        Broken{"x = 0.5.5", "1:8: “.” does not belong here"},
        Broken{"x = 50%", "1:7: “%” does not belong here: a number is written with digits"},
        Broken{"x = 1;", "1:6: “;” does not belong here"},
        Broken{"x = ½", "1:5: “½” can stand only in quotes"},
        Broken{"x = −1", "1:5: “−” can stand only in quotes"},
        Broken{"x = [01]", "1:6: a whole number does not start with 0"},
        Broken{"a = 1\ndim = 803333333333333333333333333333", "2:7: this whole number is too long"},
        Broken{"x = 1e1000", "1:5: this number is too large: write one up to 1e300"},
        Broken{"x = [1, 1e1000000000]", "1:9: this number is too large"},
        Broken{"x = 0." + std::string(200, '3'), "1:5: this number has too many digits"},
        Broken{"x = 2020-13-01", "1:12: this looks like a date, which a lesson does not use"},
        Broken{"x = 12:61:00", "1:10: this looks like a time, which a lesson does not use"}));

INSTANTIATE_TEST_SUITE_P(
    Twice, Syntax,
    testing::Values(
        Broken{"a = 1\n# [a]\nb = 2\na = 2", "4:1: “a” is already given on line 1: delete one"},
        Broken{"\"a\" = 1\na = 2", "2:1: “a” is already given on line 1"},
        Broken{"x = [\n {a=1},\n {a=1, b='a=1', a=3} ]", "3:17: “a” is already given on line 3"},
        Broken{"a.b = 1\nc = 1\na.b = 2", "3:1: “a.b” is already given on line 1"},
        Broken{"[t]\na=1\n[u]\na=1\n[t]\nb=1", "5:2: “t” is already given on line 1"},
        Broken{"[t]\na=1\n[t]", "3:2: “t” is already given on line 1"},
        Broken{"[[s]]\na=1\n[[s]]\na=1\nb=1\na=1", "6:1: “a” is already given on line 4"},
        Broken{"a.b=1\na=2", "2:3: this name is already in use above: delete one of the two"},
        Broken{"a={b=1}\na.c=2", "2:1: this name is already in use above"},
        Broken{"[word.cat]\nx=1\n[word]\ncat.extra=1", "4:1: this name is already in use above"},
        Broken{"[t]\na=1\n[[t]]\nb=1", "3:1: this name is used above in another way"}));

TEST(SyntaxPlaces, count_characters_and_lines_of_every_kind) {
    EXPECT_EQ(faults_of("x = 'é漢🐌' y").substr(0, 6), "1:11: ");
    EXPECT_EQ(faults_of("# é\r\nx = 'é' y").substr(0, 5), "2:9: ");
    EXPECT_EQ(faults_of("\xEF\xBB\xBFx 1").substr(0, 5), "1:3: ");
    EXPECT_EQ(faults_of("x = \"\"\"a\nb\nc\"\"\" y").substr(0, 5), "3:6: ");
}

TEST(SyntaxPlaces, are_not_led_astray_by_brackets_in_texts_and_remarks) {
    const std::string text = "a = '[{' # [ {\nb = \"\\\"[\" # '\nc = '''\n[\n'''\nd = [1, 2";
    EXPECT_EQ(faults_of(text).substr(0, 29), "6:5: this [ is never closed: ");
}

TEST(SyntaxPlaces, tables_called_like_numbers_are_names) {
    for (const std::string name :
         {"info", "nan", "inf", "infinity", "true", "nano", "1979-05-27"}) {
        const std::string faults = faults_of(four_words_text() + "\n[" + name + "]\n");
        EXPECT_NE(faults.find("“" + name + "” is not known in a lesson file"), std::string::npos)
            << faults;
        const auto lesson = test::sound(changed(four_words_text(), "cat", name));
        EXPECT_EQ(lesson.sentences[0].words[1].text, name);
    }
}

TEST(SyntaxPlaces, see_texts_end_with_the_last_of_up_to_five_quotes) {
    EXPECT_EQ(faults_of("a = \"\"\"b\"\"\"\"\"\nx = [1").substr(0, 6), "2:5: t");
    EXPECT_EQ(faults_of("a = '''b''''\nx = [1").substr(0, 6), "2:5: t");
}

TEST(SyntaxPlaces, of_what_is_never_closed_count_characters) {
    EXPECT_EQ(faults_of("x = [ 'é漢🐌', [1, 2").substr(0, 6), "1:14: ");
    EXPECT_EQ(faults_of("x = { 'é' = 1, a = 2, a = 3 }").substr(0, 6), "1:23: ");
}
