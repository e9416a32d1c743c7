#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// What a child process of the cell is given, and held to.
namespace app {

struct CellLimits {
    std::chrono::milliseconds time{10'000};
    std::size_t memory = std::size_t{1} << 30;  // bytes of address space a process
    std::size_t processes = 32;                 // at a time
};

struct Launch {
    std::string python;                    // path of the interpreter
    std::string_view script;               // what it runs
    std::string code;                      // what the script finds in descriptor 4
    std::vector<std::string> environment;  // NAME=value
};

/// Descriptors of the process that launches.
struct Channels {
    int null = -1;    // /dev/null
    int script = -1;  // files in memory
    int code = -1;
    int output = -1;  // ends of pipes to write to
    int report = -1;
};

/// The descriptors 0, 1, ... of this process become these; all others are closed.
void keep_only(const std::vector<int>& wanted);

/// This process becomes Python: in a session of its own, in the folder, with default signals and
/// nothing open but standard input (empty), output and error (both to `output`), the script (3),
/// the code (4) and the report (5). It ends with `parent`. Exits with 127 where that cannot be.
[[noreturn]] void become_python(const Launch& launch, const Channels& channels,
                                const CellLimits& limits, const std::string& folder, pid_t parent);

}  // namespace app
