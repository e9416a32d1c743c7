#pragma once

#include <string>
#include <vector>

namespace session {

/// Whether figures, added as they are shown, make the total that is shown: each is rounded by
/// itself, so they need not. False, too, where one is no plain number ("2.0×10⁷"), but stands
/// alone.
bool shown_figures_add_up(const std::vector<std::string>& figures, const std::string& total);

}  // namespace session
