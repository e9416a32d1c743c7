#pragma once

#include <string>
#include <utility>
#include <variant>

namespace attention {

/// Why something could not be done, in one line a learner or teacher understands:
/// what is wrong, where, and what to do.
struct Error {
    std::string message;
};

/// A value, or the Error that says why there is none.
template <class T>
class [[nodiscard]] Result {
  public:
    Result(T value) : content_(std::move(value)) {}
    Result(Error error) : content_(std::move(error)) {}

    explicit operator bool() const { return std::holds_alternative<T>(content_); }

    const T& operator*() const& { return std::get<T>(content_); }
    T& operator*() & { return std::get<T>(content_); }
    T&& operator*() && { return std::get<T>(std::move(content_)); }
    const T* operator->() const { return &std::get<T>(content_); }
    T* operator->() { return &std::get<T>(content_); }

    const Error& error() const { return std::get<Error>(content_); }

  private:
    std::variant<T, Error> content_;
};

/// For a step that gives nothing back but may fail.
using Outcome = Result<std::monostate>;

}  // namespace attention
