#pragma once

#include <attention/result.hpp>
#include <functional>
#include <string>

#include "session/session.hpp"
#include "ui/font_files.hpp"
#include "ui/frame.hpp"
#include "ui/look.hpp"

namespace app {

/// Some display is named to this process; whether it answers is another question.
bool display_is_named();

/// Called whenever the window has come to rest, and at the end. What it gives back is told in the
/// window; empty: nothing.
using AtRest = std::function<std::string(const ui::Frame&)>;

/// The window host: shows the lesson in a window until the learner closes it. `notice` is told at
/// first. An error says why there can be no window.
attention::Outcome show_window(session::Session session, ui::FontFiles fonts, ui::Look look,
                               const std::string& notice, const AtRest& at_rest);

}  // namespace app
