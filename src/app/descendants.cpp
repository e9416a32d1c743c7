#include "app/descendants.hpp"

#include <dirent.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <charconv>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "app/descriptor.hpp"

namespace app {

namespace {

/// The numbers that stand in a file with spaces between.
void add_numbers(const std::string& path, std::vector<pid_t>& numbers) {
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file.is_open()) return;
    std::string text;
    char block[4096];
    for (ssize_t count = 0; (count = ::read(file.number(), block, sizeof block)) > 0;)
        text.append(block, static_cast<std::size_t>(count));
    const char* const end = text.data() + text.size();
    for (const char* at = text.data(); at < end; ++at) {
        pid_t number = 0;
        at = std::from_chars(at, end, number).ptr;
        if (number > 0) numbers.push_back(number);
    }
}

/// Each thread of a process has children of its own.
std::vector<pid_t> children_of(pid_t process) {
    std::vector<pid_t> children;
    const std::string threads = fmt::format("/proc/{}/task", process);
    DIR* const folder = ::opendir(threads.c_str());
    if (folder == nullptr) return children;
    while (const dirent* thread = ::readdir(folder))
        if (thread->d_name[0] != '.')
            add_numbers(fmt::format("{}/{}/children", threads, thread->d_name), children);
    ::closedir(folder);
    return children;
}

}  // namespace

std::size_t count_descendants(std::size_t most) {
    std::vector<pid_t> found = children_of(::getpid());
    for (std::size_t i = 0; i < found.size() && found.size() <= most; ++i)
        for (const pid_t child : children_of(found[i])) found.push_back(child);
    return found.size();
}

void collect_orphans(pid_t except) {
    for (const pid_t child : children_of(::getpid()))
        if (child != except) ::waitpid(child, nullptr, WNOHANG);
}

void end_children() {
    constexpr int most_rounds = 5000;  // then what is left does not answer even to this
    constexpr std::chrono::milliseconds pause{1};
    for (int round = 0; round < most_rounds; ++round) {
        // The children of those become ours, and have their turn in the next round.
        for (const pid_t child : children_of(::getpid())) ::kill(child, SIGKILL);
        pid_t collected = 0;
        while ((collected = ::waitpid(-1, nullptr, WNOHANG)) > 0) continue;
        if (collected < 0) return;
        std::this_thread::sleep_for(pause);
    }
}

int end_all(pid_t leader) {
    // The group at one stroke: no process of it can fork itself out of this.
    ::kill(-leader, SIGKILL);
    ::kill(leader, SIGKILL);  // should it not lead one yet
    int status = 0;
    ::waitpid(leader, &status, 0);
    end_children();
    return status;
}

}  // namespace app
