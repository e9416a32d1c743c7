#include "session/sums.hpp"

#include <charconv>
#include <cmath>
#include <optional>

namespace session {
namespace {

std::optional<double> plain_number(const std::string& text) {
    double number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || stop != end) return {};
    return number;
}

}  // namespace

bool shown_figures_add_up(const std::vector<std::string>& figures, const std::string& total) {
    if (figures.size() == 1) return figures.front() == total;
    const auto whole = plain_number(total);
    double sum = 0;
    for (const std::string& figure : figures) {
        const auto number = plain_number(figure);
        if (!number || !whole) return false;
        sum += *number;
    }
    return whole && std::abs(sum - *whole) < 1e-6;
}

}  // namespace session
