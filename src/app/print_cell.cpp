#include "app/print_cell.hpp"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <string>
#include <vector>

#include "app/kept_output.hpp"
#include "app/python_cell.hpp"
#include "session/bridge.hpp"
#include "session/cell_code.hpp"

namespace app {

using session::CellReport;
using session::CellState;

namespace {

/// What the cell's thread rings and this one waits for.
class Bell {
  public:
    void ring() {
        const std::lock_guard lock(mutex_);
        rung_ = true;
        heard_.notify_one();
    }
    void wait() {
        std::unique_lock lock(mutex_);
        heard_.wait(lock, [this] { return rung_; });
        rung_ = false;
    }

  private:
    std::mutex mutex_;
    std::condition_variable heard_;
    bool rung_ = false;
};

std::string joined(const std::vector<std::string>& lines, std::size_t first, std::size_t end) {
    std::string text;
    for (std::size_t i = first; i < end; ++i) text += lines[i] + "\n";
    return text;
}

/// How many of these lines will not change any more, whatever is still printed.
std::size_t settled_lines(const CellReport& report) {
    if (!session::is_busy(report.state)) return report.lines.size();
    const std::size_t complete = report.lines.empty() ? 0 : report.lines.size() - 1;
    return std::min(complete, KeptOutput::lines_that_stay);
}

ExitCode tell_end(const CellReport& report, const session::Session& session,
                  const CellStreams& streams) {
    if (!report.error.trace.empty()) streams.complain(report.error.trace);
    if (!report.message.empty()) streams.complain(report.message);
    if (report.state == CellState::no_python) return machine_lacks;
    if (report.state != CellState::ended_well) return bad_input;
    if (report.numbers)
        streams.complain(
            session::compare_with_picture(session.lesson, session.state, *report.numbers).sentence);
    return all_well;
}

}  // namespace

ExitCode run_cell(const session::Session& session, const CellStreams& streams) {
    Bell bell;
    PythonCell cell([&] { bell.ring(); });
    cell.run(session::cell_code(session.lesson, session.state));
    std::size_t printed = 0;
    while (true) {
        bell.wait();
        const CellReport report = cell.report();
        const std::size_t settled = settled_lines(report);
        if (settled > printed && !streams.print(joined(report.lines, printed, settled)))
            return machine_lacks;
        printed = std::max(printed, settled);
        if (!session::is_busy(report.state)) return tell_end(report, session, streams);
    }
}

}  // namespace app
