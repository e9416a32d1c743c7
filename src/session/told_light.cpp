#include "session/told_light.hpp"

#include <fmt/format.h>

#include <cmath>
#include <iterator>

#include "session/figures.hpp"
#include "session/guessing.hpp"

namespace session {
namespace {

using attention::Index;

double told(const Session& session, std::size_t word) {
    return told_shares(session)[static_cast<Index>(word)];
}

Index sharing(const Session& session, std::size_t word) {
    return is_visible(session, word) ? session.derived.trace.visible : 0;
}

}  // namespace

bool is_visible(const Session& session, std::size_t word) {
    return static_cast<Index>(word) < session.derived.trace.visible;
}

bool is_by_hand(const Session& session) {
    return !session.state.held.empty() || lamp_is_off(session.lesson, session.state);
}

attention::Vector told_shares(const Session& session) {
    const auto guess = open_guess(session.lesson, session.state);
    if (!guess) return session.derived.shown_shares;
    const std::vector<int>& points = session.state.guesses[*guess].points;
    return Eigen::Map<const Eigen::VectorXi>(points.data(), std::ssize(points)).cast<double>() /
           100;
}

std::string share_told(const Session& session, std::size_t word) {
    const double share = told(session, word);
    if (is_by_hand(session) && is_visible(session, word))
        return fmt::format("{}%", std::lround(100 * share));
    return share_text(share, sharing(session, word));
}

std::string points_told(const Session& session, std::size_t word) {
    const double share = told(session, word);
    if (is_by_hand(session)) return fmt::format("{:.1f}", 100 * share);
    return points_text(share, sharing(session, word));
}

std::string share_before_told(const Session& session, std::size_t word) {
    const attention::Vector& before = session.derived.shares_before;
    return share_text(before[static_cast<Index>(word)], before.size());
}

bool is_pair_visible(const Session& session, std::size_t row, std::size_t column) {
    return column <= row || !session.state.look_back;
}

std::string pair_told(const Session& session, std::size_t row, std::size_t column) {
    const attention::Matrix& all = session.derived.all_shares;
    if (!is_pair_visible(session, row, column)) return "0%";
    const Index visible =
        attention::visible_words(all.cols(), static_cast<Index>(row), session.state.look_back);
    return share_text(all(static_cast<Index>(row), static_cast<Index>(column)), visible);
}

}  // namespace session
