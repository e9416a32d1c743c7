#include "app/python_cell.hpp"

#include <fcntl.h>
#include <unistd.h>

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
    end_worker();
}

void PythonCell::end_worker() {
    leash_.close();
    if (worker_.joinable()) worker_.join();
}

void PythonCell::start_worker(std::function<void(int leash)> work) {
    int ends[2] = {-1, -1};
    const bool ready = ::pipe2(ends, O_CLOEXEC) == 0;
    leash_ = Descriptor(ends[1]);
    Descriptor end(ends[0]);
    try {
        if (ready)
            worker_ =
                std::thread([work = std::move(work), end = std::move(end)] { work(end.number()); });
    } catch (const std::system_error&) {  // no thread to be had
    }
    if (!worker_.joinable())
        tell([](CellReport& report) {
            report.state = CellState::failed;
            report.message = "The cell cannot run: this machine is too busy. Close something.";
        });
}

void PythonCell::look_for_python() {
    if (knows_python() || is_busy()) return;
    end_worker();
    start_worker([this](int leash) {
        if (find_versions(leash)) tell([](CellReport& report) { report.state = CellState::idle; });
    });
}

void PythonCell::run(std::string code) {
    end_worker();
    tell([this](CellReport& report) {
        report = {.state = CellState::running, .versions = std::move(report.versions)};
        output_ = {};
    });
    start_worker([this, code = std::move(code)](int leash) {
        if (knows_python() || find_versions(leash)) run_now(code, leash);
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

void PythonCell::tell(const std::function<void(CellReport&)>& change) {
    bool had_news = false;
    {
        const std::lock_guard lock(mutex_);
        change(report_);
        had_news = std::exchange(has_news_, true);
    }
    if (!had_news) wake_();
}

bool PythonCell::find_versions(int leash) {
    tell([](CellReport& report) { report.state = CellState::looking_for_python; });
    auto versions = find_python(places_of_python(), limits_, leash);
    tell([&](CellReport& report) {
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

void PythonCell::run_now(std::string code, int leash) {
    Launch launch = {
        .script = run_cell_script(), .code = std::move(code), .environment = cell_environment()};
    tell([&](CellReport& report) {
        report.state = CellState::running;
        launch.python = report.versions->path;
    });
    const auto ended = run_kept(launch, limits_, leash, [this](std::string_view bytes) {
        tell([&](CellReport&) { output_.add(bytes); });
    });
    tell([&](CellReport& report) {
        if (ended) return tell_outcome(*ended, limits_, report);
        report.state = CellState::failed;
        report.message = ended.error().message;
    });
}

}  // namespace app
