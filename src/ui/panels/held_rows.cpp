#include "ui/panels/held_rows.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "session/figures.hpp"
#include "session/told_light.hpp"
#include "ui/widgets/draggable_bar.hpp"

namespace ui {
namespace {

Rect mark_at(const Scene& scene, const RowLayout& row, int points) {
    const float wide = scene.px(8), over = scene.px(4);
    const float x = row.track.x + row.track.w * static_cast<float>(points) / 100;
    return {std::round(x - wide / 2), row.track.y - over, wide, row.track.h + 2 * over};
}

void draw_grip(Scene& scene, const Rect& grip, const Touch& hand, Colour colour) {
    const Colour glow = with_alpha(scene.theme().stage.light, 0.35f);
    if (hand.hovered || hand.held) scene.canvas.fill(grip.inset(-scene.px(3)), glow, scene.px(6));
    scene.canvas.fill(grip, colour, scene.px(4));
}

}  // namespace

void draw_guess_row(Scene& scene, const RowLayout& row, std::size_t word, int points, bool low) {
    const Stage& stage = scene.theme().stage;
    const float radius = std::min(scene.px(6), row.track.h / 3);
    scene.canvas.fill(row.track, stage.track, radius);
    if (!session::is_visible(scene.session, word))
        return scene.canvas.text(row.share, Style::strong, stage.quiet,
                                 session::share_told(scene.session, word));
    Rect guessed = row.track;
    guessed.w = row.track.w * static_cast<float>(points) / 100;
    scene.canvas.fill(guessed, with_alpha(stage.ink, 0.12f), std::min(radius, guessed.w / 2));
    if (points > 0) scene.canvas.dashed(guessed, stage.ink, radius);

    const Dragged dragged =
        draggable_track(scene, row.track, points, fmt::format("mark {}", word + 1));
    if (dragged.points)
        scene.wish(session::GuessPoints{word, *dragged.points}, dragged.touch.gesture, false);
    draw_grip(scene, mark_at(scene, row, points), dragged.touch, stage.ink);
    focus_ring(scene, dragged.touch, row.track, radius, stage.light);
    scene.canvas.text(row.share, low ? Style::strong : Style::figure, stage.ink,
                      session::share_told(scene.session, word));
}

void draw_guess_mark(Scene& scene, const RowLayout& row, int points) {
    const Stage& stage = scene.theme().stage;
    const Rect mark = mark_at(scene, row, points);
    scene.canvas.fill(mark.inset(-scene.px(1)), stage.bottom, scene.px(4));
    scene.canvas.fill(mark, stage.ink, scene.px(4));
}

void hold_light(Scene& scene, const RowLayout& row, std::size_t word) {
    // No light falls there, so none can be put there.
    if (!session::is_visible(scene.session, word)) return;
    const double share = scene.session.derived.shown_shares[static_cast<Eigen::Index>(word)];
    const auto points = static_cast<int>(std::lround(100 * share));
    const Dragged dragged =
        draggable_track(scene, row.track, points, fmt::format("hold {}", word + 1));
    if (dragged.points)
        scene.wish(session::HoldLight{word, static_cast<double>(*dragged.points)},
                   dragged.touch.gesture, false);
    const Stage& stage = scene.theme().stage;
    draw_grip(scene, mark_at(scene, row, points), dragged.touch, stage.light);
    focus_ring(scene, dragged.touch, row.track, scene.px(6), stage.light);
}

}  // namespace ui
