#include "ui/stage_layout.hpp"

#include <algorithm>
#include <cmath>

#include "ui/captions.hpp"

namespace ui {
namespace {

float widest_word(const Scene& scene, Style style) {
    float widest = 0;
    for (const std::string& word : scene.view.words)
        widest = std::max(widest, scene.canvas.width(style, word));
    return widest;
}

/// How far in the tokens stand: left of them the lamp and its beams.
float lamp_width(const Canvas& canvas, float room) {
    return std::clamp(room * 0.31f, canvas.px(116), canvas.px(360));
}

/// What all rows of a spotlight have in common: from left to right, and how high.
struct RowMeasures {
    bool low = false;
    Rect token, track, share, was;  // their y is the distance from the row's middle
};

RowMeasures measure_rows(const Scene& scene, const Rect& area, float right, float pitch) {
    const Canvas& canvas = scene.canvas;
    RowMeasures row{.low = pitch < canvas.px(50)};
    const Style token_style = row.low ? Style::token_small : Style::token;
    const Style share_style = row.low ? Style::strong : Style::figure;
    const auto centred = [](float x, float w, float h) {
        return Rect{std::round(x), -h / 2, std::round(w), h};
    };
    const float token_least = canvas.px(64), gap = canvas.px(14);
    const float token_width = std::clamp(widest_word(scene, token_style) + canvas.px(28),
                                         token_least, std::max(token_least, area.w * 0.2f));
    const float token_height = std::min(canvas.px(40), pitch - canvas.px(row.low ? 2 : 4));
    const float share_width =
        std::max(canvas.width(share_style, ">99%"), canvas.width(Style::strong, "hidden"));
    const float was_width = row.low ? canvas.width(Style::small, "was >99%") + canvas.px(6) : 0;

    row.token = centred(area.x + lamp_width(canvas, area.w), token_width, token_height);
    row.share = centred(right - share_width - was_width, share_width, token_height);
    const float track_x = row.token.right() + gap;
    row.track = centred(track_x, row.share.x - gap - track_x,
                        std::min(canvas.px(30), token_height - canvas.px(2)));
    row.was = row.low ? centred(row.share.right() + canvas.px(6), was_width, token_height)
                      : Rect{row.share.x, std::round(canvas.line_height(share_style) * 0.48f),
                             row.share.w + canvas.px(24), canvas.line_height(Style::small)};
    return row;
}

RowLayout row_at(const RowMeasures& measures, float middle) {
    const auto at = [middle](Rect rect) {
        rect.y = std::round(middle + rect.y);
        return rect;
    };
    return {at(measures.token), at(measures.track), at(measures.share), at(measures.was)};
}

Rect lamp_in(const Scene& scene, const Rect& room) {
    const Canvas& canvas = scene.canvas;
    const float wide = std::clamp(widest_word(scene, Style::lamp) + canvas.px(44), canvas.px(80),
                                  std::clamp(room.w * 0.66f, canvas.px(80), canvas.px(190)));
    const float high = canvas.px(lamp_height);
    return {std::round(room.centre().x - wide / 2), std::round(room.centre().y - high / 2),
            std::round(wide), high};
}

/// Centred under the lamp, wider than it where there is room.
Rect asks_under(const Scene& scene, const Rect& lamp, const Rect& room) {
    const float top = lamp.bottom() + scene.px(8);
    const float wide = std::min(std::max(scene.px(200), lamp.w), room.w);
    return {std::round(lamp.centre().x - wide / 2), top, wide, room.bottom() - top};
}

}  // namespace

SpotlightLayout lay_out_spotlight(const Scene& scene, const Rect& area, float rows_height) {
    const Canvas& canvas = scene.canvas;
    SpotlightLayout out{.area = area, .scrolls = rows_height > area.h};
    const float scrollbar = out.scrolls ? ImGui::GetStyle().ScrollbarSize + canvas.px(6) : 0;
    const float pitch = rows_height / static_cast<float>(scene.view.words.size());
    const RowMeasures measures = measure_rows(scene, area, area.right() - scrollbar, pitch);
    out.low_rows = measures.low;
    for (std::size_t i = 0; i < scene.view.words.size(); ++i)
        out.rows.push_back(row_at(measures, area.y + pitch * (static_cast<float>(i) + 0.5f)));
    const Rect lamp_room = {area.x, area.y, lamp_width(canvas, area.w) - canvas.px(28), area.h};
    out.lamp = lamp_in(scene, lamp_room);
    out.asks = asks_under(scene, out.lamp, lamp_room);
    return out;
}

BudgetLayout lay_out_budget(const Scene& scene, const Rect& room, float strip_x) {
    const Canvas& canvas = scene.canvas;
    const float title_height = canvas.line_height(Style::note);
    const float note_height = canvas.line_height(Style::small);
    const float strip_height = canvas.px(26);
    const float text_width = std::max(canvas.width(Style::note, captions::budget),
                                      canvas.width(Style::small, captions::rounding(100)));
    const bool beside = room.x + text_width + canvas.px(8) <= strip_x;
    BudgetLayout out;
    out.title = {room.x, room.y, text_width, title_height};
    out.rounding = {room.x, room.y + title_height + canvas.px(2), text_width, note_height};
    out.strip = beside ? Rect{strip_x, room.y, room.right() - strip_x, strip_height}
                       : Rect{room.x, out.rounding.bottom() + canvas.px(8), room.w, strip_height};
    out.strip.w = std::floor(out.strip.w);
    return out;
}

namespace {

ControlsLayout without_controls(const Scene& scene, const Rect& room) {
    const float high = scene.px(36);
    return {.under_strip = {room.x, room.y, room.w, high},
            .notice = {room.x, room.y + high + scene.px(8), room.w,
                       scene.canvas.line_height(Style::note)}};
}

}  // namespace

ControlsLayout lay_out_controls(const Scene& scene, const Rect& room) {
    if (!scene.has_controls()) return without_controls(scene, room);
    const Canvas& canvas = scene.canvas;
    const float high = canvas.px(36), gap = canvas.px(12);
    const float name = canvas.width(Style::strong, captions::sharpness);
    const float figure = canvas.width(Style::figure, "10.00");
    const float box =
        canvas.px(28) + canvas.px(12) + canvas.width(Style::body, captions::look_back);
    const float slider_x = room.x + name + gap + figure + gap;
    const float beside = room.right() - box - canvas.px(36) - slider_x;
    const bool one_line = beside >= canvas.px(240);

    ControlsLayout out;
    out.sharpness_name = {room.x, room.y, name, high};
    out.sharpness_figure = {room.x + name + gap, room.y, figure, high};
    out.slider = {slider_x, room.y, one_line ? beside : room.right() - slider_x - canvas.px(8),
                  high};
    out.ticks = {out.slider.x, out.slider.bottom() - canvas.px(4), out.slider.w,
                 canvas.line_height(Style::small)};
    out.look_back = one_line ? Rect{room.right() - box, room.y, box, high}
                             : Rect{room.x, out.ticks.bottom() + canvas.px(6), box, high};
    const float below = std::max(out.ticks.bottom(), out.look_back.bottom());
    out.notice = {room.x, below + canvas.px(4), room.w, canvas.line_height(Style::note)};
    return out;
}

}  // namespace ui
