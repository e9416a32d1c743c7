#include "ui/layout.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ui {
namespace {

constexpr float pill_height = 36, pill_padding = 18;
constexpr float desk_gap = 28, plane_size = 300, table_least = 470;

struct Flow {
    std::vector<Rect> places;
    float width = 0, height = 0;
};

/// Sets boxes of these widths side by side, in as many lines as it takes.
Flow flow(const std::vector<float>& widths, float height, float room) {
    Flow flow;
    ImVec2 at;
    for (const float w : widths) {
        const float fitting = std::min(w, room);
        if (at.x > 0 && at.x + fitting > room) at = {0, at.y + height};
        flow.places.push_back({at.x, at.y, fitting, height});
        at.x += fitting;
        flow.width = std::max(flow.width, at.x);
    }
    flow.height = at.y + height;
    return flow;
}

}  // namespace

SelectorLayout lay_out_selector(const Scene& scene, const Rect& room) {
    const Canvas& canvas = scene.canvas;
    const float rim = canvas.px(2), padding = canvas.px(pill_padding);
    SelectorLayout out;
    const auto widths = [&] {
        std::vector<float> wide;
        for (std::string& text : out.texts) {
            text =
                shorten_middle(canvas.fonts()[Style::label], text, room.w - 2 * padding - 2 * rim);
            wide.push_back(canvas.width(Style::label, text) + 2 * padding);
        }
        return wide;
    };
    for (const std::string& word : scene.view.words)
        out.texts.push_back(fmt::format("{} is asking", word));
    std::vector<float> wide = widths();
    if (std::accumulate(wide.begin(), wide.end(), 0.0f) > room.w - 2 * rim) {
        out.texts = scene.view.words;
        wide = widths();
    }
    const Flow pills = flow(wide, canvas.px(pill_height), room.w - 2 * rim);
    out.well = {room.x, room.y, pills.width + 2 * rim, pills.height + 2 * rim};
    for (const Rect& pill : pills.places)
        out.pills.push_back({room.x + rim + pill.x, room.y + rim + pill.y, pill.w, pill.h});
    return out;
}

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

SpotlightLayout spotlight(const Scene& scene, const Rect& area) {
    const Canvas& canvas = scene.canvas;
    SpotlightLayout out{.area = area};
    const auto n = scene.view.words.size();
    const float pitch = area.h / static_cast<float>(n);
    out.low_rows = pitch < canvas.px(56);
    const Style token_style = out.low_rows ? Style::token_small : Style::token;
    const Style share_style = out.low_rows ? Style::strong : Style::figure;

    const float lamp_room = lamp_width(canvas, area.w);
    const float token_width = std::clamp(widest_word(scene, token_style) + canvas.px(28),
                                         canvas.px(64), std::max(canvas.px(64), area.w * 0.2f));
    const float token_height = std::min(canvas.px(40), pitch - canvas.px(out.low_rows ? 2 : 4));
    const float share_width =
        std::max(canvas.width(share_style, ">99%"), canvas.width(Style::strong, "hidden"));
    const float was_width =
        out.low_rows ? canvas.width(Style::small, "was >99%") + canvas.px(6) : 0;
    const float bar_height = std::min(canvas.px(30), token_height - canvas.px(2));
    const float track_x = area.x + lamp_room + token_width + canvas.px(14);
    const float share_x = area.right() - share_width - was_width;

    for (std::size_t i = 0; i < n; ++i) {
        const float middle = area.y + pitch * (static_cast<float>(i) + 0.5f);
        const auto centred = [&](float x, float w, float h) {
            return Rect{std::round(x), std::round(middle - h / 2), std::round(w), h};
        };
        const float line = canvas.line_height(Style::small);
        const Rect share = centred(share_x, share_width, token_height);
        const Rect was =
            out.low_rows
                ? centred(share.right() + canvas.px(6), was_width, token_height)
                : Rect{share.x, std::round(middle + canvas.line_height(share_style) * 0.48f),
                       share.w + canvas.px(24), line};
        out.rows.push_back(
            {.token = centred(area.x + lamp_room, token_width, token_height),
             .track = centred(track_x, share_x - canvas.px(14) - track_x, bar_height),
             .share = share,
             .was = was});
    }
    const float lamp_most = lamp_room - canvas.px(28);
    const float wide = std::clamp(widest_word(scene, Style::lamp) + canvas.px(44), canvas.px(80),
                                  std::clamp(lamp_most * 0.66f, canvas.px(80), canvas.px(190)));
    const float lamp_height = canvas.px(48);
    out.lamp = {std::round(area.x + (lamp_most - wide) / 2),
                std::round(area.y + area.h / 2 - lamp_height / 2), std::round(wide), lamp_height};
    out.asks = Rect{out.lamp.x, out.lamp.bottom() + canvas.px(8), out.lamp.w,
                    area.bottom() - out.lamp.bottom() - canvas.px(8)}
                   .widened(std::min(canvas.px(10), out.lamp.x - area.x));
    return out;
}

constexpr std::string_view budget_title = "100 points of light, always";
constexpr std::string_view widest_rounding = "rounded they add to 100; exactly, to 100";

