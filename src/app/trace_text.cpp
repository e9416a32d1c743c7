#include <fmt/format.h>

#include "app/escaped.hpp"
#include "app/hand_trace.hpp"
#include "app/table.hpp"
#include "app/trace_rows.hpp"
#include "session/figures.hpp"

namespace app {

namespace {

using Cells = std::vector<std::string>;

std::string joined(const std::vector<std::string>& texts, const char* separator) {
    Cells cells;
    for (const std::string& text : texts) cells.push_back(escaped(text));
    return fmt::format("{}", fmt::join(cells, separator));
}

std::string words_of(const lesson::Sentence& sentence) {
    Cells words;
    for (const lesson::Word& word : sentence.words) words.push_back(word.text);
    return joined(words, " ");
}

std::string asking_line(const session::Session& session) {
    const lesson::Word& word =
        session::sentence_of(session.lesson, session.state).words[session.state.asking];
    const std::string asks = word.asks.empty() ? "" : ": " + escaped(word.asks);
    return fmt::format("\"{}\" asks{}  Its question: {}\n", escaped(word.text),
                       asks.empty() ? "." : asks,
                       session::numbers_text(session.state.numbers[session.state.asking].question));
}

std::string scene_line(const session::State& state) {
    return fmt::format("Sharpness {}, look-back rule {}.\n", session::number_text(state.sharpness),
                       state.look_back ? "on" : "off");
}

Cells head_of(const session::Session& session) {
    const std::string axes = joined(session::sentence_of(session.lesson, session.state).axes, ", ");
    Cells cells = {"word", fmt::format("label ({})", axes)};
    if (lesson::has_own_values(session::sentence_of(session.lesson, session.state)))
        cells.emplace_back("value");
    cells.insert(cells.end(),
                 {"score", fmt::format("× {}", session::number_text(session.state.sharpness)),
                  "e to that", "share"});
    return cells;
}

/// What a person reads: as on paper, where a residue of the last digits is 0.
Cells line_of(const TraceRow& row, double score, double sharpened, attention::Index visible) {
    Cells cells = {escaped(row.word), session::numbers_text(row.label)};
    if (!row.value.empty()) cells.push_back(session::numbers_text(row.value));
    cells.insert(cells.end(), {session::number_text(score), session::number_text(sharpened),
                               row.visible ? session::exponential_text(sharpened) : "hidden",
                               row.visible ? session::share_text(row.share, visible) : "0%"});
    return cells;
}

Cells total_line(const session::Session& session, std::size_t columns) {
    const attention::Trace& trace = session.derived.trace;
    const std::string total = session::exponential_text(trace.log_total);
    Cells cells(columns - 2);
    cells.front() = "total";
    cells.insert(cells.end(), {total, "100%"});
    return cells;
}

std::string table_of(const session::Session& session) {
    std::vector<Cells> lines = {head_of(session)};
    const session::Derived& derived = session.derived;
    attention::Index word = 0;
    for (const TraceRow& row : trace_rows(session)) {
        lines.push_back(line_of(row, derived.shown_scores[word], derived.shown_sharpened[word],
                                derived.trace.visible));
        ++word;
    }
    lines.push_back(total_line(session, lines.front().size()));
    std::vector<Side> sides(lines.front().size(), Side::right);
    sides[0] = sides[1] = Side::left;
    return aligned(lines, sides);
}

std::string rounding_note(const attention::Vector& shares) {
    const int total = session::rounded_total(shares);
    if (total == 100) return "";
    return fmt::format("Rounded one by one, the shares add to {}%. Exactly, they add to 100%.\n",
                       total);
}

}  // namespace

std::string trace_text(const session::Session& session) {
    const lesson::Sentence& sentence = session::sentence_of(session.lesson, session.state);
    const attention::Trace& trace = session.derived.trace;
    return fmt::format(
        "{}\n\n{}{}\n{}\n{}New summary of \"{}\": {}\n", words_of(sentence), asking_line(session),
        scene_line(session.state), table_of(session), rounding_note(trace.weights),
        escaped(sentence.words[session.state.asking].text), session::summary_text(trace.summary));
}

}  // namespace app
