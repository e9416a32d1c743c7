#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "session/figures.hpp"
#include "session/guessing.hpp"
#include "session/sums.hpp"
#include "session/told_light.hpp"
#include "ui/fitting.hpp"
#include "ui/panels/panels.hpp"
#include "ui/panels/trace_lines.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/widgets/word_area.hpp"

namespace ui {
namespace {

constexpr float title_height = 40, row_height = 32, gap_below = 8;

enum Column {
    word_column,
    label_column,
    score_column,
    sharpened_column,
    power_column,
    share_column
};
constexpr std::size_t column_count = 6;

/// Of the sharpened scores it names the sharpness.
constexpr std::array<std::string_view, column_count> heads = {"word", "label",     "score",
                                                              "×",    "e to that", "share"};

/// As wide as the head and an ordinary entry, so that no column moves when a value changes.
constexpr std::array<std::string_view, column_count> widest_entries = {
    "word ", "(0.00, 0.00)", "-0.000", "× 10.00", "00000.000", ">99%"};

/// What stands left of the decimal point, for figures to stand under one another.
constexpr std::array<std::string_view, column_count> before_the_point = {"",    "",      "-0",
                                                                         "-00", "00000", ">99%"};

/// The table's rows share its columns; where it is narrow all but the heads is set smaller.
struct Table {
    Scene& scene;
    Rect area;
    std::size_t columns_shown = column_count;
    Style body = Style::body, strong = Style::strong;
    std::array<float, column_count + 1> edges{};

