#include "ui/widgets/tip.hpp"

#include <algorithm>

namespace ui {
namespace {

struct Line {
    std::string text;
    Style style;
    Colour colour;
};

std::vector<Line> lines_of(const Tip& tip, const Fonts& fonts, const Paper& paper, float room) {
    std::vector<Line> lines;
    const auto add = [&](const std::string& text, Style style, Colour colour) {
        for (std::string& line : wrap(fonts[style], text, room))
            lines.push_back({std::move(line), style, colour});
    };
    add(tip.heading, Style::strong, paper.ink);
    add(tip.aside, Style::note, paper.quiet);
    add(tip.text, Style::body, paper.body);
    return lines;
}

}  // namespace

void tip(Scene& scene, const Rect& beside, Tip content) {
    content.beside = beside;
    scene.view.tip = std::move(content);
}

void draw_tip(View& view) {
    if (!view.tip) return;
    const Paper& paper = theme(view.look.theme, view.look.projector).paper;
    Canvas canvas(*ImGui::GetForegroundDrawList(), view.scale, view.fonts, view.record);
    const ImVec2 screen = ImGui::GetIO().DisplaySize;
    const float pad = canvas.px(12), margin = canvas.px(6);
    const float room = std::min(canvas.px(340), screen.x - 2 * (pad + margin));
    const std::vector<Line> lines = lines_of(*view.tip, view.fonts, paper, room);
    Rect box = {view.tip->beside.x, view.tip->beside.bottom() + margin, 0, 2 * pad};
    for (const Line& line : lines) {
        box.w = std::max(box.w, canvas.width(line.style, line.text) + 2 * pad);
        box.h += canvas.line_height(line.style);
    }
    box.x = std::clamp(box.x, margin, std::max(margin, screen.x - box.w - margin));
    if (box.bottom() > screen.y - margin)
        box.y = std::max(view.tip->beside.y - margin - box.h, margin);

    canvas.fill(box, paper.card, canvas.px(10));
    canvas.outline(box, paper.line_strong, canvas.px(10), canvas.px(1));
    Rect line_rect = {box.x + pad, box.y + pad, box.w - 2 * pad, 0};
    for (const Line& line : lines) {
        line_rect.h = canvas.line_height(line.style);
        canvas.text(line_rect, line.style, line.colour, line.text);
        line_rect.y += line_rect.h;
    }
    canvas.place("tip", box);
}

}  // namespace ui
