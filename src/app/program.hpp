#pragma once

namespace app {

/// The whole program: the words of its command line in, its exit code out.
int run(int count, const char* const* words);

}  // namespace app
