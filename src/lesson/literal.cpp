#include "lesson/literal.hpp"

#include <algorithm>
#include <charconv>

#include "lesson/letters.hpp"

namespace lesson {
namespace {

std::size_t line_end_length(std::string_view text) {
    return text.starts_with("\r\n") ? 2 : text.starts_with('\n') ? 1 : 0;
}

// Bytes of UTF-8 that \u00e9 or \U0001F40C stands for.
std::size_t bytes_of_escape(std::string_view digits) {
    unsigned point = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), point, 16);
    return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
}

}  // namespace

Literal::Literal(std::string_view line, Place quote) : from_quote_(line), quote_(quote) {
    for (int column = 1; column < quote.column && !from_quote_.empty(); ++column)
        from_quote_.remove_prefix(first_code_point(from_quote_).length);
    go_to_start();
}

void Literal::go_to_start() {
    rest_ = from_quote_;
    place_ = quote_;
    bytes_ = 0;
    has_escapes_ = rest_.starts_with('"');
    const bool over_lines = rest_.starts_with(R"(""")") || rest_.starts_with("'''");
    skip(over_lines ? 3 : 1);
    if (over_lines && line_end_length(rest_) > 0) skip(line_end_length(rest_));
}

void Literal::skip(std::size_t letters) {
    for (; letters > 0 && !rest_.empty(); --letters) {
        const bool ends_line = rest_[0] == '\n';
        rest_.remove_prefix(first_code_point(rest_).length);
        place_ = ends_line ? Place{place_.line + 1, 1} : Place{place_.line, place_.column + 1};
    }
}

// A \ at the end of a line takes the line end and the spaces after it away.
bool Literal::joins_lines() const {
    if (!has_escapes_ || !rest_.starts_with('\\')) return false;
    const std::size_t next = rest_.find_first_not_of(" \t\r", 1);
    return next != std::string_view::npos && rest_[next] == '\n';
}

void Literal::step() {
    if (joins_lines()) return skip(std::min(rest_.find_first_not_of(" \t\r\n", 1), rest_.size()));
    if (has_escapes_ && rest_.starts_with('\\')) {
        const char kind = rest_.size() > 1 ? rest_[1] : ' ';
        const std::size_t digits = kind == 'u' ? 4 : kind == 'U' ? 8 : 0;
        bytes_ += digits == 0 ? 1 : bytes_of_escape(rest_.substr(2, digits));
        return skip(2 + digits);
    }
    if (const std::size_t line_end = line_end_length(rest_); line_end > 0) {
        ++bytes_;
        return skip(line_end);
    }
    bytes_ += first_code_point(rest_).length;
    skip(1);
}

Place Literal::at(std::size_t byte) {
    if (byte < bytes_) go_to_start();
    while (!rest_.empty() && (bytes_ < byte || joins_lines())) step();
    return place_;
}

}  // namespace lesson
