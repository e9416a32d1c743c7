#include "app/print_cell.hpp"

#include <algorithm>
#include <atomic>
#include <string>
#include <vector>

#include "app/python_cell.hpp"
#include "session/bridge.hpp"

namespace app {

using session::CellReport;
using session::CellState;

namespace {

std::string joined(const std::vector<std::string>& lines, std::size_t first, std::size_t end) {
    std::string text;
    for (std::size_t i = first; i < end; ++i) text += lines[i] + "\n";
    return text;
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

ExitCode run_cell(const std::string& code, const session::Session& session,
                  const CellStreams& streams) {
    std::atomic<bool> has_news = false;
    PythonCell cell([&] {
        has_news = true;
        has_news.notify_one();
    });
    cell.run(code);
    std::size_t printed = 0;
    while (true) {
        has_news.wait(false);
        has_news = false;
        const CellReport report = cell.take_report();
        const bool goes_on = session::is_busy(report.state);
        const std::size_t settled = goes_on ? report.settled_lines : report.lines.size();
        if (settled > printed && !streams.print(joined(report.lines, printed, settled)))
            return machine_lacks;
        printed = std::max(printed, settled);
        if (!goes_on) return tell_end(report, session, streams);
    }
}

}  // namespace app
