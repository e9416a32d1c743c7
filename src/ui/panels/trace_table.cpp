#include <fmt/format.h>

#include <array>

#include "session/figures.hpp"
#include "ui/panels/panels.hpp"
#include "ui/widgets/touch.hpp"

namespace ui {
namespace {

constexpr float title_height = 44, row_height = 34;

/// Where the columns begin, as parts of the table's width.
enum Column { word_column, label_column, score_column, sharpened_column, power_column, share_column };
constexpr std::array<float, 7> starts = {0.0f, 0.215f, 0.42f, 0.555f, 0.70f, 0.87f, 1.0f};

Rect cell(const Rect& row, Column column) {
    const float x = row.x + row.w * starts[column];
    return {x, row.y, row.w * (starts[column + 1] - starts[column]), row.h};
}

void write(Scene& scene, const Rect& row, Column column, Style style, Colour colour,
           std::string_view text) {
    const Rect rect = cell(row, column);
    scene.canvas.text(rect, style, colour,
                      shorten_middle(scene.canvas.fonts()[style], text, rect.w - scene.px(6)));
}

void draw_head(Scene& scene, const Rect& row) {
    const Paper& paper = scene.theme().paper;
    const std::string times = fmt::format("× {}", session::number_text(scene.session.state.sharpness));
    const std::string_view heads[] = {"word", "label", "score", times, "e to that", "share"};
    for (const Column column : {word_column, label_column, score_column, sharpened_column,
                                power_column, share_column})
        write(scene, row, column, Style::note, paper.quiet, heads[column]);
    scene.canvas.fill({row.x, row.bottom() - scene.px(1), row.w, scene.px(1)}, paper.line_strong);
}

void draw_word_cell(Scene& scene, const Rect& row, std::size_t word) {
    const float radius = scene.px(6);
    const Rect rect = cell(row, word_column);
    const ImVec2 dot = {rect.x + radius, rect.centre().y};
    const Colour colour = word_colour(scene.theme(), word);
    scene.canvas.disc(dot, radius, colour);
    scene.canvas.ring(dot, radius, mix(colour, scene.theme().paper.ink, 0.4f), scene.px(1));
    const float text_x = rect.x + 2 * radius + scene.px(8);
    const Rect room = {text_x, rect.y, rect.right() - text_x, rect.h};
    scene.canvas.text(room, Style::strong, scene.theme().paper.ink,
                      shorten_middle(scene.canvas.fonts()[Style::strong], scene.view.words[word],
                                     room.w - scene.px(6)));
}

void draw_row(Scene& scene, const Rect& row, std::size_t word) {
    const Paper& paper = scene.theme().paper;
    const attention::Trace& trace = scene.session.derived.trace;
    const auto i = static_cast<Eigen::Index>(word);
    const bool visible = i < trace.visible;
    point_at(scene, word, row);
    if (word == scene.view.pointed)
        scene.canvas.fill({row.x - scene.px(8), row.y, row.w + scene.px(16), row.h - scene.px(1)},
                          paper.light_ground, scene.px(5));
    draw_word_cell(scene, row, word);
    const Colour ink = visible ? paper.body : paper.quiet;
    write(scene, row, label_column, Style::body, ink,
          session::numbers_text(scene.session.state.numbers[word].label));
    write(scene, row, score_column, Style::body, ink, session::number_text(trace.scores[i]));
    write(scene, row, sharpened_column, Style::body, ink, session::number_text(trace.sharpened[i]));
    write(scene, row, power_column, Style::body, ink,
          visible ? session::exponential_text(trace.sharpened[i]) : "hidden");
    write(scene, row, share_column, Style::strong, visible ? paper.ink : paper.quiet,
          visible ? session::share_text(trace.weights[i], true) : "0%");
    scene.canvas.fill({row.x, row.bottom() - scene.px(1), row.w, scene.px(1)}, paper.line);
    scene.canvas.place(fmt::format("row {}", word + 1), row);
}

void draw_total(Scene& scene, const Rect& row) {
    const Paper& paper = scene.theme().paper;
    scene.canvas.fill({row.x, row.y - scene.px(2), row.w, scene.px(2)}, paper.line_strong);
    Rect indented = row;
    indented.x += scene.px(20);
    scene.canvas.text(indented, Style::body, paper.quiet, "total");
    write(scene, row, power_column, Style::body, paper.body,
          session::total_text(scene.session.derived.trace));
    write(scene, row, share_column, Style::strong, paper.ink, "100%");
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
    return fmt::format("{}: {} = {}  ·  {} × {} = {}  ·  e to that = {}  ·  {} ÷ {} = {}", name, products,
                       session::number_text(trace.scores[i]),
                       session::number_text(scene.session.state.sharpness),
                       session::number_text(trace.scores[i]),
                       session::number_text(trace.sharpened[i]), power, power,
                       session::total_text(trace), session::share_text(trace.weights[i], true));
}

std::string blend(const Scene& scene) {
    const attention::Trace& trace = scene.session.derived.trace;
    const std::size_t most = 6;
    std::string parts;
    for (std::size_t i = 0; i < static_cast<std::size_t>(trace.visible); ++i)
        parts += fmt::format("{}{} of {}", i == 0 ? "" : " + ",
                             session::share_text(trace.weights[static_cast<Eigen::Index>(i)], true),
                             scene.view.words[i]);
    if (static_cast<std::size_t>(trace.visible) > most) parts = "every label, by its share";
    return fmt::format("new {}: {} = {}", scene.view.words[scene.session.state.asking], parts,
                       session::summary_text(trace.summary));
}

void draw_lines(Scene& scene, Rect room, Colour colour, const std::string& text, std::size_t most) {
    const ImFont* font = scene.canvas.fonts()[Style::note];
    std::vector<std::string> lines = wrap(font, text, room.w);
    if (lines.size() > most) lines.resize(most), lines.back() = shorten_middle(font, lines.back() + " …", room.w);
    room.h = scene.canvas.line_height(Style::note);
    for (const std::string& line : lines) {
        scene.canvas.text(room, Style::note, colour, line);
        room.y += room.h;
    }
}

}  // namespace

void draw_trace_table(Scene& scene, const Rect& area) {
    const Paper& paper = scene.theme().paper;
    const std::size_t asking = scene.session.state.asking;
    const Rect title = {area.x, area.y, area.w, scene.px(title_height)};
    scene.canvas.text(title, Style::heading, paper.ink,
                      shorten_middle(scene.canvas.fonts()[Style::heading],
                                     fmt::format("Hand trace: “{}” asks {}", scene.view.words[asking],
                                                 session::numbers_text(scene.session.state.numbers[asking].question)),
                                     title.w));
    Rect row = {area.x, title.bottom(), area.w, scene.px(row_height)};
    draw_head(scene, row);
    for (std::size_t i = 0; i < scene.view.words.size(); ++i) {
        row.y += row.h;
        draw_row(scene, row, i);
    }
    row.y += row.h;
    draw_total(scene, row);

    const float line = scene.canvas.line_height(Style::note);
    Rect below = {area.x, row.bottom() + scene.px(8), area.w, line};
    draw_lines(scene, below, paper.body, blend(scene), 1);
    below.y += line + scene.px(4);
    const auto pointed = scene.view.pointed;
    draw_lines(scene, below, paper.quiet,
               pointed ? working(scene, *pointed) : "Point at a word to see its numbers worked out.", 2);
}

}  // namespace ui
