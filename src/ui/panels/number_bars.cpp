#include "ui/panels/number_bars.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "ui/widgets/word_area.hpp"

namespace ui {
namespace {

constexpr float head_height = 30, row_height = 36, least_bar = 12, ellipsis_room = 24;

/// How wide what is in a row, in pixels.
struct Columns {
    float name, axis, figure, result;
    float decimals;    // of a result, with their point
    std::size_t axes;  // as many as can be read; the rest is told by an ellipsis

    Rect name_in(const Rect& row) const { return {row.x, row.y, name, row.h}; }
    Rect axis_in(const Rect& row, std::size_t axis_index) const {
        return {row.x + name + axis * static_cast<float>(axis_index), row.y, axis, row.h};
    }
};

float decimals_width(const Scene& scene, const std::string& figure) {
    const std::size_t point = figure.find('.');
    return point == figure.npos ? 0 : scene.canvas.width(Style::strong, figure.substr(point));
}

/// At least one, figures alone.
std::size_t axes_that_fit(float room, float figure) {
    return static_cast<std::size_t>(std::max(std::floor(room / figure), 1.0f));
}

Columns lay_out(const Scene& scene, float width, const NumberBars& bars) {
    const Canvas& canvas = scene.canvas;
    const float air = scene.px(10);
    float name = 0, figure = 0, before_point = 0, decimals = 0;
    for (const NumberBars::Row& row : bars.rows) {
        name = std::max(name, canvas.width(Style::strong, row.name));
        const float after = decimals_width(scene, row.result);
        decimals = std::max(decimals, after);
        before_point = std::max(before_point, canvas.width(Style::strong, row.result) - after);
        for (const std::string& text : row.figures)
            figure = std::max(figure, canvas.width(Style::note, text));
    }
    name = std::min(name + 2 * air, width * 0.3f);
    const float result = std::max(before_point + decimals, canvas.width(Style::note, bars.result));
    figure += air;
    float room = width - name - result;
    if (axes_that_fit(room, figure) < bars.axes.size()) room -= scene.px(ellipsis_room);
    const std::size_t axes = std::min(axes_that_fit(room, figure), bars.axes.size());
    return {name, room / static_cast<float>(axes), figure, result, decimals, axes};
}

void draw_bar(Scene& scene, const Rect& track, double number, Colour colour) {
    const Paper& paper = scene.theme().paper;
    const float radius = std::min(scene.px(4), track.h / 2);
    scene.canvas.fill(track, paper.card, radius);
    scene.canvas.outline(track, paper.line_strong, radius, scene.px(1));
    Rect bar = track;
    bar.w *= static_cast<float>(std::clamp(number, 0.0, 1.0));
    scene.canvas.fill(bar, colour, std::min(radius, bar.w / 2));
}

void draw_numbers(Scene& scene, const Rect& line, const Columns& places,
                  const NumberBars::Row& row) {
    const Paper& paper = scene.theme().paper;
    const Colour colour =
        row.word ? mix(word_colour(scene.theme(), *row.word), paper.ink, 0.12f) : paper.light;
    for (std::size_t k = 0; k < places.axes; ++k) {
        const Rect room = places.axis_in(line, k);
        Rect figure = {room.right() - places.figure, room.y, places.figure, room.h};
        const Rect track = {room.x, room.y + scene.px(12), figure.x - scene.px(6) - room.x,
                            room.h - scene.px(24)};
        if (track.w >= scene.px(least_bar))
            draw_bar(scene, track, row.numbers[k], colour);
        else
            figure = room;
        scene.canvas.text(figure, Style::note, paper.body, row.figures[k]);
    }
    if (places.axes < row.numbers.size())
        scene.canvas.text(places.axis_in(line, places.axes), Style::note, paper.quiet, "…");
}

void draw_line(Scene& scene, const Rect& line, const Columns& places, const NumberBars::Row& row) {
    const Paper& paper = scene.theme().paper;
    if (row.word) {
        word_area(scene, *row.word, "row", line);
        light_row(scene, line, *row.word);
    }
    const Rect name = places.name_in(line);
    scene.canvas.fitted_text({name.x, name.y, name.w - scene.px(8), name.h}, Style::strong,
                             paper.ink, row.name);
    draw_numbers(scene, line, places, row);
    const float end = line.right() - places.decimals + decimals_width(scene, row.result);
    scene.canvas.text({line.x, line.y, end - line.x, line.h}, Style::strong, paper.ink, row.result,
                      Align::right);
}

}  // namespace

float number_bars_height(const Scene& scene, const NumberBars& bars) {
    return scene.px(head_height) + scene.px(row_height) * static_cast<float>(bars.rows.size());
}

void draw_number_bars(Scene& scene, const Rect& room, const NumberBars& bars) {
    const Paper& paper = scene.theme().paper;
    const Columns places = lay_out(scene, room.w, bars);
    Rect line = {room.x, room.y, room.w, scene.px(head_height)};
    for (std::size_t k = 0; k < places.axes; ++k) {
        Rect head = places.axis_in(line, k);
        head.w -= scene.px(8);
        scene.canvas.fitted_text(head, Style::note, paper.quiet, bars.axes[k]);
    }
    scene.canvas.text(line, Style::note, paper.quiet, bars.result, Align::right);
    bool was_apart = false;
    for (const NumberBars::Row& row : bars.rows) {
        line = {room.x, line.bottom(), room.w, scene.px(row_height)};
        if (was_apart || !row.word)
            scene.canvas.fill({line.x, line.y, line.w, scene.px(1)}, paper.line_strong);
        was_apart = !row.word;
        draw_line(scene, line, places, row);
    }
}

}  // namespace ui
