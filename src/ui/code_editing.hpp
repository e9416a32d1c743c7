#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// What an editor for Python does of its own accord. Places are counted in bytes.
namespace ui {

inline constexpr std::string_view one_indent = "    ";

/// What a new line after this code begins with: as much as its last line, and one step more after
/// a colon.
std::string indent_after(std::string_view code);

/// How many spaces before the cursor's line's first letter go when it is moved out by one step.
std::size_t spaces_to_move_out(std::string_view line);

/// The name or number around the place, as a double click takes it; where there is none, nothing.
std::string_view word_around(std::string_view code, std::size_t place);

/// Where the line that holds the place begins.
std::size_t line_start(std::string_view code, std::size_t place);

}  // namespace ui
