#pragma once

#include <attention/result.hpp>
#include <optional>
#include <string>

#include "lesson/lesson.hpp"

namespace app {

/// How messages name the lesson.
std::string lesson_name(const std::optional<std::string>& path);

/// Reads a lesson file, or the built-in lesson where none is named. An error has a line for
/// each fault: FILE:LINE:COLUMN: message.
attention::Result<lesson::Lesson> open_lesson(const std::optional<std::string>& path);

}  // namespace app
