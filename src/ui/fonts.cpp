#include <ft2build.h>
#include <imgui_freetype.h>
#include FT_FREETYPE_H

#include <algorithm>
#include <cmath>
#include <optional>

#include "ui/text.hpp"

namespace ui {
namespace {

/// Dear ImGui sizes a font by its line, type is set by its em: lines an em, read off each face.
constexpr float inter_line = 1.21f;
constexpr float mono_line = 1.32f;
constexpr float other_line = 1.17f;

struct Cut {
    Style style;
    std::string_view FontFiles::*face;
    float em;  // units
    float line = inter_line;
};

constexpr Cut cuts[] = {
    {Style::small, &FontFiles::regular, 12.5f},
    {Style::note, &FontFiles::regular, 14.0f},
    {Style::label, &FontFiles::medium, 15.5f},
    {Style::body, &FontFiles::regular, 16.5f},
    {Style::strong, &FontFiles::semibold, 16.5f},
    {Style::heading, &FontFiles::bold, 17.5f},
    {Style::token, &FontFiles::semibold, 20.0f},
    {Style::token_small, &FontFiles::semibold, 14.0f},
    {Style::lamp, &FontFiles::bold, 24.0f},
    {Style::figure, &FontFiles::bold, 26.0f},
    {Style::page, &FontFiles::regular, 17.0f},
    {Style::page_strong, &FontFiles::semibold, 17.0f},
    {Style::page_emphasis, &FontFiles::italic, 17.0f},
    {Style::page_code, &FontFiles::mono, 15.0f, mono_line},
    {Style::title, &FontFiles::display, 28.0f},
    {Style::tag, &FontFiles::bold, 12.5f},
};
static_assert(std::size(cuts) == static_cast<std::size_t>(Style::count));

ImVector<ImWchar> ranges_of(std::string_view characters) {
    ImFontGlyphRangesBuilder builder;
    builder.AddRanges(ImGui::GetIO().Fonts->GetGlyphRangesDefault());
    for (const std::string_view text : {own_characters, characters})
        builder.AddText(text.data(), text.data() + text.size());
    ImVector<ImWchar> ranges;
    builder.BuildRanges(&ranges);
    return ranges;
}

ImFont* add_face(std::string_view bytes, float pixels, const ImVector<ImWchar>& ranges,
                 bool merge) {
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.MergeMode = merge;
    config.FontBuilderFlags = ImGuiFreeTypeBuilderFlags_LightHinting;
    return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(const_cast<char*>(bytes.data()),
                                                      static_cast<int>(bytes.size()), pixels,
                                                      &config, ranges.Data);
}

/// Reads how far the type designer set the letters apart; Dear ImGui rounds that up to whole
/// pixels, which spaces text wide.
class Advances {
  public:
    Advances(std::string_view bytes, float pixels) {
        if (FT_Init_FreeType(&library_) != 0) return;
        const auto* data = reinterpret_cast<const FT_Byte*>(bytes.data());
        if (FT_New_Memory_Face(library_, data, static_cast<FT_Long>(bytes.size()), 0, &face_) != 0)
            return;
        FT_Size_RequestRec request = {.type = FT_SIZE_REQUEST_TYPE_REAL_DIM,
                                      .height = static_cast<FT_Long>(pixels * 64)};
        if (FT_Request_Size(face_, &request) != 0) face_ = nullptr;
    }
    ~Advances() { FT_Done_FreeType(library_); }
    Advances(const Advances&) = delete;
    Advances& operator=(const Advances&) = delete;

    /// In pixels; nothing where the face has no such letter.
    std::optional<float> of(ImWchar letter) const {
        const FT_UInt glyph = face_ ? FT_Get_Char_Index(face_, letter) : 0;
        if (glyph == 0 || FT_Load_Glyph(face_, glyph, FT_LOAD_NO_HINTING) != 0) return {};
        return static_cast<float>(face_->glyph->linearHoriAdvance) / 65536.0f;
    }

  private:
    FT_Library library_ = nullptr;
    FT_Face face_ = nullptr;
};

void space_as_designed(ImFont& font, std::string_view face, float pixels) {
    const Advances advances(face, pixels);
    for (ImFontGlyph& glyph : font.Glyphs)
        if (const auto advance = advances.of(static_cast<ImWchar>(glyph.Codepoint)))
            glyph.AdvanceX = *advance;
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
        const float shift = (widest - glyph.AdvanceX) / 2.0f;
        glyph.X0 += shift;
        glyph.X1 += shift;
        glyph.AdvanceX = widest;
    }
    font.BuildLookupTable();
}

ImFont* add_font(const FontFiles& files, const Cut& cut, float em,
                 const ImVector<ImWchar>& ranges) {
    ImFont* font = add_face(files.*cut.face, std::round(em * cut.line), ranges, false);
    for (const std::string_view fallback : files.fallbacks)
        add_face(fallback, std::round(em * other_line), ranges, true);
    return font;
}

}  // namespace

Fonts build_fonts(const FontFiles& files, float scale, float smallest, std::string_view characters,
                  int largest_texture) {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    const ImVector<ImWchar> ranges = ranges_of(characters);
    const bool large = scale > 1.5f;
    Fonts fonts;
    // Smaller letters are better than none, which is what too high a texture would show.
    for (float part = 1.0f;; part *= 0.85f) {
        atlas.Clear();
        atlas.TexDesiredWidth = std::min(large ? 2048 : 1024, largest_texture);
        atlas.Flags |= ImFontAtlasFlags_NoPowerOfTwoHeight;
        for (const Cut& cut : cuts)
            fonts.by_style[static_cast<std::size_t>(cut.style)] =
                add_font(files, cut, std::max(cut.em * scale, smallest) * part, ranges);
        atlas.Build();
        if (atlas.TexHeight <= largest_texture || part < 0.1f) break;
    }
    for (const Cut& cut : cuts) {
        ImFont& font = *fonts[cut.style];
        space_as_designed(font, files.*cut.face, font.FontSize);
        make_digits_tabular(font);
    }
    return fonts;
}

}  // namespace ui
