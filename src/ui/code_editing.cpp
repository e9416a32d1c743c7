#include "ui/code_editing.hpp"

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

}  // namespace ui
