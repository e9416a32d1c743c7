#include "app/end_signals.hpp"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <semaphore>

namespace {

constexpr int kept = 17;  // an exit code of nobody else

/// How a process ends that is told to end once it stands, and then does its last things.
template <class Last>
int status_after(int signal, Last last) {
    const pid_t process = ::fork();
    if (process == 0) {
        std::binary_semaphore woken{0};
        const app::EndSignals ends([&] { woken.release(); });
        ::kill(::getpid(), signal);
        woken.acquire();
        last(ends);
    }
    int status = 0;
    ::waitpid(process, &status, 0);
    return status;
}

TEST(EndSignals, LeaveTimeForTheLastThings) {
    for (const int signal : {SIGTERM, SIGHUP, SIGINT}) {
        const int status = status_after(
            signal, [](const app::EndSignals& ends) { ::_exit(ends.came() ? kept : 0); });
        EXPECT_TRUE(WIFEXITED(status)) << signal;
        EXPECT_EQ(WEXITSTATUS(status), kept) << signal;
    }
}

TEST(EndSignals, EndTheProgramAfterwardsAsTheyWouldHave) {
    for (const int signal : {SIGTERM, SIGHUP, SIGINT}) {
        const int status = status_after(signal, [](const app::EndSignals&) {});
        EXPECT_TRUE(WIFSIGNALED(status)) << signal;
        EXPECT_EQ(WTERMSIG(status), signal);
    }
}

TEST(EndSignals, EndItAtOnceWhenTheyComeAgain) {
    const int status = status_after(SIGTERM, [](const app::EndSignals&) {
        ::kill(::getpid(), SIGTERM);
        ::sleep(60);  // another thread takes it
        ::_exit(kept);
    });
    EXPECT_TRUE(WIFSIGNALED(status));
}

TEST(EndSignals, ThatAreIgnoredStaySo) {
    const pid_t process = ::fork();
    if (process == 0) {
        std::signal(SIGHUP, SIG_IGN);
        {
            const app::EndSignals ends([] {});
            ::kill(::getpid(), SIGHUP);
        }
        ::_exit(std::signal(SIGHUP, SIG_IGN) == SIG_IGN ? kept : 0);
    }
    int status = 0;
    ::waitpid(process, &status, 0);
    EXPECT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), kept);
}

}  // namespace
