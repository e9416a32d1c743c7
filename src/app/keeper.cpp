#include "app/keeper.hpp"

#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>

#include "app/descendants.hpp"
#include "app/remove_folder.hpp"

namespace app {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

// Where the keeper has them; 0 to 2 are /dev/null.
constexpr int leash_at = 3, ending_at = 4, signals_at = 5;

constexpr milliseconds between_counts{50};

/// Nothing but the leash and the clock may end the keeper: not a hang-up of the terminal, nor
/// writing to a program that is gone.
void be_undisturbed() {
    ::setsid();
    ::prctl(PR_SET_PDEATHSIG, SIGCONT);  // should the code have stopped it
    ::prctl(PR_SET_NAME, "cell-keeper");
    for (const int number : {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGUSR1, SIGUSR2, SIGALRM})
        ::signal(number, SIG_IGN);
}

/// A descriptor that can be read when a child has ended.
int ended_children() {
    ::signal(SIGCHLD, SIG_DFL);
    sigset_t child;
    sigemptyset(&child);
    sigaddset(&child, SIGCHLD);
    ::sigprocmask(SIG_BLOCK, &child, nullptr);
    return ::signalfd(-1, &child, SFD_NONBLOCK);
}

/// Leaves its status to be collected: until then its process group keeps its number.
bool has_ended(pid_t process) {
    siginfo_t info{};
    return ::waitid(P_PID, static_cast<id_t>(process), &info, WEXITED | WNOHANG | WNOWAIT) != 0 ||
           info.si_pid == process;
}

/// True where it is let go of by then, or by when a child has ended.
bool wait_for_leash(milliseconds longest) {
    pollfd events[] = {{leash_at, POLLIN, 0}, {signals_at, POLLIN, 0}};
    ::poll(events, 2, static_cast<int>(longest.count()));
    signalfd_siginfo ignored[8];
    while (::read(signals_at, ignored, sizeof ignored) > 0) continue;
    return events[0].revents != 0;
}

Ending::Cause wait_for_end(pid_t python, const CellLimits& limits) {
    const Clock::time_point end = Clock::now() + limits.time;
    while (true) {
        const auto left = std::chrono::ceil<milliseconds>(end - Clock::now());
        if (left <= milliseconds::zero()) return Ending::Cause::timed_out;
        if (wait_for_leash(std::min(left, between_counts))) return Ending::Cause::stopped;
        if (has_ended(python)) return Ending::Cause::by_itself;
        collect_orphans(python);
        if (count_descendants(limits.processes) > limits.processes)
            return Ending::Cause::too_many_processes;
    }
}

}  // namespace

void keep(const Launch& launch, const Channels& channels, const CellLimits& limits,
          const std::string& folder, int leash, int ending) noexcept {
    be_undisturbed();
    // Who loses its parent becomes a child of this process: nobody gets away.
    ::prctl(PR_SET_CHILD_SUBREAPER, 1);
    const int signals = ended_children();
    const pid_t self = ::getpid();
    const pid_t python = ::fork();
    if (python == 0) become_python(launch, channels, limits, folder, self);
    keep_only({channels.null, channels.null, channels.null, leash, ending, signals});
    Ending ending_told;
    if (python > 0) {
        ending_told.cause = wait_for_end(python, limits);
        ending_told.status = end_all(python);
    }
    remove_folder(folder);
    [[maybe_unused]] const auto written = ::write(ending_at, &ending_told, sizeof ending_told);
    ::_exit(0);
}

}  // namespace app
