#pragma once

#include <filesystem>

#include "app/descriptor.hpp"

namespace app {

/// While it lives, other processes that lock the same folder wait: nothing of what they read and
/// write there falls between what we do. A process that holds it for long is not waited for.
class FolderLock {
  public:
    explicit FolderLock(const std::filesystem::path& folder);

  private:
    Descriptor folder_;
};

}  // namespace app
