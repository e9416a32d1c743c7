#pragma once

#include <attention/result.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "session/acts.hpp"

namespace session {

/// The acts of a link, `ask=ate sharpness=1`: each read in the state that those before it lead to.
attention::Result<std::vector<Act>> parse_acts(const lesson::Lesson& lesson, State state,
                                               std::string_view acts);

/// What an act does, for a person: "sets Sharpness to 1.0", "lets “cat” ask".
std::string description(const lesson::Lesson& lesson, const State& state, const Act& act);

}  // namespace session
