#include <fmt/format.h>

#include "app/hand_trace.hpp"
#include "app/trace_rows.hpp"

namespace app {

namespace {

using Cells = std::vector<std::string>;

std::string quoted(const std::string& text) {
    std::string doubled;
    for (const char c : text) doubled.append(c == '"' ? 2 : 1, c);
    return fmt::format("\"{}\"", doubled);
}

/// A cell that is text. Spreadsheets take these first characters for a formula.
std::string text_cell(const std::string& text) {
    const bool formula = text.find_first_of("=+-@\t\r") == 0;
    const std::string cell = formula ? fmt::format("'{}", text) : text;
    return cell.find_first_of(",\"\r\n") == cell.npos ? cell : quoted(cell);
}

/// The shortest text that reads back as the same double, with a point in every locale.
std::string number_cell(double number) {
    return fmt::format("{}", number);
}

std::string number_cell(std::optional<double> number) {
    return number ? number_cell(*number) : std::string();
}

std::string truth_cell(bool truth) {
    return truth ? "true" : "false";
}

void append_line(std::string& csv, const Cells& cells) {
    csv += fmt::format("{}\r\n", fmt::join(cells, ","));
}

void append_numbers(Cells& cells, const std::vector<double>& numbers) {
    for (const double number : numbers) cells.push_back(number_cell(number));
}

Cells head_of(const lesson::Sentence& sentence) {
    Cells cells = {"sentence", "asking", "asking_index", "sharpness", "look_back", "word"};
    for (const std::string& axis : sentence.axes) cells.push_back(text_cell("label " + axis));
    if (lesson::has_own_values(sentence))
        for (const std::string& axis : sentence.axes) cells.push_back(text_cell("value " + axis));
    for (const char* name : {"visible", "score", "sharpened", "exponential", "share"})
        cells.emplace_back(name);
    return cells;
}

/// What is the same on every line, so that each line can be understood by itself.
Cells scene_of(const session::Session& session) {
    const lesson::Sentence& sentence = session::sentence_of(session.lesson, session.state);
    const session::State& state = session.state;
    return {text_cell(sentence.id), text_cell(sentence.words[state.asking].text),
            fmt::format("{}", state.asking), number_cell(state.sharpness),
            truth_cell(state.look_back)};
}

Cells line_of(Cells cells, const TraceRow& row) {
    cells.push_back(text_cell(row.word));
    append_numbers(cells, row.label);
    append_numbers(cells, row.value);
    cells.insert(cells.end(),
                 {truth_cell(row.visible), number_cell(row.score), number_cell(row.sharpened),
                  number_cell(row.exponential), number_cell(row.share)});
    return cells;
}

}  // namespace

std::string trace_csv(const session::Session& session) {
    std::string csv;
    append_line(csv, head_of(session::sentence_of(session.lesson, session.state)));
    for (const TraceRow& row : trace_rows(session))
        append_line(csv, line_of(scene_of(session), row));
    return csv;
}

}  // namespace app
