#include <cmath>

#include "ui/widgets/widgets.hpp"

namespace ui {

bool checkbox(Scene& scene, const Rect& rect, bool on, std::string_view text) {
    const Stage& stage = scene.theme().stage;
    const float side = scene.px(26), radius = scene.px(6);
    const Touch hand = touch(scene, "checkbox", rect, "look-back");
    const Rect box = {rect.x, std::round(rect.centre().y - side / 2), side, side};

    scene.canvas.fill(box, on ? stage.light : stage.well, radius);
    if (!on)
        scene.canvas.outline(box, hand.hovered ? stage.ink : stage.quiet, radius, scene.px(1.5f));
    if (on) {
        const auto at = [&](float x, float y) {
            return ImVec2{box.x + side * x, box.y + side * y};
        };
        scene.canvas.line(at(0.24f, 0.52f), at(0.43f, 0.71f), stage.ink_on_light, scene.px(3));
        scene.canvas.line(at(0.43f, 0.71f), at(0.77f, 0.30f), stage.ink_on_light, scene.px(3));
    }
    const float text_x = box.right() + scene.px(12);
    scene.canvas.text({text_x, rect.y, rect.right() - text_x, rect.h}, Style::body, stage.ink,
                      text);
    focus_ring(scene, hand, rect, scene.px(6), stage.light);
    return hand.clicked;
}

}  // namespace ui
