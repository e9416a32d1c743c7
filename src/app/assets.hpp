#pragma once

#include <string_view>

#include "ui/font_files.hpp"

/// What stands inside the program itself, so that it runs from any folder.
namespace app {

std::string_view built_in_lesson();

/// What Python runs for the cell: src/app/find_numpy.py and run_cell.py.
std::string_view find_numpy_script();
std::string_view run_cell_script();

/// Inter, Inter Display and JetBrains Mono, with DejaVu Sans as the first fallback.
ui::FontFiles built_in_fonts();

}  // namespace app
