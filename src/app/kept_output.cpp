#include "app/kept_output.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "app/escaped.hpp"
#include "lesson/letters.hpp"

namespace app {

namespace {

constexpr std::size_t last_lines = KeptOutput::most_lines - KeptOutput::most_first_lines;
constexpr std::size_t half_of_bytes = KeptOutput::most_bytes / 2;
constexpr std::size_t tab = 8;

std::size_t length_announced_by(unsigned char first) {
    if (first >= 0xF0) return 4;
    if (first >= 0xE0) return 3;
    return first >= 0xC2 ? 2 : 1;
}

/// A character may begin here whose end has not come yet.
bool is_cut_short(std::string_view text) {
    return text.size() < length_announced_by(static_cast<unsigned char>(text.front())) &&
           std::all_of(text.begin() + 1, text.end(),
                       [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; });
}

}  // namespace

std::string KeptOutput::Line::shown() const {
    return cut == 0 ? text : fmt::format("{} … ({} more characters)", text, cut);
}

void KeptOutput::append(std::string_view letters, std::size_t count) {
    if (line_.letters + count > most_letters || line_.cut > 0) {
        line_.cut += count;
        return;
    }
    line_.text += letters;
    line_.letters += count;
}

void KeptOutput::take(char32_t point, std::string_view letter) {
    if (std::exchange(after_return_, false) && point != U'\n') append(escaped("\r"), 4);
    if (point == U'\n') return end_line();
    if (point == U'\r') {
        after_return_ = true;
    } else if (point == U'\t') {
        const std::size_t spaces = tab - line_.letters % tab;
        append(std::string(spaces, ' '), spaces);
    } else if (needs_escape(point)) {
        const std::string shown = escaped(letter);
        append(shown, shown.size());
    } else {
        append(lesson::is_control(point) ? "\uFFFD" : letter, 1);
    }
}

void KeptOutput::end_line() {
    std::string text = std::exchange(line_, {}).shown();
    if (last_.empty() && first_.size() < most_first_lines &&
        first_bytes_ + text.size() <= half_of_bytes) {
        first_bytes_ += text.size();
        first_.push_back(std::move(text));
        return;
    }
    last_bytes_ += text.size();
    last_.push_back(std::move(text));
    while (last_.size() > last_lines || last_bytes_ > half_of_bytes) {
        last_bytes_ -= last_.front().size();
        last_.pop_front();
        ++left_out_;
    }
}

void KeptOutput::add(std::string_view bytes) {
    std::string text = std::exchange(unread_, {});
    text += bytes;
    for (std::string_view rest = text; !rest.empty();) {
        const lesson::CodePoint point = lesson::first_code_point(rest);
        if (!point.valid && is_cut_short(rest)) {
            unread_ = rest;
            return;
        }
        take(point.value, point.valid ? rest.substr(0, point.length) : "\uFFFD");
        rest.remove_prefix(point.length);
    }
}

std::size_t KeptOutput::settled_lines() const {
    return first_.size();
}

std::vector<std::string> KeptOutput::lines() const {
    std::vector<std::string> lines = first_;
    if (left_out_ > 0) lines.push_back(fmt::format("… {} lines left out …", left_out_));
    lines.insert(lines.end(), last_.begin(), last_.end());
    std::string unfinished = line_.shown();
    if (!unread_.empty()) unfinished += "\uFFFD";
    if (!unfinished.empty()) lines.push_back(std::move(unfinished));
    return lines;
}

}  // namespace app
