#include <fmt/format.h>

#include <algorithm>

#include "session/figures.hpp"
#include "ui/panels/panels.hpp"
#include "ui/panels/plane_view.hpp"
#include "ui/widgets/tip.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/widgets/word_area.hpp"

namespace ui {
namespace {

constexpr float row_height = 40, head_height = 30;

/// One number of a label or question.
struct Entry {
    std::size_t word, axis;
    bool of_label;

    std::string what() const {
        return fmt::format("{} {} {}", of_label ? "label" : "question", word + 1, axis + 1);
    }
};

/// The axes of the plane, each once.
std::vector<std::size_t> axes_of(const Scene& scene) {
    const auto [x, y] = shown_axes(scene);
    if (x == y || y >= scene.sentence().axes.size()) return {x};
    return {x, y};
}

struct Columns {
    std::vector<std::size_t> axes;
    float word = 0, entry = 0, score = 0, gap = 0;  // pixels wide

    Rect group(bool of_label, const Rect& row) const {
        const float wide = entry * static_cast<float>(axes.size());
        return {row.x + word + (of_label ? 0 : wide + gap), row.y, wide, row.h};
    }
    Rect cell(bool of_label, std::size_t place, const Rect& row) const {
        const Rect group_room = group(of_label, row);
        return {group_room.x + entry * static_cast<float>(place), row.y, entry, row.h};
    }
    Rect score_room(const Rect& row) const { return {row.right() - score, row.y, score, row.h}; }
};

std::string score_text(const Scene& scene, std::size_t word) {
    return session::number_text(
        scene.session.derived.shown_scores[static_cast<Eigen::Index>(word)]);
}

/// Words and scores get what they need, within limits, and the numbers the rest.
Columns columns(Scene& scene, const Rect& area) {
    Columns out{.axes = axes_of(scene), .gap = scene.px(12)};
    const float dot = scene.px(20), air = scene.px(10);
    float word = scene.canvas.width(Style::strong, "word"),
          score = scene.canvas.width(Style::strong, "-0.000");
    for (std::size_t i = 0; i < scene.view.words.size(); ++i) {
        word = std::max(word, scene.canvas.width(Style::strong, scene.view.words[i]));
        score = std::max(score, scene.canvas.width(Style::strong, score_text(scene, i)));
    }
    out.word = std::min(dot + word + air, area.w * 0.26f);
    out.score = std::min(score + air, area.w * 0.2f);
    const auto entries = static_cast<float>(2 * out.axes.size());
    out.entry = std::min((area.w - out.word - out.score - 2 * out.gap) / entries, scene.px(96));
    return out;
}

void set_number(Scene& scene, const Entry& entry, double number,
                session::Gesture gesture = session::alone) {
    std::vector<double> numbers = numbers_of(scene.session.state, entry.word, entry.of_label);
    if (numbers[entry.axis] == number) return;
    numbers[entry.axis] = number;
    wish_numbers(scene, entry.word, entry.of_label, std::move(numbers), gesture);
}

void take_typed(Scene& scene, const Entry& entry, const std::string& text) {
    if (const auto number = session::parse_number(text))
        set_number(scene, entry, *number);
    else
        scene.view.say(number.error().message);
}

void nudge_by_keys(Scene& scene, const Entry& entry, double number, session::Gesture gesture) {
    const double step = key_step();
    for (const ImGuiKey key : {ImGuiKey_UpArrow, ImGuiKey_RightArrow})
        if (ImGui::IsKeyPressed(key)) set_number(scene, entry, nudged(number, step), gesture);
    for (const ImGuiKey key : {ImGuiKey_DownArrow, ImGuiKey_LeftArrow})
        if (ImGui::IsKeyPressed(key)) set_number(scene, entry, nudged(number, -step), gesture);
}

struct Fitted {
    Style style;
    std::string text;
};

/// As large as there is room for; a part of a number would be another number.
Fitted whole_or_nothing(const Scene& scene, const std::string& number, float room) {
    for (const Style style : {Style::body, Style::note, Style::small})
        if (scene.canvas.width(style, number) <= room) return {style, number};
    return {Style::body, "…"};
}

void draw_entry(Scene& scene, const Rect& rect, const Entry& entry) {
    const std::string what = entry.what();
    if (is_typing(scene.view, what)) {
        if (const auto typed = typed_number(scene, rect)) take_typed(scene, entry, *typed);
        return;
    }
    const Paper& paper = scene.theme().paper;
    const double number = numbers_of(scene.session.state, entry.word, entry.of_label)[entry.axis];
    const std::string whole = session::number_text(number);
    const auto [style, figure] = whole_or_nothing(scene, whole, rect.w - scene.px(4));
    const Touch hand = touch(scene, what.c_str(), rect, what);
    point_at(scene, entry.word, hand);
    scene.canvas.fill(rect, hand.hovered ? paper.light_ground : paper.card, scene.px(6));
    scene.canvas.outline(rect, paper.line_strong, scene.px(6), scene.px(1));
    scene.canvas.text(rect, style, paper.ink, figure, Align::centre);
    focus_ring(scene, hand, rect, scene.px(6), paper.light);
    if (hand.hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_TextInput);
    if (hand.hovered && figure != whole) tip(scene, rect, {.text = session::exact_text(number)});
    if (hand.clicked) return open_typing(scene.view, what, session::exact_text(number));
    if (takes_step_keys(scene, hand)) nudge_by_keys(scene, entry, number, hand.gesture);
}

void draw_heads(Scene& scene, const Columns& columns, const Rect& first, const Rect& second) {
    const Paper& paper = scene.theme().paper;
    for (const bool of_label : {true, false}) {
        const Rect group = columns.group(of_label, first);
        scene.canvas.fitted_text(group, Style::strong, paper.ink, of_label ? "label" : "question");
        for (std::size_t k = 0; k < columns.axes.size(); ++k) {
            const Rect cell = columns.cell(of_label, k, second);
            const std::string name =
                drawable(scene.canvas.fonts()[Style::note], scene.sentence().axes[columns.axes[k]]);
            // Over the middle of its entries; it may reach into the gap between them.
            const Rect above = Rect{cell.x, cell.y, cell.w - scene.px(6), cell.h};
            scene.canvas.fitted_text(above.widened(scene.px(2)), Style::note, paper.quiet, name,
                                     Align::centre);
        }
    }
    scene.canvas.text(columns.score_room(first), Style::strong, paper.ink, "score", Align::right);
}

void draw_word(Scene& scene, const Rect& room, std::size_t word) {
    Rect name = word_dot(scene, room, word);
    name.w -= scene.px(6);
    scene.canvas.fitted_text(name, Style::strong, scene.theme().paper.ink, scene.view.words[word]);
}

void draw_row(Scene& scene, const Columns& columns, const Rect& row, std::size_t word) {
    const Paper& paper = scene.theme().paper;
    point_at(scene, word, row);
    light_row(scene, row, word);
    draw_word(scene, {row.x, row.y, columns.word, row.h}, word);
    for (const bool of_label : {true, false})
        for (std::size_t k = 0; k < columns.axes.size(); ++k) {
            const Rect cell = columns.cell(of_label, k, row);
            draw_entry(scene,
                       {cell.x, cell.y + scene.px(4), cell.w - scene.px(6), cell.h - scene.px(8)},
                       {word, columns.axes[k], of_label});
        }
    const Rect score = columns.score_room(row);
    scene.canvas.fitted_text(score, Style::strong, paper.ink, score_text(scene, word),
                             Align::right);
    scene.canvas.place(fmt::format("numbers {}", word + 1), row);
}

/// What was just said, also why a number is refused: the stage may be out of sight. Else what the
/// table leaves out, else what the hand can do.
std::string note(const Scene& scene) {
    const std::size_t axes = scene.sentence().axes.size();
    if (!scene.view.notice.text.empty()) return scene.view.notice.text;
    if (axes <= 2)
        return "Press a number to type another, or drag a dot or the tip of an arrow. "
               "Arrow keys move it too, finely with Shift.";
    return fmt::format(
        "Each list has {} numbers; here are those that the plane shows. Press a name beside the "
        "plane to see the next.",
        axes);
}

constexpr std::size_t note_lines = 3;

void draw_note(Scene& scene, const Rect& room) {
    const Paper& paper = scene.theme().paper;
    const bool said = !scene.view.notice.text.empty();
    Rect line = {room.x, room.y, room.w, scene.canvas.line_height(Style::note)};
    for (const std::string& text :
         wrap(scene.canvas.fonts()[Style::note], note(scene), room.w, note_lines)) {
        scene.canvas.text(line, Style::note, said ? paper.ink : paper.quiet, text);
        line.y += line.h;
    }
}

}  // namespace

float numbers_table_height(const Scene& scene) {
    return scene.px(head_height) * 2 +
           scene.px(row_height) * static_cast<float>(scene.view.words.size()) + scene.px(8) +
           scene.canvas.line_height(Style::note) * static_cast<float>(note_lines);
}

void draw_numbers_table(Scene& scene, const Rect& area) {
    const Columns places = columns(scene, area);
    const Rect first = {area.x, area.y, area.w, scene.px(head_height)};
    const Rect second = {area.x, first.bottom() - scene.px(4), area.w, first.h};
    draw_heads(scene, places, first, second);
    Rect row = {area.x, second.bottom(), area.w, scene.px(row_height)};
    ImGui::PushID("numbers");
    for (std::size_t i = 0; i < scene.view.words.size(); ++i, row.y += row.h)
        draw_row(scene, places, row, i);
    ImGui::PopID();
    draw_note(scene, {area.x, row.y + scene.px(8), area.w, 0});
}

}  // namespace ui
