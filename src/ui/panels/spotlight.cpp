#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "session/figures.hpp"
#include "session/guessing.hpp"
#include "session/told_light.hpp"
#include "ui/panels/held_rows.hpp"
#include "ui/panels/panels.hpp"
#include "ui/shares.hpp"
#include "ui/widgets/word_area.hpp"

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

void draw_beam(Scene& scene, const SpotlightLayout& layout, std::size_t word) {
    const auto share = static_cast<float>(gliding_share(scene, word));
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

/// Darkens softly, from the edge of a wider rectangle inwards.
void draw_shade(Scene& scene, const Rect& rect) {
    constexpr int layers = 9;
    for (int i = 0; i < layers; ++i) {
        const float beyond = scene.px(22.0f - 2.4f * static_cast<float>(i));
        const Rect layer = {rect.x - beyond, rect.y - beyond / 2, rect.w + 2 * beyond,
                            rect.h + beyond};
        scene.canvas.fill(layer, with_alpha(scene.theme().stage.bottom, 0.13f), layer.h / 2);
    }
}

/// In lines as even as can be.
std::vector<std::string> question_lines(const Scene& scene, const Rect& room,
                                        const std::string& asks) {
    const ImFont* font = scene.canvas.fonts()[Style::note];
    const std::string text = fmt::format("asks: {}", asks);
    const auto most =
        static_cast<std::size_t>(std::max(room.h / scene.canvas.line_height(Style::note), 1.0f));
    const std::size_t needed = wrap(font, text, room.w).size();
    float wide = room.w;
    while (wide > room.w / 2 && wrap(font, text, wide * 0.95f).size() == needed) wide *= 0.95f;
    return wrap(font, text, wide, most);
}

/// The question in words, on a shade: it hangs in the lamp's own glow.
void draw_question_in_words(Scene& scene, const Rect& room, const std::string& asks) {
    const float height = scene.canvas.line_height(Style::note);
    const std::vector<std::string> lines = question_lines(scene, room, asks);
    float widest = 0;
    for (const std::string& line : lines)
        widest = std::max(widest, scene.canvas.width(Style::note, line));
    draw_shade(scene, {room.centre().x - widest / 2, room.y, widest,
                       height * static_cast<float>(lines.size())});
    Rect line = {room.x, room.y, room.w, height};
    for (const std::string& text : lines) {
        scene.canvas.text(line, Style::note, scene.theme().stage.ink, text, Align::centre);
        line.y += height;
    }
}

void draw_asking_word(Scene& scene, const SpotlightLayout& layout) {
    const Stage& stage = scene.theme().stage;
    const std::size_t asking = scene.session.state.asking;
    const std::string& asks = scene.sentence().words[asking].asks;
    if (!asks.empty()) draw_question_in_words(scene, layout.asks, asks);
    scene.canvas.fill(layout.lamp, word_colour(scene.theme(), asking), scene.px(10));
    scene.canvas.fitted_text(layout.lamp.widened(-scene.px(10)), Style::lamp, stage.ink_on_light,
                             scene.view.words[asking], Align::centre);
    scene.canvas.place("lamp", layout.lamp);
    point_at(scene, asking, layout.lamp);
    if (asking == scene.view.pointed)
        scene.canvas.outline(layout.lamp.inset(-scene.px(4)), stage.ink, scene.px(13), scene.px(2));
}

void draw_token(Scene& scene, const SpotlightLayout& layout, std::size_t word) {
    const Stage& stage = scene.theme().stage;
    const Rect& rect = layout.rows[word].token;
    const Colour colour = word_colour(scene.theme(), word);
    const float radius = std::min(scene.px(9), rect.h / 3);
    const bool visible = session::is_visible(scene.session, word), lit = is_lit(scene, word);
    const bool pointed = word == scene.view.pointed;

    const Touch hand = word_stop(scene, word, "token", rect, fmt::format("token {}", word + 1));
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
    scene.canvas.fitted_text(rect.widened(-scene.px(6)), style, ink, scene.view.words[word],
                             Align::centre);
    focus_ring(scene, hand, rect.inset(-scene.px(2)), radius, stage.light);
}

void draw_bar(Scene& scene, const RowLayout& row, std::size_t word, bool comparing) {
    const Stage& stage = scene.theme().stage;
    const float radius = std::min(scene.px(6), row.track.h / 3);
    scene.canvas.fill(row.track, stage.track, radius);
    Rect bar = row.track;
    bar.w = row.track.w * static_cast<float>(gliding_share(scene, word));
    if (has_light(scene, word)) bar.w = std::max(bar.w, 1.0f);
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

void draw_share(Scene& scene, const SpotlightLayout& layout, std::size_t word, bool comparing) {
    const Stage& stage = scene.theme().stage;
    const RowLayout& row = layout.rows[word];
    const bool visible = session::is_visible(scene.session, word);
    const Style style = layout.low_rows || !visible ? Style::strong : Style::figure;
    scene.canvas.text(row.share, style, visible ? stage.ink : stage.quiet,
                      session::share_told(scene.session, word));
    if (comparing)
        scene.canvas.text(row.was, Style::small, stage.quiet,
                          "was " + session::share_before_told(scene.session, word));
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
        const bool held = scene.shows(lesson::Picture::lamp);
        if (held)
            hold_light(scene, row, i);
        else
            word_area(scene, i, "bar", row.track);
        word_area(scene, i, "share", row.share);
        draw_share(scene, layout, i, comparing);
    }
}

/// The lamp is off: no shares, only the marks of the guess.
void draw_dark(Scene& scene, const SpotlightLayout& layout, const session::Guess& guess) {
    draw_asking_word(scene, layout);
    for (std::size_t i = 0; i < layout.rows.size(); ++i) {
        draw_token(scene, layout, i);
        draw_guess_row(scene, layout.rows[i], i, guess.points[i], layout.low_rows);
        word_area(scene, i, "share", layout.rows[i].share);
    }
}

void draw_rows(Scene& scene, const SpotlightLayout& layout) {
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

SpotlightLayout scrolled(SpotlightLayout layout, float by) {
    for (RowLayout& row : layout.rows)
        for (Rect* rect : {&row.token, &row.track, &row.share, &row.was}) rect->y -= by;
    return layout;
}

/// The rows in a window of their own, so that they scroll by themselves; the lamp stays.
void draw_scrolling_rows(Scene& scene, const SpotlightLayout& layout) {
    const Rect& area = layout.area;
    ImGui::SetCursorScreenPos(area.min());
    ImGui::BeginChild("rows", {area.w, area.h}, 0,
                      ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoNav);
    const float by = ImGui::GetScrollY();
    const SpotlightLayout rows = scrolled(layout, by);
    in_this_window(scene, [&](Scene& inside) { draw_rows(inside, rows); });
    const RowLayout& last = rows.rows.back();
    const float bottom = std::max(last.token.bottom(), last.was.bottom()) + scene.px(2);
    ImGui::SetCursorScreenPos({area.x, bottom - 1});
    ImGui::Dummy({1, 1});
    scene.view.extent_next += bottom + by - area.y;
    ImGui::EndChild();
    scene.canvas.place("rows", area);
}

}  // namespace

void draw_spotlight(Scene& scene, const SpotlightLayout& layout) {
    if (layout.scrolls)
        draw_scrolling_rows(scene, layout);
    else
        draw_rows(scene, layout);
}

}  // namespace ui
