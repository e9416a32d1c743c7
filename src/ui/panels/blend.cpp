#include <fmt/format.h>

#include <cmath>

#include "session/figures.hpp"
#include "ui/panels/panels.hpp"

namespace ui {
namespace {

std::string part_of_blend(const Scene& scene, std::size_t word) {
    const session::Derived& derived = scene.session.derived;
    const double share = derived.shown_shares[static_cast<Eigen::Index>(word)];
    const std::string part = scene.session.state.held.empty()
                                 ? session::share_text(share, derived.trace.visible)
                                 : fmt::format("{}%", std::lround(100 * share));
    return fmt::format("{} of {}", part, scene.view.words[word]);
}

}  // namespace

void draw_blend(Scene& scene, const Rect& area) {
    const Paper& paper = scene.theme().paper;
    Rect line = {area.x, area.y, area.w, scene.px(44)};
    const std::string& asking = scene.view.words[scene.session.state.asking];
    const ImFont* heading = scene.canvas.fonts()[Style::heading];
    scene.canvas.text(line, Style::heading, paper.ink,
                      shorten_middle(heading, fmt::format("What “{}” becomes", asking), line.w));
    line.y += line.h;
    line.h = scene.px(30);
    for (std::size_t i = 0; i < scene.view.words.size(); ++i) {
        const bool pointed = i == scene.view.pointed;
        if (pointed) scene.canvas.fill(line.widened(scene.px(8)), paper.light_ground, scene.px(5));
        const float radius = scene.px(6);
        const Colour colour = word_colour(scene.theme(), i);
        scene.canvas.disc({line.x + radius, line.centre().y}, radius, colour);
        scene.canvas.ring({line.x + radius, line.centre().y}, radius, mix(colour, paper.ink, 0.4f),
                          scene.px(1));
        const Rect text = {line.x + scene.px(22), line.y, line.w - scene.px(22), line.h};
        scene.canvas.text(
            text, Style::body, paper.body,
            shorten_middle(scene.canvas.fonts()[Style::body], part_of_blend(scene, i), text.w));
        line.y += line.h;
    }
    line.y += scene.px(6);
    scene.canvas.text(
        line, Style::strong, paper.ink,
        shorten_middle(scene.canvas.fonts()[Style::strong],
                       fmt::format("new “{}” {}", asking,
                                   session::summary_text(scene.session.derived.shown_summary)),
                       line.w));
}

}  // namespace ui
