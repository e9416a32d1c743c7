#include "ui/widgets/widgets.hpp"

namespace ui {

bool button(Scene& scene, const char* name, const Rect& rect, ButtonKind kind) {
    if (kind == ButtonKind::strong)
        return pill(scene, name, rect, name, Material::paper, PillKind::strong);
    const Paper& paper = scene.theme().paper;
    const Touch hand = touch(scene, name, rect, name);
    const float radius = rect.h / 2;
    const bool lit = hand.hovered || hand.held;
    Colour ink = paper.body;
    if (kind == ButtonKind::chosen) {
        scene.canvas.fill(rect, paper.light_ground, radius);
        scene.canvas.outline(rect, paper.light, radius, scene.px(1.5f));
        ink = paper.ink;
    } else {
        if (lit) scene.canvas.fill(rect, paper.light_ground, radius);
        scene.canvas.outline(rect, paper.line_strong, radius, scene.px(1));
    }
    scene.canvas.text(rect, Style::label, ink, name, Align::centre);
    focus_ring(scene, hand, rect, radius, paper.light);
    if (hand.hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    return hand.clicked;
}

float button_width(const Canvas& canvas, std::string_view name) {
    return canvas.width(Style::label, name) + canvas.px(34);
}

}  // namespace ui
