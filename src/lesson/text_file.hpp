#pragma once

#include <string_view>

#include "lesson/lesson.hpp"

namespace lesson {

/// What keeps bytes from being a text that a lesson could be read from: too long, UTF-16, binary,
/// not UTF-8, stray control characters. Reads on after a control character, not after bytes that
/// are no UTF-8.
Faults text_faults(std::string_view bytes);

/// Without the byte order mark some editors put in front.
std::string_view without_mark(std::string_view bytes);

}  // namespace lesson
