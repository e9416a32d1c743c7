#include "ui/fitting.hpp"

#include <fmt/format.h>

namespace ui {

std::vector<std::string> break_lines(const ImFont* font, const std::vector<std::string>& pieces,
                                     float room) {
    constexpr std::string_view dot = "· ";
    std::vector<std::string> lines;
    for (const std::string& piece : pieces) {
        const std::string longer = lines.empty() ? piece : lines.back() + " " + piece;
        if (!lines.empty() && text_width(font, longer) <= room)
            lines.back() = longer;
        else
            lines.push_back(piece.starts_with(dot) ? piece.substr(dot.size()) : piece);
    }
    return lines;
}

std::vector<std::string> pieces_of_list(const std::string& list) {
    std::vector<std::string> numbers = split(list, ' ');
    if (numbers.size() <= 2) return {list};
    return numbers;
}

std::string shorten_list(const ImFont* font, const std::string& list, float room) {
    if (text_width(font, list) <= room) return list;
    const std::vector<std::string> numbers = split(list, ' ');
    for (std::size_t kept = numbers.size() - 1; kept > 1; --kept) {
        const auto last = numbers.end() - static_cast<std::ptrdiff_t>(kept / 2);
        const auto first = numbers.begin() + static_cast<std::ptrdiff_t>((kept + 1) / 2);
        const std::string text = fmt::format("{} …, {}", fmt::join(numbers.begin(), first, " "),
                                             fmt::join(last, numbers.end(), " "));
        if (text_width(font, text) <= room) return text;
    }
    const std::string first = numbers.front() + " …)";
    return numbers.size() > 1 && text_width(font, first) <= room ? first : "(…)";
}

}  // namespace ui
