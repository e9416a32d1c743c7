#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "ui/panels/panels.hpp"
#include "ui/widgets/step_disc.hpp"
#include "ui/widgets/tip.hpp"

namespace ui {
namespace {

constexpr float disc = 26, gap = 10, arrow = 28;

/// How much of itself the stepper can show: it never crowds the tools.
enum class Room { discs, name, number, none };

std::string pill_text(const Scene& scene, std::size_t section, Room room) {
    const auto& sections = scene.session.lesson.sections;
    if (room == Room::number) return fmt::format("{}/{}", section + 1, sections.size());
    return fmt::format("{} {}", section + 1, sections[section].name);
}

float pill_width(const Scene& scene, std::size_t section, Room room) {
    return scene.canvas.width(Style::label, pill_text(scene, section, room)) + scene.px(46);
}

/// The longest name decides, so that the stepper stands still while the learner walks on.
float whole_width(const Scene& scene, Room room) {
    const std::size_t count = scene.session.lesson.sections.size();
    float widest = 0;
    for (std::size_t i = 0; i < count; ++i) widest = std::max(widest, pill_width(scene, i, room));
    const float discs =
        room == Room::discs ? static_cast<float>(count - 1) * scene.px(disc + gap) : 0;
    return 2 * scene.px(arrow) + discs + widest + scene.px(gap);
}

Room room_in(const Scene& scene, float width) {
    for (const Room room : {Room::discs, Room::name, Room::number})
        if (whole_width(scene, room) <= width) return room;
    return Room::none;
}

void draw_arrow(Scene& scene, const Rect& rect, const char* sign, bool there, std::size_t section) {
    const Paper& paper = scene.theme().paper;
    if (!there)
        return scene.canvas.text(rect, Style::heading, paper.line_strong, sign, Align::centre);
    const Touch hand = touch(scene, sign, rect, sign);
    if (hand.hovered) scene.canvas.fill(rect, paper.light_ground, rect.h / 2);
    scene.canvas.text(rect, Style::heading, paper.body, sign, Align::centre);
    focus_ring(scene, hand, rect.inset(scene.px(3)), rect.h / 2, paper.light);
    if (hand.clicked) scene.wish(session::GoToSection{section});
}

void draw_here(Scene& scene, const Rect& rect, const std::string& text) {
    const Paper& paper = scene.theme().paper;
    scene.canvas.fill(rect, paper.ink, rect.h / 2);
    const float radius = scene.px(5);
    scene.canvas.disc({rect.x + scene.px(18), rect.centre().y}, radius, scene.theme().stage.light);
    const Rect room = {rect.x + scene.px(31), rect.y, rect.w - scene.px(31), rect.h};
    scene.canvas.text(room, Style::label, paper.ground, text);
    scene.canvas.place("step here", rect);
}

void draw_disc(Scene& scene, const Rect& rect, std::size_t section) {
    const bool done = scene.session.state.visited[section];
    const Touch hand =
        step_disc(scene, "step", rect, section + 1, done ? StepState::done : StepState::to_come);
    if (hand.hovered || hand.focused_visibly)
        tip(scene, rect, {.text = scene.session.lesson.sections[section].title});
    if (hand.clicked) scene.wish(session::GoToSection{section});
}

}  // namespace

void draw_stepper(Scene& scene, const Rect& room) {
    const std::size_t at = scene.session.state.section;
    const std::size_t count = scene.session.lesson.sections.size();
    const Room shown = room_in(scene, room.w);
    if (shown == Room::none) return;
    const auto middle = [&](float x, float w, float h) {
        return Rect{x, std::round(room.centre().y - h / 2), w, h};
    };
    ImGui::PushID("stepper");
    float x = std::round(room.centre().x - whole_width(scene, shown) / 2);
    draw_arrow(scene, middle(x, scene.px(arrow), scene.px(arrow)), "‹", at > 0, at - 1);
    x += scene.px(arrow + gap / 2);
    for (std::size_t i = 0; i < count; ++i) {
        if (i != at && shown != Room::discs) continue;
        const float wide = i == at ? pill_width(scene, i, shown) : scene.px(disc);
        const Rect rect = middle(x, wide, scene.px(i == at ? 36 : disc));
        i == at ? draw_here(scene, rect, pill_text(scene, i, shown)) : draw_disc(scene, rect, i);
        x += wide + scene.px(gap);
    }
    draw_arrow(scene, middle(x - scene.px(gap / 2), scene.px(arrow), scene.px(arrow)), "›",
               at + 1 < count, at + 1);
    ImGui::PopID();
}

}  // namespace ui
