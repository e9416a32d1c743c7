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
#include "app/lesson_fonts.hpp"
#include "session/check_acts_and_claims.hpp"

namespace app {

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

namespace {

attention::Result<std::string> lesson_text(const std::optional<std::string>& path) {
    if (path) return read_file(*path, lesson::largest_file);
    return std::string(built_in_lesson());
}

}  // namespace

attention::Result<lesson::Lesson> open_lesson(const std::optional<std::string>& path) {
    const auto text = lesson_text(path);
    if (!text) return text.error();
    auto lesson = lesson::read(*text);
    if (auto* sound = std::get_if<lesson::Lesson>(&lesson)) return std::move(*sound);
    return attention::Error{told(std::get<lesson::Faults>(lesson), lesson_name(path))};
}

attention::Result<lesson::Faults> check_lesson(const std::optional<std::string>& path) {
    const auto text = lesson_text(path);
    if (!text) return text.error();
    auto [lesson, faults] = lesson::read_in_spite_of_faults(*text);
    if (!lesson) return faults;
    for (const lesson::Faults& more :
         {session::check_acts_and_claims(*lesson, faults), LessonFonts(*lesson).faults})
        faults.insert(faults.end(), more.begin(), more.end());
    lesson::sort_by_place(faults);
    return faults;
}

}  // namespace app
