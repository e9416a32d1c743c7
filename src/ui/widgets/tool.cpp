#include "ui/widgets/widgets.hpp"

namespace ui {

bool tool(Scene& scene, const char* name, const Rect& rect, bool enabled) {
    const Paper& paper = scene.theme().paper;
    if (!enabled) {
        const Colour faint = mix(paper.ground, paper.quiet, 0.6f);
        scene.canvas.text(rect, Style::label, faint, name, Align::centre);
        scene.canvas.place(name, rect);
        return false;
    }
    const Touch hand = touch(scene, name, rect, name);
    if (hand.hovered || hand.held) scene.canvas.fill(rect, paper.light_ground, rect.h / 2);
    scene.canvas.text(rect, Style::label, paper.body, name, Align::centre);
    focus_ring(scene, hand, rect.inset(scene.px(3)), rect.h / 2, paper.light);
    return hand.clicked;
}

}  // namespace ui
