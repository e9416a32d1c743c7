#pragma once

#include <compare>

namespace lesson {

/// Where something stands in a text file. Columns count characters, not bytes.
struct Place {
    int line = 1;
    int column = 1;
    auto operator<=>(const Place&) const = default;
};

}  // namespace lesson
