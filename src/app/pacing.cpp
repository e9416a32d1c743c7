#include "app/pacing.hpp"

namespace app {

double longest_wait(const ui::FrameReport& last, int frames_due, bool can_be_seen) {
    if (!can_be_seen) return no_end;
    if (frames_due > 0 || last.moving) return 0.0;
    return last.wake_after > 0.0 ? last.wake_after : no_end;
}

}  // namespace app
