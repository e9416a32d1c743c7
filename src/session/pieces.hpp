#pragma once

#include <string_view>
#include <vector>

namespace session {

/// What stands between the spaces of a list of acts.
std::vector<std::string_view> pieces(std::string_view acts);

}  // namespace session
