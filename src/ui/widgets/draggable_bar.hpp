#pragma once

#include <optional>

#include "ui/widgets/touch.hpp"

namespace ui {

/// Where along a track the hand or a key moves its mark; nothing while it rests.
struct Dragged {
    std::optional<int> points;  // 0 to 100
    Touch touch;
};

/// A track whose mark stands at `points`: drag, click, arrows 1, Page 10, Home, End. Its place is
/// unique on the screen.
Dragged draggable_track(Scene& scene, const Rect& track, int points, const std::string& place);

}  // namespace ui
