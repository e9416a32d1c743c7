#include "lesson/tokens.hpp"

#include <algorithm>

namespace lesson {
namespace {

constexpr std::string_view blank = " \t\r";
constexpr std::string_view ends_bare = " \t\r\n#[]{}=,.\"'";

struct Quoted {
    std::size_t bytes;
    bool closed;
};

// Three quotes open a text over several lines; up to two may stand before the three that close it.
Quoted quoted_over_lines(std::string_view text) {
    const char quote = text[0];
    const std::string_view fence = text.substr(0, 3);
    for (std::size_t i = 3; i < text.size(); ++i) {
        if (quote == '"' && text[i] == '\\') {
            ++i;
        } else if (text.substr(i, 3) == fence) {
            i += 3;
            for (int more = 0; more < 2 && i < text.size() && text[i] == quote; ++more) ++i;
            return {i, true};
        }
    }
    return {text.size(), false};
}

Quoted quoted_on_one_line(std::string_view text) {
    const char quote = text[0];
    for (std::size_t i = 1; i < text.size() && text[i] != '\n'; ++i) {
        if (text[i] == quote) return {i + 1, true};
        if (quote == '"' && text[i] == '\\' && text.substr(i + 1, 1) != "\n") ++i;
    }
    return {std::min(text.find('\n'), text.size()), false};
}

Quoted quoted(std::string_view text) {
    const bool over_lines = text.starts_with(R"(""")") || text.starts_with("'''");
    return over_lines ? quoted_over_lines(text) : quoted_on_one_line(text);
}

std::size_t comment_length(std::string_view text) {
    return std::min(text.find('\n'), text.size());
}

std::size_t bare_length(std::string_view text) {
    return std::min(text.find_first_of(ends_bare), text.size());
}

}  // namespace

void Tokens::skip(std::size_t bytes) {
    for (const char byte : rest_.substr(0, bytes)) {
        const bool goes_on = (static_cast<unsigned char>(byte) & 0xC0U) == 0x80;
        if (byte == '\n')
            place_ = {place_.line + 1, 1};
        else if (!goes_on)
            ++place_.column;
    }
    rest_.remove_prefix(bytes);
}

Token Tokens::take(TokenKind kind, std::size_t bytes) {
    const Token token = {kind, place_, rest_.substr(0, bytes)};
    skip(bytes);
    return token;
}

std::optional<Token> Tokens::next() {
    while (!rest_.empty() && (rest_[0] == '#' || blank.find(rest_[0]) != std::string_view::npos))
        skip(rest_[0] == '#' ? comment_length(rest_) : 1);
    if (rest_.empty()) return std::nullopt;
    switch (rest_[0]) {
        case '[':
        case '{':
            return take(TokenKind::open, 1);
        case ']':
        case '}':
            return take(TokenKind::close, 1);
        case '=':
            return take(TokenKind::equals, 1);
        case ',':
            return take(TokenKind::comma, 1);
        case '.':
            return take(TokenKind::dot, 1);
        case '\n':
            return take(TokenKind::line_end, 1);
        case '"':
        case '\'': {
            const Quoted text = quoted(rest_);
            return take(text.closed ? TokenKind::text : TokenKind::unclosed, text.bytes);
        }
        default:
            return take(TokenKind::bare, bare_length(rest_));
    }
}

}  // namespace lesson
