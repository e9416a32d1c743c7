#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "session/figures.hpp"
#include "session/told_light.hpp"
#include "ui/captions.hpp"
#include "ui/panels/panels.hpp"
#include "ui/shares.hpp"
#include "ui/strip.hpp"
#include "ui/widgets/tip.hpp"
#include "ui/widgets/word_area.hpp"

namespace ui {
namespace {

/// The word's name and points, as much of it as the piece has room for.
std::string text_in(const Scene& scene, float room, std::size_t word) {
    const std::string& name = scene.view.words[word];
    const std::string points = session::points_told(scene.session, word);
    const ImFont* font = scene.canvas.fonts()[Style::token_small];
    for (const std::string& text :
         {fmt::format("{} {}", name, points),
          fmt::format("{} {}", shorten_middle(font, name, scene.px(60)), points), name})
        if (text_width(font, text) + scene.px(12) <= room) return text;
    return "";
}

void draw_piece(Scene& scene, const Rect& piece, std::size_t word) {
    const Stage& stage = scene.theme().stage;
    const bool pointed = word_area(scene, word, "piece", piece);
    // The seam lies within the piece, so that pieces follow one another without a gap.
    Rect light = piece;
    if (piece.w > 3 * scene.px(1)) light.w -= scene.px(1);
    scene.canvas.fill(light, word_colour(scene.theme(), word), std::min(scene.px(2), light.w / 2));
    scene.canvas.place(fmt::format("budget {}", word + 1), piece);
    if (word == scene.view.pointed)
        scene.canvas.outline(piece.inset(-scene.px(2)), stage.ink, scene.px(4), scene.px(2));
    const std::string text = text_in(scene, piece.w, word);
    if (!text.empty())
        scene.canvas.text(piece, Style::token_small, stage.ink_on_light, text, Align::centre);
    const std::string whole =
        fmt::format("{} {}", scene.view.words[word], session::points_told(scene.session, word));
    if (pointed && text != whole) tip(scene, piece, {.text = whole});
}

void draw_strip(Scene& scene, const Rect& strip) {
    const std::size_t words = scene.view.words.size();
    attention::Vector shares(static_cast<Eigen::Index>(words));
    std::vector<bool> light;
    for (std::size_t i = 0; i < words; ++i) {
        shares[static_cast<Eigen::Index>(i)] = gliding_share(scene, i);
        light.push_back(has_light(scene, i));
    }
    const auto widths = piece_widths(shares, light, std::max(std::lround(strip.w), 0L));
    Rect piece = strip;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        piece.w = static_cast<float>(widths[i]);
        if (piece.w > 0) draw_piece(scene, piece, i);
        piece.x += piece.w;
    }
}

}  // namespace

void draw_budget(Scene& scene, const BudgetLayout& layout) {
    const Stage& stage = scene.theme().stage;
    scene.canvas.text(layout.title, Style::note, stage.quiet, captions::budget);
    const int rounded = session::rounded_total(session::told_shares(scene.session));
    if (rounded != 100)
        scene.canvas.text(layout.rounding, Style::small, stage.quiet, captions::rounding(rounded));
    scene.canvas.place("budget", layout.strip);
    ImGui::PushID("budget");
    draw_strip(scene, layout.strip);
    ImGui::PopID();
}

}  // namespace ui
