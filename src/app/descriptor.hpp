#pragma once

#include <unistd.h>

#include <string_view>
#include <utility>

namespace app {

/// A file descriptor, closed on leaving, so that no early return forgets it.
class Descriptor {
  public:
    Descriptor() = default;
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() { close(); }
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(number_, other.number_);
        other.close();
        return *this;
    }

    bool is_open() const { return number_ >= 0; }
    int number() const { return number_; }

    /// Some file systems tell of a full disk only here.
    bool close() { return number_ < 0 || ::close(std::exchange(number_, -1)) == 0; }

  private:
    int number_ = -1;
};

/// False where that could not be, and errno says why.
bool write_all(int descriptor, std::string_view bytes);

}  // namespace app
