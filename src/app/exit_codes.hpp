#pragma once

namespace app {

/// How the program ends; also told by `--help`.
enum ExitCode {
    all_well = 0,
    bad_input = 1,         // a lesson file, or what follows from it; the code of the cell
    bad_command_line = 2,  // options, acts
    machine_lacks = 3,     // a display, OpenGL 3.3, numpy, room to write
};

}  // namespace app
