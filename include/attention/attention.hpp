#pragma once

#include <Eigen/Core>
#include <attention/result.hpp>

/// Scaled dot-product attention (Vaswani et al. 2017, "Attention Is All You Need", section 3.2.1)
/// with every intermediate of a hand trace. Units: scores and numbers have none; weights are parts
/// of 1. The lesson's words for these things: key = label, query = question, weight = share,
/// causal mask = look-back rule.
namespace attention {

using Index = Eigen::Index;
using Vector = Eigen::VectorXd;
using Matrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// One row a word. The lesson passes its labels both as keys and as values.
struct Inputs {
    Matrix queries;  // n × d
    Matrix keys;     // n × d
    Matrix values;   // n × v
};

struct Rule {
    double sharpness = 4.0;  // 1 / temperature, 0 to 1e6; a real model uses 1/√d
    bool causal = false;     // word i sees words 0..i only
};

/// What one asking word's hand trace shows, in the order in which it is worked out.
struct Trace {
    Vector scores;        // n: query · key, also of hidden words
    Vector sharpened;     // n: sharpness × score
    Vector exponentials;  // n: e to the sharpened score; 0 where hidden; +inf beyond a double
    double total = 0.0;   // sum of the exponentials; +inf beyond a double
    Vector weights;       // n: in [0, 1], add to 1; exactly 0 where hidden
    Vector summary;       // v: the values blended by the weights
    Index visible = 0;    // words 0..visible-1 are seen, the others are hidden
};

/// Refuses no words, shapes that do not fit, and numbers that are not finite.
Outcome check(const Inputs& inputs);

/// Works out `trace` for the word `asking` (from 0). Allocates nothing when `trace` already has
/// the right shape. Refuses what `check` does, an asking word that is not there, a sharpness
/// outside 0 to 1e6, and a score beyond ±1e300.
Outcome trace_one(const Inputs& inputs, Index asking, const Rule& rule, Trace& trace);

/// The weights of every asking word: row asks, column is looked at; n × n. Errors as `trace_one`.
Outcome all_weights(const Inputs& inputs, const Rule& rule, Matrix& weights);

}  // namespace attention
