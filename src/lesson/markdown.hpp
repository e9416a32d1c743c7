#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "lesson/text.hpp"

namespace lesson {

/// Something in a text that lessons do not know.
struct Mishap {
    std::size_t byte;  // of the text, where it stands
    std::string message;
};

struct Markdown {
    Text text;                        // lines and terms are not filled in
    std::vector<std::size_t> starts;  // of each paragraph: the byte of the text where it begins
    std::vector<Mishap> mishaps;
};

/// Reads Markdown (CommonMark): paragraphs, strong, emphasis, code, code between ``` lines, lists
/// of one level, and links to acts, `[1.0](do:sharpness=1 ask=cat)`. All else of it is a mishap.
Markdown read_markdown(std::string_view text);

}  // namespace lesson
