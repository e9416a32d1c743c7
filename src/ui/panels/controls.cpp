#include <fmt/format.h>

#include "session/figures.hpp"
#include "ui/captions.hpp"
#include "ui/panels/panels.hpp"
#include "ui/widgets/widgets.hpp"

namespace ui {
namespace {

constexpr double most = lesson::sharpest;

void draw_figure(Scene& scene, const Rect& rect) {
    if (is_typing(scene.view, "sharpness")) {
        const auto typed = typed_number(scene, rect);
        const auto number =
            typed ? take_number(scene.view, *typed, 0, most, "Sharpness") : std::nullopt;
        if (number) scene.wish(session::SetSharpness{*number});
        return;
    }
    const Touch hand = touch(scene, "sharpness", rect, "sharpness figure");
    if (hand.clicked) type_sharpness(scene, scene.session.state.sharpness);
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

}  // namespace

void type_sharpness(Scene& scene, double now) {
    open_typing(scene.view, "sharpness", session::exact_text(now));
}

void draw_controls(Scene& scene, const ControlsLayout& layout) {
    const Stage& stage = scene.theme().stage;
    ImGui::PushID("controls");
    scene.canvas.text(layout.sharpness_name, Style::strong, stage.ink, captions::sharpness);
    const Slid slid = slider(scene, layout.slider, scene.session.state.sharpness, most);
    scene.view.shows_controls = true;
    if (slid.value) scene.wish(session::SetSharpness{*slid.value}, slid.gesture, slid.glides);
    if (slid.wants_typing)
        type_sharpness(scene, slid.value.value_or(scene.session.state.sharpness));
    draw_figure(scene, layout.sharpness_figure);
    draw_ticks(scene, layout.ticks);
    const bool look_back = scene.session.state.look_back;
    if (checkbox(scene, layout.look_back, look_back, captions::look_back))
        scene.wish(session::SetLookBack{!look_back});
    ImGui::PopID();
    draw_notice_on_stage(scene, layout.notice);
}

}  // namespace ui
