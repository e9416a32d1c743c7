#include "ui/panels/panels.hpp"
#include "ui/widgets/touch.hpp"

namespace ui {
namespace {

/// In projector mode no top bar is there to leave it by. Gives what it leaves of the line.
Rect draw_projector_exit(Scene& scene, const Rect& line, Colour quiet, Colour lit, Colour ring) {
    constexpr const char* text = "Esc leaves projector mode";
    const float wide = scene.canvas.width(Style::note, text);
    const Rect rect = {line.right() - wide, line.y, wide, line.h};
    const Touch hand = touch(scene, "projector exit", rect, "projector exit");
    scene.canvas.text(rect, Style::note, hand.hovered ? lit : quiet, text);
    focus_ring(scene, hand, rect, scene.px(4), ring);
    if (hand.clicked) scene.view.look.projector = false;
    return {line.x, line.y, line.w - wide - scene.px(12), line.h};
}

void write_notice(Scene& scene, const Rect& line, Colour colour) {
    scene.canvas.fitted_text(line, Style::note, colour, scene.view.notice.text);
}

}  // namespace

void draw_notice_on_stage(Scene& scene, Rect line) {
    const Stage& stage = scene.theme().stage;
    if (scene.view.look.projector)
        line = draw_projector_exit(scene, line, stage.quiet, stage.ink, stage.light);
    write_notice(scene, line, stage.light);
}

void draw_notice_on_paper(Scene& scene, Rect line) {
    const Paper& paper = scene.theme().paper;
    if (scene.view.look.projector)
        line = draw_projector_exit(scene, line, paper.quiet, paper.ink, paper.light);
    write_notice(scene, line, paper.quiet);
}

}  // namespace ui
