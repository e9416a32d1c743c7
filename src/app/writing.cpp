#include "app/writing.hpp"

#include <utf8proc.h>

#include <algorithm>

namespace app {

namespace {

bool is_right_to_left(char32_t character) {
    const auto direction =
        utf8proc_get_property(static_cast<utf8proc_int32_t>(character))->bidi_class;
    return direction == UTF8PROC_BIDI_CLASS_R || direction == UTF8PROC_BIDI_CLASS_AL ||
           direction == UTF8PROC_BIDI_CLASS_AN || direction == UTF8PROC_BIDI_CLASS_RLE ||
           direction == UTF8PROC_BIDI_CLASS_RLO || direction == UTF8PROC_BIDI_CLASS_RLI;
}

/// Mongolian letters join although each is a character of its own.
bool is_mongolian(char32_t character) {
    return character >= 0x1800 && character <= 0x18AF;
}

/// What a reader takes for one letter is made of these two characters.
bool make_one_letter(char32_t before, char32_t after, utf8proc_int32_t& state) {
    return !utf8proc_grapheme_break_stateful(static_cast<utf8proc_int32_t>(before),
                                             static_cast<utf8proc_int32_t>(after), &state);
}

bool has_joined_letters(std::u32string_view characters) {
    utf8proc_int32_t state = 0;
    for (std::size_t i = 1; i < characters.size(); ++i)
        if (make_one_letter(characters[i - 1], characters[i], state)) return true;
    return std::any_of(characters.begin(), characters.end(), is_mongolian);
}

}  // namespace

std::u32string characters_of(std::string_view text) {
    std::u32string characters;
    while (!text.empty()) {
        utf8proc_int32_t character = 0;
        const auto length =
            utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                             static_cast<utf8proc_ssize_t>(text.size()), &character);
        characters += length > 0 ? static_cast<char32_t>(character) : U'\uFFFD';
        text.remove_prefix(static_cast<std::size_t>(std::max<utf8proc_ssize_t>(length, 1)));
    }
    return characters;
}

int display_width(std::string_view text) {
    int width = 0;
    for (const char32_t character : characters_of(text))
        width += utf8proc_charwidth(static_cast<utf8proc_int32_t>(character));
    return width;
}

Writing writing_of(std::u32string_view characters) {
    if (std::any_of(characters.begin(), characters.end(), is_right_to_left))
        return Writing::right_to_left;
    return has_joined_letters(characters) ? Writing::joined : Writing::plain;
}

}  // namespace app
