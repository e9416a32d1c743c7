#include "ui/widgets/step_disc.hpp"

#include <fmt/format.h>

namespace ui {
namespace {

/// On the disc's lower right edge, clear of the number.
void draw_tick(Scene& scene, const Rect& disc) {
    const Paper& paper = scene.theme().paper;
    const float radius = disc.w * 0.2f;
    const ImVec2 at = {disc.right() - radius * 0.3f, disc.bottom() - radius * 0.3f};
    scene.canvas.disc(at, radius + scene.px(1), paper.ground);
    scene.canvas.disc(at, radius, scene.theme().tags.act);
    const float thick = scene.px(1.6f);
    const ImVec2 foot = {at.x - radius * 0.1f, at.y + radius * 0.42f};
    scene.canvas.line({at.x - radius * 0.5f, at.y}, foot, paper.ground, thick);
    scene.canvas.line(foot, {at.x + radius * 0.5f, at.y - radius * 0.42f}, paper.ground, thick);
}

}  // namespace

Touch step_disc(Scene& scene, const char* kind, const Rect& rect, std::size_t number,
                StepState state) {
    const Paper& paper = scene.theme().paper;
    const Colour green = scene.theme().tags.act;
    const float radius = rect.h / 2;
    ImGui::PushID(static_cast<int>(number));
    const Touch hand = touch(scene, kind, rect, fmt::format("{} {}", kind, number));
    ImGui::PopID();
    Colour ground = hand.hovered ? paper.light_ground : paper.ground;
    if (state == StepState::done) ground = mix(ground, green, 0.14f);
    if (state == StepState::here) ground = paper.ink;
    scene.canvas.fill(rect, ground, radius);
    if (state != StepState::here)
        scene.canvas.outline(rect, state == StepState::done ? green : paper.line_strong, radius,
                             scene.px(1.5f));
    const Colour ink = state == StepState::here   ? paper.ground
                       : state == StepState::done ? green
                                                  : paper.quiet;
    scene.canvas.text(rect, Style::note, ink, fmt::format("{}", number), Align::centre);
    if (state == StepState::done) draw_tick(scene, rect);
    focus_ring(scene, hand, rect, radius, paper.light);
    return hand;
}

}  // namespace ui
