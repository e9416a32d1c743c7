#pragma once

#include <string>
#include <vector>

namespace app {

enum class Side { left, right };

/// Rows of cells as lines of text, each column as wide as its widest cell on a terminal.
/// Every row has a cell for each of the sides.
std::string aligned(const std::vector<std::vector<std::string>>& rows,
                    const std::vector<Side>& sides);

}  // namespace app
