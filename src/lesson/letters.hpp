#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// What the lesson must know of UTF-8.
namespace lesson {

struct CodePoint {
    char32_t value = 0;
    std::size_t length = 1;  // bytes
    bool valid = true;       // false: `length` is 1 and `value` U+FFFD
};

/// The first code point of `text`, which is not empty.
CodePoint first_code_point(std::string_view text);

/// Characters as a person counts them: marks that sit on another letter do not count.
std::size_t count_letters(std::string_view text);

/// Tab, line end, delete and their like, and marks that turn the direction of writing.
bool is_control(char32_t point);
bool is_space(char32_t point);

bool has_control(std::string_view text);
bool has_space(std::string_view text);
bool is_blank(std::string_view text);  // empty, or nothing but spaces

/// Whether it begins or ends with a character that takes no room, such as U+200B.
bool has_unseen_edge(std::string_view text);

/// “text” for a message: on one line, its middle left out where it is long.
std::string in_quotes(std::string_view text);

}  // namespace lesson
