#pragma once

#include <optional>
#include <string_view>

#include "lesson/place.hpp"

/// A first, shallow look at the text of a TOML file: enough to tell where brackets open and close,
/// without nesting calls. Right up to the first error of syntax, where the reading stops anyway.
namespace lesson {

enum class TokenKind {
    open,      // [ or {
    close,     // ] or }
    equals,    // =
    comma,     // ,
    dot,       // .
    line_end,  // outside of quotes
    text,      // with its quotes
    unclosed,  // a text whose closing quote is missing
    bare,      // a run of anything else: names, digits
};

struct Token {
    TokenKind kind;
    Place place;
    std::string_view spelling;
};

class Tokens {
  public:
    explicit Tokens(std::string_view text) : rest_(text) {}

    /// The next token, or none at the end of the text.
    std::optional<Token> next();

  private:
    Token take(TokenKind kind, std::size_t bytes);
    void skip(std::size_t bytes);

    std::string_view rest_;
    Place place_;
};

}  // namespace lesson
