#pragma once

#include <string_view>

#include "lesson/lesson.hpp"
#include "lesson/place.hpp"

namespace lesson {

/// Turns what the TOML reader says about `text` at `at` into the likely cause and what to do.
Fault explain_syntax(std::string_view text, Place at, std::string_view description);

}  // namespace lesson
