#include "ui/panels/pictures.hpp"

#include <algorithm>

#include "session/guessing.hpp"
#include "ui/panels/code_cell.hpp"
#include "ui/panels/panels.hpp"
#include "ui/widgets/widgets.hpp"

namespace ui {

void draw_ground(Scene& scene, const Rect& area) {
    const Stage& stage = scene.theme().stage;
    const float radius = scene.view.look.projector ? 0 : scene.px(18);
    scene.canvas.gradient(area, stage.top, stage.bottom, radius);
}

namespace {

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
    const auto& sentences = scene.session.lesson.sentences;
    const auto count = static_cast<float>(
        std::ranges::count(sentences, scene.sentence().axes, &lesson::Sentence::axes));
    const float air = scene.px(room.w < scene.px(440) ? 20 : 36), gap = scene.px(10);
    float x = room.x;
    ImGui::PushID("sentences");
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        if (sentences[i].axes != scene.sentence().axes) continue;
        const bool here = i == scene.session.state.sentence;
        const std::string text =
            shorten_middle(scene.canvas.fonts()[Style::label], words_of(scene, sentences[i]),
                           (room.w + gap) / count - gap - air);
        const Rect rect = {x, room.y, scene.canvas.width(Style::label, text) + air, room.h};
        const bool pressed = pill(scene, "sentence " + sentences[i].id, rect, text, Material::stage,
                                  here ? PillKind::chosen : PillKind::edged);
        if (pressed && !here)
            scene.wish_all({session::ChooseSentence{i},
                            session::Ask{std::min(scene.session.state.asking,
                                                  sentences[i].words.size() - 1)}});
        x = rect.right() + gap;
    }
    ImGui::PopID();
}

void draw_lamp_hint(Scene& scene, const Rect& room) {
    const Stage& stage = scene.theme().stage;
    const bool held = !scene.session.state.held.empty();
    const float free = held ? room.w - scene.px(130) : room.w;
    const auto hint = [&](std::string_view whole, std::string_view brief) {
        const bool fits = scene.canvas.width(Style::body, whole) <= free;
        scene.canvas.text(room, Style::body, stage.ink, fits ? whole : brief);
    };
    if (held)
        hint("You hold the lamp. The total stays at 100.", "The total stays at 100.");
    else
        hint("Take the lamp: drag a bar, or Tab to one and use the arrow keys.",
             "Take the lamp: drag a bar.");
    if (!held) return;
    const Rect rect = {room.right() - scene.px(110), room.y, scene.px(110), room.h};
    if (pill(scene, "let go", rect, "Let go", Material::stage, PillKind::strong))
        scene.wish(session::LetGo{});
}

void draw_stage(Scene& scene, const StageLayout& layout) {
    draw_ground(scene, layout.area);
    scene.canvas.place("stage", layout.area);
    draw_asking_selector(scene, layout.selector);
    const bool lit = !session::lamp_is_off(scene.session.lesson, scene.session.state);
    if (scene.shows(lesson::Picture::grid) && lit)
        draw_grid(scene, layout.spotlight.area);
    else
        draw_spotlight(scene, layout.spotlight);
    draw_budget(scene, layout.budget);
    if (scene.has_controls())
        draw_controls(scene, layout.controls);
    else
        draw_notice_on_stage(scene, layout.controls.notice);
    if (scene.shows(lesson::Picture::neighbours))
        draw_sentence_choice(scene, layout.controls.under_strip);
    if (scene.shows(lesson::Picture::lamp)) draw_lamp_hint(scene, layout.controls.under_strip);
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
    scene.canvas.place("desk", layout.desk.table);
    const bool lit = !session::lamp_is_off(scene.session.lesson, scene.session.state);
    if (scene.shows(lesson::Picture::look_back) && lit)
        draw_small_grid(scene, layout.desk.plane);
    else
        draw_plane(scene, layout.desk.plane);
    return layout.bottom;
}

/// The code cell, and under it the grid of all words that it works out, too.
float draw_grid_picture(Scene& scene, const Rect& room, float scrolled) {
    const float margin = scene.px(24);
    const Rect top = {room.x + margin, room.y + margin - scrolled, room.w - 2 * margin, 0};
    Rect below = room;
    if (!scene.view.look.projector) below.y = top.y + draw_code_cell(scene, top);
    return draw_spotlight_picture(scene, below, scene.view.look.projector ? scrolled : 0);
}

