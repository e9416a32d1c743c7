#pragma once

#include "lesson/lesson.hpp"

namespace session {

/// All that is wrong with the acts and claims of a lesson: links that cannot be done where they
/// stand, claims that the core does not bear out, figures in the text without a claim. A figure is
/// a number in digits in a part, a question, a right option or an explanation, outside of code; a
/// link such as [8.0](do:sharpness=8) vouches for itself. Sections, parts, questions and options in
/// which there are faults `known` already are left out.
lesson::Faults check_acts_and_claims(const lesson::Lesson& lesson,
                                     const lesson::Faults& known = {});

}  // namespace session
