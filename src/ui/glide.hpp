#pragma once

#include "ui/view.hpp"

namespace ui {

inline constexpr double glide_seconds = 0.18;

/// Starts from what is shown now towards `target`; or is there at once.
void start_glide(Glide& glide, const attention::Vector& target);
void jump(Glide& glide, const attention::Vector& target);

/// Some seconds later.
void advance(Glide& glide, const attention::Vector& target, double seconds);

}  // namespace ui
