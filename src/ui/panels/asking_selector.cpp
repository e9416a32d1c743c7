#include <fmt/format.h>

#include "ui/panels/panels.hpp"
#include "ui/widgets/touch.hpp"

namespace ui {
namespace {

void draw_pill(Scene& scene, const Rect& pill, const std::string& text, std::size_t word) {
    const Stage& stage = scene.theme().stage;
    const bool asking = word == scene.session.state.asking;
    const bool pointed = word == scene.view.pointed;
    const float radius = pill.h / 2;

    ImGui::PushID(static_cast<int>(word));
    const Touch hand = touch(scene, "asks", pill, fmt::format("ask {}", word + 1));
    ImGui::PopID();
    scene.view.focus.words.push_back(hand.id);
    point_at(scene, word, hand);
    if (hand.hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    if (hand.clicked && !asking) scene.wish(session::Ask{word});

    const Colour colour = word_colour(scene.theme(), word);
    if (asking)
        scene.canvas.fill(pill, colour, radius);
    else if (pointed)
        scene.canvas.fill(pill, mix(stage.well, colour, 0.25f), radius);
    scene.canvas.text(pill, Style::label,
                      asking    ? stage.ink_on_light
                      : pointed ? stage.ink
                                : stage.quiet,
                      text, Align::centre);
    // Outside of the pill, with a gap: on its colour a ring would not be seen.
    focus_ring(scene, hand, pill.inset(-scene.px(1)), radius + scene.px(1), stage.ink);
}

}  // namespace

void draw_asking_selector(Scene& scene, const SelectorLayout& layout) {
    if (layout.pills.empty()) return;
    const Stage& stage = scene.theme().stage;
    const float radius = scene.px(20);
    scene.canvas.fill(layout.well, stage.well, radius);
    scene.canvas.outline(layout.well, stage.line, radius, scene.px(1));
    ImGui::PushID("asking selector");
    for (std::size_t i = 0; i < layout.pills.size(); ++i)
        draw_pill(scene, layout.pills[i], layout.texts[i], i);
    ImGui::PopID();
}

}  // namespace ui
