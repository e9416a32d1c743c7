#pragma once

#include <attention/result.hpp>
#include <memory>

#include "app/pixels.hpp"

namespace app {

/// Dear ImGui's draw data through OpenGL 3.3, in the context that is current. It lives between a
/// ui::Frame's making and its end.
class Renderer {
  public:
    using Function = void (*)();
    using FunctionNamed = Function (*)(const char* name);

    static attention::Result<std::unique_ptr<Renderer>> create(FunctionNamed function_named);
    ~Renderer();
    Renderer(const Renderer&) = delete;
    Renderer& operator=(const Renderer&) = delete;

    int largest_texture() const;

    /// Before a frame is built. `fonts_are_new`: what ui::Frame::fit said.
    void prepare(bool fonts_are_new);

    /// Draws the frame that was built, over all of the window or framebuffer.
    void draw();

  private:
    Renderer() = default;
};

/// What is drawn to, and can be read from, where there is no window.
class Framebuffer {
  public:
    static attention::Result<std::unique_ptr<Framebuffer>> create(int width, int height);
    ~Framebuffer();
    Framebuffer(const Framebuffer&) = delete;
    Framebuffer& operator=(const Framebuffer&) = delete;

    Pixels read() const;

  private:
    Framebuffer(int width, int height);

    int width_;
    int height_;
    unsigned framebuffer_ = 0;
    unsigned colours_ = 0;
};

}  // namespace app
