#pragma once

#include <attention/result.hpp>
#include <functional>

#include "session/session.hpp"
#include "ui/font_files.hpp"
#include "ui/frame.hpp"
#include "ui/look.hpp"

namespace app {

/// Some display is named to this process; whether it answers is another question.
bool display_is_named();

/// The window host: shows the lesson in a window until the learner closes it. `keep` is called
/// whenever the window has come to rest, and at the end. An error says why there can be no window.
attention::Outcome show_window(session::Session session, ui::FontFiles fonts, ui::Look look,
                               const std::function<void(const ui::Frame&)>& keep);

}  // namespace app
