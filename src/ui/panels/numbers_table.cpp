#include <fmt/format.h>

#include "session/figures.hpp"
#include "session/link.hpp"
#include "ui/panels/panels.hpp"
#include "ui/widgets/widgets.hpp"

namespace ui {
namespace {

constexpr float row_height = 40, head_height = 34;

/// One number of a label or question.
struct Entry {
    std::size_t word, axis;
    bool of_label;

    std::string what() const {
        return fmt::format("{} {} {}", of_label ? "label" : "question", word + 1, axis + 1);
    }
};

const std::vector<double>& numbers_of(const Scene& scene, const Entry& entry) {
    const session::Numbers& numbers = scene.session.state.numbers[entry.word];
    return entry.of_label ? numbers.label : numbers.question;
}

void set_number(Scene& scene, const Entry& entry, double number) {
    std::vector<double> numbers = numbers_of(scene, entry);
    if (numbers[entry.axis] == number) return;
    numbers[entry.axis] = number;
    if (entry.of_label)
        scene.wish(session::SetLabel{entry.word, numbers});
    else
        scene.wish(session::SetQuestion{entry.word, numbers});
}

void take_typed(Scene& scene, const Entry& entry, const std::string& text) {
    const auto number = session::parse_number(text);
    if (!number)
        return scene.view.say(fmt::format("“{}” is not a number: type one such as 0.5", text));
    constexpr double most = 100;
    const double fitting = std::clamp(*number, -most, most);
    if (fitting != *number)
        scene.view.say(
            fmt::format("Here a number goes from -{} to {}: set to {}", most, most, fitting));
    set_number(scene, entry, fitting);
}

void draw_entry(Scene& scene, const Rect& rect, const Entry& entry) {
    const std::string what = entry.what();
    if (is_typing(scene.view, what)) {
        if (const auto typed = typed_number(scene, rect)) take_typed(scene, entry, *typed);
        return;
    }
    const Paper& paper = scene.theme().paper;
    const double number = numbers_of(scene, entry)[entry.axis];
    const std::string figure = session::number_text(number);
    const Touch hand = touch(scene, what.c_str(), rect, what);
    point_at(scene, entry.word, hand);
    scene.canvas.fill(rect, hand.hovered ? paper.light_ground : paper.card, scene.px(6));
    scene.canvas.outline(rect, paper.line_strong, scene.px(6), scene.px(1));
    scene.canvas.text(rect, Style::body, paper.ink, figure, Align::centre);
    focus_ring(scene, hand, rect, scene.px(6), paper.light);
    if (hand.hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_TextInput);
    if (hand.clicked) return open_typing(scene.view, what, figure);
    if (!takes_step_keys(scene, hand)) return;
    const auto nudged = [&](double by) { return std::round((number + by) * 100) / 100; };
    if (ImGui::IsKeyPressed(ImGuiKey_UpArrow)) set_number(scene, entry, nudged(0.1));
    if (ImGui::IsKeyPressed(ImGuiKey_DownArrow)) set_number(scene, entry, nudged(-0.1));
}

}  // namespace

float numbers_table_height(const Scene& scene) {
    return scene.px(head_height) * 2 +
           scene.px(row_height) * static_cast<float>(scene.view.words.size());
}

void draw_numbers_table(Scene& scene, const Rect& area) {
    const Paper& paper = scene.theme().paper;
    const std::vector<std::string>& axes = scene.sentence().axes;
    const std::size_t shown = std::min<std::size_t>(axes.size(), 2);
    const std::size_t chosen[] = {scene.view.axis_x, scene.view.axis_y};
    const float word_width = area.w * 0.2f, score_width = area.w * 0.16f, group_gap = scene.px(14);
    const float entry_width =
        (area.w - word_width - score_width - 2 * group_gap) / static_cast<float>(2 * shown);
    const auto group_x = [&](bool label) {
        return area.x + word_width +
               (label ? 0 : entry_width * static_cast<float>(shown) + group_gap);
    };
    const float score_x = area.right() - score_width;
    const Rect top = {area.x, area.y, area.w, scene.px(head_height)};
    scene.canvas.text({group_x(true), top.y, entry_width * 2, top.h}, Style::strong, paper.ink,
                      "label");
    scene.canvas.text({group_x(false), top.y, entry_width * 2, top.h}, Style::strong, paper.ink,
                      "question");
    scene.canvas.text({score_x, top.y, score_width, top.h}, Style::strong, paper.ink, "score",
                      Align::right);
    const Rect heads = {area.x, top.bottom() - scene.px(6), area.w, top.h};
    for (const bool label : {true, false})
        for (std::size_t k = 0; k < shown; ++k)
            scene.canvas.text({group_x(label) + entry_width * static_cast<float>(k), heads.y,
                               entry_width - scene.px(6), heads.h},
                              Style::note, paper.quiet,
                              shorten_middle(scene.canvas.fonts()[Style::note], axes[chosen[k]],
                                             entry_width - scene.px(8)),
                              Align::centre);

    ImGui::PushID("numbers");
    for (std::size_t i = 0; i < scene.view.words.size(); ++i) {
        const Rect row = {area.x, heads.bottom() + scene.px(row_height) * static_cast<float>(i),
                          area.w, scene.px(row_height)};
        point_at(scene, i, row);
        if (i == scene.view.pointed)
            scene.canvas.fill({row.x - scene.px(8), row.y, row.w + scene.px(16), row.h},
                              paper.light_ground, scene.px(5));
        const float radius = scene.px(6);
        const Colour colour = word_colour(scene.theme(), i);
        scene.canvas.disc({row.x + radius, row.centre().y}, radius, colour);
        scene.canvas.ring({row.x + radius, row.centre().y}, radius, mix(colour, paper.ink, 0.4f),
                          scene.px(1));
        const float text_room = word_width - 3 * radius - scene.px(6);
        scene.canvas.text(
            {row.x + 3 * radius, row.y, text_room, row.h}, Style::strong, paper.ink,
            shorten_middle(scene.canvas.fonts()[Style::strong], scene.view.words[i], text_room));
        for (const bool label : {true, false})
            for (std::size_t k = 0; k < shown; ++k)
                draw_entry(scene,
                           {group_x(label) + entry_width * static_cast<float>(k),
                            row.y + scene.px(4), entry_width - scene.px(6), row.h - scene.px(8)},
                           {i, chosen[k], label});
        scene.canvas.text(
            {score_x, row.y, score_width, row.h}, Style::strong, paper.ink,
            session::number_text(scene.session.derived.trace.scores[static_cast<Eigen::Index>(i)]),
            Align::right);
    }
    ImGui::PopID();
}

}  // namespace ui
