#pragma once

#include <optional>
#include <string>
#include <vector>

#include "session/session.hpp"

namespace app {

/// One word of the hand trace, with every digit.
struct TraceRow {
    std::string word;
    std::vector<double> label;
    std::vector<double> value;  // what is blended; empty unless the sentence has values of its own
    bool visible = true;
    double score = 0.0;
    double sharpened = 0.0;
    std::optional<double> exponential;  // none: hidden, or beyond a double
    double share = 0.0;
};

/// A figure that a double holds.
std::optional<double> held(double figure);

std::vector<TraceRow> trace_rows(const session::Session& session);

}  // namespace app
