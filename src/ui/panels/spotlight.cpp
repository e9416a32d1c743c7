#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "session/figures.hpp"
#include "session/guessing.hpp"
#include "ui/panels/held_rows.hpp"
#include "ui/panels/panels.hpp"
#include "ui/widgets/touch.hpp"

namespace ui {
namespace {

/// A word is lit when it gets at least half of an even share.
bool is_lit(const Scene& scene, std::size_t word) {
    const attention::Trace& trace = scene.session.derived.trace;
    if (session::lamp_is_off(scene.session.lesson, scene.session.state)) return true;
    return scene.session.derived.shown_shares[static_cast<Eigen::Index>(word)] *
               static_cast<double>(trace.visible) >=
           0.5;
}

bool is_visible(const Scene& scene, std::size_t word) {
    return static_cast<Eigen::Index>(word) < scene.session.derived.trace.visible;
}

float shown_share(const Scene& scene, std::size_t word) {
    return static_cast<float>(scene.view.glide.shown[static_cast<Eigen::Index>(word)]);
}

void draw_beam(Scene& scene, const SpotlightLayout& layout, std::size_t word) {
    const float share = shown_share(scene, word);
    if (share <= 0) return;
    const auto n = static_cast<float>(layout.rows.size());
    const Rect& token = layout.rows[word].token;
    const float fan = std::min(scene.px(28), layout.lamp.h * 0.6f);
    const ImVec2 from = {
        layout.lamp.right(),
        layout.lamp.centre().y + fan * ((static_cast<float>(word) + 0.5f) / n - 0.5f)};
    const ImVec2 to = {token.x - scene.px(6), token.centre().y};
    // A steep beam is thinner across than up and down.
    const float steep = std::hypot(to.x - from.x, to.y - from.y) / (to.x - from.x);
    const float thick = share * layout.area.h / n * 0.94f + scene.px(2) * steep;
    const float thin = std::max(thick * 0.25f, scene.px(2) * steep);
    scene.canvas.beam({from.x, from.y - thin / 2, 0, thin}, {to.x, to.y - thick / 2, 0, thick},
                      scene.theme().stage.beam, word == scene.view.pointed ? 0.8f : 0.62f);
}

/// The question in words, on a shade: it hangs in the lamp's own glow.
void draw_question_in_words(Scene& scene, const Rect& room, const std::string& asks) {
    const Stage& stage = scene.theme().stage;
    const Canvas& canvas = scene.canvas;
    const float height = canvas.line_height(Style::note);
    const std::vector<std::string> lines =
        wrap(canvas.fonts()[Style::note], fmt::format("asks: {}", asks), room.w,
             static_cast<std::size_t>(std::max(room.h / height, 1.0f)));
    float widest = 0;
    for (const std::string& line : lines)
        widest = std::max(widest, canvas.width(Style::note, line));
    const Rect shade = {room.centre().x - widest / 2, room.y, widest,
                        height * static_cast<float>(lines.size())};
    scene.canvas.fill(shade.widened(scene.px(6)), with_alpha(stage.bottom, 0.75f), scene.px(8));
    Rect line = {room.x, room.y, room.w, height};
    for (const std::string& text : lines) {
        scene.canvas.text(line, Style::note, stage.ink, text, Align::centre);
        line.y += height;
    }
}

void draw_asking_word(Scene& scene, const SpotlightLayout& layout) {
    const Stage& stage = scene.theme().stage;
    const std::size_t asking = scene.session.state.asking;
    const ImFont* font = scene.canvas.fonts()[Style::lamp];
    scene.canvas.fill(layout.lamp, word_colour(scene.theme(), asking), scene.px(10));
    scene.canvas.text(layout.lamp, Style::lamp, stage.ink_on_light,
                      shorten_middle(font, scene.view.words[asking], layout.lamp.w - scene.px(20)),
                      Align::centre);
    scene.canvas.place("lamp", layout.lamp);
    point_at(scene, asking, layout.lamp);
    if (asking == scene.view.pointed)
        scene.canvas.outline(layout.lamp.inset(-scene.px(4)), stage.ink, scene.px(13), scene.px(2));
    const std::string& asks = scene.sentence().words[asking].asks;
    if (!asks.empty()) draw_question_in_words(scene, layout.asks, asks);
}

void draw_token(Scene& scene, const SpotlightLayout& layout, std::size_t word) {
    const Stage& stage = scene.theme().stage;
    const Rect& rect = layout.rows[word].token;
    const Colour colour = word_colour(scene.theme(), word);
    const float radius = std::min(scene.px(9), rect.h / 3);
    const bool visible = is_visible(scene, word), lit = is_lit(scene, word);
    const bool pointed = word == scene.view.pointed;

    ImGui::PushID(static_cast<int>(word));
    const Touch hand = touch(scene, "token", rect, fmt::format("token {}", word + 1));
    ImGui::PopID();
    point_at(scene, word, hand);
    if (hand.clicked) scene.wish(session::Ask{word});

    Colour ink = colour;
    if (!visible) {
        scene.canvas.dashed(rect, pointed ? stage.ink : stage.line, radius);
        ink = stage.quiet;
    } else if (lit) {
        scene.canvas.fill(rect, colour, radius);
        ink = stage.ink_on_light;
    } else {
        scene.canvas.fill(rect, mix(stage.bottom, colour, 0.06f), radius);
        scene.canvas.outline(rect, colour, radius, scene.px(1.5f));
    }
    if (pointed)
        scene.canvas.outline(rect.inset(-scene.px(3)), stage.ink, radius + scene.px(3),
                             scene.px(2));
    const Style style = layout.low_rows ? Style::token_small : Style::token;
    scene.canvas.text(
        rect, style, ink,
        shorten_middle(scene.canvas.fonts()[style], scene.view.words[word], rect.w - scene.px(12)),
        Align::centre);
    focus_ring(scene, hand, rect.inset(-scene.px(2)), radius, stage.light);
}

void draw_bar(Scene& scene, const RowLayout& row, std::size_t word, bool comparing) {
    const Stage& stage = scene.theme().stage;
    const float radius = std::min(scene.px(6), row.track.h / 3);
    scene.canvas.fill(row.track, stage.track, radius);
    Rect bar = row.track;
    bar.w = row.track.w * shown_share(scene, word);
    scene.canvas.fill(bar, word_colour(scene.theme(), word), std::min(radius, bar.w / 2));
    scene.canvas.place(fmt::format("bar {}", word + 1), bar);
    if (word == scene.view.pointed)
        scene.canvas.outline(row.track.inset(-scene.px(1)), stage.quiet, radius, scene.px(1));
    if (comparing) {
        Rect before = row.track;
        before.w *= static_cast<float>(
            scene.session.derived.shares_before[static_cast<Eigen::Index>(word)]);
        before.w = std::max(before.w, scene.px(4));
        // Dark between the dashes, or they would not be seen on a bright bar.
        scene.canvas.outline(before, stage.ink_on_light, radius, scene.px(1.5f));
        scene.canvas.dashed(before, stage.ink, radius);
    }
    scene.canvas.place(fmt::format("track {}", word + 1), row.track);
}

/// In the learner's hand a word may get nothing or all; attention never gives either.
std::string share_shown(const Scene& scene, std::size_t word) {
    const session::Derived& derived = scene.session.derived;
    const double share = derived.shown_shares[static_cast<Eigen::Index>(word)];
    if (!scene.session.state.held.empty()) return fmt::format("{}%", std::lround(100 * share));
    return session::share_text(share, is_visible(scene, word) ? derived.trace.visible : 0);
}

void draw_share(Scene& scene, const SpotlightLayout& layout, std::size_t word, bool comparing) {
    const Stage& stage = scene.theme().stage;
    const session::Derived& derived = scene.session.derived;
    const auto i = static_cast<Eigen::Index>(word);
    const RowLayout& row = layout.rows[word];
    const bool visible = is_visible(scene, word);
    const Style style = layout.low_rows || !visible ? Style::strong : Style::figure;
    scene.canvas.text(row.share, style, visible ? stage.ink : stage.quiet,
                      share_shown(scene, word));
    if (comparing)
        scene.canvas.text(row.was, Style::small, stage.quiet,
                          fmt::format("was {}", session::share_text(derived.shares_before[i],
                                                                    derived.shares_before.size())));
}

/// The light, and what it falls on.
void draw_lit(Scene& scene, const SpotlightLayout& layout) {
    const Stage& stage = scene.theme().stage;
    const session::Session& session = scene.session;
    const float to_edge = layout.lamp.centre().x - layout.area.x + scene.px(14);
    const float radius = std::min(layout.lamp.w * 0.75f + scene.px(44), to_edge);
    scene.canvas.glow(layout.lamp.centre(), radius, stage.beam, 0.75f);
    for (std::size_t i = 0; i < layout.rows.size(); ++i) draw_beam(scene, layout, i);
    draw_asking_word(scene, layout);
    const bool comparing = session.state.look_back;
    const auto guess = session::guess_to_compare(session.lesson, session.state);
    for (std::size_t i = 0; i < layout.rows.size(); ++i) {
        const RowLayout& row = layout.rows[i];
        draw_token(scene, layout, i);
        draw_bar(scene, row, i, comparing);
        if (guess) draw_guess_mark(scene, row, session.state.guesses[*guess].points[i]);
        if (scene.shows(lesson::Picture::lamp)) hold_light(scene, row, i);
        draw_share(scene, layout, i, comparing);
    }
}

/// The lamp is off: no shares, only the marks of the guess.
void draw_dark(Scene& scene, const SpotlightLayout& layout, const session::Guess& guess) {
    draw_asking_word(scene, layout);
    for (std::size_t i = 0; i < layout.rows.size(); ++i) {
        draw_token(scene, layout, i);
        draw_guess_row(scene, layout.rows[i], i, guess.points[i]);
    }
}

}  // namespace

void draw_spotlight(Scene& scene, const SpotlightLayout& layout) {
    const session::Session& session = scene.session;
    ImGui::PushID("spotlight");
    for (std::size_t i = 0; i < layout.rows.size(); ++i) {
        const Rect& token = layout.rows[i].token;
        point_at(scene, i, Rect{token.x, token.y, layout.area.right() - token.x, token.h});
    }
    if (const auto guess = session::open_guess(session.lesson, session.state))
        draw_dark(scene, layout, session.state.guesses[*guess]);
    else
        draw_lit(scene, layout);
    ImGui::PopID();
}

}  // namespace ui
