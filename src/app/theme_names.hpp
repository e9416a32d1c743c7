#pragma once

#include <optional>
#include <string_view>

#include "ui/look.hpp"

namespace app {

/// How themes are named on the command line and in the settings file.
std::string_view name_of(ui::ThemeName theme);

std::optional<ui::ThemeName> theme_named(std::string_view name);

}  // namespace app
