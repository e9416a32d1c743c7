#pragma once

#include "ui/scene.hpp"

namespace ui {

/// The keys that work wherever the focus is, but not while something is typed.
void take_shortcuts(Scene& scene);

}  // namespace ui
