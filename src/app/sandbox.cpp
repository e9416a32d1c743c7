#include "app/sandbox.hpp"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>

namespace app {

namespace {

constexpr rlim_t largest_file = 16 << 20;
constexpr rlim_t most_descriptors = 256;
constexpr int politeness = 5;  // so that the window and the keeper come first

void close_from(int first) {
    if (::close_range(static_cast<unsigned>(first), ~0U, 0) == 0) return;
    for (int number = first; number < ::sysconf(_SC_OPEN_MAX); ++number) ::close(number);
}

/// What this process ignores or blocks would be ignored and blocked in Python too.
void use_default_signals() {
    for (int number = 1; number < NSIG; ++number) ::signal(number, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
}

template <class Resource>
void limit(Resource resource, rlim_t most) {
    struct rlimit now {};
    ::getrlimit(resource, &now);
    most = std::min(most, now.rlim_max);
    const struct rlimit wanted { most, most };
    ::setrlimit(resource, &wanted);
}

void hold_to(const CellLimits& limits) {
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(limits.time).count();
    // The keeper watches the time; this holds where the keeper itself is held up.
    limit(RLIMIT_CPU, static_cast<rlim_t>(seconds) + 2);
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_FSIZE, largest_file);
    limit(RLIMIT_NOFILE, most_descriptors);
    limit(RLIMIT_AS, limits.memory);
}

std::vector<char*> pointers_to(std::vector<std::string>& texts) {
    std::vector<char*> pointers;
    for (std::string& text : texts) pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return pointers;
}

}  // namespace

void keep_only(const std::vector<int>& wanted) {
    const int count = static_cast<int>(wanted.size());
    std::vector<int> safe;  // beyond the numbers that are to be taken
    for (const int number : wanted) safe.push_back(::fcntl(number, F_DUPFD, count));
    for (int i = 0; i < count; ++i)
        if (::dup2(safe[static_cast<std::size_t>(i)], i) < 0) ::close(i);
    close_from(count);
}

void become_python(const Launch& launch, const Channels& channels, const CellLimits& limits,
                   const std::string& folder, pid_t parent) {
    constexpr int cannot_start = 127;
    std::vector<std::string> words = {launch.python,    "-I", "-B", "-u", "-X", "utf8",
                                      "/proc/self/fd/3"};
    std::vector<std::string> environment = launch.environment;
    const std::vector<char*> word_pointers = pointers_to(words);
    const std::vector<char*> environment_pointers = pointers_to(environment);
    ::setsid();
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != parent || ::chdir(folder.c_str()) != 0) ::_exit(cannot_start);
    // No sudo or other program with more rights, which nobody here could end.
    ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    ::setpriority(PRIO_PROCESS, 0, politeness);
    ::umask(077);
    use_default_signals();
    keep_only({channels.null, channels.output, channels.output, channels.script, channels.code,
               channels.report});
    hold_to(limits);
    ::execve(launch.python.c_str(), word_pointers.data(), environment_pointers.data());
    ::_exit(cannot_start);
}

}  // namespace app
