#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "session/guessing.hpp"
#include "session/told_light.hpp"
#include "ui/panels/panels.hpp"
#include "ui/widgets/word_area.hpp"

namespace ui {
namespace {

constexpr std::string_view row_caption = "asks ↓", column_caption = "looked at →";

struct Grid {
    Rect cells;  // all of them
    float side_w = 0, side_h = 0;
    float head = 0;  // width of the row heads
    Style word = Style::token_small, figure = Style::strong;

    Rect cell(std::size_t row, std::size_t column) const {
        return {cells.x + side_w * static_cast<float>(column),
                cells.y + side_h * static_cast<float>(row), side_w, side_h};
    }
};

bool fits(const Scene& scene, Style style, float w, float h) {
    return scene.canvas.width(style, "100%") <= w && scene.canvas.line_height(style) <= h;
}

/// In projector mode as large as there is room for: it is read from the last row.
Grid grid_in(const Scene& scene, const Rect& area) {
    const bool large = scene.view.look.projector;
    const auto n = static_cast<float>(scene.view.words.size());
    const float top = scene.px(large ? 64 : 48);
    Grid grid;
    if (large && scene.canvas.line_height(Style::token) * 1.4f * n < area.h - top)
        grid.word = Style::token;
    float widest = scene.canvas.width(Style::note, row_caption);
    for (const std::string& word : scene.view.words)
        widest = std::max(widest, scene.canvas.width(grid.word, word));
    grid.head = std::min(widest + scene.px(20), area.w * 0.3f);
    grid.side_w = std::floor(std::min((area.w - grid.head) / n, scene.px(large ? 200 : 120)));
    grid.side_h = std::floor(std::min((area.h - top) / n, grid.side_w));
    grid.cells = {area.x + grid.head, area.y + top, grid.side_w * n, grid.side_h * n};
    if (large && fits(scene, Style::figure, grid.side_w, grid.side_h)) grid.figure = Style::figure;
    if (!fits(scene, grid.figure, grid.side_w, grid.side_h)) grid.figure = Style::small;
    return grid;
}

constexpr double bright_from = 0.25;  // of all light

/// Brighter with each point of light. On a middling ground no ink could be read, so that none is
/// used: the brightness leaps where the ink changes.
Colour lit_ground(const Stage& stage, double share) {
    const auto light = static_cast<float>(std::sqrt(share));
    const auto turn = static_cast<float>(std::sqrt(bright_from));
    constexpr float dim_most = 0.18f, bright_least = 0.66f;
    const float beam = share < bright_from
                           ? dim_most * light / turn
                           : bright_least + (1 - bright_least) * (light - turn) / (1 - turn);
    return mix(mix(stage.bottom, stage.line, 0.15f), stage.beam, beam);
}

void draw_cell(Scene& scene, const Grid& grid, std::size_t row, std::size_t column) {
    const Stage& stage = scene.theme().stage;
    const Rect rect = grid.cell(row, column).inset(scene.px(1));
    const session::Session& session = scene.session;
    const double share = session.derived.all_shares(static_cast<Eigen::Index>(row),
                                                    static_cast<Eigen::Index>(column));
    const bool hidden = !session::is_pair_visible(session, row, column);
    const Colour ground = lit_ground(stage, share);
    if (hidden)
        scene.canvas.dashed(rect, stage.line, scene.px(4));
    else
        scene.canvas.fill(rect, ground, scene.px(4));
    const std::string text = session::pair_told(session, row, column);
    if (scene.canvas.width(grid.figure, text) > rect.w ||
        scene.canvas.line_height(grid.figure) > rect.h)
        return;
    const Colour ink = hidden ? stage.quiet : share < bright_from ? stage.ink : stage.ink_on_light;
    scene.canvas.text(rect, grid.figure, ink, text, Align::centre);
}

void draw_row_head(Scene& scene, const Grid& grid, std::size_t word) {
    const Stage& stage = scene.theme().stage;
    Rect rect = grid.cell(word, 0);
    rect = Rect{rect.x - grid.head, rect.y, grid.head - scene.px(4), rect.h}.inset(scene.px(1));
    const bool asking = word == scene.session.state.asking;
    const Touch hand = word_stop(scene, word, "head", rect, fmt::format("grid row {}", word + 1));
    const Colour colour = word_colour(scene.theme(), word);
    if (asking) scene.canvas.fill(rect, colour, scene.px(6));
    scene.canvas.fitted_text(rect.widened(-scene.px(6)), grid.word,
                             asking ? stage.ink_on_light : colour, scene.view.words[word]);
    focus_ring(scene, hand, rect.inset(scene.px(1)), scene.px(6), stage.light);
}

void draw_column_head(Scene& scene, const Grid& grid, std::size_t word) {
    Rect rect = grid.cell(0, word);
    const float high = std::max(scene.px(24), scene.canvas.line_height(grid.word));
    rect = {rect.x, rect.y - high - scene.px(2), rect.w, high};
    scene.canvas.fitted_text(rect.widened(-scene.px(2)), grid.word,
                             word_colour(scene.theme(), word), scene.view.words[word],
                             Align::centre);
}

void outline_pointed(Scene& scene, const Grid& grid) {
    const std::size_t n = scene.view.words.size();
    const Rect first = grid.cell(scene.session.state.asking, 0);
    scene.canvas.outline({first.x, first.y, grid.cells.w, grid.side_h}, scene.theme().stage.light,
                         scene.px(5), scene.px(2));
    if (!scene.view.pointed || *scene.view.pointed >= n) return;
    const Rect top = grid.cell(0, *scene.view.pointed);
    scene.canvas.outline({top.x, top.y, grid.side_w, grid.cells.h}, scene.theme().stage.ink,
                         scene.px(5), scene.px(1.5f));
}

}  // namespace

void draw_grid(Scene& scene, const Rect& area) {
    const Stage& stage = scene.theme().stage;
    const Grid grid = grid_in(scene, area);
    const float line = scene.canvas.line_height(Style::note);
    scene.canvas.text({grid.cells.x, area.y, grid.cells.w, line}, Style::note, stage.quiet,
                      column_caption);
    scene.canvas.text({area.x + scene.px(7), grid.cells.y - line - scene.px(4), grid.head, line},
                      Style::note, stage.quiet, row_caption);
    ImGui::PushID("grid");
    for (std::size_t row = 0; row < scene.view.words.size(); ++row) {
        draw_row_head(scene, grid, row);
        draw_column_head(scene, grid, row);
        const Rect first = grid.cell(row, 0);
        word_area(scene, row, "cells", {first.x, first.y, grid.cells.w, first.h});
        for (std::size_t column = 0; column < scene.view.words.size(); ++column) {
            draw_cell(scene, grid, row, column);
            point_at(scene, column, grid.cell(row, column));
        }
    }
    ImGui::PopID();
    outline_pointed(scene, grid);
    scene.canvas.place("grid", grid.cells);
}

}  // namespace ui
