#include <fmt/format.h>

#include "session/figures.hpp"
#include "session/guessing.hpp"
#include "session/told_light.hpp"
#include "ui/fitting.hpp"
#include "ui/panels/panels.hpp"
#include "ui/widgets/word_area.hpp"

namespace ui {
namespace {

void draw_part(Scene& scene, const Rect& line, std::size_t word) {
    const Paper& paper = scene.theme().paper;
    word_area(scene, word, "part", line);
    light_row(scene, line, word);
    const Rect text = word_dot(scene, line, word);
    const ImFont* font = scene.canvas.fonts()[Style::body];
    const bool visible = session::is_visible(scene.session, word);
    const std::string before =
        visible ? fmt::format("{} of ", session::share_told(scene.session, word)) : "hidden: ";
    scene.canvas.text(
        text, Style::body, visible ? paper.body : paper.quiet,
        before + shorten_middle(font, scene.view.words[word], text.w - text_width(font, before)));
}

/// The new summary, in as many lines as its numbers take.
void draw_summary(Scene& scene, Rect line) {
    const ImFont* font = scene.canvas.fonts()[Style::strong];
    const std::string& asking = scene.view.words[scene.session.state.asking];
    const session::Session& session = scene.session;
    std::vector<std::string> pieces =
        session::lamp_is_off(session.lesson, session.state)
            ? std::vector<std::string>{"after your guess"}
            : pieces_of_list(session::summary_text(session.derived.shown_summary));
    pieces.insert(pieces.begin(),
                  fmt::format("new “{}”", shorten_middle(font, asking, line.w / 2)));
    line.h = scene.canvas.line_height(Style::strong);
    for (const std::string& text : break_lines(font, pieces, line.w)) {
        scene.canvas.text(line, Style::strong, scene.theme().paper.ink, text);
        line.y += line.h;
    }
}

constexpr float title_height = 44, row_height = 30, gap = 6;

}  // namespace

float blend_height(const Scene& scene) {
    constexpr float summary_lines = 2;  // as a rule
    return scene.px(title_height + gap) +
           scene.px(row_height) * static_cast<float>(scene.view.words.size()) +
           scene.canvas.line_height(Style::strong) * summary_lines;
}

void draw_blend(Scene& scene, const Rect& area) {
    const Paper& paper = scene.theme().paper;
    Rect line = {area.x, area.y, area.w, scene.px(title_height)};
    const std::string& asking = scene.view.words[scene.session.state.asking];
    scene.canvas.fitted_text(line, Style::heading, paper.ink,
                             fmt::format("What “{}” becomes", asking));
    line.y += line.h;
    line.h = scene.px(row_height);
    ImGui::PushID("blend");
    for (std::size_t i = 0; i < scene.view.words.size(); ++i) {
        draw_part(scene, line, i);
        line.y += line.h;
    }
    ImGui::PopID();
    line.y += scene.px(gap);
    draw_summary(scene, line);
}

}  // namespace ui
