#include "app/theme_names.hpp"

namespace app {

std::string_view name_of(ui::ThemeName theme) {
    switch (theme) {
        case ui::ThemeName::dark:
            return "dark";
        case ui::ThemeName::high_contrast:
            return "high-contrast";
        case ui::ThemeName::paper:
            break;
    }
    return "paper";
}

std::optional<ui::ThemeName> theme_named(std::string_view name) {
    for (const auto theme :
         {ui::ThemeName::paper, ui::ThemeName::dark, ui::ThemeName::high_contrast})
        if (name_of(theme) == name) return theme;
    return {};
}

}  // namespace app
