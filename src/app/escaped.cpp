#include "app/escaped.hpp"

#include <fmt/format.h>

namespace app {

bool needs_escape(char32_t character) {
    return character < 0x20 || character == 0x7F;
}

std::string escaped(std::string_view text) {
    std::string shown;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        shown += needs_escape(byte) ? fmt::format("\\x{:02x}", byte) : std::string(1, c);
    }
    return shown;
}

}  // namespace app
