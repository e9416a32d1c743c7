#include "app/remove_folder.hpp"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <vector>

#include "app/descriptor.hpp"

namespace app {

namespace {

Descriptor open_folder(int parent, const char* name) {
    return Descriptor(::openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
}

std::vector<std::string> names_in(int folder) {
    std::vector<std::string> names;
    DIR* const entries = ::fdopendir(::openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (entries == nullptr) return names;
    while (const dirent* entry = ::readdir(entries))
        if (const std::string name = entry->d_name; name != "." && name != "..")
            names.push_back(name);
    ::closedir(entries);
    return names;
}

/// Removes what can be, and gives the folders that are left, now open to this user.
std::vector<std::string> folders_left_in(int folder) {
    std::vector<std::string> folders;
    for (const std::string& name : names_in(folder)) {
        if (::unlinkat(folder, name.c_str(), 0) == 0) continue;
        ::fchmodat(folder, name.c_str(), S_IRWXU, 0);
        folders.push_back(name);
    }
    return folders;
}

/// Folders in it are not gone into but moved up to `top`: that takes two descriptors for any depth.
bool remove_one(int top, const std::string& name, std::size_t& moved) {
    const Descriptor folder = open_folder(top, name.c_str());
    if (!folder.is_open()) return false;
    for (const std::string& inner : folders_left_in(folder.number())) {
        std::string free;
        do free = "moved " + std::to_string(++moved);
        while (::faccessat(top, free.c_str(), F_OK, AT_SYMLINK_NOFOLLOW) == 0);
        ::renameat(folder.number(), inner.c_str(), top, free.c_str());
    }
    return ::unlinkat(top, name.c_str(), AT_REMOVEDIR) == 0;
}

}  // namespace

void remove_folder(const std::string& folder) {
    ::fchmodat(AT_FDCWD, folder.c_str(), S_IRWXU, AT_SYMLINK_NOFOLLOW);
    if (const Descriptor top = open_folder(AT_FDCWD, folder.c_str()); top.is_open()) {
        std::size_t moved = 0;
        bool gets_on = true;
        while (gets_on) {
            gets_on = false;
            for (const std::string& name : folders_left_in(top.number()))
                gets_on |= remove_one(top.number(), name, moved);
        }
    } else {
        ::unlink(folder.c_str());
    }
    ::rmdir(folder.c_str());
}

}  // namespace app
