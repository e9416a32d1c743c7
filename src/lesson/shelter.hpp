#pragma once

#include <string>
#include <string_view>

/// toml++ 3.3 has no defined behaviour where its reader looks at some characters beyond ASCII, such
/// as é, outside of a text (its issue 295). So it is given others in their place, from a plane of
/// Unicode that holds no characters and that it passes over; places in the text stay the same.
namespace lesson {

std::string shelter(std::string_view text);
std::string unshelter(std::string_view text);

}  // namespace lesson
