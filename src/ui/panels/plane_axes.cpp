#include <algorithm>

#include "session/figures.hpp"
#include "ui/panels/plane_marks.hpp"
#include "ui/widgets/touch.hpp"

namespace ui {
namespace {

struct AxisNames {
    Scene& scene;
    const PlaneView& view;

    std::string name(std::size_t axis, float room) const {
        const std::vector<std::string>& axes = scene.sentence().axes;
        const ImFont* font = scene.canvas.fonts()[Style::note];
        const std::string name = drawable(font, axes[axis]);
        return shorten_middle(font, axes.size() > 2 ? name + " ▾" : name, room);
    }
    Colour choose(const char* id, const Rect& rect, std::size_t& axis) {
        const Paper& paper = scene.theme().paper;
        const std::size_t axes = scene.sentence().axes.size();
        if (axes <= 2) return paper.quiet;
        const Touch hand = touch(scene, id, rect, id);
        if (hand.clicked) axis = (axis + 1) % axes;
        focus_ring(scene, hand, rect, scene.px(4), paper.light);
        if (hand.hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
        return hand.hovered ? paper.ink : paper.quiet;
    }
    float end_width(double number) const {
        return scene.canvas.width(Style::small, session::number_text(number));
    }
    /// What the ends leave of a side that is as long as this.
    float room(const Axis& axis, float length) const {
        const float inset = view.grid.x - view.frame.x;
        const float end = std::max(end_width(axis.low), end_width(axis.high)) / 2;
        return length - 2 * (std::max(inset + end, 2 * end) + scene.px(8));
    }

    void draw_below(const Rect& below) {
        const Colour colour = choose("axis x", below, scene.view.axis_x);
        scene.canvas.text(below, Style::note, colour,
                          name(scene.view.axis_x, room(view.x, below.w)), Align::centre);
        const auto end = [&](double number, float at) {
            const float wide = end_width(number),
                        x = std::clamp(at - wide / 2, below.x, below.right() - wide);
            scene.canvas.text({x, below.y, wide, below.h}, Style::small, scene.theme().paper.quiet,
                              session::number_text(number));
        };
        end(view.x.low, view.grid.x);
        end(view.x.high, view.grid.right());
    }
    void draw_left(const Rect& left) {
        if (scene.view.axis_y >= scene.sentence().axes.size()) return;
        const Colour colour = choose("axis y", left, scene.view.axis_y);
        scene.canvas.upright_text(left, Style::note, colour,
                                  name(scene.view.axis_y, room(view.y, left.h)));
        const auto end = [&](double number, float at) {
            const float wide = end_width(number),
                        y = std::clamp(at - wide / 2, left.y, left.bottom() - wide);
            scene.canvas.upright_text({left.x, y, left.w, wide}, Style::small,
                                      scene.theme().paper.quiet, session::number_text(number));
        };
        end(view.y.low, view.grid.bottom());
        end(view.y.high, view.grid.y);
    }
};

}  // namespace

void draw_axis_names(Scene& scene, const PlaneView& view, const Rect& below, const Rect& left) {
    AxisNames names{scene, view};
    names.draw_below(below);
    names.draw_left(left);
}

}  // namespace ui
