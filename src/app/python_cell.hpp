#pragma once

#include <functional>
#include <mutex>
#include <string>
#include <thread>

#include "app/descriptor.hpp"
#include "app/kept_output.hpp"
#include "app/sandbox.hpp"
#include "session/cell_report.hpp"

namespace app {

/// Runs the code of the cell with this machine's Python, in a sandbox. Nothing but the end of this
/// object waits.
/// For one thread, which calls all of this. Nothing that a run started outlives it, nor Stop, nor
/// this object, nor this process, however that ends.
class PythonCell {
  public:
    /// `wake` is called, from any thread, when there is something new in the report; then not again
    /// until it has been taken.
    explicit PythonCell(std::function<void()> wake, CellLimits limits = {});
    ~PythonCell();
    PythonCell(const PythonCell&) = delete;
    PythonCell& operator=(const PythonCell&) = delete;

    /// So that the versions can be shown before the first run. Does nothing where they are known.
    void look_for_python();

    /// Ends the run before, if it goes on. This one begins once nothing is left of that.
    void run(std::string code);

    void stop();

    /// All that there is to tell by now.
    session::CellReport take_report();

  private:
    /// A run or search, for the thread that works on it.
    struct Task {
        int number = 0;
        int leash = -1;
    };
    using Change = std::function<void(session::CellReport&)>;

    int next_task();
    void start_worker(int task, std::function<void(const Task&)> work);
    bool is_busy() const;
    bool knows_python() const;
    bool find_versions(const Task& task);
    void run_now(std::string code, const Task& task);
    /// Changes the report, and wakes who waits for it; unless it is of a task that another
    /// followed: then gives false.
    bool tell(int task, const Change& change);

    const std::function<void()> wake_;
    const CellLimits limits_;
    mutable std::mutex mutex_;  // of the four below
    int task_ = 0;
    session::CellReport report_;
    KeptOutput output_;
    bool has_news_ = false;  // in the report, since it was taken
    Descriptor leash_;  // closed: what runs must end. The kernel closes it where this process dies.
    std::jthread worker_;  // last: it is waited for while all else is still there
};

}  // namespace app
