#pragma once

#include <cstddef>
#include <vector>

/// Where the window goes; in the screen coordinates of the window system.
namespace app {

struct Size {
    int width = 0;
    int height = 0;
    bool operator==(const Size&) const = default;
};

struct Place {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    bool operator==(const Place&) const = default;
};

/// Of the frame that a window manager puts around a window.
struct Edges {
    int left = 0;
    int top = 0;
    int right = 0;
    int bottom = 0;
};

Size size_of(const Place& place);

/// A size at scale 1 on a monitor of that scale, but no larger than `room`.
Size scaled_within(Size size, float scale, Size room);

/// Which of the places holds most of the window; the first where none holds any. At least one.
std::size_t holder_of(const Place& window, const std::vector<Place>& places);

/// The window moved, and shrunk where it must be, to stand whole inside `room`.
Place moved_inside(Place window, const Place& room);

/// The window where it is, if some of it shows in one of the areas or there are none; else moved
/// inside the first.
Place within_reach(const Place& window, const std::vector<Place>& areas);

/// What the frame leaves of the area.
Place without(const Place& area, const Edges& frame);

}  // namespace app
