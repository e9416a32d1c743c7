#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "ui/panels/plane_marks.hpp"
#include "ui/widgets/tip.hpp"
#include "ui/widgets/touch.hpp"

namespace ui {
namespace {

/// What the mouse would take: what it is nearest to, seen from its size, or whose name it is on.
const Mark* mark_at_mouse(const Scene& scene, const PlaneMarks& plane) {
    const ImVec2 mouse = ImGui::GetMousePos();
    const Mark* nearest = nullptr;
    float least = 1;
    for (const auto* marks : {&plane.labels, &plane.questions})
        for (const Mark& mark : *marks) {
            if (!mark.is_label && !plane.editable) continue;
            if (mark.name_place && mark.name_place->contains(mouse)) return &mark;
            const float reach = std::max(mark.radius, scene.px(12)),
                        off = std::hypot(mouse.x - mark.at.x, mouse.y - mark.at.y) / reach;
            if (off < least) nearest = &mark, least = off;
        }
    return nearest;
}

/// One control for a mark and its name. Where the mouse would take another mark, it leaves it to
/// that one, which may lie below.
Touch touch_mark(Scene& scene, const Mark& mark, const Mark* at_mouse) {
    const float reach = at_mouse && at_mouse != &mark ? 0 : std::max(mark.radius, scene.px(12));
    Rect rect = {mark.at.x - reach, mark.at.y - reach, 2 * reach, 2 * reach};
    if (&mark == at_mouse && mark.name_place && mark.name_place->contains(ImGui::GetMousePos()))
        rect = *mark.name_place;
    const char* const what = mark.is_label ? "point" : "tip";
    ImGui::PushID(static_cast<int>(mark.word));
    const Touch hand = touch(scene, what, rect, fmt::format("{} {}", what, mark.word + 1));
    ImGui::PopID();
    point_at(scene, mark.word, hand);
    if (hand.held) scene.view.pointed_next = mark.word;
    return hand;
}

bool dragged() {
    const float far = ImGui::GetIO().MouseDragThreshold;
    return ImGui::GetIO().MouseDragMaxDistanceSqr[ImGuiMouseButton_Left] >= far * far;
}

/// Keeps its distance from the hand. A number that the hand does not change keeps all its digits.
Point dragged_to(const Scene& scene, const PlaneMarks& plane, const Mark& mark) {
    Point point = shown_of(plane.axes, numbers_of(state_at_press(scene), mark.word, mark.is_label));
    const ImVec2 way = ImGui::GetMouseDragDelta(ImGuiMouseButton_Left);
    const Point there = plane.view.numbers_at(plane.view.at(point) + way);
    if (way.x != 0) point.x = there.x;
    if (way.y != 0) point.y = there.y;
    return point;
}

Point moved_by_keys(Point point) {
    const double step = key_step();
    if (ImGui::IsKeyPressed(ImGuiKey_RightArrow)) point.x = nudged(point.x, step);
    if (ImGui::IsKeyPressed(ImGuiKey_LeftArrow)) point.x = nudged(point.x, -step);
    if (ImGui::IsKeyPressed(ImGuiKey_UpArrow)) point.y = nudged(point.y, step);
    if (ImGui::IsKeyPressed(ImGuiKey_DownArrow)) point.y = nudged(point.y, -step);
    return point;
}

void move_mark(Scene& scene, const PlaneMarks& plane, const Mark& mark, const Touch& hand) {
    const bool by_mouse = hand.held && dragged() && ImGui::IsMouseDown(ImGuiMouseButton_Left);
    const std::vector<double>& now = numbers_of(scene.session.state, mark.word, mark.is_label);
    Point wanted = shown_of(plane.axes, now);
    if (by_mouse)
        wanted = dragged_to(scene, plane, mark);
    else if (takes_step_keys(scene, hand) && !hand.held)
        wanted = moved_by_keys(wanted);
    std::vector<double> numbers = now;
    if (plane.axes.x < numbers.size()) numbers[plane.axes.x] = wanted.x;
    if (plane.axes.y < numbers.size()) numbers[plane.axes.y] = wanted.y;
    if (numbers == now) return;
    wish_numbers(scene, mark.word, mark.is_label, std::move(numbers), hand.gesture, !by_mouse);
}

void handle(Scene& scene, const PlaneMarks& plane, const Mark& mark, const Mark* at_mouse) {
    const Paper& paper = scene.theme().paper;
    const Touch hand = touch_mark(scene, mark, at_mouse);
    const Rect around = {mark.at.x - mark.radius, mark.at.y - mark.radius, 2 * mark.radius,
                         2 * mark.radius};
    scene.canvas.place(fmt::format("{} {}", mark.is_label ? "point" : "tip", mark.word + 1),
                       around);
    if (hand.hovered || hand.held) {
        scene.canvas.ring(mark.at, mark.radius + scene.px(4), paper.light, scene.px(2));
        ImGui::SetMouseCursor(plane.editable ? ImGuiMouseCursor_ResizeAll : ImGuiMouseCursor_Hand);
    }
    focus_ring(scene, hand, around, mark.radius, paper.light);
    const bool is_named = mark.name_place && mark.name == mark.whole_name;
    if (!is_named && (hand.hovered || hand.focused_visibly))
        tip(scene, around, {.text = mark.whole_name});
    const bool moved = plane.editable && hand.let_go && dragged();
    if (hand.clicked && !moved) scene.wish(session::Ask{mark.word});
    if (plane.editable) move_mark(scene, plane, mark, hand);
}

}  // namespace

void handle_marks(Scene& scene, const PlaneMarks& plane) {
    const Mark* const at_mouse = mark_at_mouse(scene, plane);
    for (const Mark& dot : plane.labels) handle(scene, plane, dot, at_mouse);
    if (!plane.editable) return;
    for (const Mark& tip : plane.questions) handle(scene, plane, tip, at_mouse);
}

}  // namespace ui
