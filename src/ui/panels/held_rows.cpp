#include "ui/panels/held_rows.hpp"

#include <fmt/format.h>

#include <cmath>

#include "session/figures.hpp"
#include "ui/widgets/draggable_bar.hpp"

namespace ui {
namespace {

Rect mark_at(const Scene& scene, const RowLayout& row, int points) {
    const float wide = scene.px(8), over = scene.px(4);
    const float x = row.track.x + row.track.w * static_cast<float>(points) / 100;
    return {std::round(x - wide / 2), row.track.y - over, wide, row.track.h + 2 * over};
}

/// By the look-back rule: no light falls there, so none can be put there.
bool is_hidden(const Scene& scene, std::size_t word) {
    return static_cast<Eigen::Index>(word) >= scene.session.derived.trace.visible;
}

}  // namespace

void draw_guess_row(Scene& scene, const RowLayout& row, std::size_t word, int points, bool low) {
    const Stage& stage = scene.theme().stage;
    const float radius = std::min(scene.px(6), row.track.h / 3);
    scene.canvas.fill(row.track, stage.track, radius);
    if (is_hidden(scene, word))
        return scene.canvas.text(row.share, Style::strong, stage.quiet, session::share_text(0, 0));
    Rect guessed = row.track;
    guessed.w = row.track.w * static_cast<float>(points) / 100;
    scene.canvas.fill(guessed, with_alpha(stage.ink, 0.12f), std::min(radius, guessed.w / 2));
    if (points > 0) scene.canvas.dashed(guessed, stage.ink, radius);

    const Dragged dragged =
        draggable_track(scene, row.track, points, fmt::format("mark {}", word + 1));
    if (dragged.points)
        scene.wish(session::GuessPoints{word, *dragged.points}, dragged.touch.gesture, false);
    const Rect mark = mark_at(scene, row, points);
    const bool lit = dragged.touch.hovered || dragged.touch.held;
    if (lit)
        scene.canvas.fill(mark.inset(-scene.px(3)), with_alpha(stage.light, 0.35f), scene.px(6));
    scene.canvas.fill(mark, stage.ink, scene.px(4));
    focus_ring(scene, dragged.touch, row.track, radius, stage.light);
    scene.canvas.text(row.share, low ? Style::strong : Style::figure, stage.ink,
                      fmt::format("{}%", points));
}

void draw_guess_mark(Scene& scene, const RowLayout& row, int points) {
    const Stage& stage = scene.theme().stage;
    const Rect mark = mark_at(scene, row, points);
    scene.canvas.fill(mark.inset(-scene.px(1)), stage.bottom, scene.px(4));
    scene.canvas.fill(mark, stage.ink, scene.px(4));
}

void hold_light(Scene& scene, const RowLayout& row, std::size_t word) {
    if (is_hidden(scene, word)) return;
    const double share = scene.session.derived.shown_shares[static_cast<Eigen::Index>(word)];
    const auto points = static_cast<int>(std::lround(100 * share));
    const Dragged dragged =
        draggable_track(scene, row.track, points, fmt::format("hold {}", word + 1));
    if (dragged.points)
        scene.wish(session::HoldLight{word, static_cast<double>(*dragged.points)},
                   dragged.touch.gesture, false);
    const Stage& stage = scene.theme().stage;
    const Rect grip = mark_at(scene, row, points);
    const bool lit = dragged.touch.hovered || dragged.touch.held;
    if (lit)
        scene.canvas.fill(grip.inset(-scene.px(3)), with_alpha(stage.light, 0.35f), scene.px(6));
    scene.canvas.fill(grip, stage.light, scene.px(4));
    focus_ring(scene, dragged.touch, row.track, scene.px(6), stage.light);
}

}  // namespace ui
