#include <sys/wait.h>

#include <set>
#include <sstream>

#include "cell_support.hpp"

namespace {

using session::CellReport;
using session::CellState;
using test::comes_true;
using test::is_gone;
using test::WaitedCell;
using LeavesNothing = test::CellTest;

/// Prints the numbers of the processes that it starts, each of which would go on for long.
struct Starts {
    const char* name;
    std::size_t processes;
    const char* code;
};
constexpr Starts starts[] = {
    {"a loop", 1, "import os\nprint(os.getpid())\nwhile True: pass"},
    {"a loop that does not want to end", 1, R"(
import os, signal
for number in (1, 2, 3, 15): signal.signal(number, signal.SIG_IGN)
print(os.getpid())
while True: pass)"},
    {"a program", 2, R"(
import os, subprocess
print(os.getpid())
program = subprocess.Popen(["sleep", "600"])
print(program.pid)
program.wait())"},
    {"a program in a shell in a session of its own", 3, R"(
import os, subprocess
print(os.getpid())
subprocess.run("echo $$; setsid sh -c 'trap \"\" TERM HUP; echo $$; sleep 600; sleep 600'", shell=True))"},
    {"a daemon", 2, R"(
import os, time
print(os.getpid())
if os.fork() == 0:
    os.setsid()
    if os.fork() > 0: os._exit(0)
    os.setsid()
    print(os.getpid())
    time.sleep(600)
time.sleep(600))"},
    {"a pool", 4, R"(
import multiprocessing, os, time
print(os.getpid())
def work(number):
    os.write(1, f"{os.getpid()}\n".encode())
    time.sleep(600)
with multiprocessing.Pool(3) as pool: pool.map(work, range(3)))"},
};

std::set<pid_t> processes_in(const CellReport& report) {
    std::set<pid_t> processes;
    for (const std::string& line : report.lines) processes.insert(std::stoi(line));
    return processes;
}

bool all_gone(const std::set<pid_t>& processes) {
    return std::all_of(processes.begin(), processes.end(), is_gone);
}

std::string children_of_this_process() {
    std::string children;
    for (const auto& thread : std::filesystem::directory_iterator("/proc/self/task"))
        children += test::text_of(thread.path() / "children");
    return children;
}

TEST_F(LeavesNothing, AfterStop) {
    WaitedCell cell;
    for (const Starts& start : starts) {
        cell.cell.run(start.code);
        const auto processes = processes_in(cell.until_printed(start.processes));
        EXPECT_EQ(processes.size(), start.processes) << start.name;
        cell.cell.stop();
        EXPECT_EQ(cell.until_end().state, CellState::stopped);
        EXPECT_TRUE(all_gone(processes)) << start.name;
        EXPECT_EQ(test::count_entries(folder), 0u);
    }
}

TEST_F(LeavesNothing, AfterTheCellIsGone) {
    for (const Starts& start : starts) {
        std::set<pid_t> processes;
        {
            WaitedCell cell;
            cell.cell.run(start.code);
            processes = processes_in(cell.until_printed(start.processes));
        }
        EXPECT_TRUE(all_gone(processes)) << start.name;
    }
}

TEST_F(LeavesNothing, AfterTheNextRun) {
    WaitedCell cell;
    cell.cell.run(starts[0].code);
    const auto processes = processes_in(cell.until_printed(1));
    EXPECT_EQ(cell.run("print(1)").lines, std::vector<std::string>{"1"});
    EXPECT_TRUE(all_gone(processes));
}

TEST_F(LeavesNothing, AfterTheCodeItselfHasEnded) {
    WaitedCell cell;
    const CellReport report = cell.run(R"(
import os, subprocess, time
print(subprocess.Popen(["sleep", "600"], start_new_session=True).pid)
if os.fork() == 0:
    print(os.getpid())
    open("begun", "w").close()
    time.sleep(600)
while not os.path.exists("begun"): pass)");
    EXPECT_EQ(report.state, CellState::ended_well) << report.error.trace;
    EXPECT_EQ(report.lines.size(), 2u);
    EXPECT_TRUE(all_gone(processes_in(report)));
}

TEST_F(LeavesNothing, OfBombs) {
    WaitedCell cell;
    for (const char* code : {"import os\nwhile True: os.fork()",
                             "import subprocess\nwhile True: subprocess.Popen(['sleep', '600'])"}) {
        const CellReport report = cell.run(code);
        EXPECT_EQ(report.state, CellState::failed) << report.message;
        EXPECT_EQ(report.message, "Stopped: the code started more than 32 processes.");
        EXPECT_EQ(children_of_this_process(), "");
    }
    // A process that is gone before it can be caught, over and over.
    EXPECT_EQ(cell.run("import os\nwhile True:\n    if os.fork(): os._exit(0)").state,
              CellState::ended_well);
}

TEST_F(LeavesNothing, InTheFolderEvenWhereNobodyMayLook) {
    const std::filesystem::path elsewhere = folder / "elsewhere";
    std::filesystem::create_directory(elsewhere);
    test::put(elsewhere / "kept", "kept");
    const CellReport report = WaitedCell().run("elsewhere = '" + elsewhere.string() + R"('
import os
os.makedirs("a/b/c")
for name in ("file", "a/b/file", "-rf", "new\nline"): open(name, "w").close()
os.symlink(elsewhere, "link")
os.chmod("a/b", 0)
os.chmod("a", 0)
os.chmod(".", 0))");
    EXPECT_EQ(report.state, CellState::ended_well) << report.error.trace;
    EXPECT_EQ(names_in_folder(), std::vector<std::string>{"elsewhere"});
    EXPECT_EQ(test::text_of(elsewhere / "kept"), "kept");
    std::filesystem::remove_all(elsewhere);
}

TEST_F(LeavesNothing, AfterTwoHundredRunsAndStops) {
    constexpr int runs = 200;
    const std::size_t descriptors = test::count_entries("/proc/self/fd");
    {
        WaitedCell cell;
        for (int i = 0; i < runs; ++i) {
            if (i % 2 == 0) {
                EXPECT_EQ(cell.run("print(1)").state, CellState::ended_well);
                continue;
            }
            cell.cell.run("print(1)\nwhile True: pass");
            if (i % 4 == 1) cell.until_printed(1);
            cell.cell.stop();
            EXPECT_EQ(cell.until_end().state, CellState::stopped);
        }
    }
    EXPECT_EQ(test::count_entries("/proc/self/fd"), descriptors);
    EXPECT_EQ(children_of_this_process(), "");
    EXPECT_EQ(test::count_entries(folder), 0u);
}

/// A process that runs a cell, as the window does, and writes what it prints to a pipe.
pid_t start_window(const Starts& start, int to_write) {
    const pid_t window = ::fork();
    if (window != 0) return window;
    WaitedCell cell;
    cell.cell.run(start.code);
    std::string text;
    for (const std::string& line : cell.until_printed(start.processes).lines) text += line + "\n";
    if (::write(to_write, text.data(), text.size()) < 0) ::_exit(1);
    while (true) ::pause();
}

TEST_F(LeavesNothing, AfterTheProgramWasKilled) {
    for (const int how : {SIGKILL, SIGSEGV, SIGTERM, SIGHUP})
        for (const Starts& start : starts) {
            int ends[2];
            ASSERT_EQ(::pipe(ends), 0);
            const pid_t window = start_window(start, ends[1]);
            char text[256] = {};
            ASSERT_GT(::read(ends[0], text, sizeof text - 1), 0);
            ::kill(window, how);
            ::waitpid(window, nullptr, 0);
            std::istringstream lines{text};
            std::set<pid_t> processes;
            for (pid_t process = 0; lines >> process;) processes.insert(process);
            EXPECT_EQ(processes.size(), start.processes) << start.name;
            EXPECT_TRUE(comes_true([&] { return all_gone(processes); })) << start.name;
            EXPECT_TRUE(comes_true([&] { return test::count_entries(folder) == 0; })) << start.name;
            ::close(ends[0]);
            ::close(ends[1]);
        }
}

TEST_F(LeavesNothing, WhereTheCodeStopsItsKeeper) {
    WaitedCell cell({.time = std::chrono::milliseconds(500)});
    const CellReport report = cell.run(R"(
import os, signal, time
print(os.getpid())
os.kill(os.getppid(), signal.SIGSTOP)
time.sleep(600))");
    EXPECT_EQ(report.state, CellState::timed_out);
    for (const pid_t process : processes_in(report)) EXPECT_TRUE(is_gone(process));
}

TEST_F(LeavesNothing, WhereTheCodeStopsItsKeeperAgainAndAgain) {
    WaitedCell cell({.time = std::chrono::milliseconds(500)});
    const CellReport report = cell.run(R"(
import os, signal
print(os.getpid())
while True: os.kill(os.getppid(), signal.SIGSTOP))");
    for (const pid_t process : processes_in(report)) EXPECT_TRUE(is_gone(process));
}

TEST_F(LeavesNothing, WhereTheCodeEndsItsKeeper) {
    const CellReport report = WaitedCell().run(R"(
import os, signal, subprocess, time
print(subprocess.Popen(["sleep", "600"], start_new_session=True).pid)
os.kill(os.getppid(), signal.SIGKILL)
time.sleep(600))");
    EXPECT_EQ(report.state, CellState::failed);
    const std::set<pid_t> processes = processes_in(report);
    ASSERT_EQ(processes.size(), 1u);
    EXPECT_TRUE(is_gone(*processes.begin()));
}

}  // namespace
