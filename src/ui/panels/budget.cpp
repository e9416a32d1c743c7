#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

#include "session/figures.hpp"
#include "session/guessing.hpp"
#include "ui/panels/panels.hpp"
#include "ui/widgets/touch.hpp"

namespace ui {
namespace {

/// The guess while the lamp is off, else the true shares.
attention::Vector told_shares(const Scene& scene) {
    const session::Session& session = scene.session;
    const auto guess = session::open_guess(session.lesson, session.state);
    if (!guess) return session.derived.shown_shares;
    const std::vector<int>& points = session.state.guesses[*guess].points;
    return Eigen::Map<const Eigen::VectorXi>(points.data(), std::ssize(points)).cast<double>() /
           100;
}

/// In the learner's hand, and in a guess, a word may get nothing or all; attention never gives
/// either.
std::string written_points(const Scene& scene, std::size_t word, double points) {
    const session::Session& session = scene.session;
    const bool by_hand =
        !session.state.held.empty() || session::lamp_is_off(session.lesson, session.state);
    if (by_hand) return fmt::format("{:.1f}", points);
    const attention::Trace& trace = session.derived.trace;
    const auto i = static_cast<Eigen::Index>(word);
    return session::points_text(trace.weights[i], i < trace.visible ? trace.visible : 0);
}

void draw_segment(Scene& scene, const Rect& segment, std::size_t word, double points) {
    const Stage& stage = scene.theme().stage;
    const Colour colour = word_colour(scene.theme(), word);
    scene.canvas.fill(segment, colour, std::min(scene.px(2), segment.w / 2));
    scene.canvas.place(fmt::format("budget {}", word + 1), segment);
    point_at(scene, word, segment);
    if (word == scene.view.pointed)
        scene.canvas.outline(segment.inset(-scene.px(2)), stage.ink, scene.px(4), scene.px(2));

    const std::string written = written_points(scene, word, points);
    for (const std::string& text :
         {fmt::format("{} {}", scene.view.words[word], written), written}) {
        if (scene.canvas.width(Style::token_small, text) + scene.px(12) > segment.w) continue;
        scene.canvas.text(segment, Style::token_small, stage.ink_on_light, text, Align::centre);
        break;
    }
}

/// The strip is cut at whole pixels between running totals, so it is full at any width.
void draw_strip(Scene& scene, const Rect& strip) {
    const attention::Vector told = told_shares(scene);
    const bool off = session::lamp_is_off(scene.session.lesson, scene.session.state);
    const attention::Vector& shares = off ? told : scene.view.glide.shown;
    const auto last = static_cast<std::size_t>(shares.size()) - 1;
    double total = 0;
    float from = strip.x;
    for (std::size_t i = 0; i <= last; ++i) {
        total += shares[static_cast<Eigen::Index>(i)];
        const bool nothing_follows = shares.tail(static_cast<Eigen::Index>(last - i)).isZero(0);
        const float to = nothing_follows
                             ? strip.right()
                             : std::round(strip.x + strip.w * static_cast<float>(total));
        const float seam = to < strip.right() ? scene.px(1) : 0;
        if (to > from)
            draw_segment(scene, {from, strip.y, std::max(to - from - seam, 1.0f), strip.h}, i,
                         100 * told[static_cast<Eigen::Index>(i)]);
        from = std::max(from, to);
    }
}

}  // namespace

void draw_budget(Scene& scene, const BudgetLayout& layout) {
    const Stage& stage = scene.theme().stage;
    scene.canvas.text(layout.title, Style::note, stage.quiet, "100 points of light, always");
    const int rounded = session::rounded_total(told_shares(scene));
    if (rounded != 100)
        scene.canvas.text(layout.rounding, Style::small, stage.quiet,
                          fmt::format("rounded they add to {}; exactly, to 100", rounded));
    scene.canvas.place("budget", layout.strip);
    draw_strip(scene, layout.strip);
}

}  // namespace ui
