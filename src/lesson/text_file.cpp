#include "lesson/text_file.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "lesson/letters.hpp"
#include "lesson/place.hpp"

namespace lesson {
namespace {

using namespace std::string_view_literals;

constexpr std::size_t looked_at = 1024;  // bytes from the start that tell UTF-16 from binary

bool starts_with_any(std::string_view bytes, std::initializer_list<std::string_view> marks) {
    return std::any_of(marks.begin(), marks.end(),
                       [bytes](std::string_view mark) { return bytes.starts_with(mark); });
}

// Western text in UTF-16 without a mark: every other byte is zero, and none of the others.
bool alternates_with_zero(std::string_view bytes) {
    const std::string_view start = bytes.substr(0, std::min(bytes.size(), looked_at) & ~1ULL);
    std::size_t zeros[2] = {0, 0};
    for (std::size_t i = 0; i < start.size(); ++i) zeros[i % 2] += start[i] == '\0' ? 1 : 0;
    const auto [fewer, more] = std::minmax(zeros[0], zeros[1]);
    return fewer == 0 && more > 0 && 4 * more >= start.size();
}

bool is_utf_16_or_32(std::string_view bytes) {
    return starts_with_any(bytes, {"\xFF\xFE"sv, "\xFE\xFF"sv, "\0\0\xFE\xFF"sv}) ||
           alternates_with_zero(bytes);
}

// Both ends of a line count as one: \r\n and \n.
bool is_allowed(std::string_view rest, char32_t point) {
    if (point == U'\t' || point == U'\n') return true;
    if (point == U'\r') return rest.starts_with("\r\n");
    return !(point < 0x20 || point == 0x7F);
}

Fault control_fault(Place at, char32_t point) {
    if (point == U'\r')
        return {
            at,
            "a line end of a kind that lesson files do not know (a carriage return alone): save "
            "the file with line ends of Unix or Windows"};
    return {at, fmt::format(
                    "a control character stands here (code {}), which cannot be seen: delete it",
                    static_cast<unsigned>(point))};
}

constexpr std::string_view not_utf_8 =
    "from here on the file is not UTF-8 text: save it again as UTF-8 (in most editors: Save as, "
    "Encoding: UTF-8)";

Faults faults_by_character(std::string_view rest) {
    Faults faults;
    Place at;
    while (!rest.empty()) {
        const CodePoint point = first_code_point(rest);
        if (!point.valid) {
            faults.push_back({at, std::string(not_utf_8)});
            break;
        }
        if (!is_allowed(rest, point.value)) faults.push_back(control_fault(at, point.value));
        at = point.value == U'\n' ? Place{at.line + 1, 1} : Place{at.line, at.column + 1};
        rest.remove_prefix(point.length);
    }
    return faults;
}

}  // namespace

std::string_view without_mark(std::string_view bytes) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    return bytes.starts_with(mark) ? bytes.substr(mark.size()) : bytes;
}

Faults text_faults(std::string_view bytes) {
    if (bytes.size() > largest_file)
        return {
            {Place{},
             fmt::format("the file is too long for a lesson: it may have {} bytes, and this one "
                         "has {}; leave something out",
                         largest_file, bytes.size())}};
    if (is_utf_16_or_32(bytes))
        return {
            {Place{},
             "the file is saved as UTF-16 or UTF-32: save it again as UTF-8 (in Notepad: Save as, "
             "Encoding: UTF-8)"}};
    if (bytes.find('\0') != std::string_view::npos)
        return {{Place{},
                 "this is not a text file (it holds zero bytes): choose a lesson file, whose name "
                 "ends in .toml"}};
    return faults_by_character(without_mark(bytes));
}

}  // namespace lesson
