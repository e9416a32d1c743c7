#include "ui/layout.hpp"

#include <algorithm>

#include "ui/panels/panels.hpp"
#include "ui/stage_layout.hpp"

namespace ui {
namespace {

constexpr float desk_gap = 28, plane_least = 300, plane_most = 520;
// Without a hand trace the plane tells more: names have room on it, and 1440 × 900 need no
// scrolling.
constexpr float plane_alone_least = 345, blend_least = 300;
constexpr float table_least = 440, table_most = 960, blend_most = 380;

/// From the stage's edge to what stands on it; what stands below it keeps to the same line.
float stage_pad(const Scene& scene, float stage_width) {
    return scene.px(stage_width < scene.px(620) ? 16 : 24);
}

SelectorLayout selector(const Scene& scene, const Rect& room) {
    SelectorLayout out = lay_out_selector(scene, room);
    const bool many_lines = out.pills.back().y > out.pills.front().y;
    if (scene.view.look.projector && many_lines) return {};
    return out;
}

/// How high the rows are together, and how much of that is seen.
struct RowsHeight {
    float whole = 0, seen = 0;
};

/// The stage from its top down.
StageLayout stage(const Scene& scene, const Rect& top, RowsHeight rows) {
    const float pad = stage_pad(scene, top.w), gap = scene.px(20);
    Rect inner = {top.x + pad, top.y + pad, top.w - 2 * pad, 0};
    StageLayout out;
    out.selector = selector(scene, inner);
    if (!out.selector.pills.empty()) inner.y = out.selector.well.bottom() + gap;
    out.spotlight = lay_out_spotlight(scene, {inner.x, inner.y, inner.w, rows.seen}, rows.whole);
    inner.y = out.spotlight.area.bottom() + gap;
    out.budget = lay_out_budget(scene, inner, out.spotlight.rows.front().token.x);
    inner.y = std::max(out.budget.strip.bottom(), out.budget.rounding.bottom()) + scene.px(14);
    out.controls = lay_out_controls(scene, inner);
    out.area = {top.x, top.y, top.w, out.controls.notice.bottom() + scene.px(10) - top.y};
    return out;
}

float least_row_height(const Scene& scene) {
    return std::max(scene.px(21), scene.canvas.line_height(Style::token_small) + scene.px(2));
}

float least_rows_height(const Scene& scene) {
    const auto n = static_cast<float>(scene.view.words.size());
    const float lamp_block = scene.px(lamp_height + 2 * 70);
    return std::max(
        {least_row_height(scene) * n, std::min(scene.px(51) * n, scene.px(306)), lamp_block});
}

float most_rows_height(const Scene& scene) {
    return std::max(scene.px(scene.view.look.projector ? 110 : 78) *
                        static_cast<float>(scene.view.words.size()),
                    least_rows_height(scene));
}

/// On a projector strip and controls stay in sight: where the rows are too many, they scroll.
float least_seen_height(const Scene& scene, float rows_height) {
    const float lamp_and_question =
        scene.px(lamp_height) + 2 * (scene.px(8) + 2 * scene.canvas.line_height(Style::note));
    return scene.view.look.projector ? std::min(rows_height, lamp_and_question) : rows_height;
}

/// Rows as high as the stage may be, between their least and most.
StageLayout fitted_stage(const Scene& scene, const Rect& top, float height) {
    const float least = least_rows_height(scene);
    const float room = height - (stage(scene, top, {least, least}).area.h - least);
    const float whole = std::clamp(room, least, most_rows_height(scene));
    return stage(scene, top, {whole, std::clamp(room, least_seen_height(scene, whole), whole)});
}

/// Below the stage, on its inner edges. The plane takes what the table leaves of the width, and
/// grows as far down as `bottom`.
DeskLayout desk(const Scene& scene, const Rect& room, float bottom) {
    const float gap = scene.px(desk_gap),
                least = scene.px(scene.has_controls() ? plane_least : plane_alone_least);
    const float pad = stage_pad(scene, room.w);
    const Rect inner = {room.x + pad, room.y, room.w - 2 * pad, 0};
    const float beside = inner.w - least - gap;
    const auto plane_side = [&](float width, float height) {
        return std::clamp(std::min(width, height), std::min(least, width), scene.px(plane_most));
    };
    const auto table_height = [&](float width) {
        return scene.has_controls() ? trace_table_height(scene, width) : blend_height(scene);
    };
    DeskLayout out;
    if (beside >= scene.px(scene.has_controls() ? table_least : blend_least)) {
        const float table =
            std::min(beside, scene.px(scene.has_controls() ? table_most : blend_most));
        const float side = plane_side(inner.w - table - gap, bottom - inner.y);
        out.table = {inner.x, inner.y, table, table_height(table)};
        out.plane = {inner.right() - side, inner.y, side, side};
    } else {
        out.table = {inner.x, inner.y, inner.w, table_height(inner.w)};
        const float side = plane_side(inner.w, scene.px(plane_most));
        out.plane = {inner.x, out.table.bottom() + gap, side, side};
    }
    return out;
}

float bottom_of(const DeskLayout& desk) {
    return std::max(desk.table.bottom(), desk.plane.bottom());
}

}  // namespace

Layout lay_out(const Scene& scene, const Rect& room, float scrolled) {
    Layout out;
    if (scene.view.look.projector) {
        out.stage = fitted_stage(scene, {room.x, room.y - scrolled, room.w, 0}, room.h);
        out.stage.area.h = std::max(out.stage.area.h, room.h);
        out.bottom = out.stage.area.bottom();
        return out;
    }
    const float margin = scene.px(24), between = scene.px(16);
    const Rect top = {room.x + margin, room.y + margin - scrolled, room.w - 2 * margin, 0};
    const float whole = room.h - 2 * margin;
    const float beside_desk = whole - between - (bottom_of(desk(scene, top, top.y)) - top.y);
    out.stage = fitted_stage(scene, top, beside_desk);
    out.desk = desk(scene, {top.x, out.stage.area.bottom() + between, top.w, 0}, top.y + whole);
    out.bottom = bottom_of(out.desk) + margin;
    return out;
}

}  // namespace ui
