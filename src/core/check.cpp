#include "core/check.hpp"

#include <cmath>

namespace attention {
namespace {

// A word's numbers as the lesson calls them.
constexpr const char* label = "label";
constexpr const char* question = "question";
constexpr const char* value = "value";

std::string word(Index index) {
    return "word " + std::to_string(index + 1);
}

std::string of_words(Index count) {
    return std::to_string(count) + (count == 1 ? " word" : " words");
}

Outcome check_count(const char* name, const Matrix& rows, Index words) {
    if (rows.rows() == words) return std::monostate{};
    return Error{"There are labels for " + of_words(words) + " but " + name + "s for " +
                 of_words(rows.rows()) + ": give every word one of each."};
}

Outcome check_any_number(const char* name, const Matrix& rows) {
    if (rows.cols() > 0) return std::monostate{};
    return Error{std::string("Every ") + name + " is empty: give it at least one number."};
}

Outcome check_pairs(const Matrix& queries, const Matrix& keys) {
    if (queries.cols() == keys.cols()) return std::monostate{};
    return Error{"A label has " + std::to_string(keys.cols()) + " and a question " +
                 std::to_string(queries.cols()) +
                 " numbers: give both as many, for they are multiplied one by one."};
}

Outcome check_finite(const char* name, const Matrix& rows) {
    for (Index row = 0; row < rows.rows(); ++row)
        for (Index column = 0; column < rows.cols(); ++column)
            if (const double number = rows(row, column); !std::isfinite(number))
                return Error{"The " + std::string(name) + " of " + word(row) + " has " +
                             (std::isnan(number) ? "no number" : "infinity") + " in place " +
                             std::to_string(column + 1) + ": put an ordinary number there."};
    return std::monostate{};
}

}  // namespace

Outcome check(const Inputs& inputs) {
    const auto& [queries, keys, values] = inputs;
    if (keys.rows() == 0) return Error{"The sentence has no words: give it at least one."};
    Outcome outcome = check_count(question, queries, keys.rows());
    if (outcome) outcome = check_count(value, values, keys.rows());
    if (outcome) outcome = check_any_number(label, keys);
    if (outcome) outcome = check_any_number(value, values);
    if (outcome) outcome = check_pairs(queries, keys);
    if (outcome) outcome = check_finite(label, keys);
    if (outcome) outcome = check_finite(question, queries);
    if (outcome) outcome = check_finite(value, values);
    return outcome;
}

Outcome check_asking(Index asking, Index words) {
    if (asking >= 0 && asking < words) return std::monostate{};
    return Error{"The asking word is not in the sentence, which has " + of_words(words) +
                 ": choose one of them."};
}

Outcome check_sharpness(double sharpness) {
    if (sharpness >= 0.0 && sharpness <= largest_sharpness) return std::monostate{};
    return Error{"The sharpness is " +
                 (std::isnan(sharpness) ? std::string("not a number") : "out of range") +
                 ": choose one from 0 to 1000000."};
}

Outcome check_scores(In scores, Index asking) {
    for (Index i = 0; i < scores.size(); ++i)
        if (!(std::abs(scores[i]) <= largest_score))
            return Error{"The score of " + word(i) + " for the question of " + word(asking) +
                         " is too large (beyond 1e300): use smaller numbers in that label or "
                         "question."};
    return std::monostate{};
}

}  // namespace attention
