#pragma once

#include <optional>
#include <string>
#include <vector>

namespace app {

/// Words of the command line that are no options, and what stands around them.
struct LooseWords {
    std::vector<std::string> words;   // in their order
    std::optional<std::string> acts;  // what --do was given
    std::string command;              // empty: none, so that the window opens
    std::vector<std::string> known_commands;
};

/// The slip that is likely behind them, with its remedy: acts without quotes around them, or a
/// command misspelt. None where they may well be the files that can stand there.
std::optional<std::string> likely_slip(const LooseWords& loose);

}  // namespace app
