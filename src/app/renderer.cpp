#include "app/renderer.hpp"

#include <fmt/format.h>
#include <glad/gl.h>
#include <imgui.h>
#include <imgui_impl_opengl3.h>

#include <algorithm>
#include <cstddef>

namespace app {

using attention::Error;
using attention::Result;

namespace {

constexpr const char* remedy = "update the graphics driver, or start with LIBGL_ALWAYS_SOFTWARE=1";

int limit(GLenum name) {
    GLint value = 0;
    glGetIntegerv(name, &value);
    return value;
}

/// OpenGL has the lowest row first.
void turn_over(Pixels& pixels) {
    const auto row = static_cast<std::ptrdiff_t>(pixels.width) * 3;
    for (int top = 0, bottom = pixels.height - 1; top < bottom; ++top, --bottom) {
        const auto upper = pixels.bytes.begin() + top * row;
        std::swap_ranges(upper, upper + row, pixels.bytes.begin() + bottom * row);
    }
}

}  // namespace

Result<std::unique_ptr<Renderer>> Renderer::create(FunctionNamed function_named) {
    const int version = gladLoadGL(function_named);
    if (version < GLAD_MAKE_VERSION(3, 3))
        return Error{fmt::format("this needs OpenGL 3.3 and found {}.{}: {}",
                                 GLAD_VERSION_MAJOR(version), GLAD_VERSION_MINOR(version), remedy)};
    if (!ImGui_ImplOpenGL3_Init("#version 330 core"))
        return Error{fmt::format("OpenGL 3.3 could not be loaded: {}", remedy)};
    return std::unique_ptr<Renderer>(new Renderer);
}

Renderer::~Renderer() {
    ImGui_ImplOpenGL3_Shutdown();
}

int Renderer::largest_texture() const {
    return limit(GL_MAX_TEXTURE_SIZE);
}

void Renderer::prepare(bool fonts_are_new) {
    if (fonts_are_new) ImGui_ImplOpenGL3_DestroyDeviceObjects();
    ImGui_ImplOpenGL3_NewFrame();  // makes what is not there, the font texture too
}

void Renderer::draw() {
    const ImVec4 ground = ImGui::GetStyle().Colors[ImGuiCol_WindowBg];
    glClearColor(ground.x, ground.y, ground.z, 1.0f);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
}

Result<std::unique_ptr<Framebuffer>> Framebuffer::create(int width, int height) {
    const int largest = limit(GL_MAX_RENDERBUFFER_SIZE);
    if (width > largest || height > largest)
        return Error{fmt::format("OpenGL draws at most {}x{} pixels here: ask for a smaller size",
                                 largest, largest)};
    std::unique_ptr<Framebuffer> framebuffer(new Framebuffer(width, height));
    if (glCheckFramebufferStatus(GL_FRAMEBUFFER) != GL_FRAMEBUFFER_COMPLETE ||
        glGetError() != GL_NO_ERROR)
        return Error{fmt::format("OpenGL has no room for {}x{} pixels: ask for a smaller size",
                                 width, height)};
    return framebuffer;
}

Framebuffer::Framebuffer(int width, int height) : width_(width), height_(height) {
    glGenRenderbuffers(1, &colours_);
    glBindRenderbuffer(GL_RENDERBUFFER, colours_);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, width, height);
    glGenFramebuffers(1, &framebuffer_);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, colours_);
}

Framebuffer::~Framebuffer() {
    glDeleteFramebuffers(1, &framebuffer_);
    glDeleteRenderbuffers(1, &colours_);
}

Pixels Framebuffer::read() const {
    Pixels pixels{.width = width_, .height = height_};
    pixels.bytes.resize(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_) * 3);
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glReadPixels(0, 0, width_, height_, GL_RGB, GL_UNSIGNED_BYTE, pixels.bytes.data());
    turn_over(pixels);
    return pixels;
}

}  // namespace app
