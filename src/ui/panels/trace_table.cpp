#include <fmt/format.h>

#include <array>

#include "session/figures.hpp"
#include "session/guessing.hpp"
#include "ui/panels/panels.hpp"
#include "ui/widgets/widgets.hpp"

namespace ui {
namespace {

constexpr float title_height = 44, row_height = 34;

enum Column {
    word_column,
    label_column,
    score_column,
    sharpened_column,
    power_column,
    share_column
};
constexpr std::size_t column_count = 6;

/// As wide as the head and an ordinary entry, so that no column moves when a value changes.
constexpr std::array<std::string_view, column_count> widest_entries = {
    "word ", "(0.00, 0.00)", "score", "× 10.00", "e to that", "share"};

/// The table's rows share its columns; where it is narrow all but the heads is set smaller.
struct Table {
    Scene& scene;
    Rect area;
    std::size_t columns_shown = column_count;
    Style body = Style::body, strong = Style::strong;
    std::array<float, column_count + 1> edges{};

    Rect cell(const Rect& row, Column column) const {
        return {row.x + edges[column], row.y, edges[column + 1] - edges[column], row.h};
    }
    void write(const Rect& row, Column column, Style style, Colour colour,
               std::string_view text) const {
        if (column >= columns_shown) return;
        const Rect rect = cell(row, column);
        scene.canvas.text(rect, style, colour,
                          shorten_middle(scene.canvas.fonts()[style], text, rect.w - scene.px(6)));
    }
};

/// How many of the four steps are worked out: all, but where the section goes step by step, and
/// none while the lamp is off.
int steps_shown(const Scene& scene) {
    const session::Session& session = scene.session;
    if (session::lamp_is_off(session.lesson, session.state)) return 0;
    return scene.shows(lesson::Picture::trace) ? session.state.trace_steps : 4;
}

Table table_in(Scene& scene, const Rect& area) {
    constexpr std::size_t columns_after_steps[] = {2, 3, 5, 6, 6};
    Table table{scene, area, columns_after_steps[steps_shown(scene)]};
    const auto least_width = [&](std::size_t column) {
        const float dot = column == word_column ? scene.px(34) : scene.px(8);
        return scene.canvas.width(table.body, widest_entries[column]) + dot;
    };
    const auto whole = [&] {
        float sum = 0;
        for (std::size_t i = 0; i < column_count; ++i) sum += least_width(i);
        return sum;
    };
    if (whole() > area.w) table.body = Style::note, table.strong = Style::token_small;
    const float spare = (area.w - whole()) / column_count;
    for (std::size_t i = 0; i < column_count; ++i)
        table.edges[i + 1] = table.edges[i] + least_width(i) + spare;
    return table;
}

void draw_head(const Table& table, const Rect& row) {
    const Paper& paper = table.scene.theme().paper;
    const std::string times =
        fmt::format("× {}", session::number_text(table.scene.session.state.sharpness));
    const std::string_view heads[column_count] = {"word", "label",     "score",
                                                  times,  "e to that", "share"};
    for (std::size_t i = 0; i < column_count; ++i)
        table.write(row, static_cast<Column>(i), Style::note, paper.quiet, heads[i]);
    const float thin = table.scene.px(1);
    table.scene.canvas.fill({row.x, row.bottom() - thin, row.w, thin}, paper.line_strong);
}

void draw_word_cell(const Table& table, const Rect& row, std::size_t word) {
    Scene& scene = table.scene;
    const float radius = scene.px(6);
    const Rect rect = table.cell(row, word_column);
    const ImVec2 dot = {rect.x + radius, rect.centre().y};
    const Colour colour = word_colour(scene.theme(), word);
    scene.canvas.disc(dot, radius, colour);
    scene.canvas.ring(dot, radius, mix(colour, scene.theme().paper.ink, 0.5f), scene.px(1));
    const float text_x = rect.x + 2 * radius + scene.px(8);
    const Rect room = {text_x, rect.y, rect.right() - text_x, rect.h};
    scene.canvas.text(room, table.strong, scene.theme().paper.ink,
                      shorten_middle(scene.canvas.fonts()[table.strong], scene.view.words[word],
                                     room.w - scene.px(6)));
}

void draw_row(const Table& table, const Rect& row, std::size_t word) {
    Scene& scene = table.scene;
    const Paper& paper = scene.theme().paper;
    const attention::Trace& trace = scene.session.derived.trace;
    const auto i = static_cast<Eigen::Index>(word);
    const bool visible = i < trace.visible;
    point_at(scene, word, row);
    if (word == scene.view.pointed)
        scene.canvas.fill({row.x - scene.px(8), row.y, row.w + scene.px(16), row.h - scene.px(1)},
                          paper.light_ground, scene.px(5));
    draw_word_cell(table, row, word);
    const Colour ink = visible ? paper.body : paper.quiet;
    table.write(row, label_column, table.body, ink,
                session::numbers_text(scene.session.state.numbers[word].label));
    table.write(row, score_column, table.body, ink, session::number_text(trace.scores[i]));
    table.write(row, sharpened_column, table.body, ink, session::number_text(trace.sharpened[i]));
    table.write(row, power_column, table.body, ink,
                visible ? session::exponential_text(trace.sharpened[i]) : "hidden");
    table.write(row, share_column, table.strong, visible ? paper.ink : paper.quiet,
                visible ? session::share_text(trace.weights[i], trace.visible) : "0%");
    scene.canvas.fill({row.x, row.bottom() - scene.px(1), row.w, scene.px(1)}, paper.line);
    scene.canvas.place(fmt::format("row {}", word + 1), row);
}

void draw_total(const Table& table, const Rect& row) {
    Scene& scene = table.scene;
    const Paper& paper = scene.theme().paper;
    scene.canvas.fill({row.x, row.y - scene.px(2), row.w, scene.px(2)}, paper.line_strong);
    Rect indented = row;
    indented.x += scene.px(20);
    scene.canvas.text(indented, table.body, paper.quiet, "total");
    table.write(row, power_column, table.body, paper.body,
                session::exponential_text(scene.session.derived.trace.log_total));
    table.write(row, share_column, table.strong, paper.ink, "100%");
}

/// Back, next and all, for a trace that is worked out one step at a time.
void draw_steps(Scene& scene, const Rect& title) {
    const int steps = scene.session.state.trace_steps;
    float x = title.right();
    const auto place = [&](std::string_view name) {
        const float wide = scene.canvas.width(Style::label, name) + scene.px(24);
        x -= wide;
        return Rect{x, title.y + scene.px(6), wide, title.h - scene.px(12)};
    };
    const Rect all = place("All steps"), next = place("Next step"), back = place("Step back");
    if (tool(scene, "Step back", back, steps > 0)) scene.wish(session::ShowTraceSteps{steps - 1});
    if (tool(scene, "Next step", next, steps < 4)) scene.wish(session::ShowTraceSteps{steps + 1});
    if (tool(scene, "All steps", all, steps < 4)) scene.wish(session::ShowTraceSteps{4});
}

/// One word's way from question and label to share, with its numbers filled in.
std::string working(const Scene& scene, std::size_t word) {
    const attention::Trace& trace = scene.session.derived.trace;
    const auto i = static_cast<Eigen::Index>(word);
    const std::string& name = scene.view.words[word];
    if (i >= trace.visible)
        return fmt::format("{}: hidden by the look-back rule, so it gets no light at all", name);
    const auto& question = scene.session.state.numbers[scene.session.state.asking].question;
    const auto& label = scene.session.state.numbers[word].label;
    std::string products;
    const std::size_t most = 3;
    for (std::size_t k = 0; k < std::min(label.size(), most); ++k)
        products += fmt::format("{}{} × {}", k == 0 ? "" : " + ", session::number_text(question[k]),
                                session::number_text(label[k]));
    if (label.size() > most) products += " + …";
    const std::string power = session::exponential_text(trace.sharpened[i]);
    return fmt::format(
        "{}: {} = {}  ·  {} × {} = {}  ·  e to that = {}  ·  {} ÷ {} = {}", name, products,
        session::number_text(trace.scores[i]), session::number_text(scene.session.state.sharpness),
        session::number_text(trace.scores[i]), session::number_text(trace.sharpened[i]), power,
        power, session::exponential_text(trace.log_total),
        session::share_text(trace.weights[i], trace.visible));
}

std::string blend(const Scene& scene) {
    const attention::Trace& trace = scene.session.derived.trace;
    const std::size_t most = 6;
    std::string parts;
    for (std::size_t i = 0; i < static_cast<std::size_t>(trace.visible); ++i)
        parts += fmt::format(
            "{}{} of {}", i == 0 ? "" : " + ",
            session::share_text(trace.weights[static_cast<Eigen::Index>(i)], trace.visible),
            scene.view.words[i]);
    if (static_cast<std::size_t>(trace.visible) > most) parts = "every word, by its share";
    return fmt::format("new “{}”: {} = {}", scene.view.words[scene.session.state.asking], parts,
                       session::summary_text(trace.summary));
}

void draw_lines(Scene& scene, Rect room, Colour colour, const std::string& text, std::size_t most) {
    room.h = scene.canvas.line_height(Style::note);
    for (const std::string& line : wrap(scene.canvas.fonts()[Style::note], text, room.w, most)) {
        scene.canvas.text(room, Style::note, colour, line);
        room.y += room.h;
    }
}

}  // namespace

void draw_trace_table(Scene& scene, const Rect& area) {
    const Paper& paper = scene.theme().paper;
    const std::size_t asking = scene.session.state.asking;
    const Rect title = {area.x, area.y, area.w, scene.px(title_height)};
    const std::string heading =
        fmt::format("Hand trace: “{}” asks {}", scene.view.words[asking],
                    session::numbers_text(scene.session.state.numbers[asking].question));
    const bool stepwise = scene.shows(lesson::Picture::trace) &&
                          !session::lamp_is_off(scene.session.lesson, scene.session.state);
    const float room = title.w - (stepwise ? scene.px(300) : 0);
    scene.canvas.text(title, Style::heading, paper.ink,
                      shorten_middle(scene.canvas.fonts()[Style::heading], heading, room));
    if (stepwise) draw_steps(scene, title);
    Rect row = {area.x, title.bottom(), area.w, scene.px(row_height)};
    const Table table = table_in(scene, area);
    draw_head(table, row);
    for (std::size_t i = 0; i < scene.view.words.size(); ++i) {
        row.y += row.h;
        draw_row(table, row, i);
    }
    row.y += row.h;
    draw_total(table, row);

    const float line = scene.canvas.line_height(Style::note);
    Rect below = {area.x, row.bottom() + scene.px(8), area.w, line};
    const int steps = steps_shown(scene);
    if (steps == 4) draw_lines(scene, below, paper.body, blend(scene), 1);
    below.y += line + scene.px(4);
    const auto pointed = scene.view.pointed;
    const std::string hint = steps == 0  ? "Score and share: after the next step."
                             : steps < 4 ? "Press Next step to go on."
                             : pointed   ? working(scene, *pointed)
                                         : "Point at a word to see its numbers worked out.";
    draw_lines(scene, below, paper.quiet, hint, 2);
}

}  // namespace ui
