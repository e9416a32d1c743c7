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

/// Runs the code of the cell with this machine's Python, in a sandbox, and goes on meanwhile.
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

    /// Ends the run before, if it goes on, and waits until nothing is left of it.
    void run(std::string code);

    void stop();

    /// All that there is to tell by now.
    session::CellReport take_report();

  private:
    void end_worker();
    void start_worker(std::function<void(int leash)> work);
    bool is_busy() const;
    bool knows_python() const;
    bool find_versions(int leash);
    void run_now(std::string code, int leash);
    /// Changes the report, and wakes who waits for it.
    void tell(const std::function<void(session::CellReport&)>& change);

    const std::function<void()> wake_;
    const CellLimits limits_;
    mutable std::mutex mutex_;  // of the three below
    session::CellReport report_;
    KeptOutput output_;
    bool has_news_ = false;  // in the report, since it was taken
    Descriptor leash_;  // closed: what runs must end. The kernel closes it where this process dies.
    std::thread worker_;
};

}  // namespace app
