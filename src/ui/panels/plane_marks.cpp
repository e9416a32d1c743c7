#include "ui/panels/plane_marks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "session/figures.hpp"
#include "session/guessing.hpp"
#include "ui/panels/plane_names.hpp"
#include "ui/shares.hpp"

namespace ui {
namespace {

/// Where shares may not be seen all dots are alike, or their sizes would tell.
float dot_radius(const Scene& scene, std::size_t word, bool lit) {
    const double share =
        lit ? gliding_share(scene, word) : 1.0 / static_cast<double>(scene.view.words.size());
    return scene.px(6) + scene.px(14) * static_cast<float>(std::sqrt(share));
}

std::string short_word(const Scene& scene, std::size_t word, Style style) {
    return shorten_middle(scene.canvas.fonts()[style], scene.view.words[word], scene.px(110));
}

Mark label_mark(const Scene& scene, const PlaneMarks& plane, std::size_t word) {
    const session::Numbers& numbers = scene.session.state.numbers[word];
    return {.word = word,
            .at = plane.view.at(shown_of(plane.axes, numbers.label)),
            .radius = dot_radius(scene, word, plane.lit),
            .name = short_word(scene, word, Style::note),
            .whole_name = scene.view.words[word]};
}

Mark question_mark(const Scene& scene, const PlaneMarks& plane, std::size_t word) {
    const session::Numbers& numbers = scene.session.state.numbers[word];
    return {.word = word,
            .is_label = false,
            .at = plane.view.at(shown_of(plane.axes, numbers.question)),
            .radius = scene.px(8),
            .name = plane.editable ? short_word(scene, word, Style::small) + " asks" : "question",
            .whole_name = scene.view.words[word] + " asks"};
}

Obstacle around(ImVec2 at, float radius) {
    return {at, at, {radius, radius}};
}

/// Gives the names of one plane their places, one after another.
class Placing {
  public:
    Placing(Scene& scene, PlaneMarks& plane) : scene_(scene), plane_(plane) {
        const ImVec2 zero = plane.view.at({0, 0});
        const Rect& frame = plane.view.frame;
        const float thin = scene.px(2);
        lines_ = {{{frame.x, zero.y}, {frame.right(), zero.y}, {thin, thin}},
                  {{zero.x, frame.y}, {zero.x, frame.bottom()}, {thin, thin}}};
        for (const Mark& mark : plane.labels)
            firm_.push_back(around(mark.at, mark.radius + scene.px(1)));
        for (const Mark& mark : plane.questions) {
            const ImVec2 way = mark.at - zero;
            const float length = std::max(std::hypot(way.x, way.y), 1.0f),
                        head = arrow_head(scene, zero, mark.at);
            firm_.push_back(around(mark.at - way * (head / 2 / length), head / 2 + scene.px(1)));
            const bool asks = mark.word == scene.session.state.asking;
            (asks ? firm_ : lines_).push_back({zero, mark.at, {thin, thin}});
        }
    }

    /// The new summary's name comes first, but where it can it leaves the words' names alone. They
    /// stay where they are without it as long as that place is free.
    void place_all() {
        for (Mark& mark : plane_.labels) mark.name_place = beside(mark, with(firm_, names()));
        if (plane_.summary) place_summary();
        for (Mark& mark : plane_.labels) make_way(mark);
        for (Mark& mark : plane_.questions)
            mark.name_place =
                plane_.editable ? beside(mark, with(firm_, names())) : along_arrow(mark);
    }

  private:
    using Obstacles = std::vector<Obstacle>;

    static Obstacles with(Obstacles some, const Obstacles& more) {
        some.insert(some.end(), more.begin(), more.end());
        return some;
    }

    /// All names that have a place, with some air around them.
    Obstacles names() const {
        Obstacles all;
        for (const auto* marks : {&plane_.labels, &plane_.questions})
            for (const Mark& mark : *marks)
                if (mark.name_place) all.push_back(aired(*mark.name_place));
        if (summary_placed_) all.push_back(aired(plane_.summary_name_place));
        return all;
    }
    Obstacle aired(const Rect& name) const {
        return obstacle(name.inset(-scene_.px(1)).widened(scene_.px(4)));
    }

    Rect bounds() const { return plane_.view.frame.inset(scene_.px(3)); }
    NameWish wish(ImVec2 at, float clear, Style style, std::string_view name) const {
        const ImVec2 size = {std::ceil(scene_.canvas.width(style, name)),
                             scene_.canvas.line_height(style)};
        return {.at = at, .clear = clear, .size = size, .unit = scene_.view.scale};
    }
    std::vector<float> gaps(std::initializer_list<float> units) const {
        std::vector<float> pixels;
        for (const float gap : units) pixels.push_back(scene_.px(gap));
        return pixels;
    }

