#pragma once

#include <atomic>
#include <csignal>
#include <functional>
#include <thread>

#include "app/descriptor.hpp"

namespace app {

/// While it lives, SIGTERM, SIGHUP and SIGINT only ask for the end, so that there is time to keep
/// what changed. When it goes, a signal that came ends the program after all, and so does any of
/// them at once when it comes again. Signals that are ignored stay so. It holds for the threads
/// that are started after it: before it there must be no other.
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

    sigset_t usual_mask_;
    Descriptor signals_, enough_;  // each can be read once it has come
    std::atomic<int> came_ = 0;
    std::thread listener_;
};

}  // namespace app
