#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "session/figures.hpp"
#include "session/guessing.hpp"
#include "ui/panels/panels.hpp"
#include "ui/widgets/touch.hpp"

namespace ui {
namespace {

struct Point {
    double x = 0, y = 0;
};

/// The part of the number plane that is shown, and where.
struct Plane {
    Rect rect;
    double low_x = 0, high_x = 1, low_y = 0, high_y = 1;

    /// The numbers at a place on the screen, in steps that are easy to work with on paper.
    Point numbers_at(ImVec2 p) const {
        const auto step = [](double v, double low, double high) {
            return std::round(std::clamp(v, low, high) * 20) / 20;
        };
        return {step(low_x + (high_x - low_x) * (p.x - rect.x) / rect.w, low_x, high_x),
                step(low_y + (high_y - low_y) * (rect.bottom() - p.y) / rect.h, low_y, high_y)};
    }
    ImVec2 at(double x, double y) const {
        return {rect.x + rect.w * static_cast<float>((x - low_x) / (high_x - low_x)),
                rect.bottom() - rect.h * static_cast<float>((y - low_y) / (high_y - low_y))};
    }
    void widen(double x, double y) {
        low_x = std::min(low_x, x), high_x = std::max(high_x, x);
        low_y = std::min(low_y, y), high_y = std::max(high_y, y);
    }
};

/// Names stand where they cover neither one another nor a dot; one that finds no room is left out.
class Names {
  public:
    explicit Names(const Rect& bounds) : bounds_(bounds) {}

    void keep_clear(const Rect& rect) { taken_.push_back(rect); }

    /// Beside the anchor, as near as there is room.
    void write(Scene& scene, ImVec2 anchor, float distance, Style style, Colour colour,
               std::string_view text) {
        const ImVec2 size = {scene.canvas.width(style, text), scene.canvas.line_height(style)};
        for (const float farther : {3.0f, 12.0f, 24.0f, 40.0f})
            for (const ImVec2& corner : around(size, distance + scene.px(farther))) {
                const Rect rect = {std::round(anchor.x + corner.x), std::round(anchor.y + corner.y),
                                   size.x, size.y};
                if (!fits(rect)) continue;
                scene.canvas.fill(rect, with_alpha(scene.theme().paper.card, 0.8f));
                scene.canvas.text(rect, style, colour, text);
                taken_.push_back(rect);
                return;
            }
    }

  private:
    /// Where the top left corner of a text may stand, seen from what it names.
    static std::array<ImVec2, 8> around(ImVec2 size, float d) {
        const float slant = d * 0.6f;
        return {{{-size.x / 2, -d - size.y},
                 {d, -size.y / 2},
                 {-d - size.x, -size.y / 2},
                 {-size.x / 2, d},
                 {slant, -slant - size.y},
                 {-slant - size.x, -slant - size.y},
                 {slant, slant},
                 {-slant - size.x, slant}}};
    }

    bool fits(const Rect& rect) const {
        return rect.x >= bounds_.x && rect.right() <= bounds_.right() && rect.y >= bounds_.y &&
               rect.bottom() <= bounds_.bottom() &&
               std::ranges::none_of(taken_, [&](const Rect& t) { return t.overlaps(rect); });
    }

    Rect bounds_;
    std::vector<Rect> taken_;
};

Point moved_by_keys(Point point) {
    constexpr double step = 0.1;
    if (ImGui::IsKeyPressed(ImGuiKey_RightArrow)) point.x += step;
    if (ImGui::IsKeyPressed(ImGuiKey_LeftArrow)) point.x -= step;
    if (ImGui::IsKeyPressed(ImGuiKey_UpArrow)) point.y += step;
    if (ImGui::IsKeyPressed(ImGuiKey_DownArrow)) point.y -= step;
    return {std::round(point.x * 100) / 100, std::round(point.y * 100) / 100};
}

struct PlaneScene {
    Scene& scene;
    Plane plane;
    Names names;
    bool editable = false;

