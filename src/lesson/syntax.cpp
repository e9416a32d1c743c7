#include "lesson/syntax.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "lesson/letters.hpp"
#include "lesson/structure.hpp"

namespace lesson {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view needs_quotes =
    R"(a text needs quotes, as "cat"; true and false are written in small letters)";
constexpr std::string_view number_cut_short =
    "a number cannot end so: write digits on both sides of its point, as 0.5";

// What the TOML reader was at, a part of what it then says, and what that means to a teacher.
// {} is the character it stopped at. The first row that fits counts.
struct Cause {
    std::string_view scope;
    std::string_view detail;
    std::string_view message;
    bool of_whole_run = false;  // the fault is that of the run of letters and digits before it
};

constexpr auto causes = std::to_array<Cause>({
    {"", "as array-of-tables",
     "this name is used above in another way: all its headings have two brackets on each side, and "
     "a [[section]] comes before its [[section.part]]"},
    {"", "cannot redefine", "this name is already in use above: delete one of the two"},
    {"array:", "saw comma", "there is a comma too many here: take it away"},
    {"array:", "expected comma", "a comma is missing before {}, or the ] that ends the list"},
    {"inline table:", "dangling comma", "there is a comma too many before this: take it away"},
    {"inline table:", R"(saw '\n')",
     "all that stands in {{ }} must stay on one line: join the lines"},
    {"inline table:", "expected comma",
     "a comma is missing before {}, or the }} that ends the group"},
    {"inline table:", "saw comma", "there is a comma too many here: take it away"},
    {"inline table:", "", "a name such as word = must stand here, not {}"},
    {"boolean:", "", needs_quotes, true},
    {"", "leading zeroes", "a whole number does not start with 0: take the zeros in front away",
     true},
    {"", "not representable", "this whole number is too long: write it as 8.03e29", true},
    {"", "could not be interpreted", "this number is too large: write one up to 1e300", true},
    {"", "exceeds length limit", "this number has too many digits: 17 say all that can be kept",
     true},
    {"floating-point:", "value-terminator", needs_quotes, true},
    {"floating-point:", "expected 'inf'", needs_quotes, true},
    {"floating-point:", "expected 'nan'", needs_quotes, true},
    {"floating-point:", "end-of-file", number_cut_short},
    {"floating-point:", R"(saw '\)", number_cut_short},
    {"floating-point:", "", "{} does not belong here: a number has digits around a point, as 0.5"},
    {"integer:", "",
     "{} does not belong here: a number is written with digits and a point, as 0.5"},
    {"date", "", "this looks like a date, which a lesson does not use: put a text in quotes"},
    {"time", "", "this looks like a time, which a lesson does not use: put a text in quotes"},
    {"string:", "unknown escape",
     R"(a \ in a text starts a special sign: for the \ itself write \\)"},
    {"string:", "", R"({} cannot stand in a text like this: delete it)"},
    {"unicode scalar", "", R"(the code after \u or \U is not that of a character: correct it)"},
    {"pair:", "expected '='", R"(after a name comes =, as in id = "main", but here stands {})"},
    {"pair:", "saw ','", "a comma stands after the value: write one half as 0.5, and lists in [ ]"},
    {"pair:", "expected a comment",
     R"({} follows a value that has ended: start a new line, or write a quote inside a text as \")"},
    {"pair:", "expected value", "the value after = is missing: write one"},
    {"pair:", "end-of-file", "the file ends in the middle of this line: finish it or delete it"},
    {"key:", "", "a name of letters, digits, - or _ must stand here, not {}"},
    {"table header:", "", "a heading stands alone on its line, as [[sentence]]: correct this one"},
    {"value:", "end-of-file", "the file ends in the middle of a value: finish it or delete it"},
    {"value:", "",
     R"({} starts no value: put a text in quotes, as "cat"; write numbers as 0.5, lists in [ ])"},
    {"root table:", "",
     R"(a line cannot start with {}: start it with a name, as id =, with [[sentence]], or with #)"},
});

std::string_view from(std::string_view text, Place at) {
    for (; at.line > 1 && !text.empty(); --at.line)
        text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
    for (; at.column > 1 && !text.empty(); --at.column)
        text.remove_prefix(first_code_point(text).length);
    return text;
}

std::string name_of_first(std::string_view rest) {
    if (rest.empty()) return "the end of the file";
    if (rest[0] == '\n' || rest[0] == '\r') return "the end of the line";
    return in_quotes(rest.substr(0, first_code_point(rest).length));
}

Fault never_closed(std::string_view text, const Opened& opened) {
    const std::string_view opening = from(text, opened.place).substr(0, 3);
    if (opening == "\"\"\"" || opening == "'''")
        return {opened.place,
                fmt::format("the text that starts here has no closing quotes: put {} at its end",
                            opening)};
    if (opened.sign == '"' || opened.sign == '\'')
        return {opened.place,
                fmt::format("the text that starts here has no closing quote: put a {} at its "
                            "end, on the same line",
                            opened.sign)};
    return {opened.place, fmt::format("this {} is never closed: put a {} where it should end",
                                      opened.sign, opened.sign == '[' ? ']' : '}')};
}

bool runs_on(std::string_view description) {
    return description.find("end-of-file") != std::string_view::npos ||
           description.find("string: control characters") != std::string_view::npos ||
           description.find("string: unescaped control") != std::string_view::npos;
}

bool is_curly_quote(std::string_view rest) {
    constexpr std::array curly = {"“"sv, "”"sv, "„"sv, "‘"sv, "’"sv, "‚"sv, "«"sv, "»"sv};
    return std::any_of(curly.begin(), curly.end(),
                       [rest](std::string_view quote) { return rest.starts_with(quote); });
}

std::string about_foreign(std::string_view rest) {
    if (is_curly_quote(rest))
        return "a curly quote stands here: write straight ones, as in \"cat\"";
    if (is_space(first_code_point(rest).value))
        return "a special space stands here, which cannot be told from a plain one: delete it and "
               "press the space bar";
    return fmt::format(
        "{} can stand only in quotes, or in a remark after #: put it in quotes or "
        "delete it",
        name_of_first(rest));
}

bool belongs_to_run(char byte) {
    constexpr std::string_view signs = "+-._";
    return (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') ||
           (byte >= 'A' && byte <= 'Z') || signs.find(byte) != std::string_view::npos;
}

Place start_of_run(std::string_view text, Place at) {
    const std::string_view before = text.substr(0, text.size() - from(text, at).size());
    const auto run = std::find_if_not(before.rbegin(), before.rend(), belongs_to_run);
    return {at.line, at.column - static_cast<int>(run - before.rbegin())};
}

Fault likely_cause(std::string_view text, Place at, std::string_view description) {
    const std::string seen = name_of_first(from(text, at));
    const auto cause = std::find_if(causes.begin(), causes.end(), [&](const Cause& row) {
        return description.find(row.scope) != std::string_view::npos &&
               description.find(row.detail) != std::string_view::npos;
    });
    if (cause == causes.end())
        return {at, fmt::format("the file cannot be read from {} on: correct it", seen)};
    return {cause->of_whole_run ? start_of_run(text, at) : at,
            fmt::format(fmt::runtime(cause->message), seen)};
}

// A bracket that opened far above is often the true cause of a surprise further down.
std::string reminder(std::string_view text, Place at) {
    const auto opened = still_open(text, at);
    if (!opened || opened->place.line == at.line) return "";
    return fmt::format(" (the {} was opened on line {})", opened->sign, opened->place.line);
}

}  // namespace

Fault explain_syntax(std::string_view text, Place at, std::string_view description) {
    if (description.find("cannot redefine") != std::string_view::npos) {
        const auto twice = given_twice(text);
        if (twice && twice->second.line == at.line)
            return {twice->second,
                    fmt::format("{} is already given on line {}: delete one of the two",
                                in_quotes(twice->name), twice->first.line)};
    }
    const std::string_view rest = from(text, at);
    if (!rest.empty() && static_cast<unsigned char>(rest[0]) >= 0x80)
        return {at, about_foreign(rest)};
    if (runs_on(description))
        if (const auto opened = still_open(text, at)) return never_closed(text, *opened);
    Fault likely = likely_cause(text, at, description);
    likely.message += reminder(text, at);
    return likely;
}

}  // namespace lesson
