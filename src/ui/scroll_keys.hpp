#pragma once

#include "ui/view.hpp"

namespace ui {

/// Space and Shift+Space scroll by most of a panel's height (where no control shows the focus,
/// which Space presses), Ctrl with arrows by lines, Ctrl+Home and Ctrl+End to the ends.
void take_scroll_keys(const View& view);

}  // namespace ui
