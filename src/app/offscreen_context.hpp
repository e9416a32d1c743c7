#pragma once

#include <attention/result.hpp>
#include <memory>

namespace app {

/// An OpenGL 3.3 context of this thread that needs no window and no display.
class OffscreenContext {
  public:
    static attention::Result<std::unique_ptr<OffscreenContext>> create();
    ~OffscreenContext();
    OffscreenContext(const OffscreenContext&) = delete;
    OffscreenContext& operator=(const OffscreenContext&) = delete;

    /// For loading OpenGL's functions.
    using Function = void (*)();
    static Function function_named(const char* name);

  private:
    OffscreenContext(void* display, void* context) : display_(display), context_(context) {}

    void* display_;
    void* context_;
};

}  // namespace app
