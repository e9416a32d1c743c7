#include "session/derived.hpp"

#include <cmath>
#include <limits>

namespace session {
namespace {

using attention::Index;

void set_row(attention::Matrix& matrix, std::size_t row, const std::vector<double>& numbers) {
    matrix.row(static_cast<Index>(row)) =
        attention::Vector::Map(numbers.data(), static_cast<Index>(numbers.size()));
}

attention::Outcome work_out(const attention::Inputs& inputs, const State& state, Derived& derived) {
    const auto asking = static_cast<Index>(state.asking);
    const attention::Rule free = {.sharpness = state.sharpness};
    const attention::Rule chosen = {.sharpness = state.sharpness, .causal = state.look_back};
    if (auto outcome = attention::trace_one(inputs, asking, free, derived.trace); !outcome)
        return outcome;
    derived.shares_before = derived.trace.weights;
    if (auto outcome = attention::trace_one(inputs, asking, chosen, derived.trace); !outcome)
        return outcome;
    return attention::all_weights(inputs, chosen, derived.all_shares);
}

// The double of a decimal is off by half a unit in the last place, so a product of two by about
// this part of itself, and a sum of products by no more of its terms' sizes.
constexpr double off_by_decimals = 2 * std::numeric_limits<double>::epsilon();

// What is this large was meant, where numbers are typed with up to 16 digits: 1e16 × 1 - 1e16 ×
// 0.9999999999999999.
constexpr double least_meant = 1e-12;

/// A sum that only the last bits of its decimals keep from 0 is 0.
double on_paper(double score, const std::vector<double>& question,
                const std::vector<double>& label) {
    double terms = 0;
    for (std::size_t k = 0; k < label.size(); ++k) terms += std::abs(question[k] * label[k]);
    const bool is_residue =
        std::abs(score) < least_meant && std::abs(score) <= off_by_decimals * terms;
    return is_residue ? 0.0 : score;
}

void show(const attention::Inputs& inputs, const State& state, Derived& derived) {
    derived.shown_scores = derived.trace.scores;
    for (Index i = 0; i < derived.shown_scores.size(); ++i)
        derived.shown_scores[i] =
            on_paper(derived.shown_scores[i], state.numbers[state.asking].question,
                     state.numbers[static_cast<std::size_t>(i)].label);
    derived.shown_sharpened.resize(derived.shown_scores.size());
    attention::sharpen(derived.shown_scores, state.sharpness, derived.shown_sharpened);
    derived.shown_shares = derived.trace.weights;
    derived.shown_summary = derived.trace.summary;
    if (state.held.empty()) return;
    derived.shown_shares =
        attention::Vector::Map(state.held.data(), static_cast<Index>(state.held.size()));
    attention::blend(derived.shown_shares, inputs.values, derived.trace.visible,
                     derived.shown_summary);
}

}  // namespace

attention::Inputs inputs_of(const lesson::Sentence& sentence, const State& state) {
    const auto words = static_cast<Index>(sentence.words.size());
    const auto axes = static_cast<Index>(sentence.axes.size());
    attention::Inputs inputs;
    inputs.queries.resize(words, axes);
    inputs.keys.resize(words, axes);
    inputs.values.resize(words, axes);
    for (std::size_t i = 0; i < sentence.words.size(); ++i) {
        const lesson::Word& word = sentence.words[i];
        const Numbers& now = state.numbers[i];
        set_row(inputs.queries, i, now.question);
        set_row(inputs.keys, i, now.label);
        set_row(inputs.values, i, word.value ? *word.value : now.label);
    }
    return inputs;
}

Derived derive(const lesson::Lesson& lesson, const State& state) {
    const attention::Inputs inputs = inputs_of(sentence_of(lesson, state), state);
    Derived derived;
    const auto outcome = work_out(inputs, state, derived);
    if (!outcome) return {.trouble = outcome.error().message};
    show(inputs, state, derived);
    return derived;
}

}  // namespace session
