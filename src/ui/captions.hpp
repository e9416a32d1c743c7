#pragma once

#include <string>
#include <string_view>

/// Words whose room is measured in one place and that are drawn in another.
namespace ui::captions {

inline constexpr std::string_view budget = "100 points of light, always";
inline constexpr std::string_view sharpness = "Sharpness";
inline constexpr std::string_view look_back = "Words may only look back";

/// What whole percents add to, where that is not 100.
std::string rounding(int total);

}  // namespace ui::captions
