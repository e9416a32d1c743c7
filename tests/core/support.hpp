#pragma once

#include <attention/attention.hpp>
#include <cmath>
#include <initializer_list>
#include <random>
#include <stdexcept>

/// Inputs the core's tests share.
namespace support {

using attention::Index;
using attention::Inputs;
using attention::Matrix;
using attention::Rule;
using attention::Trace;
using attention::Vector;

inline constexpr Index the = 0, cat = 1, ate = 2, fish = 3;

inline Inputs the_cat_ate_fish() {
    const Matrix labels{{0.2, 0.0}, {0.9, 0.1}, {0.1, 0.9}, {0.8, 0.2}};
    const Matrix questions{{0.7, 0.1}, {0.0, 1.0}, {1.0, 0.0}, {0.2, 0.9}};
    return {.queries = questions, .keys = labels, .values = labels};
}

/// One number a word; every word asks with 1, so that the keys are the scores.
inline Inputs with_scores(const Vector& scores) {
    const Matrix ones = Matrix::Ones(scores.size(), 1);
    return {.queries = ones, .keys = scores, .values = scores};
}

inline Vector vector(std::initializer_list<double> numbers) {
    return Vector::Map(numbers.begin(), static_cast<Index>(numbers.size()));
}

using Random = std::mt19937_64;

inline Index random_index(Random& random, Index from, Index to) {
    return std::uniform_int_distribution<Index>(from, to)(random);
}

inline Matrix random_matrix(Random& random, Index rows, Index columns, double size) {
    std::uniform_real_distribution<double> number(-size, size);
    return Matrix::NullaryExpr(rows, columns, [&] { return number(random); });
}

/// 1 to 24 words, 1 to 16 numbers, from minute to huge; some words twice, so that scores tie.
inline Inputs random_inputs(Random& random) {
    const Index words = random_index(random, 1, 24);
    const Index numbers = random_index(random, 1, 16);
    const double size = std::exp2(static_cast<double>(random_index(random, -20, 20)));
    Inputs inputs{.queries = random_matrix(random, words, numbers, size),
                  .keys = random_matrix(random, words, numbers, 1.0),
                  .values = random_matrix(random, words, random_index(random, 1, 4), 1e3)};
    if (words > 1) inputs.keys.row(random_index(random, 1, words - 1)) = inputs.keys.row(0);
    return inputs;
}

/// 0, the lesson's range and beyond, up to the largest.
inline double random_sharpness(Random& random) {
    const Index kind = random_index(random, 0, 9);
    if (kind == 0) return 0.0;
    if (kind == 1) return attention::largest_sharpness;
    return std::exp2(std::uniform_real_distribution<double>(-10.0, 19.0)(random));
}

/// The trace, which the inputs must allow.
inline Trace traced(const Inputs& inputs, Index asking, const Rule& rule = {}) {
    Trace trace;
    const auto outcome = trace_one(inputs, asking, rule, trace);
    if (!outcome) throw std::runtime_error(outcome.error().message);
    return trace;
}

inline Vector weights_of(const Vector& scores, double sharpness) {
    return traced(with_scores(scores), 0, {.sharpness = sharpness}).weights;
}

}  // namespace support
