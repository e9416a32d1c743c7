#pragma once

#include <signal.h>

#include <atomic>

#include "app/python_cell.hpp"
#include "support.hpp"

namespace test {

/// A cell whose end can be waited for.
class WaitedCell {
  public:
    explicit WaitedCell(app::CellLimits limits = {}) : cell([this] { wake(); }, limits) {}

    /// Waits until what is told of the run is as wanted.
    template <class Wanted>
    session::CellReport until(Wanted wanted) {
        while (true) {
            session::CellReport report = cell.take_report();
            if (wanted(report)) return report;
            has_news_.wait(false);
            has_news_ = false;
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
    void wake() {
        has_news_ = true;
        has_news_.notify_one();
    }

    std::atomic<bool> has_news_ = false;

  public:
    app::PythonCell cell;  // last: it goes first, and wakes until then
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
