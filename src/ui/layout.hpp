#pragma once

#include <vector>

#include "ui/scene.hpp"

/// Where everything stands: worked out before anything is drawn, from the size of the screen,
/// the words and the text size. It depends on no share, so nothing jumps when one changes.
namespace ui {

/// Empty in projector mode where the words take more than a line: there their tokens ask.
struct SelectorLayout {
    Rect well;
    std::vector<Rect> pills;         // one a word
    std::vector<std::string> texts;  // "ate is asking", or the word where room is short
};

struct RowLayout {
    Rect token, track, share, was;
};

struct SpotlightLayout {
    Rect area;
    Rect lamp, asks;  // the asking word, and its question in words
    std::vector<RowLayout> rows;
    bool low_rows = false;  // too low for large type
    bool scrolls = false;   // there are more rows than the area shows
};

struct BudgetLayout {
    Rect strip, title, rounding;
};

/// Where the section has no controls yet, what it has in their place stands under the strip, and
/// theirs are empty.
struct ControlsLayout {
    Rect sharpness_name, sharpness_figure, slider, ticks;
    Rect look_back;    // box and text
    Rect under_strip;  // the choice of a sentence, or the lamp's hint; else empty
    Rect notice;
};

struct StageLayout {
    Rect area;
    SelectorLayout selector;
    SpotlightLayout spotlight;
    BudgetLayout budget;
    ControlsLayout controls;
};

struct DeskLayout {
    Rect table, plane;  // below the stage, on paper
};

struct Layout {
    StageLayout stage;
    DeskLayout desk;   // empty in projector mode
    float bottom = 0;  // of everything
};

/// `room`: what is seen of the content without scrolling, in pixels. `scrolled`: how far.
Layout lay_out(const Scene& scene, const Rect& room, float scrolled);

/// Who asks, from the room's top left corner; the more words, the narrower their pills.
SelectorLayout lay_out_selector(const Scene& scene, const Rect& room);

}  // namespace ui