    bool shows(Column column) const { return column < columns_shown; }
    Rect cell(const Rect& row, Column column) const {
        return {row.x + edges[column], row.y, edges[column + 1] - edges[column] - scene.px(6),
                row.h};
    }
    /// Ends where the figures below it do, with one decimal.
    Rect head_cell(const Rect& row, Column column, std::string_view head) const {
        const Canvas& canvas = scene.canvas;
        Rect rect = cell(row, column);
        if (before_the_point[column].empty()) return rect;
        const float figures = canvas.width(body, before_the_point[column]) +
                              (column == share_column ? 0 : canvas.width(body, ".0"));
        const float shift = std::min(figures, rect.w) - canvas.width(Style::note, head);
        rect.x += std::max(shift, 0.0f), rect.w -= std::max(shift, 0.0f);
        return rect;
    }
    /// Its decimal point, or its end, under those of the others. Never cut: where there is no room
    /// it is set smaller, or left out.
    void write_figure(const Rect& row, Column column, Style style, Colour colour,
                      std::string_view text) const {
        if (!shows(column)) return;
        const Canvas& canvas = scene.canvas;
        Rect rect = cell(row, column);
        if (canvas.width(style, text) > rect.w) style = Style::small;
        if (canvas.width(style, text) > rect.w) text = "…";
        const float point = canvas.width(style, before_the_point[column]) -
                            canvas.width(style, text.substr(0, text.find('.')));
        rect.x += std::clamp(point, 0.0f, std::max(rect.w - canvas.width(style, text), 0.0f));
        scene.canvas.text(rect, style, colour, text);
    }
};

/// How many of the steps are worked out: all, but where the section goes step by step, and
/// none while the lamp is off.
int steps_shown(const Scene& scene) {
    const session::Session& session = scene.session;
    if (session::lamp_is_off(session.lesson, session.state)) return 0;
    return scene.shows(lesson::Picture::trace) ? session.state.trace_steps
                                               : session::most_trace_steps;
}

Table table_in(Scene& scene, const Rect& area) {
    constexpr std::size_t columns_after_steps[] = {2, 3, 5, 6, 6};
    static_assert(std::size(columns_after_steps) == session::most_trace_steps + 1);
    Table table{scene, area, columns_after_steps[steps_shown(scene)]};
    const auto least_width = [&](std::size_t column) {
        const float dot = column == word_column ? scene.px(34) : scene.px(8);
        return std::max(scene.canvas.width(table.body, widest_entries[column]),
                        scene.canvas.width(Style::note, heads[column])) +
               dot;
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
    std::array<std::string, column_count> texts;
    std::ranges::copy(heads, texts.begin());
    texts[sharpened_column] =
        fmt::format("× {}", session::number_text(table.scene.session.state.sharpness));
    for (std::size_t i = 0; i < table.columns_shown; ++i)
        table.scene.canvas.fitted_text(table.head_cell(row, static_cast<Column>(i), texts[i]),
                                       Style::note, paper.quiet, texts[i]);
    const float thin = table.scene.px(1);
    table.scene.canvas.fill({row.x, row.bottom() - thin, row.w, thin}, paper.line_strong);
}

void draw_word_cell(const Table& table, const Rect& row, std::size_t word) {
    Scene& scene = table.scene;
    const Rect room = word_dot(scene, table.cell(row, word_column), word);
    scene.canvas.fitted_text(room, table.strong, scene.theme().paper.ink, scene.view.words[word]);
}

std::string power_text(const Scene& scene, std::size_t word) {
    if (!session::is_visible(scene.session, word)) return "hidden";
    return session::exponential_text(
        scene.session.derived.trace.sharpened[static_cast<Eigen::Index>(word)]);
}

/// Smaller where that shows it whole.
void write_label(const Table& table, const Rect& room, Colour ink, std::size_t word) {
    const Canvas& canvas = table.scene.canvas;
    const std::string label = session::numbers_text(table.scene.session.state.numbers[word].label);
    const bool fits_small =
        canvas.width(table.body, label) > room.w && canvas.width(Style::small, label) <= room.w;
    const Style style = fits_small ? Style::small : table.body;
    table.scene.canvas.text(room, style, ink, shorten_list(canvas.fonts()[style], label, room.w));
}

void draw_row(const Table& table, const Rect& row, std::size_t word) {
    Scene& scene = table.scene;
    const Paper& paper = scene.theme().paper;
    const session::Derived& derived = scene.session.derived;
    const attention::Trace& trace = derived.trace;
    const auto i = static_cast<Eigen::Index>(word);
    const bool visible = session::is_visible(scene.session, word);
    word_area(scene, word, "row", row);
    light_row(scene, {row.x, row.y, row.w, row.h - scene.px(1)}, word);
    draw_word_cell(table, row, word);
    const Colour ink = visible ? paper.body : paper.quiet;
    write_label(table, table.cell(row, label_column), ink, word);
    table.write_figure(row, score_column, table.body, ink,
                       session::number_text(derived.shown_scores[i]));
    table.write_figure(row, sharpened_column, table.body, ink,
                       session::number_text(derived.shown_sharpened[i]));
    table.write_figure(row, power_column, table.body, ink, power_text(scene, word));
    table.write_figure(row, share_column, table.strong, visible ? paper.ink : paper.quiet,
                       visible ? session::share_text(trace.weights[i], trace.visible) : "0%");
    scene.canvas.fill({row.x, row.bottom() - scene.px(1), row.w, scene.px(1)}, paper.line);
    scene.canvas.place(fmt::format("row {}", word + 1), row);
}

std::string total_power(const Scene& scene) {
    const attention::Trace& trace = scene.session.derived.trace;
    return session::exponential_text(trace.log_total);
}

/// The columns' figures as shown make their totals as shown.
bool adds_up(const Scene& scene) {
    const attention::Trace& trace = scene.session.derived.trace;
    std::vector<std::string> powers;
    for (std::size_t i = 0; i < static_cast<std::size_t>(trace.visible); ++i)
        powers.push_back(power_text(scene, i));
    return session::rounded_total(trace.weights) == 100 &&
           session::shown_figures_add_up(powers, total_power(scene));
}

void draw_total(const Table& table, const Rect& row) {
    Scene& scene = table.scene;
    const Paper& paper = scene.theme().paper;
    scene.canvas.fill({row.x, row.y - scene.px(2), row.w, scene.px(2)}, paper.line_strong);
    Rect indented = row;
    indented.x += scene.px(20);
    scene.canvas.text(indented, table.body, paper.quiet, "total");
    if (!table.shows(power_column)) return;
    table.write_figure(row, power_column, table.body, paper.body, total_power(scene));
    table.write_figure(row, share_column, table.strong, paper.ink, "100%");
    if (!table.shows(share_column)) return;
    const bool by_hand = !scene.session.state.held.empty();
    if (!by_hand && adds_up(scene)) return;
    constexpr std::array rounding = {"each figure is rounded by itself", "rounded"};
    constexpr std::array holding = {"what attention would share", "without your hand"};
    indented.x += scene.canvas.width(table.body, "total") + scene.px(12);
    indented.w = table.cell(row, power_column).x - scene.px(8) - indented.x;
    for (const std::string_view remark : by_hand ? holding : rounding) {
        if (scene.canvas.width(Style::note, remark) > indented.w) continue;
        scene.canvas.text(indented, Style::note, paper.quiet, remark);
        return;
    }
}

/// Back, next and all, for a trace that is worked out one step at a time. Gives where they begin.
float draw_steps(Scene& scene, const Rect& title) {
    const int steps = scene.session.state.trace_steps;
    float x = title.right();
    const auto place = [&](std::string_view name) {
        const float wide = scene.canvas.width(Style::label, name) + scene.px(24);
        x -= wide;
        return Rect{x, title.y + scene.px(6), wide, title.h - scene.px(12)};
    };
    const Rect all = place("All steps"), next = place("Next step"), back = place("Step back");
    if (tool(scene, "Step back", back, steps > 0)) scene.wish(session::ShowTraceSteps{steps - 1});
    const bool more = steps < session::most_trace_steps;
    if (tool(scene, "Next step", next, more)) scene.wish(session::ShowTraceSteps{steps + 1});
    if (tool(scene, "All steps", all, more))
        scene.wish(session::ShowTraceSteps{session::most_trace_steps});
    return x;
}

/// "Hand trace: “ate” asks (1.0, 0.0)", or as much of it as there is room for; no number is cut.
std::string heading_in(const Scene& scene, float room) {
    const std::size_t asking = scene.session.state.asking;
    const ImFont* font = scene.canvas.fonts()[Style::heading];
    const std::string asks =
        fmt::format("“{}” asks", shorten_middle(font, scene.view.words[asking], room / 3));
    const std::string question =
        session::numbers_text(scene.session.state.numbers[asking].question);
    const std::string few = shorten_list(font, question, room - text_width(font, asks + " "));
    for (const std::string& heading : {"Hand trace: " + asks + " " + question, asks + " " + few})
        if (text_width(font, heading) <= room) return heading;
    return shorten_middle(font, asks, room);
}

}  // namespace

float trace_table_height(const Scene& scene, float width) {
    const auto head_and_total = static_cast<float>(scene.view.words.size() + 2);
    return scene.px(title_height) + scene.px(row_height) * head_and_total + scene.px(gap_below) +
           trace_lines_height(scene, width);
}

void draw_trace_table(Scene& scene, const Rect& area) {
    const Rect title = {area.x, area.y, area.w, scene.px(title_height)};
    const bool stepwise = scene.shows(lesson::Picture::trace) &&
                          !session::lamp_is_off(scene.session.lesson, scene.session.state);
    const float end = stepwise ? draw_steps(scene, title) - scene.px(8) : title.right();
    scene.canvas.text(title, Style::heading, scene.theme().paper.ink,
                      heading_in(scene, end - title.x));
    ImGui::PushID("hand trace");
    Rect row = {area.x, title.bottom(), area.w, scene.px(row_height)};
    const Table table = table_in(scene, area);
    draw_head(table, row);
    for (std::size_t i = 0; i < scene.view.words.size(); ++i) {
        row.y += row.h;
        draw_row(table, row, i);
    }
    ImGui::PopID();
    row.y += row.h;
    draw_total(table, row);
    draw_trace_lines(scene, {area.x, row.bottom() + scene.px(gap_below), area.w, 0},
                     steps_shown(scene));
}

}  // namespace ui
