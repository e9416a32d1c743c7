#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "app/exit_codes.hpp"
#include "session/session.hpp"

namespace app {

/// Where text for the learner goes; false ends the run, for nobody reads it.
struct CellStreams {
    std::function<bool(std::string_view)> print;
    std::function<void(std::string_view)> complain;
};

/// Runs the code as the window does. What it prints goes to `print` as it comes; errors, and what
/// the bridge to the picture finds, go to `complain`.
ExitCode run_cell(const std::string& code, const session::Session& session,
                  const CellStreams& streams);

}  // namespace app
