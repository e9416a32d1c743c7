#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

/// What there is to tell of a run of the Python cell. Plain values: whoever runs it fills them in.
namespace session {

using Rows = std::vector<std::vector<double>>;  // NaN: no ordinary number stands there

/// What a run left for the bridge, taken from the run itself.
struct CellNumbers {
    std::optional<Rows> shares;       // the table in the variable of that name
    bool known_call = false;          // the shares are what a call of attention() gave back
    std::optional<double> sharpness;  // of that call
    std::optional<bool> look_back;    // of that call
    Rows labels, questions;           // of that call
    std::vector<std::string> words;   // the variable of that name; empty where it is gone
};

/// An error that Python told.
struct CellError {
    std::string last_line;  // "NameError: name 'lables' is not defined"
    std::string trace;      // all of it, many lines
    int line = 0;           // of the cell's code, from 1; 0 where it is not known
};

struct PythonVersions {
    std::string path;    // of the interpreter
    std::string python;  // "3.11.2"
    std::string numpy;   // "1.24.2"
};

enum class CellState {
    idle,
    looking_for_python,
    running,
    ended_well,
    failed,   // `error` is set, or else `message` tells how it ended
    stopped,  // by the learner
    timed_out,
    out_of_memory,  // `error` is set
    no_python,      // or no numpy; `message` tells how to get it
};

struct CellReport {
    CellState state = CellState::idle;
    std::string message;             // one sentence, where the state alone does not tell all
    std::vector<std::string> lines;  // printed so far, fit to be drawn; what was cut is told there
    std::size_t settled_lines = 0;   // the first ones, which stay as they are while it runs
    CellError error;
    std::optional<CellNumbers> numbers;      // once the run has ended
    std::optional<PythonVersions> versions;  // once Python has been found
};

inline bool is_busy(CellState state) {
    return state == CellState::looking_for_python || state == CellState::running;
}

}  // namespace session
