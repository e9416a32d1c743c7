#pragma once

#include <attention/result.hpp>
#include <functional>
#include <string>

#include "ui/frame.hpp"

namespace app {

/// Some display is named to this process; whether it answers is another question.
bool display_is_named();

/// Called whenever the window has come to rest, and at the end. What it gives back is told in the
/// window; empty: nothing.
using AtRest = std::function<std::string()>;

/// The window host: shows the frame in a window until the learner closes it, and runs the code of
/// its cell. An error says why there can be no window.
attention::Outcome show_window(ui::Frame& frame, const AtRest& at_rest);

}  // namespace app
