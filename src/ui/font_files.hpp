#pragma once

#include <string_view>
#include <vector>

namespace ui {

/// The bytes of font files, handed in by the host. They must outlive the Frame they are given to.
struct FontFiles {
    std::string_view regular;                 // Inter Regular
    std::string_view italic;                  // Inter Italic
    std::string_view medium;                  // Inter Medium
    std::string_view semibold;                // Inter SemiBold
    std::string_view bold;                    // Inter Bold
    std::string_view display;                 // Inter Display Bold
    std::string_view mono;                    // JetBrains Mono
    std::vector<std::string_view> fallbacks;  // asked in this order for what Inter lacks
};

}  // namespace ui
