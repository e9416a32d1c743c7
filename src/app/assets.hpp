#pragma once

#include <string_view>

#include "ui/font_files.hpp"

/// What stands inside the program itself, so that it runs from any folder.
namespace app {

std::string_view built_in_lesson();

/// Inter, Inter Display and JetBrains Mono, with DejaVu Sans as the first fallback.
ui::FontFiles built_in_fonts();

}  // namespace app
