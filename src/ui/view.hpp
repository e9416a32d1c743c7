#pragma once

#include <attention/attention.hpp>
#include <optional>
#include <string>
#include <vector>

#include "ui/canvas.hpp"
#include "ui/look.hpp"

/// What only the eye and the hand need. The session never reads any of it.
namespace ui {

/// Which control has the keyboard. Tab walks through the controls in the order of drawing.
struct Focus {
    ImGuiID at = 0;
    bool ringed = false;         // shown once the keyboard is used, until the mouse is
    bool moved = false;          // by a key, so the control must be scrolled into sight
    std::vector<ImGuiID> order;  // of the frame being built
};

/// Shares on their way to what the session says. Only bars, beams and strip glide, never figures.
struct Glide {
    attention::Vector from, shown;
    double elapsed = 0.0;  // seconds
    bool running = false;
};

/// The slider's knob in the hand.
struct Drag {
    float grip = 0;          // pixels from the knob's middle to the pointer
    bool under_way = false;  // it has moved the knob already
};

struct Typing {
    std::string what;  // the place of the figure that is typed
    bool open = false;
    bool opened_now = false;
    std::string text;
};

struct Notice {
    std::string text;
    double left = 0.0;  // seconds
};

/// Words over everything else, beside what they explain.
struct Tip {
    std::string heading, aside, text;  // any may be empty
    Rect beside;
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
    Focus focus;
    Glide glide;
    Typing typing;
    Notice notice;
    Drag drag;
    std::size_t axis_x = 0, axis_y = 1;  // which numbers the plane shows
    std::size_t axes_of = 0;             // the sentence for which they were chosen
    Record record;

    void say(std::string text) { notice = {std::move(text), 8.0}; }
};

}  // namespace ui
