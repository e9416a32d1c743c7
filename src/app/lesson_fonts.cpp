#include "app/lesson_fonts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "app/assets.hpp"
#include "app/files.hpp"
#include "app/glyphs.hpp"
#include "app/system_fonts.hpp"
#include "app/writing.hpp"

namespace app {

namespace {

/// A text that the lesson puts on the screen.
struct Text {
    std::string place;
    std::string text;
};

std::vector<Text> texts_of(const lesson::Sentence& sentence) {
    const std::string where = fmt::format("sentence \"{}\"", on_one_line(sentence.id));
    std::vector<Text> texts;
    for (std::size_t i = 0; i < sentence.axes.size(); ++i)
        texts.push_back({fmt::format("{}, axis {}", where, i + 1), sentence.axes[i]});
    for (std::size_t i = 0; i < sentence.words.size(); ++i) {
        const lesson::Word& word = sentence.words[i];
        texts.push_back({fmt::format("{}, word {}", where, i + 1), word.text});
        texts.push_back({fmt::format("{}, word {}, asks", where, i + 1), word.asks});
    }
    return texts;
}

std::vector<Text> texts_of(const lesson::Lesson& lesson) {
    std::vector<Text> texts;
    for (const lesson::Sentence& sentence : lesson.sentences)
        for (Text& text : texts_of(sentence)) texts.push_back(std::move(text));
    return texts;
}

/// Each character once, in order.
std::u32string all_characters_of(const std::vector<Text>& texts) {
    std::u32string characters;
    for (const Text& text : texts) characters += characters_of(text.text);
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

std::optional<std::string> trouble_of(std::u32string_view text, std::u32string_view missing) {
    switch (writing_of(text)) {
        case Writing::right_to_left:
            return "is written from right to left, which cannot be drawn here: "
                   "use left-to-right letters";
        case Writing::joined:
            return "has letters made of several characters, which cannot be drawn here: "
                   "use single ones, such as \u00e9 in place of e and an accent";
        case Writing::plain:
            break;
    }
    const auto lacking = text.find_first_of(missing);
    if (lacking == text.npos) return std::nullopt;
    return fmt::format(
        "needs the character U+{:04X}, which no font here has: "
        "install a font that has it, or use another character",
        static_cast<unsigned>(text[lacking]));
}

std::vector<std::string> complaints_about(const std::vector<Text>& texts,
                                          std::u32string_view missing) {
    std::vector<std::string> complaints;
    for (const Text& text : texts)
        if (const auto trouble = trouble_of(characters_of(text.text), missing))
            complaints.push_back(
                fmt::format("{}: \"{}\" {}", text.place, on_one_line(text.text), *trouble));
    return complaints;
}

}  // namespace

LessonFonts::LessonFonts(const lesson::Lesson& lesson) : files(built_in_fonts()) {
    const std::vector<Text> texts = texts_of(lesson);
    SystemFonts found = find_fonts(not_built_in(files, all_characters_of(texts)));
    from_this_machine = std::move(found.files);
    files.fallbacks.insert(files.fallbacks.end(), from_this_machine.begin(),
                           from_this_machine.end());
    complaints = complaints_about(texts, found.missing);
}

}  // namespace app
