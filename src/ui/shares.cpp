#include "ui/shares.hpp"

#include "session/guessing.hpp"
#include "session/told_light.hpp"

namespace ui {

double gliding_share(const Scene& scene, std::size_t word) {
    const session::Session& session = scene.session;
    const auto i = static_cast<Eigen::Index>(word);
    if (session::lamp_is_off(session.lesson, session.state))
        return session::told_shares(session)[i];
    return scene.view.glide.shown[i];
}

bool has_light(const Scene& scene, std::size_t word) {
    return gliding_share(scene, word) > 0 ||
           (!session::is_by_hand(scene.session) && session::is_visible(scene.session, word));
}

}  // namespace ui
