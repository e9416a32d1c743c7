#include "session/pieces.hpp"

#include <algorithm>

namespace session {

std::vector<std::string_view> pieces(std::string_view acts) {
    constexpr std::string_view spaces = " \t\r\n";
    std::vector<std::string_view> found;
    while (true) {
        acts.remove_prefix(std::min(acts.find_first_not_of(spaces), acts.size()));
        if (acts.empty()) return found;
        found.push_back(acts.substr(0, acts.find_first_of(spaces)));
        acts.remove_prefix(found.back().size());
    }
}

}  // namespace session
