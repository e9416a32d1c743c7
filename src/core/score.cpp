#include <attention/attention.hpp>
#include <cmath>

namespace attention {

// Compensated: Ogita, Rump & Oishi 2005, "Accurate Sum and Dot Product", algorithm 5.3 (Dot2).
// A plain sum of products would tell 1e16·1 + 1·1 - 1e16·1 as 0, and would give two words with the
// same numbers in another order two scores. A loop rather than Eigen's product, which adds up
// in an order that depends on where in memory a row lies.
double score(In query, In key) {
    double sum = 0.0;
    double lost = 0.0;  // what rounding took from the sum
    for (Index i = 0; i < query.size(); ++i) {
        const double product = query[i] * key[i];
        const double lost_in_product = std::fma(query[i], key[i], -product);
        const double next = sum + product;
        const double added = next - sum;
        const double lost_in_sum = (sum - (next - added)) + (product - added);
        lost += lost_in_product + lost_in_sum;
        sum = next;
    }
    return sum + lost;
}

}  // namespace attention
