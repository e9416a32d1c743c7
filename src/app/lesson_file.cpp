#include "app/lesson_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <string_view>
#include <utility>
#include <variant>

#include "app/assets.hpp"
#include "app/escaped.hpp"
#include "app/files.hpp"

namespace app {

namespace {

attention::Result<lesson::Lesson> read_lesson(std::string_view text, std::string_view name) {
    auto lesson = lesson::read(text);
    if (auto* sound = std::get_if<lesson::Lesson>(&lesson)) return std::move(*sound);
    return attention::Error{told(std::get<lesson::Faults>(lesson), name)};
}

}  // namespace

std::string told(const lesson::Faults& faults, std::string_view name) {
    std::string lines;
    for (const lesson::Fault& fault :
         std::span(faults).first(std::min(faults.size(), most_faults_told)))
        lines += fmt::format("{}{}:{}:{}: {}", lines.empty() ? "" : "\n", name, fault.place.line,
                             fault.place.column, escaped(fault.message));
    if (faults.size() > most_faults_told)
        lines += fmt::format("\n{}: and {} more: mend these first", name,
                             faults.size() - most_faults_told);
    return lines;
}

std::string lesson_name(const std::optional<std::string>& path) {
    return path ? escaped(*path) : "the built-in lesson";
}

attention::Result<lesson::Lesson> open_lesson(const std::optional<std::string>& path) {
    if (!path) return read_lesson(built_in_lesson(), lesson_name(path));
    const auto text = read_file(*path, lesson::largest_file);
    if (!text) return text.error();
    return read_lesson(*text, lesson_name(path));
}

}  // namespace app
