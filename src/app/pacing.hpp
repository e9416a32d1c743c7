#pragma once

#include "ui/frame.hpp"

/// When the window draws.
namespace app {

/// At most one frame in this time, also where the driver does not wait for the screen.
inline constexpr double shortest_frame = 1.0 / 120.0;  // seconds

inline constexpr double no_end = -1.0;

/// How long the window may wait for events before it draws again, in seconds; 0: not at all.
/// `frames_due`: how many frames are still to come after the last input.
double longest_wait(const ui::FrameReport& last, int frames_due, bool can_be_seen);

}  // namespace app
