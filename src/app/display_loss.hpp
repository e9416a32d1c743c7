#pragma once

namespace app {

/// From here on, an X server that goes away ends the program with one plain line. Xlib allows
/// nothing else: it never returns to the caller.
void end_plainly_when_the_display_is_lost();

}  // namespace app
