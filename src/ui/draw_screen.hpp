#pragma once

#include "ui/scene.hpp"

namespace ui {

/// All of the screen: the top bar, and the content below it, which scrolls where it must.
void draw_screen(const session::Session& session, View& view, Wishes& wishes);

}  // namespace ui
