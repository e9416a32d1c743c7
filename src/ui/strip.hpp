#pragma once

#include <attention/attention.hpp>
#include <vector>

namespace ui {

/// How many pixels of a strip each word's piece takes: whole ones, together all of them, at least
/// one where the word has light and none where it has not. Some word must have light.
std::vector<long long> piece_widths(const attention::Vector& shares, const std::vector<bool>& light,
                                    long long pixels);

}  // namespace ui
