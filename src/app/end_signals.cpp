#include "app/end_signals.hpp"

#include <poll.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <utility>

namespace app {
namespace {

sigset_t end_signals_heeded() {
    sigset_t signals;
    sigemptyset(&signals);
    for (const int number : {SIGTERM, SIGHUP, SIGINT}) {
        struct sigaction action {};
        ::sigaction(number, nullptr, &action);
        if (action.sa_handler != SIG_IGN) sigaddset(&signals, number);
    }
    return signals;
}

}  // namespace

EndSignals::EndSignals(std::function<void()> wake) {
    const sigset_t signals = end_signals_heeded();
    signals_ = Descriptor(::signalfd(-1, &signals, SFD_CLOEXEC));
    enough_ = Descriptor(::eventfd(0, EFD_CLOEXEC));
    if (!signals_.is_open() || !enough_.is_open()) return;  // then they end the program at once
    ::pthread_sigmask(SIG_BLOCK, &signals, &usual_mask_);
    listener_ = std::thread([this, wake = std::move(wake)] { listen(wake); });
}

EndSignals::~EndSignals() {
    if (!listener_.joinable()) return;
    ::eventfd_write(enough_.number(), 1);
    listener_.join();
    ::pthread_sigmask(SIG_SETMASK, &usual_mask_, nullptr);
    if (came()) ::raise(came_);
}

void EndSignals::listen(const std::function<void()>& wake) {
    pollfd events[] = {{signals_.number(), POLLIN, 0}, {enough_.number(), POLLIN, 0}};
    while (events[1].revents == 0) {
        ::poll(events, 2, -1);
        if (events[0].revents == 0) continue;
        signalfd_siginfo signal;
        if (::read(signals_.number(), &signal, sizeof signal) != sizeof signal) continue;
        came_ = static_cast<int>(signal.ssi_signo);
        // Taken by this thread, the next one does what it always does.
        ::pthread_sigmask(SIG_SETMASK, &usual_mask_, nullptr);
        wake();
    }
}

}  // namespace app
