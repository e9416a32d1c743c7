#pragma once

#include <attention/result.hpp>
#include <string>
#include <string_view>

#include "session/session.hpp"

namespace session {

/// A quantity of the session as it is shown, by its name: `share.cat` "56%", `score.cat` "0.9",
/// `sharpened.cat` "3.6", `exponential.cat` "36.6", `total` "64.8", `rounded-total` "99",
/// `summary` "(0.82, 0.15)", `summary.thing` "0.82", `label.cat` "(0.9, 0.1)",
/// `label.cat.thing` "0.9", `question.ate` "(1.0, 0.0)", `sharpness` "4.0", `all.the.cat` (row
/// asks, column is looked at) "48%", `decimal.cat` (a share as the code cell prints it) "0.56",
/// `budget` "100", `count.words` "4", `count.numbers` (a word) "2", `count.sections` "9",
/// `count.questions` "6". Refuses a name it does not know.
attention::Result<std::string> quantity(const Session& session, std::string_view name);

/// All that is wrong with the acts and claims of a lesson that `lesson::read` took: links that
/// cannot be done where they stand, claims that the core does not bear out, figures in the text
/// without a claim.
lesson::Faults check_acts_and_claims(const lesson::Lesson& lesson);

}  // namespace session
