#pragma once

#include <string>

#include "app/sandbox.hpp"

/// The keeper: a process between the program and Python, which sees to it that nothing outlives a
/// run.
namespace app {

/// How a run ended.
struct Ending {
    enum class Cause {
        by_itself,
        stopped,
        timed_out,
        too_many_processes,
        not_started,
        keeper_lost
    };
    Cause cause = Cause::not_started;
    int status = 0;  // of Python, as waitpid gives it
};

/// This process, a fresh copy of the program, becomes the keeper of one run. It starts Python and
/// waits until that has ended, the time is up, there are too many processes, or `leash` is closed
/// at its other end: by Stop, or because the program is gone, however it went. Then it ends all
/// processes that Python started, also those that left its session, removes `folder`, writes the
/// Ending to `ending` and exits.
[[noreturn]] void keep(const Launch& launch, const Channels& channels, const CellLimits& limits,
                       const std::string& folder, int leash, int ending) noexcept;

}  // namespace app
