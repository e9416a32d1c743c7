#pragma once

#include <attention/result.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "lesson/lesson.hpp"

namespace app {

/// How messages name the lesson.
std::string lesson_name(const std::optional<std::string>& path);

inline constexpr std::size_t most_faults_told = 100;

/// A line for each fault, in their order: FILE:LINE:COLUMN: message. Of more than
/// `most_faults_told` the first, and a line that says how many there are besides.
std::string told(const lesson::Faults& faults, std::string_view name);

/// Reads a lesson file, or the built-in lesson where none is named. An error has a line for
/// each fault.
attention::Result<lesson::Lesson> open_lesson(const std::optional<std::string>& path);

/// What is wrong with it, in file order: the file itself; and where its sentences are sound its
/// acts and claims, in what else has no fault, and letters that no font has. An error where it
/// cannot be read at all.
attention::Result<lesson::Faults> check_lesson(const std::optional<std::string>& path);

}  // namespace app
