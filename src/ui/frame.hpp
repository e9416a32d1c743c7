#pragma once

#include <memory>
#include <optional>
#include <string>

#include "session/cell_report.hpp"
#include "session/session.hpp"
#include "ui/font_files.hpp"
#include "ui/look.hpp"

/// One frame of the program, from a session to Dear ImGui's draw data. No window, no GL, no files:
/// the three hosts (window, picture, tests) share it.
namespace ui {

struct View;    // view.hpp: hover, focus, glide, half-typed text
struct Wishes;  // scene.hpp

/// What a host must know after a frame.
struct FrameReport {
    bool moving = false;       // draw again at once: something glides, or the look has changed
    double wake_after = 0.0;   // seconds until something changes by itself; 0: nothing will
    bool wants_close = false;  // the learner chose to quit
    bool shows_code_cell = false;
    std::optional<std::string> run;  // the learner ran this code in the cell
    bool stop = false;               // the learner stopped what runs in the cell
    int builds = 1;                  // how often the frame was built until it was settled
};

/// Dear ImGui answers some input a frame late (hover, sizes, a press and release in one go): after
/// so many frames without further input all stands as it should.
inline constexpr int frames_after_input = 3;

/// Owns the Dear ImGui context and the view. One at a time.
class Frame {
  public:
    Frame(session::Session session, FontFiles fonts, Look look);
    ~Frame();
    Frame(const Frame&) = delete;
    Frame& operator=(const Frame&) = delete;

    /// Makes fonts and measures fit the screen and the look. True: the font atlas was built anew
    /// and the host must load its texture again (between frames). Call before every `build`.
    bool fit(const Screen& screen, int largest_texture = 16384);

    /// Builds one settled frame: after it ImGui::GetDrawData() shows exactly `session()`.
    /// `seconds`: since the frame before; 0 in pictures, where nothing glides.
    FrameReport build(double seconds);

    /// What is to be told of the cell's run from now on.
    void show_run(session::CellReport report);

    /// The learner's own code in the cell; nothing: the lesson's.
    void set_own_code(std::optional<std::string> code);
    const std::optional<std::string>& own_code() const;

    /// Tells the learner something, from the next build on and for some seconds.
    void say(std::string text);

    const session::Session& session() const { return session_; }
    const Look& look() const;
    const View& view() const { return *view_; }

  private:
    bool build_once(FrameReport& report);
    bool carry_out(const Wishes& wishes);

    session::Session session_;
    FontFiles font_files_;
    std::unique_ptr<View> view_;
    std::unique_ptr<Wishes> left_over_;  // of the last build of a frame that did not settle
    int largest_texture_ = 0;
};

}  // namespace ui
