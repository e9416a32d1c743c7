#include "ui/panels/pictures.hpp"

#include <algorithm>

#include "session/guessing.hpp"
#include "ui/panels/panels.hpp"
#include "ui/widgets/touch.hpp"

namespace ui {
namespace {

void draw_ground(Scene& scene, const Rect& area) {
    const Stage& stage = scene.theme().stage;
    const float radius = scene.view.look.projector ? 0 : scene.px(18);
    scene.canvas.gradient(area, stage.top, stage.bottom, radius);
}

std::string words_of(const Scene& scene, const lesson::Sentence& sentence) {
    std::string text;
    for (const lesson::Word& word : sentence.words) {
        if (!text.empty()) text += ' ';
        text += drawable(scene.canvas.fonts()[Style::label], word.text);
    }
    return text;
}

/// Other sentences about the same axes, to be swapped with this one.
void draw_sentence_choice(Scene& scene, const Rect& room) {
    const Stage& stage = scene.theme().stage;
    const auto& sentences = scene.session.lesson.sentences;
    float x = room.x;
    ImGui::PushID("sentences");
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        if (sentences[i].axes != scene.sentence().axes) continue;
        const bool here = i == scene.session.state.sentence;
        const std::string text =
            shorten_middle(scene.canvas.fonts()[Style::label], words_of(scene, sentences[i]),
                           room.w / 2 - scene.px(60));
        const Rect pill = {x, room.y, scene.canvas.width(Style::label, text) + scene.px(36),
                           room.h};
        ImGui::PushID(static_cast<int>(i));
        const Touch hand = touch(scene, "sentence", pill, "sentence " + sentences[i].id);
        ImGui::PopID();
        scene.canvas.fill(pill,
                          here           ? stage.light
                          : hand.hovered ? mix(stage.well, stage.light, 0.2f)
                                         : stage.well,
                          pill.h / 2);
        if (!here) scene.canvas.outline(pill, stage.line, pill.h / 2, scene.px(1));
        scene.canvas.text(pill, Style::label, here ? stage.ink_on_light : stage.ink, text,
                          Align::centre);
        focus_ring(scene, hand, pill, pill.h / 2, stage.light);
        if (hand.clicked && !here)
            scene.wish_all({session::ChooseSentence{i},
                            session::Ask{std::min(scene.session.state.asking,
                                                  sentences[i].words.size() - 1)}});
        x = pill.right() + scene.px(10);
    }
    ImGui::PopID();
}

void draw_lamp_hint(Scene& scene, const Rect& room) {
    const Stage& stage = scene.theme().stage;
    const bool held = !scene.session.state.held.empty();
    scene.canvas.text(
        room, Style::body, stage.ink,
        shorten_middle(scene.canvas.fonts()[Style::body],
                       held ? "You hold the lamp. The total stays at 100."
                            : "Take the lamp: drag a bar, or focus one and use the arrow keys.",
                       room.w - scene.px(130)));
    if (!held) return;
    const Rect rect = {room.right() - scene.px(110), room.y, scene.px(110), room.h};
    const Touch hand = touch(scene, "let go", rect, "let go");
    scene.canvas.fill(rect, hand.hovered ? mix(stage.light, stage.ink, 0.3f) : stage.light,
                      rect.h / 2);
    scene.canvas.text(rect, Style::label, stage.ink_on_light, "Let go", Align::centre);
    focus_ring(scene, hand, rect, rect.h / 2, stage.ink);
    if (hand.clicked) scene.wish(session::LetGo{});
}

void draw_stage(Scene& scene, const StageLayout& layout) {
    draw_ground(scene, layout.area);
    scene.canvas.place("stage", layout.area);
    draw_asking_selector(scene, layout.selector);
    if (scene.shows(lesson::Picture::grid))
        draw_grid(scene, layout.spotlight.area);
    else
        draw_spotlight(scene, layout.spotlight);
    draw_budget(scene, layout.budget);
    if (scene.has_controls()) draw_controls(scene, layout.controls);
    if (scene.shows(lesson::Picture::neighbours))
        draw_sentence_choice(scene, layout.controls.choices);
    if (scene.shows(lesson::Picture::lamp)) draw_lamp_hint(scene, layout.controls.choices);
}

/// The small grid beside the table, on a stage of its own.
void draw_small_grid(Scene& scene, const Rect& area) {
    draw_ground(scene, area);
    draw_grid(scene, area.inset(scene.px(14)));
}

float draw_spotlight_picture(Scene& scene, const Rect& room, float scrolled) {
    const Layout layout = lay_out(scene, room, scrolled);
    draw_stage(scene, layout.stage);
    if (scene.view.look.projector) return layout.bottom;
    if (scene.has_controls())
        draw_trace_table(scene, layout.desk.table);
    else
        draw_blend(scene, layout.desk.table);
    const bool lit = !session::lamp_is_off(scene.session.lesson, scene.session.state);
    if (scene.shows(lesson::Picture::look_back) && lit)
        draw_small_grid(scene, layout.desk.plane);
    else
        draw_plane(scene, layout.desk.plane);
    return layout.bottom;
}

/// Who asks, the plane and the table of numbers, side by side where there is room.
float draw_numbers_picture(Scene& scene, const Rect& room, float scrolled) {
    const float margin = scene.px(24);
    const Rect top = {room.x + margin, room.y + margin - scrolled, room.w - 2 * margin, 0};
    const float pad = scene.px(20);
    const SelectorLayout selector =
        lay_out_selector(scene, {top.x + pad, top.y + pad, top.w - 2 * pad, 0});
    const Rect strip = {top.x, top.y, top.w, selector.well.h + 2 * pad};
    draw_ground(scene, strip);
    draw_asking_selector(scene, selector);
    Rect below = {top.x, strip.bottom() + margin, top.w, 0};
    const bool beside = below.w >= scene.px(860);
    const float side = std::min(beside ? below.w * 0.5f : below.w, scene.px(520));
    draw_plane(scene, {below.x, below.y, side, side}, true);
    const float plane_bottom = below.y + side;
    Rect table = beside ? Rect{below.x + side + margin, below.y, below.w - side - margin, 0}
                        : Rect{below.x, plane_bottom + margin, below.w, 0};
    draw_numbers_table(scene, table);
    return std::max(plane_bottom, table.y + numbers_table_height(scene)) + margin;
}

}  // namespace

float draw_picture(Scene& scene, const Rect& room, float scrolled) {
    if (scene.shows(lesson::Picture::numbers)) return draw_numbers_picture(scene, room, scrolled);
    if (scene.shows(lesson::Picture::additions)) {
        const float margin = scene.px(24);
        return draw_additions(scene, {room.x + margin, room.y + margin - scrolled,
                                      room.w - 2 * margin, room.h}) +
               margin;
    }
    return draw_spotlight_picture(scene, room, scrolled);
}

}  // namespace ui
