#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

/// Which part of Python code is what, for the eye only: a guess that is right for what learners
/// write, and draws something for anything else.
namespace ui {

enum class PythonPart { plain, keyword, string, number, comment, defined_name };

/// One stretch of the code, within one line.
struct PythonToken {
    std::size_t begin = 0, end = 0;  // bytes
    PythonPart part = PythonPart::plain;
};

/// The code in stretches, in order, without gaps; line ends belong to none.
std::vector<PythonToken> python_tokens(std::string_view code);

}  // namespace ui
