#pragma once

#include "ui/widgets/touch.hpp"

namespace ui {

enum class StepState { done, here, to_come };

/// A numbered disc to press, one of a row of steps: what is done has a tick, the one here is full,
/// what is to come is hollow, so that none is told by its colour alone. `kind` is unique within the
/// ImGui ID scope; the disc's place is "kind number".
Touch step_disc(Scene& scene, const char* kind, const Rect& rect, std::size_t number,
                StepState state);

}  // namespace ui
