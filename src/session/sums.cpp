#include "session/sums.hpp"

#include <cmath>

#include "session/acts.hpp"

namespace session {

bool shown_figures_add_up(const std::vector<std::string>& figures, const std::string& total) {
    if (figures.size() == 1) return figures.front() == total;
    const auto whole = parse_number(total);
    double sum = 0;
    for (const std::string& figure : figures) {
        const auto number = parse_number(figure);
        if (!number || !whole) return false;
        sum += *number;
    }
    return whole && std::abs(sum - *whole) < 1e-6;
}

}  // namespace session
