#pragma once

#include <attention/result.hpp>
#include <optional>
#include <string>

#include "session/session.hpp"

namespace app {

/// What is shown first, as the command line says it.
struct Start {
    std::optional<std::string> lesson_file;  // none: the built-in lesson
    std::optional<std::string> sentence;     // its id; none: the first
    std::optional<int> section;              // from 1; none: the first
    std::string acts;                        // done before anything is shown
};

/// The acts done on a sentence, whatever the sections make of it.
attention::Result<session::State> on_sentence(const lesson::Lesson& lesson, const Start& start);

/// From `state`, the acts done in the section asked for; where none is, in this state, or else in
/// the first section where they can be done.
attention::Result<session::State> in_section(const lesson::Lesson& lesson,
                                             const session::State& state, const Start& start);

}  // namespace app
