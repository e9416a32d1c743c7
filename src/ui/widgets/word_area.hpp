#pragma once

#include "ui/widgets/touch.hpp"

namespace ui {

/// Where a word is seen. Pointed at, it lights up everywhere; pressed, it asks, and the cursor says
/// so. The name is unique within the word and the ImGui ID scope. Gives whether it is pointed at.
bool word_area(Scene& scene, std::size_t word, const char* name, const Rect& rect);

/// The same for the view that a word can be reached in by Tab, where no selector is there for that.
Touch word_stop(Scene& scene, std::size_t word, const char* name, const Rect& rect,
                std::string place);

/// On paper: the dot in the word's colour at the left edge of the room, which gives the room right
/// of it; and what lights up its row while it is pointed at.
Rect word_dot(Scene& scene, const Rect& room, std::size_t word);
void light_row(Scene& scene, const Rect& row, std::size_t word);

}  // namespace ui
