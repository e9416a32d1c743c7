#pragma once

#include <algorithm>
#include <optional>
#include <string_view>

namespace lesson {

/// Bytes to change, put in or leave out to get from one name to the other.
std::size_t distance(std::string_view one, std::string_view other);

/// Whether one may have been meant by the other.
bool is_near(std::string_view written, std::string_view known);

/// The index of the name that may have been meant, if one is near.
template <class Names>
std::optional<std::size_t> nearest(std::string_view written, const Names& known) {
    const auto best = std::min_element(std::begin(known), std::end(known),
                                       [&](const auto& one, const auto& other) {
                                           return distance(written, one) < distance(written, other);
                                       });
    if (best == std::end(known) || !is_near(written, *best)) return std::nullopt;
    return static_cast<std::size_t>(best - std::begin(known));
}

}  // namespace lesson
