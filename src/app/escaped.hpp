#pragma once

#include <string>
#include <string_view>

namespace app {

/// A control character of ASCII.
bool needs_escape(char32_t character);

/// A path or other foreign text as it may stand in a one-line message: its control characters as
/// escapes, such as \x0a.
std::string escaped(std::string_view text);

}  // namespace app
