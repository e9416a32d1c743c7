#include "ui/text.hpp"

#include <fmt/format.h>
#include <imgui_internal.h>

#include <algorithm>

namespace ui {
namespace {

struct Letter {
    unsigned code;
    std::string_view bytes;
};

Letter first_letter(std::string_view text) {
    unsigned code = 0;
    const int size = ImTextCharFromUtf8(&code, text.data(), text.data() + text.size());
    return {code, text.substr(0, static_cast<std::size_t>(std::max(size, 1)))};
}

bool joins_the_letter_before(const ImFont* font, unsigned code) {
    const ImFontGlyph* glyph = font->FindGlyphNoFallback(static_cast<ImWchar>(code));
    return glyph != nullptr && glyph->AdvanceX <= 0.0f;
}

/// Each with the accents that stand over it.
std::vector<std::string_view> letters_of(const ImFont* font, std::string_view text) {
    std::vector<std::string_view> letters;
    while (!text.empty()) {
        const Letter letter = first_letter(text);
        if (!letters.empty() && joins_the_letter_before(font, letter.code))
            letters.back() = {letters.back().data(), letters.back().size() + letter.bytes.size()};
        else
            letters.push_back(letter.bytes);
        text.remove_prefix(letter.bytes.size());
    }
    return letters;
}

/// How much of `text` fits into `room`: whole words if at least one does, else letters.
std::size_t fitting_part(const ImFont* font, std::string_view text, float room) {
    std::size_t taken = 0, last_space = 0;
    float width = 0;
    for (const std::string_view letter : letters_of(font, text)) {
        width += text_width(font, letter);
        if (width > room && taken > 0) return last_space > 0 ? last_space : taken;
        if (letter == " ") last_space = taken;
        taken += letter.size();
    }
    return taken;
}

}  // namespace

float text_width(const ImFont* font, std::string_view text) {
    return font
        ->CalcTextSizeA(font->FontSize, FLT_MAX, 0.0f, text.data(), text.data() + text.size())
        .x;
}

std::string drawable(const ImFont* font, std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const Letter letter = first_letter(text);
        if (font->FindGlyphNoFallback(letter.code) != nullptr)
            out += letter.bytes;
        else
            out += fmt::format("‹{:X}›", letter.code);
        text.remove_prefix(letter.bytes.size());
    }
    return out;
}

std::string shorten_middle(const ImFont* font, std::string_view text, float room) {
    float width = text_width(font, text);
    if (width <= room) return std::string(text);
    const std::vector<std::string_view> letters = letters_of(font, text);
    std::size_t head = (letters.size() + 1) / 2, tail = letters.size() - head;
    width += text_width(font, "…");
    while (width > room && head + tail > 0)
        width -= text_width(font, head > tail ? letters[--head] : letters[letters.size() - tail--]);
    std::string shortened;
    for (std::size_t i = 0; i < head; ++i) shortened += letters[i];
    shortened += "…";
    for (std::size_t i = letters.size() - tail; i < letters.size(); ++i) shortened += letters[i];
    return shortened;
}

std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(separator), text.size());
        parts.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

std::string_view without_end_spaces(std::string_view text) {
    const std::size_t last = text.find_last_not_of(' ');
    return text.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

std::vector<std::string> wrap(const ImFont* font, std::string_view text, float room,
                              std::size_t most) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t taken = fitting_part(font, text, room);
        lines.emplace_back(text.substr(0, taken));
        text.remove_prefix(taken);
        while (text.starts_with(' ')) text.remove_prefix(1);
    }
    if (lines.size() > most) {
        lines.resize(most);
        lines.back() = shorten_middle(font, lines.back() + " …", room);
    }
    return lines;
}

}  // namespace ui