/// Who asks, above the plane and the table; with room for a notice.
float draw_who_asks(Scene& scene, const Rect& top) {
    const float pad = scene.px(20), line = scene.canvas.line_height(Style::note);
    const SelectorLayout selector =
        lay_out_selector(scene, {top.x + pad, top.y + pad, top.w - 2 * pad, 0});
    const Rect notice = {top.x + pad, selector.well.bottom() + scene.px(6), top.w - 2 * pad, line};
    const Rect strip = {top.x, top.y, top.w, notice.bottom() + scene.px(8) - top.y};
    draw_ground(scene, strip);
    draw_asking_selector(scene, selector);
    draw_notice_on_stage(scene, notice);
    scene.canvas.place("stage", strip);
    return strip.h;
}

/// The plane as large as there is room, table and sums right of it; where there is less room, the
/// sums alone; else all in a column.
struct NumbersLayout {
    Rect plane, table, sums;
    float bottom() const { return std::max({plane.bottom(), table.bottom(), sums.bottom()}); }
};

NumbersLayout lay_out_numbers(const Scene& scene, const Rect& room) {
    const float gap = scene.px(28), least = scene.px(260), table = numbers_table_height(scene);
    NumbersLayout out;
    const auto set = [&](Rect& rect, float x, float y, float w, float h) { rect = {x, y, w, h}; };
    const auto sums_below_table = [&](float x, float w) {
        set(out.table, x, room.y, w, table);
        set(out.sums, x, out.table.bottom() + gap, w, sums_height(scene, w));
    };
    if (room.w >= scene.px(760)) {
        const float side = std::min({room.w * 0.52f, std::max(room.h, least), scene.px(720)});
        set(out.plane, room.x, room.y, side, side);
        sums_below_table(out.plane.right() + gap, std::min(room.w - side - gap, scene.px(600)));
        return out;
    }
    const float beside = scene.px(210);
    if (room.w >= least + gap + beside) {
        const float side = room.w - gap - beside;
        set(out.plane, room.x, room.y, side, side);
        set(out.sums, out.plane.right() + gap, room.y, beside, sums_height(scene, beside));
        const float y = std::max(out.plane.bottom(), out.sums.bottom()) + gap;
        set(out.table, room.x, y, room.w, table);
        return out;
    }
    const float side = std::min(room.w, scene.px(400));
    set(out.plane, room.x, room.y, side, side);
    set(out.table, room.x, out.plane.bottom() + gap, room.w, table);
    set(out.sums, room.x, out.table.bottom() + gap, room.w, sums_height(scene, room.w));
    return out;
}

float draw_numbers_picture(Scene& scene, const Rect& room, float scrolled) {
    const float margin = scene.px(24), pad = scene.px(8);
    Rect rest = {room.x + margin, room.y + margin - scrolled, room.w - 2 * margin, room.h};
    const float strip = draw_who_asks(scene, rest) + scene.px(20);
    rest = Rect{rest.x, rest.y + strip, rest.w, rest.h - strip - 2 * margin}.widened(-pad);
    const NumbersLayout layout = lay_out_numbers(scene, rest);
    draw_plane(scene, layout.plane, true);
    draw_numbers_table(scene, layout.table);
    draw_sums(scene, layout.sums);
    return layout.bottom() + margin;
}

}  // namespace

float draw_picture(Scene& scene, const Rect& room, float scrolled) {
    if (scene.shows(lesson::Picture::numbers)) return draw_numbers_picture(scene, room, scrolled);
    if (scene.shows(lesson::Picture::additions)) {
        const float margin = scene.px(24), line = scene.canvas.line_height(Style::note);
        const Rect top = {room.x + margin, room.y + margin - scrolled, room.w - 2 * margin, room.h};
        const float bottom = draw_additions(scene, top);
        scene.canvas.place("stage", {top.x, top.y, top.w, bottom - top.y});
        draw_notice_on_paper(scene, {top.x, bottom + scene.px(4), top.w, line});
        return bottom + scene.px(4) + line + margin;
    }
    if (scene.shows(lesson::Picture::grid)) return draw_grid_picture(scene, room, scrolled);
    return draw_spotlight_picture(scene, room, scrolled);
}

}  // namespace ui
