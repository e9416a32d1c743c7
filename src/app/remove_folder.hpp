#pragma once

#include <string>

namespace app {

/// Removes a folder with all that is in it, however deep, also folders that nobody may open.
/// Follows no link: where one stands in the folder's place, it alone is removed.
void remove_folder(const std::string& folder);

}  // namespace app
