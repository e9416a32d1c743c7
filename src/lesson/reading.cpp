#include "lesson/reading.hpp"

#include <algorithm>
#include <functional>

namespace lesson {

std::size_t Reading::place(std::string_view letters) {
    const bool is_ours = std::less_equal<>()(sheltered_.data(), letters.data()) &&
                         std::less<>()(letters.data(), sheltered_.data() + sheltered_.size());
    if (!is_ours) return here_;
    const auto at = static_cast<std::size_t>(letters.data() - sheltered_.data());
    here_ = at + letters.size();
    return at;
}

std::string Reading::as_written(std::string_view letters, std::size_t at) const {
    const bool is_ours =
        here_ == at + letters.size() && sheltered_.substr(at, letters.size()) == letters;
    return std::string(is_ours ? text_.substr(at, letters.size()) : letters);
}

std::size_t Reading::next_block() const {
    const std::size_t line_end = here_ == 0 ? 0 : text_.find('\n', here_);
    return std::min(text_.find_first_not_of(" \t\r\n", std::min(line_end, text_.size())),
                    text_.size());
}

bool Reading::next_line_is_fence() const {
    const std::string_view fence = text_.substr(next_block(), 3);
    return fence == "```" || fence == "~~~";
}

void Reading::skip_line() {
    here_ = std::min(text_.find('\n', next_block()), text_.size());
}

std::string on_one_line(std::string letters) {
    std::replace_if(
        letters.begin(), letters.end(),
        [](char byte) { return byte == '\n' || byte == '\r' || byte == '\t'; }, ' ');
    return letters;
}

std::string with_tabs_as_spaces(std::string_view letters) {
    std::string spaced;
    for (const char byte : letters)
        if (byte != '\r') spaced += byte == '\t' ? "    " : std::string(1, byte);
    return spaced;
}

}  // namespace lesson
