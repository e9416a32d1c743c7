#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "session/told_light.hpp"
#include "ui/panels/panels.hpp"
#include "ui/panels/plane_marks.hpp"
#include "ui/shares.hpp"

namespace ui {
namespace {

void draw_grid_lines(Scene& scene, const PlaneView& view) {
    const Paper& paper = scene.theme().paper;
    Canvas& canvas = scene.canvas;
    const Rect &frame = view.frame, &grid = view.grid;
    canvas.fill(frame, paper.card);
    const auto lines = [](const Axis& axis) {
        const double count = (axis.high / 4 - axis.low / 4) / (axis.step / 4);
        return std::max(static_cast<int>(std::lround(count)), 1);
    };
    const float thin = canvas.px(1);
    for (int i = 0, last = lines(view.x); i <= last; ++i) {
        const float part = static_cast<float>(i) / static_cast<float>(last);
        canvas.fill({std::round(grid.x + grid.w * part), frame.y, thin, frame.h}, paper.line);
    }
    for (int i = 0, last = lines(view.y); i <= last; ++i) {
        const float part = static_cast<float>(i) / static_cast<float>(last);
        canvas.fill({frame.x, std::round(grid.y + grid.h * part), frame.w, thin}, paper.line);
    }
    canvas.outline(frame, paper.line_strong, 0, thin);
    const ImVec2 zero = view.at({0, 0});
    canvas.line({frame.x, zero.y}, {frame.right(), zero.y}, paper.line_strong, canvas.px(1.5f));
    canvas.line({zero.x, frame.y}, {zero.x, frame.bottom()}, paper.line_strong, canvas.px(1.5f));
}

void draw_threads(Scene& scene, const PlaneMarks& plane) {
    for (const Mark& dot : plane.labels) {
        const auto share = static_cast<float>(gliding_share(scene, dot.word));
        if (share <= 0) continue;
        const Colour colour =
            mix(word_colour(scene.theme(), dot.word), scene.theme().paper.ink, 0.2f);
        scene.canvas.line(dot.at, *plane.summary, with_alpha(colour, 0.75f),
                          scene.px(1) + scene.px(3) * share);
    }
}

/// A thin line to a name that found no room beside its diamond.
void draw_leader(Scene& scene, const PlaneMarks& plane) {
    const Rect& name = plane.summary_name_place;
    const ImVec2 from = *plane.summary, to = {std::clamp(from.x, name.x, name.right()),
                                              std::clamp(from.y, name.y, name.bottom())};
    if (std::hypot(to.x - from.x, to.y - from.y) > diamond_radius(scene) + scene.px(20))
        scene.canvas.line(from, to, scene.theme().paper.body, scene.px(1));
}

void draw_arrow(Scene& scene, ImVec2 from, ImVec2 to, Colour ink, float thickness) {
    const ImVec2 way = to - from;
    const float length = std::hypot(way.x, way.y);
    if (length < scene.px(2)) return;
    const ImVec2 along = way / length, across = {-along.y, along.x};
    const float head = arrow_head(scene, from, to);
    const ImVec2 neck = to - along * head;
    scene.canvas.line(from, neck, ink, thickness);
    const ImVec2 arrow[] = {to, neck + across * (head * 0.45f), neck - across * (head * 0.45f)};
    scene.canvas.polygon(arrow, ink);
}

/// All questions' arrows, the asking word's over the others.
void draw_arrows(Scene& scene, const PlaneMarks& plane) {
    const Paper& paper = scene.theme().paper;
    const std::size_t asking = scene.session.state.asking;
    const ImVec2 zero = plane.view.at({0, 0});
    for (const Mark& tip : plane.questions)
        if (tip.word != asking)
            draw_arrow(scene, zero, tip.at,
                       mix(word_colour(scene.theme(), tip.word), paper.ink, 0.25f), scene.px(1.6f));
    for (const Mark& tip : plane.questions)
        if (tip.word == asking) draw_arrow(scene, zero, tip.at, paper.ink, scene.px(2.5f));
}

void draw_dot(Scene& scene, const Mark& dot) {
    const Paper& paper = scene.theme().paper;
    const bool visible = session::is_visible(scene.session, dot.word);
    const Colour colour = word_colour(scene.theme(), dot.word), edge = mix(colour, paper.ink, 0.5f);
    const Rect around = {dot.at.x - dot.radius, dot.at.y - dot.radius, 2 * dot.radius,
                         2 * dot.radius};
    scene.canvas.disc(dot.at, dot.radius, visible ? colour : paper.card);
    if (visible)
        scene.canvas.ring(dot.at, dot.radius, edge, scene.px(1));
    else
        scene.canvas.dashed(around, edge, dot.radius);
}

void draw_summary(Scene& scene, const PlaneMarks& plane) {
    const ImVec2 at = *plane.summary;
    const float outer = diamond_radius(scene);
    const auto diamond = [&](float r, Colour colour) {
        const ImVec2 corners[] = {
            {at.x, at.y - r}, {at.x + r, at.y}, {at.x, at.y + r}, {at.x - r, at.y}};
        scene.canvas.polygon(corners, colour);
    };
    diamond(outer, scene.theme().paper.card);
    diamond(outer - scene.px(2), scene.theme().paper.ink);
    scene.canvas.place("point summary", {at.x - outer, at.y - outer, 2 * outer, 2 * outer});
}

void light_up_pointed(Scene& scene, const PlaneMarks& plane) {
    const Colour light = with_alpha(scene.theme().paper.light, 0.55f);
    for (const Mark& dot : plane.labels)
        if (dot.word == scene.view.pointed)
            scene.canvas.disc(dot.at, dot.radius + scene.px(5), light);
    for (const Mark& tip : plane.questions)
        if (plane.editable && tip.word == scene.view.pointed)
            scene.canvas.disc(tip.at, tip.radius, light);
}

/// Over lines and lights, which letters would be lost on, but under the dots.
void draw_name_grounds(Scene& scene, const PlaneMarks& plane) {
    const Paper& paper = scene.theme().paper;
    const Colour plain = with_alpha(paper.card, 0.8f);
    for (const auto* marks : {&plane.labels, &plane.questions})
        for (const Mark& mark : *marks)
            if (mark.name_place)
                scene.canvas.fill(*mark.name_place,
                                  mark.word == scene.view.pointed ? paper.light_ground : plain);
    if (plane.summary) scene.canvas.fill(plane.summary_name_place, plain);
}

void write_name(Scene& scene, const Mark& mark) {
    if (!mark.name_place) return;
    const Paper& paper = scene.theme().paper;
    scene.canvas.text(*mark.name_place, mark.is_label ? Style::note : Style::small,
                      mark.word == scene.view.pointed ? paper.ink : paper.body, mark.name);
    scene.canvas.place(
        fmt::format("point {} {}", mark.word + 1, mark.is_label ? "name" : "question"),
        *mark.name_place);
}

void write_names(Scene& scene, const PlaneMarks& plane) {
    for (const auto* marks : {&plane.labels, &plane.questions})
        for (const Mark& mark : *marks) write_name(scene, mark);
    if (!plane.summary) return;
    scene.canvas.text(plane.summary_name_place, Style::small, scene.theme().paper.ink,
                      plane.summary_name);
    scene.canvas.place("point summary name", plane.summary_name_place);
}

}  // namespace

void draw_plane(Scene& scene, const Rect& area, bool editable) {
    const float side = scene.canvas.line_height(Style::note) + scene.px(8), gap = scene.px(4);
    const Rect frame = {area.x + side, area.y, area.w - side, area.h - side};
    const PlaneMarks plane = mark_plane(scene, frame, editable);
    ImGui::PushID("plane");
    draw_grid_lines(scene, plane.view);
    if (plane.summary) draw_threads(scene, plane);
    light_up_pointed(scene, plane);
    draw_arrows(scene, plane);
    if (plane.summary) draw_leader(scene, plane);
    draw_name_grounds(scene, plane);
    for (const Mark& dot : plane.labels) draw_dot(scene, dot);
    if (plane.summary) draw_summary(scene, plane);
    handle_marks(scene, plane);
    write_names(scene, plane);
    draw_axis_names(scene, plane.view, {frame.x, frame.bottom() + gap, frame.w, side - gap},
                    {area.x, frame.y, side - gap, frame.h});
    ImGui::PopID();
    scene.canvas.place("plane", frame);
}

}  // namespace ui
