#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "lesson/letters.hpp"
#include "session/acts.hpp"

namespace session {
namespace {

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view spaces = " \t\r\n";
    const std::size_t first = std::min(text.find_first_not_of(spaces), text.size());
    text.remove_prefix(first);
    return text.substr(0, text.find_last_not_of(spaces) + 1);
}

// The decimal comma becomes a point and a typeset minus a plain one; a plus in front goes.
std::string normalised(std::string_view text) {
    constexpr std::string_view minus = "−";
    std::string plain(text);
    if (plain.starts_with(minus))
        plain.replace(0, minus.size(), "-");
    else if (plain.starts_with('+') && !plain.starts_with("+-"))
        plain.erase(0, 1);
    if (plain.find('.') == std::string::npos) std::replace(plain.begin(), plain.end(), ',', '.');
    return plain;
}

}  // namespace

attention::Result<double> parse_number(std::string_view text) {
    const std::string plain = normalised(trimmed(text));
    double number = 0.0;
    const char* const end = plain.data() + plain.size();
    const auto [read_to, failure] = std::from_chars(plain.data(), end, number);
    if (failure == std::errc::result_out_of_range && read_to == end)
        return attention::Error{
            fmt::format("{} is too large or too close to 0: write a number "
                        "such as 0.5",
                        lesson::in_quotes(text))};
    if (failure != std::errc() || read_to != end || !std::isfinite(number))
        return attention::Error{
            fmt::format("{} is not a number: write one such as 0.5", lesson::in_quotes(text))};
    return number + 0.0;  // -0 becomes 0
}

}  // namespace session
