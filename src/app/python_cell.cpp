#include "app/python_cell.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <memory>
#include <system_error>
#include <utility>

#include "app/assets.hpp"
#include "app/cell_outcome.hpp"
#include "app/kept_process.hpp"
#include "app/python_search.hpp"

namespace app {

using session::CellReport;
using session::CellState;

PythonCell::PythonCell(std::function<void()> wake, CellLimits limits)
    : wake_(std::move(wake)), limits_(limits) {}

PythonCell::~PythonCell() {
    leash_.close();
}

int PythonCell::next_task() {
    const std::lock_guard lock(mutex_);
    return ++task_;
}

void PythonCell::start_worker(int task, std::function<void(const Task&)> work) {
    int ends[2] = {-1, -1};
    const bool ready = ::pipe2(ends, O_CLOEXEC) == 0;
    leash_ = Descriptor(ends[1]);
    Descriptor end(ends[0]);
    const auto before = std::make_shared<std::jthread>(std::move(worker_));
    try {
        if (!ready) throw std::system_error(errno, std::generic_category());
        worker_ = std::jthread([task, work = std::move(work), end = std::move(end), before] {
            if (before->joinable()) before->join();
            work({.number = task, .leash = end.number()});
        });
    } catch (const std::system_error&) {
        worker_ = std::move(*before);
        tell(task, [](CellReport& report) {
            report.state = CellState::failed;
            report.message = "The cell cannot run: this machine is too busy. Close something.";
        });
    }
}

void PythonCell::look_for_python() {
    if (knows_python() || is_busy()) return;
    start_worker(next_task(), [this](const Task& task) {
        if (find_versions(task))
            tell(task.number, [](CellReport& report) { report.state = CellState::idle; });
    });
}

void PythonCell::run(std::string code) {
    const int task = next_task();
    tell(task, [this](CellReport& report) {
        report = {.state = CellState::running, .versions = std::move(report.versions)};
        output_ = {};
    });
    start_worker(task, [this, code = std::move(code)](const Task& now) {
        if (knows_python() || find_versions(now)) run_now(code, now);
    });
}

void PythonCell::stop() {
    leash_.close();
}

bool PythonCell::is_busy() const {
    const std::lock_guard lock(mutex_);
    return session::is_busy(report_.state);
}

bool PythonCell::knows_python() const {
    const std::lock_guard lock(mutex_);
    return report_.versions.has_value();
}

CellReport PythonCell::take_report() {
    const std::lock_guard lock(mutex_);
    has_news_ = false;
    CellReport report = report_;
    report.lines = output_.lines();
    report.settled_lines = output_.settled_lines();
    return report;
}

bool PythonCell::tell(int task, const Change& change) {
    bool had_news = false;
    {
        const std::lock_guard lock(mutex_);
        if (task != task_) return false;
        change(report_);
        had_news = std::exchange(has_news_, true);
    }
    if (!had_news) wake_();
    return true;
}

bool PythonCell::find_versions(const Task& task) {
    if (!tell(task.number,
              [](CellReport& report) { report.state = CellState::looking_for_python; }))
        return false;
    auto versions = find_python(places_of_python(), limits_, task.leash);
    tell(task.number, [&](CellReport& report) {
        if (versions) {
            report.versions = *versions;
            return;
        }
        report.message = versions.error().message;
        report.state = CellState::no_python;
        if (report.message.empty()) tell_stop(report);
    });
    return static_cast<bool>(versions);
}

void PythonCell::run_now(std::string code, const Task& task) {
    Launch launch = {
        .script = run_cell_script(), .code = std::move(code), .environment = cell_environment()};
    const bool is_wanted = tell(task.number, [&](CellReport& report) {
        report.state = CellState::running;
        launch.python = report.versions->path;
    });
    if (!is_wanted) return;
    const auto ended = run_kept(launch, limits_, task.leash, [&](std::string_view bytes) {
        tell(task.number, [&](CellReport&) { output_.add(bytes); });
    });
    tell(task.number, [&](CellReport& report) {
        if (ended) return tell_outcome(*ended, limits_, report);
        report.state = CellState::failed;
        report.message = ended.error().message;
    });
}

}  // namespace app
