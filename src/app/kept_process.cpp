#include "app/kept_process.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <utility>

#include "app/descendants.hpp"
#include "app/descriptor.hpp"
#include "app/remove_folder.hpp"

namespace app {

using attention::Error;
using attention::Result;

namespace {

constexpr std::size_t largest_report = 4 << 20;

struct Pipe {
    Descriptor to_read, to_write;
};

Pipe open_pipe() {
    int ends[2] = {-1, -1};
    if (::pipe2(ends, O_CLOEXEC) != 0) return {};
    ::fcntl(ends[0], F_SETFL, O_NONBLOCK);
    return {Descriptor(ends[0]), Descriptor(ends[1])};
}

Descriptor file_in_memory(std::string_view bytes) {
    Descriptor file(::memfd_create("cell", MFD_CLOEXEC));
    if (!file.is_open() || !write_all(file.number(), bytes)) return {};
    ::lseek(file.number(), 0, SEEK_SET);
    return file;
}

/// An empty folder of this user alone; empty text where there can be none.
std::string create_folder() {
    std::error_code error;
    std::filesystem::path parent = std::filesystem::temp_directory_path(error);
    if (error) parent = "/tmp";
    std::string folder = parent / "attention-in-pictures-XXXXXX";
    return ::mkdtemp(folder.data()) != nullptr ? folder : "";
}

Error cannot_run(std::string_view what) {
    return {fmt::format("The cell cannot run: this machine has {} ({}). Make room and try again.",
                        what, std::strerror(errno))};
}

/// Gives all that can be read now to `take`; false once there will be no more.
template <class Take>
bool drain(const Descriptor& from, Take take) {
    char block[1 << 16];
    while (true) {
        const ssize_t count = ::read(from.number(), block, sizeof block);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return count < 0 && errno == EAGAIN;
        take(std::string_view(block, static_cast<std::size_t>(count)));
    }
}

/// All that the program needs to follow a run.
struct Run {
    Pipe output = open_pipe();
    Pipe report = open_pipe();
    Pipe ending = open_pipe();

    bool is_ready() const {
        return output.to_write.is_open() && report.to_write.is_open() && ending.to_write.is_open();
    }
    void close_far_ends() {
        for (Pipe* pipe : {&output, &report, &ending}) pipe->to_write.close();
    }
};

/// A keeper that the code has stopped or is holding up is woken once it should end the run, and
/// ended after as much again.
class Overdue {
  public:
    Overdue(pid_t keeper, const CellLimits& limits)
        : keeper_(keeper), end_(Clock::now() + limits.time + patience) {}

    void look(bool let_go) {
        if (let_go && !std::exchange(let_go_, true)) end_ = std::min(end_, Clock::now() + patience);
        const Clock::time_point now = Clock::now();
        if (let_go_ || now >= end_) ::kill(keeper_, SIGCONT);
        if (now >= end_ + patience) ::kill(keeper_, SIGKILL);
    }
    static constexpr int between_looks = 250;  // milliseconds

  private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::seconds patience{2};

    pid_t keeper_;
    bool let_go_ = false;
    Clock::time_point end_;
};

/// Until the keeper is done: then nobody is left who could write, and what is in the pipes is all.
KeptRun follow(Run& run, Overdue overdue, int leash,
               const std::function<void(std::string_view)>& take_output) {
    KeptRun ended;
    ended.ending.cause = Ending::Cause::keeper_lost;
    const auto take_report = [&](std::string_view bytes) {
        if (ended.report.size() < largest_report) ended.report += bytes;
    };
    bool kept = true;
    while (kept) {
        pollfd events[] = {{run.output.to_read.number(), POLLIN, 0},
                           {run.report.to_read.number(), POLLIN, 0},
                           {run.ending.to_read.number(), POLLIN, 0}};
        ::poll(events, 3, Overdue::between_looks);
        pollfd held = {leash, POLLIN, 0};
        overdue.look(::poll(&held, 1, 0) > 0);
        kept = events[2].revents == 0;
        if (!drain(run.output.to_read, take_output)) run.output.to_read.close();
        if (!drain(run.report.to_read, take_report)) run.report.to_read.close();
    }
    Ending ending;
    if (::read(run.ending.to_read.number(), &ending, sizeof ending) == sizeof ending)
        ended.ending = ending;
    return ended;
}

}  // namespace

Result<KeptRun> run_kept(const Launch& launch, const CellLimits& limits, int leash,
                         const std::function<void(std::string_view)>& take_output) {
    ::prctl(PR_SET_CHILD_SUBREAPER, 1);  // for what a keeper leaves behind that the code has ended
    const std::string folder = create_folder();
    if (folder.empty()) return cannot_run("no room for its folder");
    Run run;
    const Descriptor null(::open("/dev/null", O_RDWR | O_CLOEXEC));
    const Descriptor script = file_in_memory(launch.script);
    const Descriptor code = file_in_memory(launch.code);
    const bool ready = run.is_ready() && null.is_open() && script.is_open() && code.is_open();
    const pid_t keeper = ready ? ::fork() : -1;
    if (keeper == 0)
        keep(launch,
             {.null = null.number(),
              .script = script.number(),
              .code = code.number(),
              .output = run.output.to_write.number(),
              .report = run.report.to_write.number()},
             limits, folder, leash, run.ending.to_write.number());
    if (keeper < 0) {
        const Error error = cannot_run("no room for another process");
        remove_folder(folder);
        return error;
    }
    run.close_far_ends();
    KeptRun ended = follow(run, Overdue(keeper, limits), leash, take_output);
    ::waitpid(keeper, nullptr, 0);
    if (ended.ending.cause == Ending::Cause::keeper_lost) {
        end_children();
        remove_folder(folder);
    }
    return ended;
}

}  // namespace app
