#pragma once

#include <string>

#include "session/acts.hpp"

namespace session {

/// What an act does, for a person: "sets Sharpness to 1.0", "lets “cat” ask".
std::string description(const lesson::Lesson& lesson, const State& state, const Act& act);

}  // namespace session
