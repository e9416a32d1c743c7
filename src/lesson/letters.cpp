#include "lesson/letters.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace lesson {
namespace {

struct Range {
    char32_t first, last;
};

// Marks of the scripts most in use, joiners and variation selectors (Unicode, categories Mn, Me
// and Cf). A mark that is missing here only makes a word count as one letter longer.
constexpr std::array marks = std::to_array<Range>({
    {0x0300, 0x036F},   {0x0483, 0x0489},   {0x0591, 0x05BD},   {0x05BF, 0x05BF}, {0x05C1, 0x05C2},
    {0x05C4, 0x05C5},   {0x0610, 0x061A},   {0x064B, 0x065F},   {0x0670, 0x0670}, {0x06D6, 0x06DC},
    {0x06DF, 0x06E4},   {0x06E7, 0x06E8},   {0x06EA, 0x06ED},   {0x0900, 0x0903}, {0x093A, 0x093C},
    {0x093E, 0x094F},   {0x0951, 0x0957},   {0x0962, 0x0963},   {0x0981, 0x0983}, {0x09BC, 0x09BC},
    {0x09BE, 0x09CD},   {0x0A3C, 0x0A51},   {0x0ABC, 0x0ABC},   {0x0ABE, 0x0ACD}, {0x0B3C, 0x0B3C},
    {0x0B3E, 0x0B57},   {0x0B82, 0x0B82},   {0x0BBE, 0x0BCD},   {0x0C3E, 0x0C56}, {0x0CBC, 0x0CBC},
    {0x0CBE, 0x0CD6},   {0x0D3E, 0x0D4D},   {0x0E31, 0x0E31},   {0x0E34, 0x0E3A}, {0x0E47, 0x0E4E},
    {0x0EB1, 0x0EB1},   {0x0EB4, 0x0EBC},   {0x0EC8, 0x0ECE},   {0x102B, 0x103E}, {0x17B4, 0x17D3},
    {0x1AB0, 0x1AFF},   {0x1DC0, 0x1DFF},   {0x200B, 0x200F},   {0x2060, 0x2064}, {0x20D0, 0x20FF},
    {0x302A, 0x302F},   {0x3099, 0x309A},   {0xFE00, 0xFE0F},   {0xFE20, 0xFE2F}, {0xFEFF, 0xFEFF},
    {0x1F3FB, 0x1F3FF}, {0xE0020, 0xE007F}, {0xE0100, 0xE01EF},
});

constexpr std::array controls = std::to_array<Range>({
    {0x0000, 0x001F},
    {0x007F, 0x009F},
    {0x2028, 0x2029},
    {0x202A, 0x202E},
    {0x2066, 0x2069},
});

// Also what takes no room at all: a word of such characters would be seen as none.
constexpr std::array spaces = std::to_array<Range>({
    {0x0009, 0x000D},
    {0x0020, 0x0020},
    {0x0085, 0x0085},
    {0x00A0, 0x00A0},
    {0x00AD, 0x00AD},
    {0x1680, 0x1680},
    {0x2000, 0x200F},
    {0x2028, 0x2029},
    {0x202F, 0x202F},
    {0x205F, 0x2064},
    {0x2800, 0x2800},
    {0x3000, 0x3000},
    {0x3164, 0x3164},
    {0xFEFF, 0xFEFF},
});

// Within a word some languages need these.
constexpr std::array unseen = std::to_array<Range>({
    {0x00AD, 0x00AD},
    {0x200B, 0x200F},
    {0x2060, 0x2064},
    {0xFEFF, 0xFEFF},
});

template <std::size_t n>
bool is_in(const std::array<Range, n>& ranges, char32_t point) {
    return std::any_of(ranges.begin(), ranges.end(), [point](Range range) {
        return range.first <= point && point <= range.last;
    });
}

// Visits every code point; stops and gives true where `wanted` does.
template <class Wanted>
bool any_code_point(std::string_view text, Wanted wanted) {
    while (!text.empty()) {
        const CodePoint point = first_code_point(text);
        if (wanted(point)) return true;
        text.remove_prefix(point.length);
    }
    return false;
}

std::size_t length_by_first_byte(unsigned char byte) {
    if (byte < 0x80) return 1;
    if (byte >= 0xC2 && byte < 0xE0) return 2;
    if (byte >= 0xE0 && byte < 0xF0) return 3;
    if (byte >= 0xF0 && byte < 0xF5) return 4;
    return 0;
}

// Overlong forms, halves of surrogate pairs and what lies beyond Unicode are no characters.
bool is_scalar(char32_t value, std::size_t length) {
    constexpr std::array<char32_t, 5> smallest = {0, 0, 0x80, 0x800, 0x10000};
    return value >= smallest[length] && value <= 0x10FFFF && (value < 0xD800 || value > 0xDFFF);
}

}  // namespace

CodePoint first_code_point(std::string_view text) {
    constexpr CodePoint invalid = {.value = 0xFFFD, .length = 1, .valid = false};
    const auto first = static_cast<unsigned char>(text[0]);
    const std::size_t length = length_by_first_byte(first);
    if (length == 0 || length > text.size()) return invalid;
    if (length == 1) return {.value = first};
    char32_t value = first & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if ((byte & 0xC0U) != 0x80) return invalid;
        value = (value << 6U) | (byte & 0x3FU);
    }
    return is_scalar(value, length) ? CodePoint{.value = value, .length = length} : invalid;
}

std::size_t count_letters(std::string_view text) {
    std::size_t count = 0;
    any_code_point(text, [&count](CodePoint point) {
        count += is_in(marks, point.value) ? 0 : 1;
        return false;
    });
    return count;
}

bool is_control(char32_t point) {
    return is_in(controls, point);
}

bool is_space(char32_t point) {
    return is_in(spaces, point);
}

bool has_control(std::string_view text) {
    return any_code_point(text, [](CodePoint point) { return is_control(point.value); });
}

bool has_space(std::string_view text) {
    return any_code_point(text, [](CodePoint point) { return is_space(point.value); });
}

bool is_blank(std::string_view text) {
    return !any_code_point(text, [](CodePoint point) { return !is_space(point.value); });
}

bool has_unseen_edge(std::string_view text) {
    if (text.empty()) return false;
    CodePoint last;
    any_code_point(text, [&last](CodePoint point) {
        last = point;
        return false;
    });
    return is_in(unseen, first_code_point(text).value) || is_in(unseen, last.value);
}

std::string in_quotes(std::string_view text) {
    constexpr std::size_t most_kept = 40, kept_side = 19;
    std::string clean;
    std::vector<std::size_t> starts;
    any_code_point(text, [&](CodePoint point) {
        starts.push_back(clean.size());
        const bool can_be_shown = point.valid && !is_control(point.value);
        clean += can_be_shown ? text.substr(0, point.length) : std::string_view("\uFFFD");
        text.remove_prefix(point.length);
        return false;
    });
    if (starts.size() <= most_kept) return "“" + clean + "”";
    return "“" + clean.substr(0, starts[kept_side]) + "…" +
           clean.substr(starts[starts.size() - kept_side]) + "”";
}

}  // namespace lesson
