#pragma once

#include <attention/result.hpp>
#include <string>
#include <vector>

#include "app/sandbox.hpp"
#include "session/cell_report.hpp"

namespace app {

/// Where a Python 3 may be: /usr/bin/python3, then those on PATH.
std::vector<std::string> places_of_python();

/// The first of these that is a Python 3 with numpy; each is tried under the limits of a run. An
/// error says in one sentence what is missing and how to get it; it says
/// nothing where the leash was let go of.
attention::Result<session::PythonVersions> find_python(const std::vector<std::string>& places,
                                                       const CellLimits& limits, int leash);

/// What the cell finds in its environment: nothing of the user's, one thread for numpy, UTF-8.
std::vector<std::string> cell_environment();

}  // namespace app
