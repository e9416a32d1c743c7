#include "ui/theme.hpp"

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

constexpr Colour rgb(unsigned hex) {
    return IM_COL32((hex >> 16) & 0xFF, (hex >> 8) & 0xFF, hex & 0xFF, 0xFF);
}

// The first four stand in the lesson; all eight differ in lightness or hue for the colour-blind.
constexpr std::array<Colour, 8> word_series = {rgb(0x7FB2FF), rgb(0xFFB454), rgb(0x5FD6A8),
                                               rgb(0xF08BB4), rgb(0xC3A8FF), rgb(0xE3D58A),
                                               rgb(0x8FDCEB), rgb(0xC9C5BA)};

constexpr Stage night = {
    .top = rgb(0x1B1E3D),
    .bottom = rgb(0x121429),
    .well = rgb(0x0E1022),
    .ink = rgb(0xF5F2E8),
    .quiet = rgb(0xA9AFD2),
    .line = rgb(0x646AA0),
    .track = IM_COL32(255, 255, 255, 13),
    .light = rgb(0xFFC94D),
    .beam = rgb(0xFFE6A8),
    .ink_on_light = rgb(0x14162B),
};

/// Lighter, to lift off dark paper.
constexpr Stage dusk = {
    .top = rgb(0x2B3060),
    .bottom = rgb(0x1D2046),
    .well = rgb(0x14162F),
    .ink = rgb(0xF5F2E8),
    .quiet = rgb(0xC6CAE6),
    .line = rgb(0x868CC4),
    .track = IM_COL32(255, 255, 255, 15),
    .light = rgb(0xFFC94D),
    .beam = rgb(0xFFE6A8),
    .ink_on_light = rgb(0x14162B),
};

constexpr Stage black = {
    .top = rgb(0x000000),
    .bottom = rgb(0x000000),
    .well = rgb(0x000000),
    .ink = rgb(0xFFFFFF),
    .quiet = rgb(0xE6E6E6),
    .line = rgb(0xBFBFBF),
    .track = IM_COL32(255, 255, 255, 46),
    .light = rgb(0xFFD75E),
    .beam = rgb(0xFFEFC4),
    .ink_on_light = rgb(0x000000),
};

constexpr Theme paper_theme = {
    .paper = {.ground = rgb(0xFBF8F1),
              .card = rgb(0xFFFFFF),
              .ink = rgb(0x1D1B16),
              .body = rgb(0x2B2820),
              .quiet = rgb(0x6E685A),
              .line = rgb(0xE4DDCC),
              .line_strong = rgb(0xBDB49C),
              .light_ground = rgb(0xFFF0C7),
              .light = rgb(0xA87800)},
    .tags = {.guess = rgb(0x8A5A00),
             .act = rgb(0x1F6F4A),
             .notice = rgb(0x2B5FA8),
             .why = rgb(0x7A3B8F)},
    .stage = night,
    .words = word_series,
};

constexpr Theme dark_theme = {
    .paper = {.ground = rgb(0x161513),
              .card = rgb(0x22211E),
              .ink = rgb(0xF5F2E8),
              .body = rgb(0xE3DFD3),
              .quiet = rgb(0xAFA897),
              .line = rgb(0x3B3933),
              .line_strong = rgb(0x6B675B),
              .light_ground = rgb(0x4A3C14),
              .light = rgb(0xFFC94D)},
    .tags = {.guess = rgb(0xF0BE55),
             .act = rgb(0x7FD1A6),
             .notice = rgb(0x9CC3FF),
             .why = rgb(0xDDA9EE)},
    .stage = dusk,
    .words = word_series,
};

constexpr Theme high_contrast_theme = {
    .paper = {.ground = rgb(0xFFFFFF),
              .card = rgb(0xFFFFFF),
              .ink = rgb(0x000000),
              .body = rgb(0x000000),
              .quiet = rgb(0x333333),
              .line = rgb(0x767676),
              .line_strong = rgb(0x000000),
              .light_ground = rgb(0xFFE9A6),
              .light = rgb(0x7A5200)},
    .tags = {.guess = rgb(0x5C3C00),
             .act = rgb(0x0B4A2C),
             .notice = rgb(0x123E7A),
             .why = rgb(0x54206A)},
    .stage = black,
    .words = word_series,
};

/// On a projector there is no quiet text, and the stage need not lift off any paper.
constexpr Theme projected(Theme theme, const Stage& stage) {
    theme.paper.quiet = theme.paper.body;
    theme.stage = stage;
    return theme;
}

constexpr Theme paper_projected = projected(paper_theme, night),
                dark_projected = projected(dark_theme, night);

double linear(unsigned channel) {
    const double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

double luminance(Colour c) {
    return 0.2126 * linear((c >> IM_COL32_R_SHIFT) & 0xFF) +
           0.7152 * linear((c >> IM_COL32_G_SHIFT) & 0xFF) +
           0.0722 * linear((c >> IM_COL32_B_SHIFT) & 0xFF);
}

}  // namespace

const Theme& theme(ThemeName name, bool projector) {
    switch (name) {
        case ThemeName::dark:
            return projector ? dark_projected : dark_theme;
        case ThemeName::high_contrast:
            return high_contrast_theme;
        case ThemeName::paper:
            break;
    }
    return projector ? paper_projected : paper_theme;
}

Colour word_colour(const Theme& theme, std::size_t word) {
    return theme.words[word % theme.words.size()];
}

Colour mix(Colour under, Colour over, float part) {
    const ImVec4 a = ImGui::ColorConvertU32ToFloat4(under);
    const ImVec4 b = ImGui::ColorConvertU32ToFloat4(over);
    const auto between = [part](float from, float to) { return from + (to - from) * part; };
    return ImGui::ColorConvertFloat4ToU32(
        {between(a.x, b.x), between(a.y, b.y), between(a.z, b.z), between(a.w, b.w)});
}

Colour with_alpha(Colour colour, float alpha) {
    const auto a = static_cast<Colour>(std::lround(std::clamp(alpha, 0.0f, 1.0f) * 255.0f));
    return (colour & ~IM_COL32_A_MASK) | (a << IM_COL32_A_SHIFT);
}

double contrast(Colour a, Colour b) {
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

}  // namespace ui
