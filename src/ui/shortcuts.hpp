#pragma once

#include "ui/scene.hpp"

namespace ui {

/// The keys that work wherever the focus is, but not while something is typed. Once a frame, after
/// all controls are drawn: what the focused control uses itself is left to it.
void take_shortcuts(Scene& scene);

}  // namespace ui
