#include <fmt/format.h>

#include <algorithm>

#include "session/figures.hpp"
#include "ui/captions.hpp"
#include "ui/panels/panels.hpp"
#include "ui/widgets/widgets.hpp"

namespace ui {
namespace {

constexpr double most = lesson::largest_sharpness;

void type_sharpness(Scene& scene) {
    open_typing(scene.view, "sharpness", session::exact_text(scene.session.state.sharpness));
}

void take_typed(Scene& scene, const std::string& text) {
    const attention::Result<double> number = session::parse_number(text);
    if (!number) {
        scene.view.say(
            fmt::format("“{}” is not a number: type one from 0 to {}, such as 2.5", text, most));
        return;
    }
    const double fitting = std::clamp(*number, 0.0, most);
    if (fitting != *number)
        scene.view.say(fmt::format("Sharpness goes from 0 to {}: set to {}", most, fitting));
    if (fitting != scene.session.state.sharpness) scene.wish(session::SetSharpness{fitting});
}

void draw_figure(Scene& scene, const Rect& rect) {
    if (is_typing(scene.view, "sharpness")) {
        scene.view.focus.order.push_back(ImGui::GetID("figure"));  // Tab goes on from here
        if (const auto typed = typed_number(scene, rect)) take_typed(scene, *typed);
        return;
    }
    const Touch hand = touch(scene, "figure", rect, "sharpness figure");
    if (hand.clicked) type_sharpness(scene);
    const Stage& stage = scene.theme().stage;
    const std::string figure = session::number_text(scene.session.state.sharpness);
    scene.canvas.text(rect, Style::figure, stage.light, figure);
    if (hand.hovered) {
        const float y = rect.centre().y + scene.canvas.line_height(Style::figure) * 0.42f;
        scene.canvas.line({rect.x, y}, {rect.x + scene.canvas.width(Style::figure, figure), y},
                          with_alpha(stage.light, 0.6f), scene.px(1));
        ImGui::SetMouseCursor(ImGuiMouseCursor_TextInput);
    }
    focus_ring(scene, hand, rect, scene.px(6), stage.light);
}

void draw_ticks(Scene& scene, const Rect& ticks) {
    for (const int tick : {0, 1, 4, 8, 10}) {
        const float x = ticks.x + ticks.w * static_cast<float>(tick / most);
        const float wide = scene.px(30);
        scene.canvas.text({x - wide / 2, ticks.y, wide, ticks.h}, Style::small,
                          scene.theme().stage.quiet, fmt::format("{}", tick), Align::centre);
    }
}

/// In projector mode no top bar is there to leave it by. Gives what it leaves of the line.
Rect draw_projector_exit(Scene& scene, const Rect& line) {
    const Stage& stage = scene.theme().stage;
    constexpr const char* text = "Esc leaves projector mode";
    const float wide = scene.canvas.width(Style::note, text);
    const Rect rect = {line.right() - wide, line.y, wide, line.h};
    const Touch hand = touch(scene, "projector exit", rect, "projector exit");
    scene.canvas.text(rect, Style::note, hand.hovered ? stage.ink : stage.quiet, text);
    focus_ring(scene, hand, rect, scene.px(4), stage.light);
    if (hand.clicked) scene.view.look.projector = false;
    return {line.x, line.y, line.w - wide - scene.px(12), line.h};
}

}  // namespace

void draw_controls(Scene& scene, const ControlsLayout& layout) {
    const Stage& stage = scene.theme().stage;
    ImGui::PushID("controls");
    scene.canvas.text(layout.sharpness_name, Style::strong, stage.ink, captions::sharpness);
    const Slid slid = slider(scene, layout.slider, scene.session.state.sharpness, most);
    if (slid.value)
        scene.wishes.acts.push_back({session::SetSharpness{*slid.value}, slid.step, slid.glides});
    if (slid.wants_typing) type_sharpness(scene);
    draw_figure(scene, layout.sharpness_figure);
    draw_ticks(scene, layout.ticks);
    const bool look_back = scene.session.state.look_back;
    if (checkbox(scene, layout.look_back, look_back, captions::look_back))
        scene.wish(session::SetLookBack{!look_back});
    Rect notice = layout.notice;
    if (scene.view.look.projector) notice = draw_projector_exit(scene, notice);
    ImGui::PopID();
    scene.canvas.text(
        notice, Style::note, stage.light,
        shorten_middle(scene.canvas.fonts()[Style::note], scene.view.notice.text, notice.w));
}

}  // namespace ui
