#include "session/cell_code.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "lesson/letters.hpp"
#include "session/derived.hpp"
#include "session/figures.hpp"

namespace session {
namespace {

constexpr std::size_t longest_line = 48;  // for a cell in the smallest window

/// With a point or exponent: whole numbers would make whole-number arithmetic of it, which
/// overflows.
std::string number_literal(double number) {
    const std::string digits = fmt::format("{}", number);
    return digits.find_first_of(".e") == std::string::npos ? digits + ".0" : digits;
}

std::string string_literal(std::string_view text) {
    std::string literal = "\"";
    while (!text.empty()) {
        const lesson::CodePoint point = lesson::first_code_point(text);
        const std::string_view letter = text.substr(0, point.length);
        if (lesson::is_control(point.value) || !point.valid)
            literal += fmt::format("\\U{:08x}", static_cast<std::uint32_t>(point.value));
        else
            literal.append(letter == "\"" || letter == "\\" ? "\\" : "").append(letter);
        text.remove_prefix(point.length);
    }
    return literal + "\"";
}

std::string list_literal(const attention::Matrix& rows, attention::Index row) {
    std::vector<std::string> numbers;
    for (const double number : rows.row(row)) numbers.push_back(number_literal(number));
    return fmt::format("[{}]", fmt::join(numbers, ", "));
}

/// `head` and the items between commas: on one line where that is short, else on as few as hold
/// them, and as many on each.
std::string listed(const std::string& head, const std::vector<std::string>& items,
                   const std::string& tail) {
    const std::string whole = fmt::format("{}{}{}\n", head, fmt::join(items, ", "), tail);
    if (lesson::count_letters(whole) <= longest_line) return whole;
    constexpr std::string_view indent = "    ";
    std::size_t widest = 0;
    for (const std::string& item : items) widest = std::max(widest, lesson::count_letters(item));
    const std::size_t most =
        std::max<std::size_t>((longest_line - indent.size()) / (widest + 2), 1);
    const std::size_t lines = (items.size() + most - 1) / most,
                      in_a_line = (items.size() + lines - 1) / lines;
    std::string text = head + "\n";
    for (std::size_t i = 0; i < items.size(); i += in_a_line) {
        const auto first = items.begin() + static_cast<std::ptrdiff_t>(i);
        const auto last =
            items.begin() + static_cast<std::ptrdiff_t>(std::min(i + in_a_line, items.size()));
        text += fmt::format("{}{},\n", indent, fmt::join(first, last, ", "));
    }
    return text + tail + "\n";
}

std::string table_literal(const std::string& name, const attention::Matrix& rows) {
    std::vector<std::string> lists;
    for (attention::Index row = 0; row < rows.rows(); ++row)
        lists.push_back(list_literal(rows, row));
    return listed(name + " = np.array([", lists, "])");
}

std::string words_literal(const lesson::Sentence& sentence) {
    std::vector<std::string> words;
    for (const lesson::Word& word : sentence.words) words.push_back(string_literal(word.text));
    return listed("words = [", words, "]");
}

/// One column of a terminal each, as Latin, Greek and Cyrillic letters are.
bool takes_one_column(char32_t point) {
    const bool accent = point >= 0x300 && point < 0x370;
    const bool typeset_mark = point >= 0x2010 && point < 0x2028;
    return (point < 0x483 && !accent) || typeset_mark;
}

bool takes_a_column_a_letter(const lesson::Sentence& sentence) {
    for (const lesson::Word& word : sentence.words)
        for (std::string_view text = word.text; !text.empty();) {
            const lesson::CodePoint point = lesson::first_code_point(text);
            if (!takes_one_column(point.value)) return false;
            text.remove_prefix(point.length);
        }
    return true;
}

constexpr std::string_view formula = R"(, look_back=False):
    # multiply and add, for every pair of words
    scores = questions @ labels.T
    sharp = sharpness * scores
    if look_back:  # later words are hidden
        seen = np.tri(len(labels))
        sharp = np.where(seen, sharp, -np.inf)
    # less the largest, so e is never too large
    largest = sharp.max(axis=1, keepdims=True)
    e = np.exp(sharp - largest)
    shares = e / e.sum(axis=1, keepdims=True)
)";

constexpr std::string_view plain_table = R"(
def show(title, table):
    print(title)
    wide = [max(4, len(word)) for word in words]
    heads = map(str.rjust, words, wide)
    print(" " * max(wide), *heads, sep="  ")
    for word, row in zip(words, table):
        name = word.ljust(max(wide))
        cells = [f"{share:{w}.2f}"
                 for share, w in zip(row, wide)]
        print(name, *cells, sep="  ")
)";

constexpr std::string_view wide_table = R"(
def width(text):  # some letters take 2, some 0
    marks, total = ("Mn", "Me", "Cf"), 0
    for c in text:
        if category(c) not in marks:
            total += 1
            total += east_asian_width(c) in "WF"
    return total

def show(title, table):
    print(title)
    wide = [max(4, width(w)) for w in words]
    heads = [" " * (w - width(word)) + word
             for word, w in zip(words, wide)]
    print(" " * max(wide), *heads, sep="  ")
    for word, row in zip(words, table):
        rest = max(wide) - width(word)
        name = word + " " * rest
        cells = [f"{share:{w}.2f}"
                 for share, w in zip(row, wide)]
        print(name, *cells, sep="  ")
)";

constexpr std::string_view run = R"(
shares, summaries = attention(labels, questions)
show("shares", shares)
back, summaries_back = attention(
    labels, questions, look_back=True)
show("\nshares if words may only look back",
     back)
)";

/// As the window writes summaries: two decimals, and powers of ten where they are large.
std::string summary_lines(const attention::Matrix& blended) {
    const bool large = blended.cwiseAbs().maxCoeff() >= first_large;
    return fmt::format(R"(blend = [f"{{n:.2{}}}" for n in summaries[asking]]
print(f"\nnew summary of {{words[asking]}}:",
      *blend)
)",
                       large ? 'e' : 'f');
}

}  // namespace

std::string cell_code(const lesson::Lesson& lesson, const State& state) {
    const lesson::Sentence& sentence = sentence_of(lesson, state);
    const attention::Inputs inputs = inputs_of(sentence, state);
    const bool own_values = lesson::has_own_values(sentence);
    const bool plain = takes_a_column_a_letter(sentence);
    std::string code = "import numpy as np\n";
    if (!plain)
        code += "from unicodedata import category\nfrom unicodedata import east_asian_width\n";
    code += "\ndef attention(labels, questions,\n              sharpness=" +
            number_literal(sentence.sharpness);
    code += formula;
    code += fmt::format("    return shares, shares @ {}\n\n", own_values ? "values" : "labels");
    code += words_literal(sentence) + table_literal("labels", inputs.keys) +
            table_literal("questions", inputs.queries);
    if (own_values) code += table_literal("values", inputs.values);
    code += fmt::format("asking = {}  # counted from 0\n", state.asking);
    return code.append(plain ? plain_table : wide_table).append(run) + summary_lines(inputs.values);
}

}  // namespace session
