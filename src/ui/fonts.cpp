#include <imgui_freetype.h>

#include <algorithm>
#include <cmath>

#include "ui/text.hpp"

namespace ui {
namespace {

/// Dear ImGui sizes a font by its line, type is set by its em: lines an em, read off each face.
constexpr float inter_line = 1.21f;
constexpr float other_line = 1.17f;

struct Cut {
    Style style;
    std::string_view FontFiles::*face;
    float em;  // units
};

constexpr Cut cuts[] = {
    {Style::small, &FontFiles::regular, 12.5f},  {Style::note, &FontFiles::regular, 14.0f},
    {Style::label, &FontFiles::medium, 15.5f},   {Style::body, &FontFiles::regular, 16.5f},
    {Style::strong, &FontFiles::semibold, 16.5f}, {Style::heading, &FontFiles::bold, 17.5f},
    {Style::token, &FontFiles::semibold, 20.0f}, {Style::token_small, &FontFiles::semibold, 14.0f},
    {Style::lamp, &FontFiles::bold, 24.0f},      {Style::figure, &FontFiles::bold, 26.0f},
};
static_assert(std::size(cuts) == static_cast<std::size_t>(Style::count));

constexpr std::string_view own_characters =
    "…–—“”‘’‹›·×÷√≤≥≈≠→←↑↓✓▾−∞€½°⁰¹²³⁴⁵⁶⁷⁸⁹⁻";

ImVector<ImWchar> ranges_of(std::string_view characters) {
    ImFontGlyphRangesBuilder builder;
    builder.AddRanges(ImGui::GetIO().Fonts->GetGlyphRangesDefault());
    for (const std::string_view text : {own_characters, characters})
        builder.AddText(text.data(), text.data() + text.size());
    ImVector<ImWchar> ranges;
    builder.BuildRanges(&ranges);
    return ranges;
}

ImFont* add_face(std::string_view bytes, float pixels, const ImVector<ImWchar>& ranges, bool merge) {
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.MergeMode = merge;
    config.FontBuilderFlags = ImGuiFreeTypeBuilderFlags_LightHinting;
    return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(const_cast<char*>(bytes.data()),
                                                      static_cast<int>(bytes.size()), pixels,
                                                      &config, ranges.Data);
}

/// Inter's digits differ in width. Figures must not shift while they change.
void make_digits_tabular(ImFont& font) {
    const auto is_digit = [](const ImFontGlyph& g) {
        return g.Codepoint >= '0' && g.Codepoint <= '9';
    };
    float widest = 0.0f;
    for (const ImFontGlyph& glyph : font.Glyphs)
        if (is_digit(glyph)) widest = std::max(widest, glyph.AdvanceX);
    for (ImFontGlyph& glyph : font.Glyphs) {
        if (!is_digit(glyph)) continue;
        const float shift = std::floor((widest - glyph.AdvanceX) / 2.0f);
        glyph.X0 += shift;
        glyph.X1 += shift;
        glyph.AdvanceX = widest;
    }
    font.BuildLookupTable();
}

}  // namespace

Fonts build_fonts(const FontFiles& files, float scale, float smallest, std::string_view characters,
                  int largest_texture) {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    atlas.TexDesiredWidth = std::min(scale > 1.5f ? 2048 : 1024, largest_texture);
    atlas.Flags |= ImFontAtlasFlags_NoPowerOfTwoHeight;
    const ImVector<ImWchar> ranges = ranges_of(characters);

    Fonts fonts;
    for (const Cut& cut : cuts) {
        const float em = std::max(cut.em * scale, smallest);
        ImFont* font = add_face(files.*cut.face, std::round(em * inter_line), ranges, false);
        for (const std::string_view fallback : files.fallbacks)
            add_face(fallback, std::round(em * other_line), ranges, true);
        fonts.by_style[static_cast<std::size_t>(cut.style)] = font;
    }
    atlas.Build();
    for (ImFont* font : fonts.by_style) make_digits_tabular(*font);
    return fonts;
}

}  // namespace ui
