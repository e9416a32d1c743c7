#pragma once

#include <optional>
#include <span>

#include "ui/canvas.hpp"

/// Finds names their places: beside what they name, clear of everything else. A pure function of
/// what is asked, and a place shifts no more than it must, so that names keep still.
namespace ui {

/// What must not be covered: a straight line and how far it reaches around itself.
struct Obstacle {
    ImVec2 from, to, half;
};
Obstacle obstacle(const Rect& rect);

struct NameWish {
    ImVec2 at;        // what is named
    float clear = 0;  // pixels that the name keeps off it
    ImVec2 size;      // of the name
    float unit = 1;   // pixels a unit
};

/// The place in whole pixels, so up to half a pixel off, within the bounds that is nearest to the
/// wish, first above, then right, below, left. `gaps`: pixels more than `clear` that may lie
/// between, from the smallest on.
std::optional<Rect> place_name(const NameWish& wish, const Rect& bounds,
                               std::span<const Obstacle> obstacles, std::span<const float> gaps);

}  // namespace ui
