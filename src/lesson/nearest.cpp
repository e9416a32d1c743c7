#include "lesson/nearest.hpp"

#include <numeric>
#include <utility>
#include <vector>

namespace lesson {

std::size_t distance(std::string_view one, std::string_view other) {
    constexpr std::size_t longest = 64;  // what is longer was not a slip of the pen
    if (one.size() > longest || other.size() > longest) return std::max(one.size(), other.size());
    std::vector<std::size_t> row(other.size() + 1);
    std::iota(row.begin(), row.end(), 0U);
    for (std::size_t i = 0; i < one.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i + 1);
        for (std::size_t j = 0; j < other.size(); ++j) {
            const std::size_t changed = diagonal + (one[i] == other[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({changed, row[j] + 1, diagonal + 1});
        }
    }
    return row.back();
}

bool is_near(std::string_view written, std::string_view known) {
    return distance(written, known) <= std::max<std::size_t>(1, (known.size() + 1) / 3);
}

}  // namespace lesson
