#pragma once

#include "app/kept_process.hpp"
#include "session/cell_report.hpp"

namespace app {

/// The learner ended it.
void tell_stop(session::CellReport& report);

/// Fills in how a run ended: state, message, error and numbers.
void tell_outcome(const KeptRun& ended, const CellLimits& limits, session::CellReport& report);

}  // namespace app
