#include "app/theme_names.hpp"

#include <algorithm>
#include <iterator>

namespace app {

std::string_view name_of(ui::ThemeName theme) {
    return std::ranges::find(theme_names, theme, [](const auto& one) { return one.second; })->first;
}

std::optional<ui::ThemeName> theme_named(std::string_view name) {
    const auto* found =
        std::ranges::find(theme_names, name, [](const auto& one) { return one.first; });
    if (found == std::end(theme_names)) return std::nullopt;
    return found->second;
}

}  // namespace app
