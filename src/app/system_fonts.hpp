#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace app {

/// Fonts found on this machine.
struct SystemFonts {
    std::vector<std::string> files;  // their bytes, the most useful first
    std::u32string missing;          // characters that no font here has
};

/// As few fonts as will draw the characters; the same ones on every run. Files that are gone,
/// empty or damaged are passed over.
SystemFonts find_fonts(std::u32string_view characters);

}  // namespace app
