#include "app/lesson_fonts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "app/assets.hpp"
#include "app/glyphs.hpp"
#include "app/system_fonts.hpp"
#include "app/writing.hpp"
#include "lesson/letters.hpp"

namespace app {

namespace {

using Texts = std::vector<lesson::PlacedText>;

/// Each character once, in order.
std::u32string all_characters_of(const Texts& texts) {
    std::u32string characters;
    for (const lesson::PlacedText& text : texts) characters += characters_of(text.text);
    std::erase(characters, U'\n');  // in code: no letter
    std::sort(characters.begin(), characters.end());
    characters.erase(std::unique(characters.begin(), characters.end()), characters.end());
    return characters;
}

std::u32string not_drawn_by(std::string_view font, std::u32string characters) {
    const std::u32string drawn = drawn_by(font, characters);
    std::erase_if(characters, [&](char32_t c) { return drawn.find(c) != drawn.npos; });
    return characters;
}

std::u32string not_built_in(const ui::FontFiles& fonts, std::u32string characters) {
    characters = not_drawn_by(fonts.regular, std::move(characters));
    for (const std::string_view fallback : fonts.fallbacks)
        characters = not_drawn_by(fallback, std::move(characters));
    return characters;
}

/// Why a text cannot be shown as it should: for its author, and in short for who looks at it.
struct Trouble {
    std::string remedy, notice;
};

std::optional<Trouble> trouble_of(std::u32string_view text, std::u32string_view missing) {
    switch (writing_of(text)) {
        case Writing::right_to_left:
            return Trouble{
                "is written from right to left, which cannot be drawn here: "
                "use left-to-right letters",
                "Words written from right to left stand here in the wrong order."};
        case Writing::joined:
            return Trouble{
                "has letters made of several characters, which cannot be drawn here: "
                "use single ones, such as \u00e9 in place of e and an accent",
                "Letters made of several characters stand here unjoined."};
        case Writing::plain:
            break;
    }
    const auto lacking = text.find_first_of(missing);
    if (lacking == text.npos) return std::nullopt;
    return Trouble{fmt::format("needs the character U+{:04X}, which no font here has: "
                               "install a font that has it, or use another character",
                               static_cast<unsigned>(text[lacking])),
                   "Some characters are in no font here: their numbers stand in their place."};
}

}  // namespace

LessonFonts::LessonFonts(const lesson::Lesson& lesson) : files(built_in_fonts()) {
    const Texts texts = lesson::all_texts(lesson);
    SystemFonts found = find_fonts(not_built_in(files, all_characters_of(texts)));
    from_this_machine = std::move(found.files);
    files.fallbacks.insert(files.fallbacks.end(), from_this_machine.begin(),
                           from_this_machine.end());
    for (const lesson::PlacedText& text : texts) {
        const auto trouble = trouble_of(characters_of(text.text), found.missing);
        if (!trouble) continue;
        if (notice.empty()) notice = trouble->notice;
        faults.push_back(
            {text.place, fmt::format("{} {}", lesson::in_quotes(text.text), trouble->remedy)});
    }
}

}  // namespace app
