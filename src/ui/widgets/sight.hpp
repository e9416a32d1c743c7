#pragma once

namespace ui {

/// Scrolls the window being drawn as little as shows all that lies between these heights, or the
/// top of it where that is too much.
void bring_into_sight(float top, float bottom);

}  // namespace ui
