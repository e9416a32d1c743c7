#pragma once

#include "lesson/lesson.hpp"

namespace lesson {

/// Marks each term of the glossary once a section, question and explanation: where one of its forms
/// first stands as whole words, outside of links and code. The longest form counts; its first
/// letter may be a capital.
void mark_terms(Lesson& lesson);

}  // namespace lesson
