#pragma once

#include <imgui.h>

#include <optional>
#include <string>

#include "session/cell_report.hpp"
#include "ui/code_history.hpp"

namespace ui {

/// The code cell as the hand left it, and what a run of it told.
struct Cell {
    std::optional<std::string> edited;  // the learner's code; nothing: the lesson's
    CodeHistory history;
    bool is_shown = false;  // in the build at hand
    bool has_keyboard = false;
    bool tab_indents = false;     // once it was clicked or typed in: until then Tab goes on
    bool takes_keyboard = false;  // from the next build on
    session::CellReport report;
    std::optional<std::string> ran;  // the code that the report is about; nothing: none was run
    float printed_height = 0;        // of what it printed, in pixels
    bool shows_trace = false;        // all of Python's error
};

}  // namespace ui
