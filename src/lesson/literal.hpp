#pragma once

#include <cstddef>
#include <string_view>

#include "lesson/place.hpp"

namespace lesson {

/// A text as a TOML file writes it, in quotes, with its escapes and over several lines. Tells where
/// in the file a byte of the text's value stands; quickest for bytes asked in rising order.
class Literal {
  public:
    /// `line` is the file from the start of the line on which the literal begins, at `quote`.
    Literal(std::string_view line, Place quote);

    Place at(std::size_t byte);

  private:
    void go_to_start();
    void step();
    void skip(std::size_t letters);
    bool joins_lines() const;

    std::string_view from_quote_, rest_;
    Place quote_, place_;
    std::size_t bytes_ = 0;  // of the value, before `place_`
    bool has_escapes_ = false;
};

}  // namespace lesson
