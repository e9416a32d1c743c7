#include "app/display_loss.hpp"

#include <X11/Xlib.h>

#include <cstdio>
#include <cstdlib>

#include "app/exit_codes.hpp"

namespace app {

void end_plainly_when_the_display_is_lost() {
    XSetIOErrorHandler([](Display*) -> int {
        std::fputs("The display went away, so the window closed.\n", stderr);
        std::_Exit(machine_lacks);
    });
}

}  // namespace app
