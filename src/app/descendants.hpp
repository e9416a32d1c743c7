#pragma once

#include <sys/types.h>

#include <cstddef>

/// The processes below this one, for the keeper. It counts as their parent when their own is gone.
namespace app {

/// How many there are; stops counting beyond `most`. 0 where the kernel does not tell.
std::size_t count_descendants(std::size_t most);

/// Forgets children that have ended, but for `except`.
void collect_orphans(pid_t except);

/// Ends all children, and those that become children by it, and collects them.
void end_children();

/// Ends the child `leader`, which leads a process group, with all other descendants, and collects
/// them. Gives the leader's status; what it was if it had ended already.
int end_all(pid_t leader);

}  // namespace app
