#include "app/folder_lock.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/file.h>

namespace app {

FolderLock::FolderLock(const std::filesystem::path& folder)
    : folder_(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
    constexpr int tries = 50, milliseconds_between = 10;
    for (int i = 0; folder_.is_open() && i < tries; ++i) {
        if (::flock(folder_.number(), LOCK_EX | LOCK_NB) == 0) return;
        ::poll(nullptr, 0, milliseconds_between);
    }
}

}  // namespace app
