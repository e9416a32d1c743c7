#pragma once

#include <dirent.h>
#include <signal.h>

#include <condition_variable>
#include <mutex>

#include "app/python_cell.hpp"
#include "support.hpp"

namespace test {

/// A cell whose end can be waited for.
class WaitedCell {
  public:
    explicit WaitedCell(app::CellLimits limits = {}) : cell([this] { ring(); }, limits) {}

    /// Waits until what is told of the run is as wanted.
    template <class Wanted>
    session::CellReport until(Wanted wanted) {
        while (true) {
            session::CellReport report = cell.report();
            if (wanted(report)) return report;
            std::unique_lock lock(mutex_);
            heard_.wait(lock, [this] { return rung_; });
            rung_ = false;
        }
    }
    session::CellReport until_end() {
        return until([](const auto& report) { return !session::is_busy(report.state); });
    }
    session::CellReport until_printed(std::size_t lines) {
        return until([lines](const auto& report) {
            return report.lines.size() >= lines || !session::is_busy(report.state);
        });
    }
    session::CellReport run(const std::string& code) {
        cell.run(code);
        return until_end();
    }

  private:
    void ring() {
        const std::lock_guard lock(mutex_);
        rung_ = true;
        heard_.notify_one();
    }

    std::mutex mutex_;
    std::condition_variable heard_;
    bool rung_ = false;

  public:
    app::PythonCell cell;  // last: it goes first, and rings until then
};

/// Waits until it holds; false where it never does.
template <class Holds>
bool comes_true(Holds holds) {
    for (int patience = 0; patience < 6000; ++patience) {
        if (holds()) return true;
        ::usleep(10'000);
    }
    return false;
}

inline bool is_gone(pid_t process) {
    return ::kill(process, 0) != 0;
}

inline std::size_t count_entries(const std::string& folder) {
    std::size_t count = 0;
    for ([[maybe_unused]] const auto& entry : std::filesystem::directory_iterator(folder)) ++count;
    return count;
}

/// Tests of runs, whose working folders are made in the test's own folder.
class CellTest : public InFolder {
  protected:
    CellTest() {
        if (const char* old = std::getenv("TMPDIR")) old_ = old;
        ::setenv("TMPDIR", folder.c_str(), 1);
    }
    ~CellTest() override {
        EXPECT_EQ(count_entries(folder), 0u) << "something was left behind";
        old_.empty() ? ::unsetenv("TMPDIR") : ::setenv("TMPDIR", old_.c_str(), 1);
    }

  private:
    std::string old_;
};

}  // namespace test
