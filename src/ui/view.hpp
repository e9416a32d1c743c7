#pragma once

#include <attention/attention.hpp>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "session/session.hpp"
#include "ui/canvas.hpp"
#include "ui/cell.hpp"
#include "ui/look.hpp"

/// What only the eye and the hand need. The session never reads any of it.
namespace ui {

/// Which control has the keyboard. Tab walks through the controls in the order of drawing.
struct Focus {
    ImGuiID at = 0;
    bool ringed = false;              // shown once the keyboard is used, until the mouse is
    bool moved = false;               // by a key, so the control must be scrolled into sight
    ImGuiID before_popup = 0;         // where it goes back to when the popup is closed
    std::ptrdiff_t place = 0;         // in the order, from `page_place` on: Tab goes on from there
    std::vector<ImGuiID> order_then;  // when it was last there
    // Found while building:
    std::vector<ImGuiID> order;
    std::ptrdiff_t page_place = 0;  // in the order, where the top bar has ended
    std::vector<ImGuiID> words;     // in it, where a selector is shown: the words' own stops
    ImGuiID window = 0;             // the control stands in; 0: it is not on the screen
    bool keeps_step_keys = false;   // arrows, Page, Home and End are for the control alone

    /// The ring is there to be seen, so Space and Enter press the control.
    bool is_shown() const { return ringed && window != 0; }
};

/// Shares on their way to what the session says. Only bars, beams and strip glide, never figures.
struct Glide {
    attention::Vector from, shown;
    double elapsed = 0.0;  // seconds
    bool running = false;
};

/// Numbers for what the hand does, so that a drag or a held key is undone as one.
struct Gestures {
    session::Gesture latest = session::alone;
    session::Gesture of_button = session::alone;  // of the mouse, pressed last
    session::Gesture of_key = session::alone;     // pressed last

    session::Gesture begin() { return ++latest; }
};

/// The slider's knob in the hand.
struct Grip {
    session::Gesture gesture = session::alone;
    float off = 0;      // pixels from the knob's middle to the pointer
    double before = 0;  // the value before the gesture
};

struct Typing {
    std::string what;  // the place of the figure that is typed
    bool open = false;
    bool opened_now = false;
    std::string text;
};

struct Notice {
    std::string text;
    double left = 0.0;      // seconds
    bool is_fresh = false;  // said in the build before: what that did is no reason to take it back
};

/// Words over everything else, beside what they explain.
struct Tip {
    std::string heading, aside, text;  // any may be empty
    Rect beside;
};

/// Where on the screen it shows what was done.
enum class Shown { nothing, stage, table };

/// How far the quick check was when it was last drawn.
struct QuizStanding {
    std::size_t question = 0, answers = 0;
};

struct View {
    Look look;
    Screen screen;
    float scale = 0.0f;       // pixels a unit
    float smallest_text = 0;  // pixels
    Fonts fonts;
    std::vector<std::string> words;           // of the sentence, drawable
    std::optional<std::size_t> pointed;       // the word under the pointer or the keyboard focus
    std::optional<std::size_t> pointed_next;  // found while building; shown from the next build on
    std::optional<Tip> tip;                   // of the frame being built
    float extent = 0;                         // how high all that scrolls is, in pixels
    float extent_next = 0;                    // found while building
    bool shows_controls = false;              // of the lamp; found while building
    Focus focus;
    Glide glide;
    Typing typing;
    Cell cell;
    Shown shown_due = Shown::nothing;  // to be brought into sight in the next build
    // By section: how far its page was scrolled, in pixels, when what is further down was brought
    // into sight.
    std::map<std::size_t, float> reading;
    bool enters_section = false;  // its page begins at the top
    std::optional<QuizStanding> quiz;
    Notice notice;
    Gestures gestures;
    Grip grip;
    std::size_t axis_x = 0, axis_y = 1;  // which numbers the plane shows
    std::size_t axes_sentence = 0;       // for which they were chosen
    Record record;

    void say(std::string text) { notice = {std::move(text), 8.0, true}; }
};

}  // namespace ui
