#include "app/assets.hpp"

// Begin and end of each file, named in the assembler file that src/CMakeLists.txt writes.
#define EMBEDDED(name)                       \
    extern "C" const char embedded_##name[]; \
    extern "C" const char embedded_##name##_end[];
EMBEDDED(lesson)
EMBEDDED(find_numpy)
EMBEDDED(run_cell)
EMBEDDED(inter_regular)
EMBEDDED(inter_italic)
EMBEDDED(inter_medium)
EMBEDDED(inter_semibold)
EMBEDDED(inter_bold)
EMBEDDED(inter_display_bold)
EMBEDDED(jetbrains_mono)
EMBEDDED(dejavu_sans)
#undef EMBEDDED

namespace app {

std::string_view built_in_lesson() {
    return {embedded_lesson, embedded_lesson_end};
}

std::string_view find_numpy_script() {
    return {embedded_find_numpy, embedded_find_numpy_end};
}

std::string_view run_cell_script() {
    return {embedded_run_cell, embedded_run_cell_end};
}

ui::FontFiles built_in_fonts() {
    return {
        .regular = {embedded_inter_regular, embedded_inter_regular_end},
        .italic = {embedded_inter_italic, embedded_inter_italic_end},
        .medium = {embedded_inter_medium, embedded_inter_medium_end},
        .semibold = {embedded_inter_semibold, embedded_inter_semibold_end},
        .bold = {embedded_inter_bold, embedded_inter_bold_end},
        .display = {embedded_inter_display_bold, embedded_inter_display_bold_end},
        .mono = {embedded_jetbrains_mono, embedded_jetbrains_mono_end},
        .fallbacks = {{embedded_dejavu_sans, embedded_dejavu_sans_end}},
    };
}

}  // namespace app
