#include "ui/python_colours.hpp"

#include <algorithm>
#include <array>

namespace ui {
namespace {

constexpr std::array keywords = std::to_array<std::string_view>(
    {"False", "None",   "True", "and",   "as",     "assert",   "break", "class", "continue",
     "def",   "del",    "elif", "else",  "except", "finally",  "for",   "from",  "global",
     "if",    "import", "in",   "is",    "lambda", "nonlocal", "not",   "or",    "pass",
     "raise", "return", "try",  "while", "with",   "yield"});

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

bool is_letter(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || byte >= 0x80;
}

bool goes_on_in_a_name(char c) {
    return is_letter(c) || is_digit(c);
}

class Reader {
  public:
    explicit Reader(std::string_view code) : code_(code) {}

    std::vector<PythonToken> tokens() {
        while (at_ < code_.size()) take_one();
        return std::move(tokens_);
    }

  private:
    bool sees(std::string_view text) const { return code_.substr(at_).starts_with(text); }

    template <class Belongs>
    std::size_t end_of(Belongs belongs) const {
        const auto* const last = std::find_if_not(code_.begin() + at_, code_.end(), belongs);
        return static_cast<std::size_t>(last - code_.begin());
    }

    /// Up to `end`, as one token a line.
    void take(std::size_t end, PythonPart part) {
        while (at_ < end) {
            const std::size_t line_end = std::min(code_.find('\n', at_), end);
            if (line_end > at_) tokens_.push_back({.begin = at_, .end = line_end, .part = part});
            at_ = std::min(line_end + 1, end);
        }
    }

    void take_one() {
        const char c = code_[at_];
        if (c == '#')
            return take(std::min(code_.find('\n', at_), code_.size()), PythonPart::comment);
        if (c == '"' || c == '\'') return take(end_of_string(), PythonPart::string);
        if (is_digit(c)) return take_number();
        if (is_letter(c)) return take_name();
        const auto is_other = [](char o) {
            return !goes_on_in_a_name(o) && o != '#' && o != '"' && o != '\'';
        };
        take(end_of(is_other), PythonPart::plain);
    }

    /// One left open ends with its line, or where it is of three quotes with the code.
    std::size_t end_of_string() const {
        const std::string_view one = code_.substr(at_, 1), three = code_.substr(at_, 3);
        const bool is_long = three == "\"\"\"" || three == "'''";
        const std::string_view quote = is_long ? three : one;
        for (std::size_t i = at_ + quote.size(); i < code_.size(); ++i) {
            if (code_[i] == '\\') {
                ++i;
                continue;
            }
            if (code_.substr(i).starts_with(quote)) return i + quote.size();
            if (!is_long && code_[i] == '\n') return i;
        }
        return code_.size();
    }

    void take_number() {
        const auto belongs = [](char c) { return goes_on_in_a_name(c) || c == '.'; };
        take(end_of(belongs), PythonPart::number);
    }

    void take_name() {
        const std::size_t end = end_of(goes_on_in_a_name);
        const std::string_view name = code_.substr(at_, end - at_);
        const bool is_keyword = std::ranges::find(keywords, name) != keywords.end();
        take(end, is_keyword        ? PythonPart::keyword
                  : a_name_follows_ ? PythonPart::defined_name
                                    : PythonPart::plain);
        a_name_follows_ = name == "def" || name == "class";
    }

    const std::string_view code_;
    std::size_t at_ = 0;
    bool a_name_follows_ = false;  // the word before said that a name is defined
    std::vector<PythonToken> tokens_;
};

}  // namespace

std::vector<PythonToken> python_tokens(std::string_view code) {
    return Reader(code).tokens();
}

}  // namespace ui
