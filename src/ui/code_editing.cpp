#include "ui/code_editing.hpp"

#include <algorithm>
#include <cctype>

#include <algorithm>

#include "ui/text.hpp"

namespace ui {
namespace {

std::size_t leading_spaces(std::string_view line) {
    return std::min(line.find_first_not_of(' '), line.size());
}

std::string_view statement_in(std::string_view line) {
    return without_end_spaces(line.substr(0, line.find('#')));
}

}  // namespace

std::size_t line_start(std::string_view code, std::size_t place) {
    const std::size_t end_before =
        place == 0 ? std::string_view::npos : code.rfind('\n', place - 1);
    return end_before == std::string_view::npos ? 0 : end_before + 1;
}

std::string indent_after(std::string_view code) {
    const std::string_view line = code.substr(line_start(code, code.size()));
    std::string indent(leading_spaces(line), ' ');
    if (statement_in(line).ends_with(':')) indent += one_indent;
    return indent;
}

std::size_t spaces_to_move_out(std::string_view line) {
    const std::size_t spaces = leading_spaces(line);
    const std::size_t beyond_step = spaces % one_indent.size();
    return beyond_step > 0 ? beyond_step : std::min(spaces, one_indent.size());
}

std::string_view word_around(std::string_view code, std::size_t place) {
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    const auto belongs = [&](std::size_t at) {
        const auto c = static_cast<unsigned char>(code[at]);
        if (c == '.')
            return (at > 0 && is_digit(code[at - 1])) ||
                   (at + 1 < code.size() && is_digit(code[at + 1]));
        return c == '_' || c >= 0x80 || std::isalnum(c) != 0;
    };
    std::size_t begin = std::min(place, code.size()), end = begin;
    while (begin > 0 && belongs(begin - 1)) --begin;
    while (end < code.size() && belongs(end)) ++end;
    return code.substr(begin, end - begin);
}

}  // namespace ui
