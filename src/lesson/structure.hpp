#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "lesson/lesson.hpp"
#include "lesson/place.hpp"

/// What the shallow look at a TOML file finds out: for limits, and for clearer messages.
namespace lesson {

/// Brackets or dotted names nested so deep that the TOML reader must not be given them.
std::optional<Fault> nested_too_deep(std::string_view text);

struct Opened {
    char sign;  // [ { " or '
    Place place;
};

/// The innermost bracket or quote that is still open at `at`.
std::optional<Opened> still_open(std::string_view text, Place at);

struct GivenTwice {
    std::string name;
    Place first, second;
};

/// The first name that is given twice in the same table.
std::optional<GivenTwice> given_twice(std::string_view text);

}  // namespace lesson
