#pragma once

#include <string>
#include <vector>

#include "lesson/lesson.hpp"
#include "ui/font_files.hpp"

namespace app {

/// The fonts to show a lesson with. Moved, not copied: `files` looks into `from_this_machine`.
struct LessonFonts {
    explicit LessonFonts(const lesson::Lesson& lesson);
    LessonFonts(LessonFonts&&) = default;

    ui::FontFiles files;
    std::vector<std::string> from_this_machine;  // bytes of what is not built in
    /// A fault for each text that cannot be shown as it should.
    lesson::Faults faults;
    /// The same in short, for who looks at the window; empty where there is none.
    std::string notice;
};

}  // namespace app
