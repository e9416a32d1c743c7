#pragma once

#include <attention/result.hpp>
#include <string>
#include <vector>

#include "app/sandbox.hpp"
#include "session/cell_report.hpp"

namespace app {

/// Finds a Python 3 with numpy: /usr/bin/python3, else the first on PATH. Each is tried under the
/// limits of a run. An error says in one sentence what is missing and how to get it; it says
/// nothing where the leash was let go of.
attention::Result<session::PythonVersions> find_python(const CellLimits& limits, int leash);

/// What the cell finds in its environment: nothing of the user's, one thread for numpy, UTF-8.
std::vector<std::string> cell_environment();

}  // namespace app
