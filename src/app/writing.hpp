#pragma once

#include <string>
#include <string_view>

/// What Unicode says about a text.
namespace app {

/// The characters of a UTF-8 text; U+FFFD for what is not UTF-8.
std::u32string characters_of(std::string_view text);

/// In columns of a terminal: 2 for a Chinese character, 0 for an accent set on a letter.
int display_width(std::string_view text);

/// What it takes to draw a text. Dear ImGui sets one character after another, left to right.
enum class Writing {
    plain,          // just that
    right_to_left,  // Hebrew, Arabic, ...
    joined,         // characters that change each other: most Indic scripts, loose accents, ...
};

Writing writing_of(std::u32string_view characters);

}  // namespace app
