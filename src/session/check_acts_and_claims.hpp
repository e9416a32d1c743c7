#pragma once

#include "lesson/lesson.hpp"

namespace session {

/// All that is wrong with the acts and claims of a lesson that `lesson::read` took: links that
/// cannot be done where they stand, claims that the core does not bear out, figures in the text
/// without a claim. A figure is a number in digits in a part, a question, a right option or an
/// explanation, outside of code; a link such as [8.0](do:sharpness=8) vouches for itself.
lesson::Faults check_acts_and_claims(const lesson::Lesson& lesson);

}  // namespace session
