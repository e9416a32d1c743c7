#pragma once

#include <functional>
#include <string_view>

#include "app/exit_codes.hpp"
#include "session/session.hpp"

namespace app {

/// Where text for the learner goes; false ends the run, for nobody reads it.
struct CellStreams {
    std::function<bool(std::string_view)> print;
    std::function<void(std::string_view)> complain;
};

/// Runs the code for the sentence on the stage as the window does. What it prints goes to `print`
/// as it comes; errors, and what the bridge finds, go to `complain`.
ExitCode run_cell(const session::Session& session, const CellStreams& streams);

}  // namespace app
