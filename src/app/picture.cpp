#include "app/picture.hpp"

#include <memory>
#include <utility>

#include "app/offscreen_context.hpp"
#include "app/renderer.hpp"
#include "ui/frame.hpp"

namespace app {

namespace {

constexpr int most_frames = 60;

void build_until_settled(ui::Frame& frame, const ui::Screen& screen, Renderer& renderer) {
    for (int built = 1; built <= most_frames; ++built) {
        renderer.prepare(frame.fit(screen, renderer.largest_texture()));
        if (!frame.build(0.0).moving && built >= ui::frames_after_input) return;
    }
}

}  // namespace

attention::Result<Pixels> draw_picture(session::Session session, ui::FontFiles fonts, ui::Look look,
                                       const ui::Screen& screen) {
    const auto context = OffscreenContext::create();
    if (!context) return context.error();
    ui::Frame frame(std::move(session), std::move(fonts), look);
    const auto renderer = Renderer::create(OffscreenContext::function_named);
    if (!renderer) return renderer.error();
    const auto framebuffer = Framebuffer::create(screen.width, screen.height);
    if (!framebuffer) return framebuffer.error();
    build_until_settled(frame, screen, **renderer);
    (*renderer)->draw();
    return (*framebuffer)->read();
}

}  // namespace app
