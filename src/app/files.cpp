#include "app/files.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <optional>
#include <utility>

#include "app/descriptor.hpp"
#include "app/escaped.hpp"

namespace app {

using attention::Error;
using attention::Outcome;
using attention::Result;

namespace {

std::string shown(const std::string& path) {
    return path.empty() ? "\"\"" : escaped(path);
}

Error cannot_read(const std::string& path, int reason) {
    const std::string name = shown(path);
    if (reason == ENOENT)
        return {fmt::format("there is no file {}: check its name and folder", name)};
    if (reason == EACCES || reason == EPERM)
        return {fmt::format("{} may not be read: change its permissions or copy it", name)};
    return {fmt::format("{} cannot be read ({}): name another file, or copy it to this machine",
                        name, std::strerror(reason))};
}

Error cannot_write(const std::string& path, int reason) {
    return {fmt::format("{} cannot be written ({}): name another place, or make room and permit it",
                        shown(path), std::strerror(reason))};
}

Error refusal_of_folder(const std::string& path) {
    return {fmt::format("{} is a folder: name a file inside it", shown(path))};
}

Error refusal_of_size(const std::string& path, std::size_t largest) {
    return {fmt::format("{} is larger than {} MiB: shorten it", shown(path), largest >> 20)};
}

std::optional<Error> why_not_read(const std::string& path, const struct stat& status,
                                  std::size_t largest) {
    if (S_ISDIR(status.st_mode)) return refusal_of_folder(path);
    if (!S_ISREG(status.st_mode))
        return Error{fmt::format("{} is not an ordinary file: copy it into one", shown(path))};
    if (static_cast<std::size_t>(status.st_size) > largest) return refusal_of_size(path, largest);
    return std::nullopt;
}

Result<std::string> read_all(const Descriptor& file, const std::string& path, std::size_t largest) {
    std::string bytes;
    char block[1 << 16];
    while (true) {
        const ssize_t count = ::read(file.number(), block, sizeof block);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return cannot_read(path, errno);
        if (count == 0) return bytes;
        bytes.append(block, static_cast<std::size_t>(count));
        if (bytes.size() > largest) return refusal_of_size(path, largest);
    }
}

/// Where the bytes belong in the end: the far end of a chain of links, also of one that leads
/// to a file which is not there yet.
std::filesystem::path behind_links(std::filesystem::path path) {
    constexpr int longest_chain = 40;
    std::error_code ignored;
    for (int links = 0; links < longest_chain && std::filesystem::is_symlink(path, ignored);
         ++links)
        path = path.parent_path() / std::filesystem::read_symlink(path, ignored);
    return path;
}

Outcome write_through(const std::string& path, std::string_view bytes) {
    Descriptor file(::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY));
    if (!file.is_open() || !write_all(file.number(), bytes) || !file.close())
        return cannot_write(path, errno);
    return std::monostate{};
}

/// Owner and permissions as they were; only root may give files away, so that part may fail.
bool take_over(const Descriptor& file, const struct stat& old) {
    [[maybe_unused]] const int ignored = ::fchown(file.number(), old.st_uid, old.st_gid);
    return ::fchmod(file.number(), old.st_mode & 07777) == 0;
}

constexpr mode_t usual_permissions = 0666;  // less the umask

/// Down to the disk.
bool fill(const Descriptor& file, std::string_view bytes, const struct stat* old) {
    if (!file.is_open()) return false;
    if (old != nullptr && !take_over(file, *old)) return false;
    return write_all(file.number(), bytes) && ::fsync(file.number()) == 0;
}

/// The new file `temporary`. It gets its name when it is whole: of a process that is killed while
/// it writes, nothing is left. Not every file system can do so.
bool write_before_naming(const std::filesystem::path& temporary, std::string_view bytes,
                         const struct stat* old) {
    const auto folder = temporary.has_parent_path() ? temporary.parent_path() : ".";
    const Descriptor file(
        ::open(folder.c_str(), O_WRONLY | O_TMPFILE | O_CLOEXEC, usual_permissions));
    if (!fill(file, bytes, old)) return false;
    const std::string nameless = fmt::format("/proc/self/fd/{}", file.number());
    return ::linkat(AT_FDCWD, nameless.c_str(), AT_FDCWD, temporary.c_str(), AT_SYMLINK_FOLLOW) ==
           0;
}

bool write_under_name(const std::filesystem::path& temporary, std::string_view bytes,
                      const struct stat* old) {
    Descriptor file(
        ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, usual_permissions));
    return fill(file, bytes, old) && file.close();
}

Outcome replace_whole(const std::string& path, std::string_view bytes, const struct stat* old) {
    const std::filesystem::path target = behind_links(path);
    const std::filesystem::path temporary =
        target.parent_path() / fmt::format(".attention-in-pictures.{}", ::getpid());
    ::unlink(temporary.c_str());  // left by a process of the same number that was killed
    const bool is_whole =
        write_before_naming(temporary, bytes, old) || write_under_name(temporary, bytes, old);
    if (!is_whole || ::rename(temporary.c_str(), target.c_str()) != 0) {
        const int reason = errno;
        ::unlink(temporary.c_str());
        return cannot_write(path, reason);
    }
    return std::monostate{};
}

}  // namespace

Result<std::string> read_file(const std::string& path, std::size_t largest) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0) return cannot_read(path, errno);
    if (const auto refusal = why_not_read(path, status, largest)) return *refusal;
    // O_NONBLOCK: should a pipe have taken the file's place since, opening must not wait for it.
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
    if (!file.is_open() || ::fstat(file.number(), &status) != 0) return cannot_read(path, errno);
    if (const auto refusal = why_not_read(path, status, largest)) return *refusal;
    return read_all(file, path, largest);
}

Outcome write_file(const std::string& path, std::string_view bytes) {
    struct stat status {};
    const bool exists = ::stat(path.c_str(), &status) == 0;
    if (!exists && errno != ENOENT) return cannot_write(path, errno);
    if (!exists) return replace_whole(path, bytes, nullptr);
    if (S_ISDIR(status.st_mode)) return refusal_of_folder(path);
    if (!S_ISREG(status.st_mode)) return write_through(path, bytes);
    // Replacing would get around a file that is meant not to be written.
    if (::access(path.c_str(), W_OK) != 0) return cannot_write(path, errno);
    return replace_whole(path, bytes, &status);
}

Printed print(std::string_view text) {
    if (write_all(STDOUT_FILENO, text)) return Printed::all;
    return errno == EPIPE ? Printed::reader_left : Printed::failed;
}

}  // namespace app
