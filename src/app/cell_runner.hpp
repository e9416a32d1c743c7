#pragma once

#include <atomic>
#include <functional>

#include "app/python_cell.hpp"
#include "ui/frame.hpp"

namespace app {

/// Between the window and the Python cell: does what the learner asked of it, and shows its news.
class CellRunner {
  public:
    /// `wake` ends the window's waiting. It is called from any thread.
    explicit CellRunner(std::function<void()> wake);

    void show_news(ui::Frame& frame);
    void do_what_was_asked(const ui::FrameReport& report);

  private:
    std::atomic<bool> has_news_ = false;
    bool has_looked_ = false;
    PythonCell cell_;
};

}  // namespace app
