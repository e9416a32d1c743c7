#pragma once

#include "ui/scene.hpp"

namespace ui {

/// The picture of the section that is open, from the room's top down. `scrolled`: by how many
/// pixels it has been moved up. Gives where it ends.
float draw_picture(Scene& scene, const Rect& room, float scrolled);

/// How each label's score for the asking word comes about, multiplied and added.
void draw_sums(Scene& scene, const Rect& area);
float sums_height(const Scene& scene, float width);

/// The dark ground of the stage, or of a small stage of its own.
void draw_ground(Scene& scene, const Rect& area);

/// What a real model adds: one of four small pictures. Gives where it ends.
float draw_additions(Scene& scene, const Rect& room);

}  // namespace ui
