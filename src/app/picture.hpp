#pragma once

#include <attention/result.hpp>

#include "app/pixels.hpp"
#include "session/session.hpp"
#include "ui/font_files.hpp"
#include "ui/look.hpp"

namespace app {

/// The picture host: one settled frame without a window or display, drawn in software so that
/// the same program gives the same picture on every run, whatever the graphics card.
attention::Result<Pixels> draw_picture(session::Session session, ui::FontFiles fonts, ui::Look look,
                                       const ui::Screen& screen);

}  // namespace app
