#pragma once

#include <cstddef>
#include <vector>

/// Dividing a whole number of points, so that nothing is lost or gained.
namespace session {

using Amounts = std::vector<long long>;

/// `total` in proportion to `weights`, evenly where those are all 0: rounded down, and what is left
/// goes to the largest remainders, earlier ones first. Product of total and weights: within 62
/// bits.
Amounts divide(long long total, const Amounts& weights);

/// Gives `one` the amount, 0 to the sum; the first `count` others give way in proportion to what
/// they have, evenly where they have nothing. The sum stays. A single word keeps all.
Amounts give_way(const Amounts& amounts, std::size_t count, std::size_t one, long long amount);

/// Of light, together.
inline constexpr int all_points = 100;

/// All points, evenly: 34, 33, 33.
std::vector<int> even_points(std::size_t words);

}  // namespace session
