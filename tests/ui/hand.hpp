#pragma once

#include <imgui.h>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "session/session.hpp"
#include "ui/frame.hpp"
#include "ui/view.hpp"

/// A learner's hand on a frame that needs no window: mouse, keys, and what they find on the screen.
namespace test {

/// A word's numbers are made up from its place, so that no two words are alike.
std::string lesson_text(const std::vector<std::string>& words, std::size_t axes = 2);
lesson::Lesson read_lesson(std::string_view text);
session::Session built_in();  // the four words as a bare stage
session::Session whole_lesson(std::string_view acts = "");
session::Session session_of(const std::vector<std::string>& words, std::size_t axes = 2);

/// The place of a word (from 0): "bar 2".
inline std::string named(const char* name, std::size_t word) {
    return std::string(name) + " " + std::to_string(word + 1);
}

/// The font files of this machine, read once for each hand.
struct FontBytes {
    FontBytes();
    std::vector<std::string> files;
    ui::FontFiles names;
};

class Hand {
  public:
    explicit Hand(session::Session session = built_in(), ui::Look look = {},
                  ui::Screen screen = {});

    /// One presented frame: fits it, builds it, and lets `watch` look at it.
    void step(double seconds = frame_seconds);
    /// Frames until all input is taken in, and as many more as the window draws.
    void drain();
    /// Until nothing moves either.
    void settle();
    /// Frames for this long.
    void wait(double seconds);

    void move(ImVec2 to);
    void move(std::string_view place);
    /// Scrolls until the place, which is below the top bar, is in sight.
    void reach(std::string_view place);
    void leave_window();
    void press();
    void release();
    void click(ImVec2 at);
    void click(std::string_view place);
    void double_click(std::string_view place);
    /// In even steps; the button stays down.
    void drag(ImVec2 from, ImVec2 to, int steps);
    void wheel(float lines);
    void key(ImGuiKey key, ImGuiKey with = ImGuiKey_None);
    void key_down(ImGuiKey key);
    void key_up(ImGuiKey key);
    void type(std::string_view text);
    /// The keyboard goes to a control, by as many Tabs as it takes.
    void tab_to(std::string_view place);
    /// A key down for one frame and up for one, for long journeys.
    void tap(ImGuiKey key);

    bool has(std::string_view place) const;
    ui::Rect place(std::string_view name) const;
    bool shows(std::string_view text) const;
    /// The texts of the content (not of top bar or popup) in the rectangle, from left to right.
    std::vector<std::string> texts_in(const ui::Rect& rect) const;
    /// The place whose control has the keyboard and says so by a ring; or nothing.
    std::string ringed() const;

    const session::State& state() const { return frame.session().state; }
    const ui::View& view() const { return frame.view(); }
    const ui::Record& record() const { return frame.view().record; }

    static constexpr double frame_seconds = 1.0 / 60.0;

  private:
    FontBytes fonts_;

  public:
    ui::Frame frame;
    ui::Screen screen;
    ui::FrameReport report;
    std::function<void()> watch = [] {};
    double seconds = frame_seconds;  // between the frames that input is taken in
};

/// Lets a look be taken with and without look-back, at Sharpness from 0 to 10, each `step` (an
/// arrow or a page key) apart, with every word asking (the first nine, which have a key).
void sweep(Hand& hand, ImGuiKey step, const std::function<void()>& look);

/// All vertices of the last frame: the same picture has the same ones.
std::vector<ImDrawVert> vertices();

}  // namespace test

inline bool operator==(const ImDrawVert& a, const ImDrawVert& b) {
    return a.pos.x == b.pos.x && a.pos.y == b.pos.y && a.uv.x == b.uv.x && a.uv.y == b.uv.y &&
           a.col == b.col;
}

namespace ui {

inline bool operator==(const Rect& a, const Rect& b) {
    return a.x == b.x && a.y == b.y && a.w == b.w && a.h == b.h;
}

inline std::ostream& operator<<(std::ostream& out, const Screen& s) {
    return out << s.width << " × " << s.height << " at " << s.content_scale;
}

inline std::ostream& operator<<(std::ostream& out, const Rect& r) {
    return out << "(" << r.x << ", " << r.y << ") " << r.w << " × " << r.h;
}

}  // namespace ui
