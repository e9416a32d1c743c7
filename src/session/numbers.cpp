#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

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

struct Reading {
    enum class Kind { number, too_large, too_close_to_zero, none };
    Kind kind = Kind::none;
    double number = 0.0;
};

Reading read(const std::string& plain) {
    Reading reading;
    const char* const end = plain.data() + plain.size();
    const auto [read_to, failure] = std::from_chars(plain.data(), end, reading.number);
    if (read_to != end) return {};
    if (failure == std::errc() && std::isfinite(reading.number))
        reading.kind = Reading::Kind::number;
    if (failure == std::errc::result_out_of_range)
        reading.kind =
            plain.find("e-") != std::string::npos || plain.find("E-") != std::string::npos
                ? Reading::Kind::too_close_to_zero
                : Reading::Kind::too_large;
    return reading;
}

}  // namespace

attention::Result<double> parse_number(std::string_view text) {
    const auto [kind, number] = read(normalised(trimmed(text)));
    if (kind == Reading::Kind::number) return number + 0.0;  // -0 becomes 0
    if (kind == Reading::Kind::none)
        return attention::Error{
            fmt::format("{} is not a number: write one such as 0.5", lesson::in_quotes(text))};
    return attention::Error{fmt::format(
        "{} is too large or too close to 0: write a number such as 0.5", lesson::in_quotes(text))};
}

attention::Result<double> parse_number_to_fit(std::string_view text) {
    const std::string plain = normalised(trimmed(text));
    const Reading::Kind kind = read(plain).kind;
    if (kind == Reading::Kind::too_close_to_zero) return 0.0;
    if (kind != Reading::Kind::too_large) return parse_number(text);
    constexpr double largest = std::numeric_limits<double>::max();
    return plain.starts_with('-') ? -largest : largest;
}

}  // namespace session
