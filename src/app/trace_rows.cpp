#include "app/trace_rows.hpp"

#include <cmath>

namespace app {

std::optional<double> held(double figure) {
    return std::isfinite(figure) ? std::optional(figure) : std::nullopt;
}

std::vector<TraceRow> trace_rows(const session::Session& session) {
    const lesson::Sentence& sentence = session::sentence_of(session.lesson, session.state);
    const attention::Trace& trace = session.derived.trace;
    const bool own_values = lesson::has_own_values(sentence);
    std::vector<TraceRow> rows;
    for (std::size_t i = 0; i < sentence.words.size(); ++i) {
        const lesson::Word& word = sentence.words[i];
        const std::vector<double>& label = session.state.numbers[i].label;
        const auto at = static_cast<attention::Index>(i);
        const bool visible = at < trace.visible;
        rows.push_back({
            .word = word.text,
            .label = label,
            .value = own_values ? word.value.value_or(label) : std::vector<double>(),
            .visible = visible,
            .score = trace.scores[at],
            .sharpened = trace.sharpened[at],
            .exponential = visible ? held(trace.exponentials[at]) : std::nullopt,
            .share = trace.weights[at],
        });
    }
    return rows;
}

}  // namespace app
