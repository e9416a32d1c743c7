#include "ui/shares.hpp"

#include "session/guessing.hpp"
#include "session/told_light.hpp"

namespace ui {
bool is_visible(const Scene& scene, std::size_t word) {
    return session::is_visible(scene.session, word);
}

attention::Vector told_shares(const Scene& scene) {
    return session::told_shares(scene.session);
}

std::string share_told(const Scene& scene, std::size_t word) {
    return session::share_told(scene.session, word);
}

std::string points_told(const Scene& scene, std::size_t word) {
    return session::points_told(scene.session, word);
}

attention::Vector gliding_shares(const Scene& scene) {
    const session::Session& session = scene.session;
    return session::lamp_is_off(session.lesson, session.state) ? told_shares(scene)
                                                               : scene.view.glide.shown;
}

bool has_light(const Scene& scene, std::size_t word) {
    return gliding_shares(scene)[static_cast<Eigen::Index>(word)] > 0 ||
           (!session::is_by_hand(scene.session) && is_visible(scene, word));
}

}  // namespace ui
