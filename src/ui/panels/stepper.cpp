#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "ui/panels/panels.hpp"
#include "ui/widgets/tip.hpp"
#include "ui/widgets/touch.hpp"

namespace ui {
namespace {

constexpr float disc = 26, gap = 10, arrow = 28;

std::string pill_text(const Scene& scene) {
    const std::size_t at = scene.session.state.section;
    return fmt::format("{} {}", at + 1, scene.session.lesson.sections[at].name);
}

float pill_width(const Scene& scene) {
    return scene.canvas.width(Style::label, pill_text(scene)) + scene.px(46);
}

/// The longest name decides, so that the stepper stands still while the learner walks on.
float whole_width(const Scene& scene, bool with_discs) {
    const auto& sections = scene.session.lesson.sections;
    float widest = 0;
    for (std::size_t i = 0; i < sections.size(); ++i)
        widest = std::max(widest, scene.canvas.width(
                                      Style::label, fmt::format("{} {}", i + 1, sections[i].name)));
    const float discs =
        with_discs ? static_cast<float>(sections.size() - 1) * scene.px(disc + gap) : 0;
    return 2 * scene.px(arrow) + discs + widest + scene.px(46) + scene.px(gap);
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

void draw_here(Scene& scene, const Rect& rect) {
    const Paper& paper = scene.theme().paper;
    scene.canvas.fill(rect, paper.ink, rect.h / 2);
    const float radius = scene.px(5);
    scene.canvas.disc({rect.x + scene.px(18), rect.centre().y}, radius, scene.theme().stage.light);
    const Rect room = {rect.x + scene.px(31), rect.y, rect.w - scene.px(31), rect.h};
    scene.canvas.text(room, Style::label, paper.ground, pill_text(scene));
    scene.canvas.place("step here", rect);
}

void draw_disc(Scene& scene, const Rect& rect, std::size_t section) {
    const Paper& paper = scene.theme().paper;
    const Colour green = scene.theme().tags.act;
    const bool done = scene.session.state.visited[section];
    ImGui::PushID(static_cast<int>(section));
    const Touch hand = touch(scene, "step", rect, fmt::format("step {}", section + 1));
    ImGui::PopID();
    const Colour ground = hand.hovered ? paper.light_ground
                          : done       ? mix(paper.ground, green, 0.12f)
                                       : paper.ground;
    scene.canvas.fill(rect, ground, rect.h / 2);
    scene.canvas.outline(rect, done ? green : paper.line_strong, rect.h / 2, scene.px(1.5f));
    scene.canvas.text(rect, Style::note, done ? green : paper.quiet, fmt::format("{}", section + 1),
                      Align::centre);
    focus_ring(scene, hand, rect, rect.h / 2, paper.light);
    if (hand.hovered || hand.focused_visibly)
        tip(scene, rect, {.text = scene.session.lesson.sections[section].title});
    if (hand.clicked) scene.wish(session::GoToSection{section});
}

}  // namespace

void draw_stepper(Scene& scene, const Rect& room) {
    const auto& sections = scene.session.lesson.sections;
    const std::size_t at = scene.session.state.section;
    const bool with_discs = whole_width(scene, true) <= room.w;
    if (whole_width(scene, false) > room.w) return;
    const auto middle = [&](float x, float w, float h) {
        return Rect{x, std::round(room.centre().y - h / 2), w, h};
    };
    ImGui::PushID("stepper");
    float x = std::round(room.centre().x - whole_width(scene, with_discs) / 2);
    draw_arrow(scene, middle(x, scene.px(arrow), scene.px(arrow)), "‹", at > 0, at - 1);
    x += scene.px(arrow + gap / 2);
    for (std::size_t i = 0; i < sections.size(); ++i) {
        if (i != at && !with_discs) continue;
        const float wide = i == at ? pill_width(scene) : scene.px(disc);
        const Rect rect = middle(x, wide, scene.px(i == at ? 36 : disc));
        i == at ? draw_here(scene, rect) : draw_disc(scene, rect, i);
        x += wide + scene.px(gap);
    }
    draw_arrow(scene, middle(x - scene.px(gap / 2), scene.px(arrow), scene.px(arrow)), "›",
               at + 1 < sections.size(), at + 1);
    ImGui::PopID();
}

}  // namespace ui
