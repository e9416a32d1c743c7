#pragma once

#include <attention/result.hpp>
#include <functional>
#include <string>
#include <string_view>

#include "app/keeper.hpp"

namespace app {

struct KeptRun {
    Ending ending;
    std::string report;  // what the script told
};

/// Runs a script under a keeper, in a private empty folder that is gone afterwards, and waits until
/// it has ended and nothing is left of it. `leash`: the end to read of a pipe; the run ends when
/// the other end is closed. `take_output` is given what it prints as it comes. An error says what
/// this machine lacks.
attention::Result<KeptRun> run_kept(const Launch& launch, const CellLimits& limits, int leash,
                                    const std::function<void(std::string_view)>& take_output);

}  // namespace app
