#pragma once

#include <string>

#include "session/state.hpp"

namespace session {

/// The lesson's Python code for the sentence on the stage, with its words, labels, questions and
/// asking word as they are now: a program of numpy that can be taken to a notebook. Every number in
/// it is read by Python as the same double; words are string literals whatever they hold. It leaves
/// the table of shares in `shares` (row asks, column is looked at), for the bridge.
std::string cell_code(const lesson::Lesson& lesson, const State& state);

}  // namespace session
