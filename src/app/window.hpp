#pragma once

#include <attention/result.hpp>

#include "session/session.hpp"
#include "ui/font_files.hpp"
#include "ui/look.hpp"

namespace app {

/// Some display is named to this process; whether it answers is another question.
bool display_is_named();

/// The window host: shows the lesson in a window until the learner closes it. An error says why
/// there can be no window.
attention::Outcome show_window(session::Session session, ui::FontFiles fonts, ui::Look look);

}  // namespace app
