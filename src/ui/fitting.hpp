#pragma once

#include "ui/text.hpp"

/// Numbers in little room: some may be left out, but none is ever cut.
namespace ui {

/// Pieces set side by side with a space between, into lines no wider than `room` pixels; none is
/// broken, and one that starts a line loses its leading "· ".
std::vector<std::string> break_lines(const ImFont* font, const std::vector<std::string>& pieces,
                                     float room);

/// A list in brackets, or where it is wider than `room` its first and last numbers around an
/// ellipsis: "(0.2, …, 0.5)".
std::string shorten_list(const ImFont* font, const std::string& list, float room);

/// "(0.2,", "0.0,", "1.0)": where a list may be broken; a pair stays whole.
std::vector<std::string> pieces_of_list(const std::string& list);

}  // namespace ui
