#pragma once

#include "ui/scene.hpp"

namespace ui {

/// The popup behind "Aa": text size, theme, motion, and the keys. It lies open from `open_settings`
/// until Escape or a press elsewhere; then the focus goes back to where it was.
void open_settings(View& view);

/// Draws it, if open, with its top right corner here.
void draw_settings(Scene& scene, ImVec2 corner);

/// The next text size up or down; the same at the end of the list.
int next_text_size(int size, int step);

}  // namespace ui
