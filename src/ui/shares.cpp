#include "ui/shares.hpp"

#include <fmt/format.h>

#include <cmath>
#include <iterator>

#include "session/figures.hpp"
#include "session/guessing.hpp"

namespace ui {
namespace {

bool by_hand(const Scene& scene) {
    const session::Session& session = scene.session;
    return !session.state.held.empty() || session::lamp_is_off(session.lesson, session.state);
}

double told(const Scene& scene, std::size_t word) {
    return told_shares(scene)[static_cast<Eigen::Index>(word)];
}

attention::Index sharing(const Scene& scene, std::size_t word) {
    return is_visible(scene, word) ? scene.session.derived.trace.visible : 0;
}

}  // namespace

bool is_visible(const Scene& scene, std::size_t word) {
    return static_cast<Eigen::Index>(word) < scene.session.derived.trace.visible;
}

attention::Vector told_shares(const Scene& scene) {
    const session::Session& session = scene.session;
    const auto guess = session::open_guess(session.lesson, session.state);
    if (!guess) return session.derived.shown_shares;
    const std::vector<int>& points = session.state.guesses[*guess].points;
    return Eigen::Map<const Eigen::VectorXi>(points.data(), std::ssize(points)).cast<double>() /
           100;
}

std::string share_told(const Scene& scene, std::size_t word) {
    const double share = told(scene, word);
    if (by_hand(scene)) return fmt::format("{}%", std::lround(100 * share));
    return session::share_text(share, sharing(scene, word));
}

std::string points_told(const Scene& scene, std::size_t word) {
    const double share = told(scene, word);
    if (by_hand(scene)) return fmt::format("{:.1f}", 100 * share);
    return session::points_text(share, sharing(scene, word));
}

double gliding_share(const Scene& scene, std::size_t word) {
    const session::Session& session = scene.session;
    if (session::lamp_is_off(session.lesson, session.state)) return told(scene, word);
    return scene.view.glide.shown[static_cast<Eigen::Index>(word)];
}

bool has_light(const Scene& scene, std::size_t word) {
    return gliding_share(scene, word) > 0 || (!by_hand(scene) && is_visible(scene, word));
}

}  // namespace ui
