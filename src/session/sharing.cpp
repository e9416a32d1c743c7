#include "session/sharing.hpp"

#include <algorithm>
#include <numeric>

namespace session {
namespace {

long long sum(const Amounts& amounts) {
    return std::accumulate(amounts.begin(), amounts.end(), 0LL);
}

}  // namespace

Amounts divide(long long total, const Amounts& weights) {
    const long long all = sum(weights);
    if (all == 0) return divide(total, Amounts(weights.size(), 1));
    Amounts amounts;
    for (const long long weight : weights) amounts.push_back(total * weight / all);
    std::vector<std::size_t> order(weights.size());
    std::iota(order.begin(), order.end(), 0U);
    std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
        return total * weights[one] % all > total * weights[other] % all;
    });
    const auto left = static_cast<std::size_t>(total - sum(amounts));
    for (std::size_t i = 0; i < left; ++i) ++amounts[order[i]];
    return amounts;
}

Amounts give_way(const Amounts& amounts, std::size_t count, std::size_t one, long long amount) {
    Amounts others;
    for (std::size_t i = 0; i < count; ++i)
        if (i != one) others.push_back(amounts[i]);
    if (others.empty()) return amounts;
    others = divide(sum(amounts) - amount, others);
    others.insert(others.begin() + static_cast<std::ptrdiff_t>(one), amount);
    others.resize(amounts.size(), 0);
    return others;
}

std::vector<int> even_points(std::size_t words) {
    const Amounts points = divide(all_points, Amounts(words, 1));
    return {points.begin(), points.end()};
}

}  // namespace session
