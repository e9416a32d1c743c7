#pragma once

#include <optional>

namespace ui {

/// No Ctrl, Alt or Super is held: with them the step keys mean something else.
bool step_keys_are_plain();

/// Where arrows (one step), Page (ten), Home and End lead a value from 0 to `most` steps: to a
/// whole step, the next one in the key's direction. Nothing while none is pressed.
std::optional<int> stepped_by_keys(double at, int most);

}  // namespace ui
