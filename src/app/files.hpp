#pragma once

#include <attention/result.hpp>
#include <cstddef>
#include <string>
#include <string_view>

/// Files read and written with every error told.
namespace app {

/// The bytes of an ordinary file of at most `largest` bytes. Folders, pipes and devices are
/// refused without being opened; links are followed.
attention::Result<std::string> read_file(const std::string& path, std::size_t largest);

/// Writes the file whole or not at all: what stood there before stays until the new bytes are
/// safely on disk. Links and permissions stay as they are; a device or pipe is written through.
attention::Outcome write_file(const std::string& path, std::string_view bytes);

/// Whether standard output took it all.
enum class Printed { all, reader_left, failed };

/// Writes to standard output, unbuffered; on `failed` errno says why.
Printed print(std::string_view text);

}  // namespace app
