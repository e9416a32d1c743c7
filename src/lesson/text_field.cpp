#include "lesson/text_field.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "lesson/fields.hpp"
#include "lesson/letters.hpp"
#include "lesson/literal.hpp"
#include "lesson/markdown.hpp"

namespace lesson {
namespace {

// The first byte of a control character other than those that end lines.
std::size_t find_control(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const CodePoint point = first_code_point(text.substr(at));
        const bool is_common = point.value == '\n' || point.value == '\r' || point.value == '\t';
        if (is_control(point.value) && !is_common) return at;
        at += point.length;
    }
    return std::string_view::npos;
}

bool length_fits(const Node& node, std::string_view what, Faults& faults) {
    const std::size_t letters = count_letters(node.text);
    if (letters <= most_letters_text) return true;
    add_fault(faults, node.place,
              fmt::format("{} has {} letters, and {} is the most: divide it into several", what,
                          letters, most_letters_text));
    return false;
}

}  // namespace

Text read_text(const Node& node, std::string_view what, Faults& faults) {
    if (!expect(node, Kind::text, what, faults)) return {};
    if (is_blank(node.text)) {
        add_fault(faults, node.place,
                  fmt::format("{} is empty: write something between the quotes", what));
        return {};
    }
    if (!length_fits(node, what, faults)) return {};
    Literal literal(node.line, node.place);
    if (const std::size_t control = find_control(node.text); control != std::string::npos) {
        add_fault(faults, literal.at(control),
                  fmt::format("{} holds a control character: take it out", what));
        return {};
    }
    Markdown markdown = read_markdown(node.text);
    if (markdown.text.empty() && markdown.mishaps.empty())
        add_fault(faults, node.place, fmt::format("{} shows nothing: write words", what));
    for (std::size_t i = 0; i < markdown.text.size(); ++i)
        markdown.text[i].line = literal.at(markdown.starts[i]).line;
    for (const Mishap& mishap : markdown.mishaps)
        add_fault(faults, literal.at(mishap.byte), fmt::format("in {}: {}", what, mishap.message));
    return std::move(markdown.text);
}

Text need_text(const Node& table, std::string_view key, std::string_view owner, Faults& faults) {
    const Node* node = need(table, key, owner, faults);
    if (node == nullptr) return {};
    return read_text(*node, fmt::format("the {} of {}", key, owner), faults);
}

void refuse_links(const Text& text, std::string_view what, Faults& faults) {
    for (const Paragraph& paragraph : text) {
        const auto link = std::find_if(paragraph.spans.begin(), paragraph.spans.end(),
                                       [](const Span& span) { return !span.acts.empty(); });
        if (link != paragraph.spans.end())
            add_fault(faults, {paragraph.line, 1},
                      fmt::format("{} cannot hold a link, as {}: write the words alone", what,
                                  in_quotes(link->text)));
    }
}

}  // namespace lesson
