#pragma once

#include <atomic>
#include <functional>
#include <thread>

#include "app/descriptor.hpp"

namespace app {

/// While it lives, SIGTERM, SIGHUP and SIGINT only ask for the end, so that there is time to keep
/// what changed. When it goes, a signal that came ends the program after all, and so does the same
/// signal at once when it comes again. Signals that are ignored stay so.
class EndSignals {
  public:
    /// `wake` is called from another thread.
    explicit EndSignals(std::function<void()> wake);
    ~EndSignals();
    EndSignals(const EndSignals&) = delete;
    EndSignals& operator=(const EndSignals&) = delete;

    bool came() const { return came_ != 0; }

  private:
    void listen(const std::function<void()>& wake);

    Descriptor heard_, told_;
    std::atomic<int> came_ = 0;
    std::thread listener_;
};

}  // namespace app
