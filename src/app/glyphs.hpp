#pragma once

#include <string>
#include <string_view>

namespace app {

/// Those of the characters that a font file can draw, in their order; none of them where the
/// file is empty or damaged.
std::u32string drawn_by(std::string_view font_file, std::u32string_view characters);

}  // namespace app
