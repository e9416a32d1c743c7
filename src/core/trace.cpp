#include <attention/attention.hpp>
#include <cmath>

#include "core/check.hpp"
#include "core/exponential.hpp"

namespace attention {
namespace {

Outcome check_request(const Inputs& inputs, Index asking, const Rule& rule) {
    Outcome outcome = check(inputs);
    if (outcome) outcome = check_asking(asking, inputs.keys.rows());
    if (outcome) outcome = check_sharpness(rule.sharpness);
    return outcome;
}

void score_words(const Inputs& inputs, Index asking, Out scores) {
    for (Index i = 0; i < scores.size(); ++i)
        scores[i] = score(inputs.queries.row(asking).transpose(), inputs.keys.row(i).transpose());
}

void resize(Trace& trace, Index words, Index numbers) {
    for (Vector* column : {&trace.scores, &trace.sharpened, &trace.exponentials, &trace.weights})
        column->resize(words);
    trace.summary.resize(numbers);
}

// Shifted by the largest, so that nothing overflows.
double log_of_summed_exponentials(In powers) {
    const double largest = powers.maxCoeff();
    double sum = 0.0;
    for (const double power : powers) sum += exponential(power - largest);
    return largest + std::log(sum);
}

// As written on paper, so unshifted: only shown, for it may overflow.
void exponentiate(Trace& trace) {
    trace.exponentials.setZero();
    for (Index i = 0; i < trace.visible; ++i)
        trace.exponentials[i] = exponential(trace.sharpened[i]);
    trace.total = trace.exponentials.sum();
    trace.log_total = log_of_summed_exponentials(trace.sharpened.head(trace.visible));
}

Outcome work_out(const Inputs& inputs, Index asking, const Rule& rule, Trace& trace) {
    const Index words = inputs.keys.rows();
    resize(trace, words, inputs.values.cols());
    score_words(inputs, asking, trace.scores);
    if (Outcome outcome = check_scores(trace.scores, asking); !outcome) return outcome;
    trace.visible = visible_words(words, asking, rule.causal);
    sharpen(trace.scores, rule.sharpness, trace.sharpened);
    exponentiate(trace);
    softmax(trace.scores, rule.sharpness, trace.visible, trace.weights);
    blend(trace.weights, inputs.values, trace.visible, trace.summary);
    return std::monostate{};
}

Outcome work_out(const Inputs& inputs, const Rule& rule, Matrix& weights) {
    const Index words = inputs.keys.rows();
    weights.resize(words, words);
    for (Index asking = 0; asking < words; ++asking) {
        Out row = weights.row(asking).transpose();
        score_words(inputs, asking, row);
        if (Outcome outcome = check_scores(row, asking); !outcome) return outcome;
        softmax(row, rule.sharpness, visible_words(words, asking, rule.causal), row);
    }
    return std::monostate{};
}

}  // namespace

Outcome trace_one(const Inputs& inputs, Index asking, const Rule& rule, Trace& trace) {
    Outcome outcome = check_request(inputs, asking, rule);
    if (outcome) outcome = work_out(inputs, asking, rule, trace);
    if (!outcome) trace = Trace{};
    return outcome;
}

Outcome all_weights(const Inputs& inputs, const Rule& rule, Matrix& weights) {
    Outcome outcome = check(inputs);
    if (outcome) outcome = check_sharpness(rule.sharpness);
    if (outcome) outcome = work_out(inputs, rule, weights);
    if (!outcome) weights.resize(0, 0);
    return outcome;
}

}  // namespace attention
