#include "session/figures.hpp"

#include <fmt/format.h>

#include <charconv>
#include <cmath>

namespace session {
namespace {

constexpr const char* no_number = "—";
constexpr double last_small = 0.001;  // below here as a power of ten
constexpr double first_untold_power = 1e6;

double rounded_on_paper(double number, int decimals) {
    const double scale = std::pow(10.0, decimals);
    const double last_bits = 1e-12 * number;
    return std::round((number + last_bits) * scale) / scale + 0.0;  // -0 becomes 0
}

std::string fixed(double number, int decimals) {
    return fmt::format("{:.{}f}", rounded_on_paper(number, decimals), decimals);
}

bool is_large(double number, int decimals) {
    return std::abs(rounded_on_paper(number, decimals)) >= first_large;
}

bool is_small(double number) {
    return std::abs(rounded_on_paper(number, 4)) < last_small;
}

std::string without_last_zeros(std::string text) {
    while (text.ends_with('0') && !text.ends_with(".0")) text.pop_back();
    return text;
}

std::string superscript(int number) {
    constexpr const char* digits[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::string text;
    for (const char sign : fmt::format("{}", number))
        text += sign == '-' ? "⁻" : digits[sign - '0'];
    return text;
}

std::string times_power_of_ten(double mantissa, int power) {
    const double shown = rounded_on_paper(mantissa, 1);
    if (std::abs(shown) >= 10.0) return times_power_of_ten(shown / 10.0, power + 1);
    return fmt::format("{:.1f}×10{}", shown, superscript(power));
}

// Goes by the digits: dividing by a power of ten would round, and overflow at the ends.
std::string scientific(double number) {
    const std::string text = fmt::format("{:.11e}", number);
    const char* const end = text.data() + text.size();
    double mantissa = 0.0;
    int power = 0;
    const char* const e = text.data() + text.find('e');
    std::from_chars(text.data(), e, mantissa);
    std::from_chars(e + (e[1] == '+' ? 2 : 1), end, power);
    return times_power_of_ten(mantissa, power);
}

// As few decimals as show two digits, but one at least.
std::string two_digits(double number) {
    int decimals = 1;
    while (rounded_on_paper(number, decimals) * std::pow(10.0, decimals) < 9.5) ++decimals;
    return fixed(number, decimals);
}

int percent(double share) {
    return std::isfinite(share) ? static_cast<int>(rounded_on_paper(share * 100.0, 0)) : 0;
}

template <class Numbers>
std::string in_brackets(const Numbers& numbers, std::string (*write)(double)) {
    std::string text;
    for (const double number : numbers) text += (text.empty() ? "" : ", ") + write(number);
    return "(" + text + ")";
}

}  // namespace

std::string share_text(double share, attention::Index sharing) {
    if (sharing == 0) return "hidden";
    if (!std::isfinite(share)) return no_number;
    const int rounded = percent(share);
    if (rounded == 0) return "<1%";
    if (rounded == 100 && (share < 1.0 || sharing > 1)) return ">99%";
    return fmt::format("{}%", rounded);
}

std::string points_text(double share, attention::Index sharing) {
    if (!std::isfinite(share)) return no_number;
    const std::string rounded = fixed(share * 100.0, 1);
    if (rounded == "0.0" && sharing > 0) return "<0.1";
    if (rounded == "100.0" && sharing > 1) return ">99.9";
    return rounded;
}

int rounded_total(const attention::Vector& shares) {
    int total = 0;
    for (const double share : shares) total += percent(share);
    return total;
}

std::string number_text(double number) {
    if (!std::isfinite(number)) return no_number;
    const bool needs_power = is_large(number, 3) || (number != 0.0 && is_small(number));
    return needs_power ? scientific(number) : without_last_zeros(fixed(number, 3));
}

std::string exact_text(double number) {
    return fmt::format("{}", number);
}

std::string exponential_text(double power) {
    if (!std::isfinite(power)) return no_number;
    if (std::abs(power) >= first_untold_power) return fmt::format("e^({})", number_text(power));
    const double exponential = std::exp(power);
    if (!is_large(exponential, 1) && !is_small(exponential)) return two_digits(exponential);
    const double tens = power / std::log(10.0);
    const double whole = std::floor(tens);
    return times_power_of_ten(std::pow(10.0, tens - whole), static_cast<int>(whole));
}

std::string blended_text(double number) {
    if (!std::isfinite(number)) return no_number;
    return is_large(number, 2) ? scientific(number) : fixed(number, 2);
}

std::string summary_text(const attention::Vector& summary) {
    return in_brackets(summary, blended_text);
}

std::string numbers_text(const std::vector<double>& numbers) {
    return in_brackets(numbers, number_text);
}

}  // namespace session
