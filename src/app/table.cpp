#include "app/table.hpp"

#include <algorithm>

#include "app/writing.hpp"

namespace app {

namespace {

using Rows = std::vector<std::vector<std::string>>;

int width_of(const Rows& rows, std::size_t column) {
    int width = 0;
    for (const auto& row : rows) width = std::max(width, display_width(row[column]));
    return width;
}

std::string padded(const std::string& cell, Side side, int width) {
    const std::string gap(static_cast<std::size_t>(width - display_width(cell)), ' ');
    return side == Side::left ? cell + gap : gap + cell;
}

std::string without_trailing_spaces(std::string line) {
    return line.erase(line.find_last_not_of(' ') + 1);
}

}  // namespace

std::string aligned(const Rows& rows, const std::vector<Side>& sides) {
    std::string text;
    for (const auto& row : rows) {
        std::string line;
        for (std::size_t column = 0; column < sides.size(); ++column)
            line += (column == 0 ? "" : "   ") +
                    padded(row[column], sides[column], width_of(rows, column));
        text += without_trailing_spaces(std::move(line)) + '\n';
    }
    return text;
}

}  // namespace app
