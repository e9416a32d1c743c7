#include "ui/widgets/widgets.hpp"

namespace ui {
namespace {

constexpr Colour none = 0;

struct PillColours {
    Colour ground, edge, ink, ring;
};

PillColours on_paper(const Paper& paper, PillKind kind, bool lit) {
    switch (kind) {
        case PillKind::bare:
            return {lit ? paper.light_ground : none, none, paper.body, paper.light};
        case PillKind::edged:
            return {lit ? paper.light_ground : paper.card, paper.line_strong, paper.body,
                    paper.light};
        case PillKind::chosen:
            return {paper.ink, none, paper.ground, paper.light};
        case PillKind::strong:
            break;
    }
    return {lit ? mix(paper.ink, paper.light, 0.2f) : paper.ink, none, paper.ground, paper.light};
}

PillColours on_stage(const Stage& stage, PillKind kind, bool lit) {
    const Colour glimmer = mix(stage.well, stage.light, 0.2f);
    switch (kind) {
        case PillKind::bare:
            return {lit ? glimmer : none, none, lit ? stage.ink : stage.quiet, stage.light};
        case PillKind::edged:
            return {lit ? glimmer : stage.well, stage.line, stage.ink, stage.light};
        case PillKind::chosen:
            return {stage.light, none, stage.ink_on_light, stage.light};
        case PillKind::strong:
            break;
    }
    return {lit ? mix(stage.light, stage.ink, 0.3f) : stage.light, none, stage.ink_on_light,
            stage.ink};
}

}  // namespace

bool pill(Scene& scene, const std::string& name, const Rect& rect, std::string_view text,
          Material material, PillKind kind) {
    const Touch hand = touch(scene, name.c_str(), rect, name);
    const bool lit = hand.hovered || hand.held;
    const PillColours colours = material == Material::paper
                                    ? on_paper(scene.theme().paper, kind, lit)
                                    : on_stage(scene.theme().stage, kind, lit);
    const float radius = rect.h / 2;
    if (colours.ground != none) scene.canvas.fill(rect, colours.ground, radius);
    if (colours.edge != none) scene.canvas.outline(rect, colours.edge, radius, scene.px(1));
    scene.canvas.text(rect, Style::label, colours.ink, text, Align::centre);
    focus_ring(scene, hand, rect, radius, colours.ring);
    if (hand.hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    return hand.clicked;
}

bool button(Scene& scene, const char* name, const Rect& rect, PillKind kind) {
    return pill(scene, name, rect, name, Material::paper, kind);
}

float button_width(const Canvas& canvas, std::string_view name) {
    return canvas.width(Style::label, name) + canvas.px(34);
}

}  // namespace ui
