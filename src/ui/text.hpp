#pragma once

#include <imgui.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "ui/font_files.hpp"

/// Type: the styles of the program, measuring, and fitting words into the room they have.
namespace ui {

enum class Style {
    small,        // ticks, "was 56%"
    note,         // side remarks, table heads
    label,        // controls
    body,         // table, running text
    strong,       // body that stands out
    heading,      // over the table, the program's name
    token,        // a word on the stage
    token_small,  // a word where rows are low
    lamp,         // the asking word
    figure,       // a share
    page,         // running text of a section
    page_strong,
    page_emphasis,
    page_code,
    title,  // over a section
    tag,    // over a box of the page, in capitals
    count   // how many styles there are
};

/// What the program itself writes beyond Latin letters, digits and ASCII signs.
inline constexpr std::string_view own_characters = "•…–—“”‘’‹›·×÷√≤≥≈≠→←↑↓✓▾−∞€½°⁰¹²³⁴⁵⁶⁷⁸⁹⁻";

/// The fonts of one scale. Belongs to the font atlas of the current Dear ImGui context.
struct Fonts {
    std::array<ImFont*, static_cast<std::size_t>(Style::count)> by_style{};
    ImFont* operator[](Style style) const { return by_style[static_cast<std::size_t>(style)]; }
};

/// Fills the current context's atlas anew. `scale`: pixels a unit. `smallest`: no style is set
/// smaller than this many pixels. `characters`: UTF-8 text whose characters must be drawable;
/// those of the program itself are always in. Digits of all styles are tabular.
Fonts build_fonts(const FontFiles& files, float scale, float smallest, std::string_view characters,
                  int largest_texture);

/// Width in pixels.
float text_width(const ImFont* font, std::string_view text);

/// The text with every character the font lacks written out as its code, "‹1F600›".
std::string drawable(const ImFont* font, std::string_view text);

/// The text, or where it is wider than `room` pixels its beginning and end around an ellipsis.
std::string shorten_middle(const ImFont* font, std::string_view text, float room);

/// The parts between separators; what ends with one has no empty part after it.
std::vector<std::string> split(std::string_view text, char separator);

/// The text up to the spaces that it ends with.
std::string_view without_end_spaces(std::string_view text);

/// Lines no wider than `room` pixels, broken between words, and inside one where it must be. Where
/// that makes more than `most` lines, the last of them says so by an ellipsis.
std::vector<std::string> wrap(const ImFont* font, std::string_view text, float room,
                              std::size_t most = std::string::npos);

}  // namespace ui
