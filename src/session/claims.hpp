#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lesson/lesson.hpp"

namespace session {

/// A number that a text states, as it is written there: "56%", "4.0", "<1%", "2.0×10⁴", or numbers
/// in brackets, "(0.82, 0.15)".
struct Figure {
    std::string text;
    std::vector<std::string> parts;  // the numbers of one in brackets
    std::string acts;                // of the link it stands in
};

/// The figures of a paragraph, outside of code. Digits that follow a letter belong to a name.
std::vector<Figure> figures_in(const lesson::Paragraph& paragraph);

/// Whether the text states this figure, whole: "6%" does not stand in "56%". What is no number,
/// such as "hidden", is looked for as words.
bool stands_in(const lesson::Text& text, const std::string& figure);

/// Whether one of the claims is about this figure, or there is one about each of its parts.
bool is_claimed(const Figure& figure, const std::vector<lesson::Claim>& claims);

/// Whether a text may write this figure for a quantity that is shown so: 4 and 4.0 are the same,
/// and a sum of points may be told as percent.
bool bears_out(std::string_view quantity, std::string_view shown, std::string_view figure);

}  // namespace session