BudgetLayout budget(const Scene& scene, const Rect& room, float strip_x) {
    const Canvas& canvas = scene.canvas;
    const float title_height = canvas.line_height(Style::note);
    const float note_height = canvas.line_height(Style::small);
    const float strip_height = canvas.px(26);
    const float text_width = std::max(canvas.width(Style::note, budget_title),
                                      canvas.width(Style::small, widest_rounding));
    const bool beside = room.x + text_width + canvas.px(16) <= strip_x;
    BudgetLayout out;
    out.title = {room.x, room.y, text_width, title_height};
    out.rounding = {room.x, room.y + title_height + canvas.px(2), text_width, note_height};
    out.strip = beside ? Rect{strip_x, room.y, room.right() - strip_x, strip_height}
                       : Rect{room.x, out.rounding.bottom() + canvas.px(8), room.w, strip_height};
    return out;
}

ControlsLayout choices(const Scene& scene, const Rect& room) {
    const float high = scene.px(36);
    return {.choices = {room.x, room.y, room.w, high},
            .notice = {room.x, room.y + high + scene.px(8), room.w,
                       scene.canvas.line_height(Style::note)}};
}

ControlsLayout controls(const Scene& scene, const Rect& room) {
    if (!scene.has_controls()) return choices(scene, room);
    const Canvas& canvas = scene.canvas;
    const float high = canvas.px(36), gap = canvas.px(12);
    const float name = canvas.width(Style::strong, "Sharpness");
    const float figure = canvas.width(Style::figure, "10.00");
    const float box =
        canvas.px(28) + canvas.px(12) + canvas.width(Style::body, "Words may only look back");
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

/// The stage from its top down, with rows of the given total height.
StageLayout stage(const Scene& scene, const Rect& top, float rows_height) {
    const float pad = scene.px(top.w < scene.px(620) ? 16 : 24);
    Rect inner = {top.x + pad, top.y + pad, top.w - 2 * pad, 0};
    StageLayout out;
    out.selector = lay_out_selector(scene, inner);
    const float gap = scene.px(20);
    out.spotlight =
        spotlight(scene, {inner.x, out.selector.well.bottom() + gap, inner.w, rows_height});
    inner.y = out.spotlight.area.bottom() + gap;
    out.budget = budget(scene, inner, out.spotlight.rows.front().token.x);
    inner.y = std::max(out.budget.strip.bottom(), out.budget.rounding.bottom()) + scene.px(14);
    out.controls = controls(scene, inner);
    out.area = {top.x, top.y, top.w, out.controls.notice.bottom() + scene.px(10) - top.y};
    return out;
}

float least_rows_height(const Scene& scene) {
    const auto n = static_cast<float>(scene.view.words.size());
    const float lamp_block = scene.px(48 + 2 * 70);
    return std::max({scene.px(21) * n, std::min(scene.px(57) * n, scene.px(342)), lamp_block});
}

float most_rows_height(const Scene& scene) {
    return std::max(scene.px(scene.view.look.projector ? 110 : 78) *
                        static_cast<float>(scene.view.words.size()),
                    least_rows_height(scene));
}

/// Rows as high as the stage may be, between their least and most.
StageLayout fitted_stage(const Scene& scene, const Rect& top, float height) {
    const float least = least_rows_height(scene);
    const float rest = stage(scene, top, least).area.h - least;
    return stage(scene, top, std::clamp(height - rest, least, most_rows_height(scene)));
}

DeskLayout desk(const Scene& scene, const Rect& room) {
    const float gap = scene.px(desk_gap), size = scene.px(plane_size);
    const float indent = std::round(std::min(gap, room.w * 0.02f));
    const Rect inner = {room.x + indent, room.y, room.w - 2 * indent, 0};
    const float beside = inner.w - size - 2 * gap;
    DeskLayout out;
    out.table = {inner.x, inner.y, inner.w, table_height(scene)};
    if (beside >= scene.px(table_least)) {
        out.table.w = std::min(beside, scene.px(800));
        out.plane = {inner.right() - size, inner.y, size, size};
    } else {
        const float fitting = std::min(size, inner.w);
        out.plane = {inner.x, out.table.bottom() + gap, fitting, fitting};
    }
    return out;
}

float bottom_of(const DeskLayout& desk) {
    return std::max(desk.table.bottom(), desk.plane.bottom());
}

}  // namespace

float table_height(const Scene& scene) {
    const auto rows = static_cast<float>(scene.view.words.size());
    return scene.px(44) + scene.px(34) + scene.px(34) * (rows + 1) + scene.px(8) +
           3 * scene.canvas.line_height(Style::note) + scene.px(4);
}

Layout lay_out(const Scene& scene, const Rect& room, float scrolled) {
    Layout out;
    if (scene.view.look.projector) {
        out.stage = fitted_stage(scene, {room.x, room.y - scrolled, room.w, 0}, room.h);
        out.stage.area.h = std::max(out.stage.area.h, room.h);
        out.bottom = out.stage.area.bottom();
        return out;
    }
    const float margin = scene.px(24), between = scene.px(20);
    const Rect top = {room.x + margin, room.y + margin - scrolled, room.w - 2 * margin, 0};
    const float whole = room.h - 2 * margin;
    const float beside_desk = whole - between - (bottom_of(desk(scene, top)) - top.y);
    const float least = stage(scene, top, least_rows_height(scene)).area.h;
    out.stage = fitted_stage(scene, top, beside_desk >= least ? beside_desk : whole);
    out.desk = desk(scene, {top.x, out.stage.area.bottom() + between, top.w, 0});
    out.bottom = bottom_of(out.desk) + margin;
    return out;
}

}  // namespace ui
