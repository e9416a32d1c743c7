#pragma once

#include <imgui.h>

#include <array>
#include <cstddef>

#include "ui/look.hpp"

/// Every colour of the program, one table row a theme. Two materials: paper, for reading, and
/// stage, for light.
namespace ui {

using Colour = ImU32;

struct Paper {
    Colour ground, card;
    Colour ink, body, quiet;   // text: titles, running text, side remarks
    Colour line, line_strong;  // rules, edges, the plane's grid and axes, the scrollbar
    Colour light_ground;       // behind what is pointed at or chosen, links, code, the guess
    Colour light;              // focus ring, edges of what stands out, under links
};

struct Tags {
    Colour guess, act, notice, why;  // over the cards of a page
};

struct Stage {
    Colour top, bottom;   // the ground's gradient
    Colour well;          // behind the asking selector and in an empty checkbox
    Colour ink, quiet;    // text
    Colour line;          // edges, the slider's unlit part, the grid's cells, the scrollbar
    Colour track;         // behind the bars
    Colour light, beam;   // what glows
    Colour ink_on_light;  // text on a word's colour or on light
};

struct Theme {
    Paper paper;
    Tags tags;
    Stage stage;
    std::array<Colour, 8> words;  // a word's colour everywhere; the ninth word starts again
};

/// A projector washes colours out, so there they differ more.
const Theme& theme(ThemeName name, bool projector);

Colour word_colour(const Theme& theme, std::size_t word);

/// `part` of `over` laid on `under`; part in [0, 1]. Opaque when both are.
Colour mix(Colour under, Colour over, float part);

Colour with_alpha(Colour colour, float alpha);

/// Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.1, "contrast ratio").
double contrast(Colour a, Colour b);

}  // namespace ui
