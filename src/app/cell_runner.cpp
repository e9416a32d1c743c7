#include "app/cell_runner.hpp"

#include <utility>

namespace app {

CellRunner::CellRunner(std::function<void()> wake)
    : cell_([this, wake = std::move(wake)] {
          has_news_ = true;
          wake();
      }) {}

void CellRunner::show_news(ui::Frame& frame) {
    if (has_news_.exchange(false)) frame.show_run(cell_.take_report());
}

void CellRunner::do_what_was_asked(const ui::FrameReport& report) {
    // Not before there is a cell to see: it takes the machine a moment.
    if (report.shows_code_cell && !std::exchange(has_looked_, true)) cell_.look_for_python();
    if (report.stop) cell_.stop();
    if (report.run) cell_.run(*report.run);
}

}  // namespace app
