#include "app/glyphs.hpp"

#include <ft2build.h>
#include FT_FREETYPE_H

#include <algorithm>
#include <iterator>

namespace app {

namespace {

/// Dear ImGui takes outlines only, and none larger than 256 × 256 pixels; a sign much larger
/// than its em (some ligatures, cuneiform) would pass that at large text sizes.
bool fits(const FT_GlyphSlot glyph, FT_UShort units_per_em) {
    constexpr double largest_box = 1.5;  // square ems
    const double em = units_per_em;
    const double box = (static_cast<double>(glyph->metrics.width) / em) *
                       (static_cast<double>(glyph->metrics.height) / em);
    return glyph->format == FT_GLYPH_FORMAT_OUTLINE && box <= largest_box;
}

bool draws(FT_Face face, char32_t character) {
    const FT_UInt glyph = FT_Get_Char_Index(face, character);
    return glyph != 0 && FT_Load_Glyph(face, glyph, FT_LOAD_NO_SCALE) == 0 &&
           fits(face->glyph, face->units_per_EM);
}

}  // namespace

std::u32string drawn_by(std::string_view font_file, std::u32string_view characters) {
    std::u32string drawn;
    FT_Library library = nullptr;
    if (FT_Init_FreeType(&library) != 0) return drawn;
    FT_Face face = nullptr;
    const auto* bytes = reinterpret_cast<const FT_Byte*>(font_file.data());
    const auto size = static_cast<FT_Long>(font_file.size());
    if (FT_New_Memory_Face(library, bytes, size, 0, &face) == 0 && FT_IS_SCALABLE(face) &&
        FT_Select_Charmap(face, FT_ENCODING_UNICODE) == 0)
        std::copy_if(characters.begin(), characters.end(), std::back_inserter(drawn),
                     [face](char32_t character) { return draws(face, character); });
    FT_Done_FreeType(library);  // and its face
    return drawn;
}

}  // namespace app
