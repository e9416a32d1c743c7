#pragma once

#include <attention/result.hpp>
#include <string>
#include <string_view>

#include "session/session.hpp"

namespace session {

/// A quantity of the session as it is shown, by its name. Refuses a name it does not know.
///
/// Of a word, by its text or place: `share.cat` "56%", `share-before.cat` (without the look-back
/// rule) "56%", `points.cat` "56", `decimal.cat` (its share as the code cell prints it) "0.56",
/// `score.cat` "0.9", `sharpened.cat` "3.6", `exponential.cat` "36.6"; `label.cat` "(0.9, 0.1)",
/// `label.cat.thing` "0.9", and so `question`, `value` and `product` (question of the asking word
/// times label, number by number); `all.the.cat` (row asks, column is looked at) "48%", of a hidden
/// pair "0%", as the grid tells it.
///
/// Of all: `sharpness` "4.0", `total` "64.8", `whole` (what the shares add to) "100%", `sum`
/// (likewise) "1.0", `budget` (likewise) "100", `rounded-total` "99", `summary` "(0.82, 0.15)",
/// `summary.thing` "0.82", `count.words` "4", `count.numbers` (of a label) "2", `count.sections`
/// "9", `count.questions` "8".
attention::Result<std::string> quantity(const Session& session, std::string_view name);

}  // namespace session
