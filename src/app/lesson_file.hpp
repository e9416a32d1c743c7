#pragma once

#include <attention/result.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "lesson/lesson.hpp"

namespace app {

/// How messages name the lesson.
std::string lesson_name(const std::optional<std::string>& path);

/// A line for each fault: FILE:LINE:COLUMN: message.
std::string told(const lesson::Faults& faults, std::string_view name);

/// Reads a lesson file, or the built-in lesson where none is named. An error has a line for
/// each fault.
attention::Result<lesson::Lesson> open_lesson(const std::optional<std::string>& path);

}  // namespace app