    /// Beside what it names; a word's also over thin lines where there is no other room.
    std::optional<Rect> beside(const Mark& mark, const Obstacles& firm) const {
        const Style style = mark.is_label ? Style::note : Style::small;
        // Clear of the light around a dot; a small dot may grow a little before its name gives way.
        const float clear =
            mark.is_label ? std::max(mark.radius + scene_.px(4), scene_.px(13)) : mark.radius;
        const NameWish wanted = wish(mark.at, clear, style, mark.name);
        const std::vector<float> near = gaps({1, 5, 10, 16, 24});
        const auto found = place_name(wanted, bounds(), with(firm, lines_), near);
        return found || !mark.is_label ? found : place_name(wanted, bounds(), firm, near);
    }

    std::optional<Rect> along_arrow(const Mark& mark) const {
        const Obstacles all = with(with(firm_, names()), lines_);
        const ImVec2 zero = plane_.view.at({0, 0});
        for (const float part : {0.5f, 0.65f, 0.35f, 0.8f, 0.2f, 1.0f}) {
            const ImVec2 at = zero + (mark.at - zero) * part;
            const float clear = scene_.px(part == 1 ? 8 : 2);
            if (const auto found = place_name(wish(at, clear, Style::small, mark.name), bounds(),
                                              all, gaps({1, 5, 10, 16, 24})))
                return found;
        }
        return {};
    }

    void place_summary() {
        const NameWish wanted =
            wish(*plane_.summary, diamond_radius(scene_), Style::small, plane_.summary_name);
        const Obstacles others = with(firm_, names());
        const std::vector<float> near = gaps({2, 4, 6, 8, 10, 12, 14, 16, 18, 20});
        const std::vector<float> off = gaps({24, 28, 32, 36, 40});
        std::vector<float> far;
        for (float gap = scene_.px(46); gap < plane_.view.frame.w; gap *= 1.2f) far.push_back(gap);
        const auto find = [&](const Obstacles& obstacles, const std::vector<float>& gaps) {
            return place_name(wanted, bounds(), obstacles, gaps);
        };
        auto found = find(with(others, lines_), near);
        if (!found) found = find(with(firm_, lines_), near);
        if (!found) found = find(with(others, lines_), off);
        if (!found) found = find(with(firm_, lines_), off);
        if (!found) found = find(firm_, near);
        if (!found) found = find(firm_, off);
        if (!found) found = find(firm_, far);
        if (!found) found = find({}, near);
        plane_.summary_name_place =
            found.value_or(Rect{bounds().x, bounds().y, wanted.size.x, wanted.size.y});
        summary_placed_ = true;
        firm_.push_back(around(*plane_.summary, diamond_radius(scene_) + scene_.px(1)));
    }

    bool is_clear(const Rect& name) const {
        if (!plane_.summary) return true;
        const float diamond = diamond_radius(scene_) + scene_.px(1);
        const ImVec2 at = *plane_.summary;
        return !name.overlaps({at.x - diamond, at.y - diamond, 2 * diamond, 2 * diamond}) &&
               !name.overlaps(plane_.summary_name_place.widened(scene_.px(4)));
    }

    void make_way(Mark& mark) {
        if (mark.name_place && is_clear(*mark.name_place)) return;
        mark.name_place.reset();
        mark.name_place = beside(mark, with(firm_, names()));
    }

    Scene& scene_;
    PlaneMarks& plane_;
    Obstacles firm_;   // dots, the diamond, heads of arrows, and the asking word's arrow
    Obstacles lines_;  // axes and the other arrows
    bool summary_placed_ = false;
};

std::string summary_name(const Scene& scene, const PlaneMarks& plane) {
    const std::string whose =
        fmt::format("new “{}”", short_word(scene, scene.session.state.asking, Style::small));
    const std::string whole =
        whose + " " + session::summary_text(scene.session.derived.shown_summary);
    const float room = plane.view.frame.w * 0.66f;
    return scene.canvas.width(Style::small, whole) <= room ? whole : whose;
}

}  // namespace

float diamond_radius(const Scene& scene) {
    return scene.px(10);
}

float arrow_head(const Scene& scene, ImVec2 from, ImVec2 to) {
    return std::min(scene.px(12), std::hypot(to.x - from.x, to.y - from.y));
}

PlaneMarks mark_plane(Scene& scene, const Rect& frame, bool editable) {
    const session::Session& session = scene.session;
    PlaneMarks plane;
    plane.axes = shown_axes(scene);
    plane.view = plane_view(scene, plane.axes, frame);
    plane.editable = editable;
    plane.lit = !editable && !session::lamp_is_off(session.lesson, session.state);
    for (std::size_t i = 0; i < scene.view.words.size(); ++i) {
        plane.labels.push_back(label_mark(scene, plane, i));
        if (editable || i == session.state.asking)
            plane.questions.push_back(question_mark(scene, plane, i));
    }
    if (plane.lit) {
        plane.summary = plane.view.at(shown_of(plane.axes, session.derived.shown_summary));
        plane.summary_name = summary_name(scene, plane);
    }
    Placing(scene, plane).place_all();
    return plane;
}

}  // namespace ui
