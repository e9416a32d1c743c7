#include <fmt/format.h>

#include <algorithm>

#include "session/figures.hpp"
#include "ui/panels/pictures.hpp"
#include "ui/widgets/word_area.hpp"

namespace ui {
namespace {

constexpr float title_units = 40, row_units = 34, low_row_units = 52, dot_room = 20;

/// "1.0 × 0.9 + 0.0 × 0.1 =", or as many of the products as there is room for.
std::string products(const Scene& scene, Style style, std::size_t word, float room) {
    const session::State& state = scene.session.state;
    const auto& question = state.numbers[state.asking].question;
    const auto& label = state.numbers[word].label;
    std::vector<std::string> terms;
    for (std::size_t k = 0; k < label.size(); ++k)
        terms.push_back(fmt::format("{} × {}", session::number_text(question[k]),
                                    session::number_text(label[k])));
    std::string text = fmt::format("{} =", fmt::join(terms, " + "));
    while (scene.canvas.width(style, text) > room && !terms.empty()) {
        terms.pop_back();
        text = terms.empty() ? "… =" : fmt::format("{} + … =", fmt::join(terms, " + "));
    }
    return text;
}

/// Of the words, in one line with their sums.
float name_width(const Scene& scene, float width) {
    float widest = 0;
    for (const std::string& word : scene.view.words)
        widest = std::max(widest, scene.canvas.width(Style::strong, word));
    return std::min(scene.px(dot_room) + widest + scene.px(12), width * 0.3f);
}

/// By its widest possible entry, so that nothing jumps while a number is dragged.
bool fits_in_one_line(const Scene& scene, float width) {
    const std::size_t axes = scene.sentence().axes.size();
    std::string widest;
    for (std::size_t k = 0; k < axes; ++k) widest += "-0.00 × -0.00 + ";
    return scene.canvas.width(Style::body, widest + "0.00") + scene.px(8) <=
           width - name_width(scene, width);
}

void draw_row(Scene& scene, const Rect& row, std::size_t word, bool one_line) {
    const Paper& paper = scene.theme().paper;
    const Canvas& canvas = scene.canvas;
    point_at(scene, word, row);
    light_row(scene, row, word);
    Rect first = row;
    if (!one_line) first.h = row.h * 0.52f;
    if (one_line) first.w = name_width(scene, row.w);
    const Rect name = word_dot(scene, first, word);
    scene.canvas.fitted_text(name, Style::strong, paper.ink, scene.view.words[word]);
    const std::string score =
        session::number_text(scene.session.derived.shown_scores[static_cast<Eigen::Index>(word)]);
    const Rect second = one_line ? Rect{name.right(), row.y, row.right() - name.right(), row.h}
                                 : Rect{name.x, first.bottom(), row.right() - name.x,
                                        row.h - first.h - scene.px(4)};
    scene.canvas.text(second, Style::strong, paper.ink, score, Align::right);
    const Style style = one_line ? Style::body : Style::note;
    const Rect sum = {second.x, second.y,
                      second.w - canvas.width(Style::strong, score) - scene.px(8), second.h};
    scene.canvas.text(sum, style, paper.body, products(scene, style, word, sum.w),
                      one_line ? Align::right : Align::left);
    scene.canvas.place(fmt::format("sum {}", word + 1), row);
}

}  // namespace

float sums_height(const Scene& scene, float width) {
    const float row = scene.px(fits_in_one_line(scene, width) ? row_units : low_row_units);
    return scene.px(title_units) + row * static_cast<float>(scene.view.words.size());
}

void draw_sums(Scene& scene, const Rect& area) {
    const Paper& paper = scene.theme().paper;
    constexpr std::string_view whole = "Scores worked out: question × label";
    const bool fits = scene.canvas.width(Style::heading, whole) <= area.w;
    scene.canvas.text({area.x, area.y, area.w, scene.px(title_units)}, Style::heading, paper.ink,
                      fits ? whole : "Scores worked out");
    const bool one_line = fits_in_one_line(scene, area.w);
    const float high = scene.px(one_line ? row_units : low_row_units);
    for (std::size_t i = 0; i < scene.view.words.size(); ++i)
        draw_row(
            scene,
            {area.x, area.y + scene.px(title_units) + high * static_cast<float>(i), area.w, high},
            i, one_line);
    scene.canvas.place("sums", area);
}

}  // namespace ui
