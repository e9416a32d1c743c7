#pragma once

#include <Eigen/Core>
#include <attention/result.hpp>
#include <limits>

/// Scaled dot-product attention (Vaswani et al. 2017, "Attention Is All You Need", section 3.2.1)
/// with every intermediate of a hand trace.
///
/// n words, d numbers a key and query, v numbers a value. Nothing has a unit; weights are parts
/// of 1. Words are counted from 0 here, from 1 in error messages. The lesson's words for these
/// things, which the messages use too: key = label, query = question, weight = share,
/// causal mask = look-back rule.
namespace attention {

using Index = Eigen::Index;
using Vector = Eigen::VectorXd;
using Matrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// A vector, or a row of a Matrix (transposed), to read and to write.
using In = const Eigen::Ref<const Vector>&;
using Out = Eigen::Ref<Vector>;

inline constexpr double largest_sharpness = 1e6;
inline constexpr double largest_score = 1e300;  // either sign; times 1e6 it is still a double

/// One row a word. The lesson passes its labels both as keys and as values.
struct Inputs {
    Matrix queries;  // n × d
    Matrix keys;     // n × d
    Matrix values;   // n × v
};

struct Rule {
    double sharpness = 4.0;  // β = 1 / temperature, 0 to largest_sharpness; a real model: 1/√d
    bool causal = false;     // word i sees words 0..i only
};

/// What one asking word's hand trace shows, in the order in which it is worked out.
struct Trace {
    Vector scores;        // n: query · key, also of hidden words
    Vector sharpened;     // n: sharpness × score
    Vector exponentials;  // n: e to the sharpened score; 0 where hidden; +inf beyond a double
    double total = 0.0;   // sum of the exponentials; +inf beyond a double
    double log_total = -std::numeric_limits<double>::infinity();  // its natural logarithm, which
                                                                  // is always within a double
    Vector weights;     // n: in [0, 1], add to 1; exactly 0 where hidden
    Vector summary;     // v: the values blended by the weights
    Index visible = 0;  // words 0..visible-1 are seen, the others are hidden
};

// The steps, one function a formula. They check nothing: shapes fit as each says, numbers are
// finite, scores within ±largest_score, a sharpness within 0 to largest_sharpness, an asking word
// within 0 to words - 1, `visible` from 1 to n, weights in [0, 1] and adding to 1 over the visible
// words.

/// s = q · k. `query` and `key`: d. Right to the last digit or two, also where large terms cancel;
/// not finite where a term or partial sum is beyond a double.
double score(In query, In key);

/// βs. `scores` and `sharpened`: n.
void sharpen(In scores, double sharpness, Out sharpened);

/// The causal mask of one row: how many of the n words the asking one sees, from the first on.
Index visible_words(Index words, Index asking, bool causal);

/// wᵢ = e^(β(sᵢ - m)) / Σⱼ e^(β(sⱼ - m)), j over the visible words, m their largest score; 0 for
/// the hidden ones. `scores` and `weights`: n, and may be the same vector. A larger score never
/// gets the smaller weight, equal scores get equal ones.
void softmax(In scores, double sharpness, Index visible, Out weights);

/// Σᵢ wᵢvᵢ over the visible words. `weights`: n, `values`: n × v, `summary`: v. Each number lies
/// between the least and the greatest it blends.
void blend(In weights, const Matrix& values, Index visible, Out summary);

// All steps together.

/// Works out `trace` for the word `asking`. Allocates nothing when `trace` has the right shape
/// already. Refuses no words, no numbers, shapes that do not fit, numbers that are not finite, an
/// asking word that is not there, a sharpness outside 0 to largest_sharpness, and a score beyond
/// ±largest_score; then `trace` is left empty.
Outcome trace_one(const Inputs& inputs, Index asking, const Rule& rule, Trace& trace);

/// The weights of every asking word: row asks, column is looked at; n × n. Otherwise as
/// `trace_one`: no allocation when the shape fits, the same errors, then `weights` is left empty.
Outcome all_weights(const Inputs& inputs, const Rule& rule, Matrix& weights);

}  // namespace attention
