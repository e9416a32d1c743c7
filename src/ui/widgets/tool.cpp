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
    return pill(scene, name, rect, name, Material::paper, PillKind::bare);
}

}  // namespace ui
