#include "app/offscreen_context.hpp"

#include <EGL/egl.h>
#include <EGL/eglext.h>
#include <fmt/format.h>

#include <cstdlib>

namespace app {

namespace {

attention::Error trouble(const char* step) {
    return {
        fmt::format("this machine cannot draw without a window (EGL: {} failed, 0x{:x}): "
                    "install Mesa's software OpenGL (libegl1 and libgl1-mesa-dri)",
                    step, static_cast<unsigned>(eglGetError()))};
}

EGLDisplay display_without_screen() {
    const auto get_display = reinterpret_cast<PFNEGLGETPLATFORMDISPLAYEXTPROC>(
        eglGetProcAddress("eglGetPlatformDisplayEXT"));
    if (get_display == nullptr) return EGL_NO_DISPLAY;
    return get_display(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, nullptr);
}

EGLContext context_of(EGLDisplay display) {
    constexpr EGLint wanted[] = {EGL_SURFACE_TYPE, EGL_PBUFFER_BIT, EGL_RENDERABLE_TYPE,
                                 EGL_OPENGL_BIT, EGL_NONE};
    constexpr EGLint version[] = {EGL_CONTEXT_MAJOR_VERSION,
                                  3,
                                  EGL_CONTEXT_MINOR_VERSION,
                                  3,
                                  EGL_CONTEXT_OPENGL_PROFILE_MASK,
                                  EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT,
                                  EGL_NONE};
    EGLConfig config = nullptr;
    EGLint count = 0;
    if (!eglChooseConfig(display, wanted, &config, 1, &count) || count == 0) return EGL_NO_CONTEXT;
    return eglCreateContext(display, config, EGL_NO_CONTEXT, version);
}

}  // namespace

attention::Result<std::unique_ptr<OffscreenContext>> OffscreenContext::create() {
    // A graphics card rounds in its own way; Mesa in software draws the same picture everywhere.
    ::setenv("LIBGL_ALWAYS_SOFTWARE", "1", 1);
    const EGLDisplay display = display_without_screen();
    if (display == EGL_NO_DISPLAY || !eglInitialize(display, nullptr, nullptr))
        return trouble("surfaceless display");
    if (!eglBindAPI(EGL_OPENGL_API)) return trouble("OpenGL");
    const EGLContext context = context_of(display);
    if (context == EGL_NO_CONTEXT) return trouble("OpenGL 3.3");
    std::unique_ptr<OffscreenContext> owned(new OffscreenContext(display, context));
    if (!eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, context))
        return trouble("drawing without a surface");
    return owned;
}

/// The display stays: it is the process's, the same for all who ask EGL for it.
OffscreenContext::~OffscreenContext() {
    eglMakeCurrent(display_, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
    eglDestroyContext(display_, context_);
}

OffscreenContext::Function OffscreenContext::function_named(const char* name) {
    return eglGetProcAddress(name);
}

}  // namespace app
