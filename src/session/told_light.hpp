#pragma once

#include <attention/attention.hpp>
#include <string>

#include "session/session.hpp"

/// The light as the stage and the claims tell it: attention's, the one in the learner's hand, or
/// a guess while the lamp is off. By hand a word may get nothing or all; attention never gives
/// either while several words share.
namespace session {

bool is_visible(const Session& session, std::size_t word);

/// Whether a hand or a guess gives the light, not attention.
bool is_by_hand(const Session& session);

/// n, each in [0, 1], together 1.
attention::Vector told_shares(const Session& session);

/// "56%" and "56.4" of them; a hidden word's are "hidden" and "0.0".
std::string share_told(const Session& session, std::size_t word);
std::string points_told(const Session& session, std::size_t word);

/// What the word had before the look-back rule: "56%".
std::string share_before_told(const Session& session, std::size_t word);

/// Whether the look-back rule lets the word of the row see that of the column.
bool is_pair_visible(const Session& session, std::size_t row, std::size_t column);

/// Of the grid of all words, "48%": how much of its light `row` gives to `column`. A hidden pair
/// has "0%", as the tables of a code cell do.
std::string pair_told(const Session& session, std::size_t row, std::size_t column);

}  // namespace session
