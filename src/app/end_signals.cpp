#include "app/end_signals.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <utility>

namespace app {
namespace {

constexpr int end_signals[] = {SIGTERM, SIGHUP, SIGINT};
constexpr unsigned char enough = 0;  // no signal has this number

int tell_through = -1;  // of all that there is, a handler is given nothing

void tell(int number) {
    const int before = errno;
    const auto byte = static_cast<unsigned char>(number);
    [[maybe_unused]] const ssize_t ignored = ::write(tell_through, &byte, 1);
    errno = before;
}

void handle(int number) {
    struct sigaction action {};
    ::sigaction(number, nullptr, &action);
    if (action.sa_handler == SIG_IGN) return;
    action = {};
    action.sa_handler = tell;
    action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
    ::sigaction(number, &action, nullptr);
}

void handle_no_more(int number) {
    struct sigaction action {};
    ::sigaction(number, nullptr, &action);
    if (action.sa_handler == tell) ::signal(number, SIG_DFL);
}

}  // namespace

EndSignals::EndSignals(std::function<void()> wake) {
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0) return;  // then they end the program at once
    heard_ = Descriptor(ends[0]);
    told_ = Descriptor(ends[1]);
    tell_through = told_.number();
    listener_ = std::thread([this, wake = std::move(wake)] { listen(wake); });
    for (const int number : end_signals) handle(number);
}

EndSignals::~EndSignals() {
    if (!told_.is_open()) return;
    for (const int number : end_signals) handle_no_more(number);
    tell(enough);
    listener_.join();
    if (came()) ::raise(came_);
}

void EndSignals::listen(const std::function<void()>& wake) {
    unsigned char number = enough;
    while (true) {
        const ssize_t count = ::read(heard_.number(), &number, 1);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0 || number == enough) return;
        came_ = number;
        wake();
    }
}

}  // namespace app
