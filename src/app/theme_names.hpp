#pragma once

#include <optional>
#include <string_view>
#include <utility>

#include "ui/look.hpp"

namespace app {

/// How themes are named on the command line and in the settings file; the usual one first.
inline constexpr std::pair<std::string_view, ui::ThemeName> theme_names[] = {
    {"paper", ui::ThemeName::paper},
    {"dark", ui::ThemeName::dark},
    {"high-contrast", ui::ThemeName::high_contrast}};

std::string_view name_of(ui::ThemeName theme);

std::optional<ui::ThemeName> theme_named(std::string_view name);

}  // namespace app
