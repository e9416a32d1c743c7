#include "app/trace_rows.hpp"

#include <algorithm>
#include <cmath>

namespace app {

std::optional<double> held(double figure) {
    return std::isfinite(figure) ? std::optional(figure) : std::nullopt;
}

const lesson::Sentence& sentence_of(const session::Session& session) {
    return session.lesson.sentences[session.state.sentence];
}

bool has_own_values(const lesson::Sentence& sentence) {
    return std::any_of(sentence.words.begin(), sentence.words.end(),
                       [](const lesson::Word& word) { return word.value.has_value(); });
}

std::vector<TraceRow> trace_rows(const session::Session& session) {
    const lesson::Sentence& sentence = sentence_of(session);
    const attention::Trace& trace = session.derived.trace;
    const bool own_values = has_own_values(sentence);
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
            .score = session.derived.shown_scores[at],
            .sharpened = session.derived.shown_sharpened[at],
            .exponential = visible ? held(trace.exponentials[at]) : std::nullopt,
            .share = trace.weights[at],
        });
    }
    return rows;
}

}  // namespace app