    Point chosen(const auto& numbers) const {
        const auto at = [&](std::size_t axis) {
            return axis < static_cast<std::size_t>(numbers.size())
                       ? static_cast<double>(numbers[static_cast<std::ptrdiff_t>(axis)])
                       : 0.0;
        };
        return {at(scene.view.axis_x), at(scene.view.axis_y)};
    }
    ImVec2 place(const auto& numbers) const {
        const Point p = chosen(numbers);
        return plane.at(p.x, p.y);
    }
};

float dot_radius(const Scene& scene, std::size_t word) {
    const double share = scene.view.glide.shown[static_cast<Eigen::Index>(word)];
    return scene.px(6) + scene.px(14) * static_cast<float>(std::sqrt(share));
}

void fit_to_numbers(PlaneScene& p) {
    const session::State& state = p.scene.session.state;
    const auto widen = [&](const auto& numbers) {
        const Point point = p.chosen(numbers);
        p.plane.widen(point.x, point.y);
    };
    for (const session::Numbers& numbers : state.numbers) widen(numbers.label);
    for (const session::Numbers& numbers : state.numbers) widen(numbers.question);
    // The summary lies between what is blended, wherever the light is.
    for (const lesson::Word& word : p.scene.sentence().words)
        if (word.has_own_value) widen(word.value);
}

void draw_ground(PlaneScene& p) {
    const Paper& paper = p.scene.theme().paper;
    Canvas& canvas = p.scene.canvas;
    const Rect& rect = p.plane.rect;
    canvas.fill(rect, paper.card);
    for (int quarter = 1; quarter < 4; ++quarter) {
        const float at = static_cast<float>(quarter) / 4, thin = canvas.px(1);
        canvas.fill({std::round(rect.x + rect.w * at), rect.y, thin, rect.h}, paper.line);
        canvas.fill({rect.x, std::round(rect.y + rect.h * at), rect.w, thin}, paper.line);
    }
    canvas.outline(rect, paper.line_strong, 0, canvas.px(1));
    const ImVec2 zero = p.plane.at(0, 0);
    canvas.line({rect.x, zero.y}, {rect.right(), zero.y}, paper.line_strong, canvas.px(1.5f));
    canvas.line({zero.x, rect.y}, {zero.x, rect.bottom()}, paper.line_strong, canvas.px(1.5f));
}

void draw_threads(PlaneScene& p) {
    const session::Derived& derived = p.scene.session.derived;
    const ImVec2 summary = p.place(derived.shown_summary);
    for (std::size_t i = 0; i < p.scene.view.words.size(); ++i) {
        const auto share =
            static_cast<float>(p.scene.view.glide.shown[static_cast<Eigen::Index>(i)]);
        if (share <= 0) continue;
        const Colour colour = mix(word_colour(p.scene.theme(), i), p.scene.theme().paper.ink, 0.2f);
        p.scene.canvas.line(p.place(p.scene.session.state.numbers[i].label), summary,
                            with_alpha(colour, 0.75f), p.scene.px(1) + p.scene.px(3) * share);
    }
}

Rect dot(const PlaneScene& p, std::size_t word) {
    const ImVec2 at = p.place(p.scene.session.state.numbers[word].label);
    const float radius = dot_radius(p.scene, word);
    return {at.x - radius, at.y - radius, 2 * radius, 2 * radius};
}

/// The numbers that a dot or an arrow's tip is dragged to, if it is.
template <class SetNumbers>
Touch drag_numbers(PlaneScene& p, std::size_t word, const std::vector<double>& now, ImVec2 at,
                   const char* what) {
    Scene& scene = p.scene;
    const float reach = scene.px(15);
    ImGui::PushID(static_cast<int>(word));
    const Touch hand = touch(scene, what, {at.x - reach, at.y - reach, 2 * reach, 2 * reach},
                             fmt::format("{} {}", what, word + 1));
    ImGui::PopID();
    point_at(scene, word, hand);
    Point wanted = p.chosen(now);
    if (hand.held && ImGui::IsMouseDragging(ImGuiMouseButton_Left, scene.px(2)))
        wanted = p.plane.numbers_at(ImGui::GetMousePos());
    else if (takes_step_keys(scene, hand))
        wanted = moved_by_keys(wanted);
    std::vector<double> numbers = now;
    if (scene.view.axis_x < numbers.size()) numbers[scene.view.axis_x] = wanted.x;
    if (scene.view.axis_y < numbers.size()) numbers[scene.view.axis_y] = wanted.y;
    if (numbers == now) return hand;
    scene.wish(SetNumbers{word, numbers}, hand.gesture, !hand.held);
    return hand;
}

void draw_dot(PlaneScene& p, std::size_t word) {
    Scene& scene = p.scene;
    const bool visible = static_cast<Eigen::Index>(word) < scene.session.derived.trace.visible;
    const Rect around = dot(p, word);
    const ImVec2 at = around.centre();
    const float radius = around.w / 2;
    const Colour colour = word_colour(scene.theme(), word),
                 edge = mix(colour, scene.theme().paper.ink, 0.5f);
    if (word == scene.view.pointed)
        scene.canvas.disc(at, radius + scene.px(5), with_alpha(scene.theme().paper.light, 0.55f));
    scene.canvas.disc(at, radius, visible ? colour : scene.theme().paper.card);
    scene.canvas.ring(at, radius, edge, scene.px(visible ? 1 : 2));
    scene.canvas.place(fmt::format("point {}", word + 1), around);
    if (!p.editable) return point_at(scene, word, around);
    const Touch hand = drag_numbers<session::SetLabel>(
        p, word, scene.session.state.numbers[word].label, at, "label");
    if (hand.hovered || hand.held)
        scene.canvas.ring(at, radius + scene.px(4), scene.theme().paper.light, scene.px(2));
    focus_ring(scene, hand, around, radius, scene.theme().paper.light);
}

void draw_arrow(Scene& scene, ImVec2 from, ImVec2 to, Colour ink, float thickness) {
    const ImVec2 way = to - from;
    const float length = std::hypot(way.x, way.y);
    if (length < scene.px(2)) return;
    const ImVec2 along = way / length, across = {-along.y, along.x};
    const float head = std::min(thickness * 5, length);
    const ImVec2 neck = to - along * head;
    scene.canvas.line(from, neck, ink, thickness);
    const ImVec2 arrow[] = {to, neck + across * (head * 0.45f), neck - across * (head * 0.45f)};
    scene.canvas.polygon(arrow, ink);
}

/// The asking word's question; all questions where they can be dragged.
void draw_questions(PlaneScene& p) {
    Scene& scene = p.scene;
    const Paper& paper = scene.theme().paper;
    const session::State& state = scene.session.state;
    const ImVec2 from = p.plane.at(0, 0);
    for (std::size_t i = 0; p.editable && i < state.numbers.size(); ++i) {
        const ImVec2 tip = p.place(state.numbers[i].question);
        draw_arrow(scene, from, tip, mix(word_colour(scene.theme(), i), paper.ink, 0.25f),
                   scene.px(1.6f));
        const Touch hand =
            drag_numbers<session::SetQuestion>(p, i, state.numbers[i].question, tip, "question");
        if (hand.hovered || hand.held)
            scene.canvas.ring(tip, scene.px(9), paper.light, scene.px(2));
        focus_ring(scene, hand,
                   {tip.x - scene.px(6), tip.y - scene.px(6), scene.px(12), scene.px(12)},
                   scene.px(6), paper.light);
    }
    draw_arrow(scene, from, p.place(state.numbers[state.asking].question), paper.ink,
               scene.px(2.5f));
}

void draw_summary(PlaneScene& p) {
    Scene& scene = p.scene;
    const float size = scene.px(8);
    const ImVec2 at = p.place(scene.session.derived.shown_summary);
    const auto diamond = [&](float r, Colour colour) {
        const ImVec2 corners[] = {
            {at.x, at.y - r}, {at.x + r, at.y}, {at.x, at.y + r}, {at.x - r, at.y}};
        scene.canvas.polygon(corners, colour);
    };
    diamond(size + scene.px(2.5f), scene.theme().paper.card);
    diamond(size, scene.theme().paper.ink);
}

/// The words' names depend on no share, so they stand still while the light moves.
void draw_names(PlaneScene& p, bool with_summary) {
    Scene& scene = p.scene;
    const Paper& paper = scene.theme().paper;
    const session::State& state = scene.session.state;
    for (const session::Numbers& numbers : state.numbers) {
        const ImVec2 at = p.place(numbers.label);
        const float radius = scene.px(9);
        p.names.keep_clear({at.x - radius, at.y - radius, 2 * radius, 2 * radius});
    }
    for (std::size_t i = 0; i < scene.view.words.size(); ++i)
        p.names.write(
            scene, p.place(state.numbers[i].label), scene.px(13), Style::note,
            i == scene.view.pointed ? paper.ink : paper.body,
            shorten_middle(scene.canvas.fonts()[Style::note], scene.view.words[i], scene.px(110)));
    const ImVec2 from = p.plane.at(0, 0), to = p.place(state.numbers[state.asking].question);
    if (std::hypot(to.x - from.x, to.y - from.y) > scene.px(40))
        p.names.write(scene, (from + to) * 0.5f, scene.px(2), Style::small, paper.body, "question");
    if (!with_summary) return;
    for (std::size_t i = 0; i < scene.view.words.size(); ++i) p.names.keep_clear(dot(p, i));
    const std::string summary =
        fmt::format("new “{}” {}", scene.view.words[state.asking],
                    session::summary_text(scene.session.derived.shown_summary));
    if (scene.canvas.width(Style::small, summary) < p.plane.rect.w)
        p.names.write(scene, p.place(scene.session.derived.shown_summary), scene.px(10),
                      Style::small, paper.ink, summary);
}

/// An axis name. Where there are more than two numbers a word, pressing it shows the next one.
void draw_axis_names(Scene& scene, const Rect& plane, const Rect& area) {
    const std::vector<std::string>& axes = scene.sentence().axes;
    const Paper& paper = scene.theme().paper;
    const Rect below = {plane.x, plane.bottom() + scene.px(4), plane.w,
                        area.bottom() - plane.bottom() - scene.px(4)};
    const Rect left = {area.x, plane.y, plane.x - area.x - scene.px(4), plane.h};
    const auto name_of = [&](std::size_t axis) -> std::string {
        if (axis >= axes.size()) return "";
        const std::string name = drawable(scene.canvas.fonts()[Style::note], axes[axis]);
        return shorten_middle(scene.canvas.fonts()[Style::note],
                              axes.size() > 2 ? name + " ▾" : name, plane.w);
    };
    const auto choose = [&](const char* id, const Rect& rect, std::size_t& axis) {
        if (axes.size() <= 2) return paper.quiet;
        const Touch hand = touch(scene, id, rect, id);
        if (hand.clicked) axis = (axis + 1) % axes.size();
        focus_ring(scene, hand, rect, scene.px(4), paper.light);
        return hand.hovered ? paper.ink : paper.quiet;
    };
    const Colour x_colour = choose("axis x", below, scene.view.axis_x);
    scene.canvas.text(below, Style::note, x_colour, name_of(scene.view.axis_x), Align::centre);
    const Colour y_colour = choose("axis y", left, scene.view.axis_y);
    scene.canvas.upright_text(left, Style::note, y_colour, name_of(scene.view.axis_y));
}

}  // namespace

void draw_plane(Scene& scene, const Rect& area, bool editable) {
    const float side = scene.canvas.line_height(Style::note) + scene.px(10);
    const Rect rect = {area.x + side, area.y + scene.px(6), area.w - side - scene.px(14),
                       area.h - side - scene.px(6)};
    PlaneScene p{scene, Plane{rect}, Names(rect), editable};
    fit_to_numbers(p);
    draw_ground(p);
    ImGui::PushID("plane");
    draw_questions(p);
    const bool lit = !editable && !session::lamp_is_off(scene.session.lesson, scene.session.state);
    if (lit) draw_threads(p);
    for (std::size_t i = 0; i < scene.view.words.size(); ++i) draw_dot(p, i);
    if (lit) draw_summary(p);
    draw_names(p, lit);
    draw_axis_names(scene, rect, area);
    ImGui::PopID();
    scene.canvas.place("plane", rect);
}

}  // namespace ui
