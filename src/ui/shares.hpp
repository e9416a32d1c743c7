#pragma once

#include "ui/scene.hpp"

/// The light as every view tells it: attention's, the one in the learner's hand, or a guess while
/// the lamp is off. By hand a word may get nothing or all; attention never gives either.
namespace ui {

bool is_visible(const Scene& scene, std::size_t word);

/// n, each in [0, 1], together 1.
attention::Vector told_shares(const Scene& scene);

/// "56%" and "56.4" of them.
std::string share_told(const Scene& scene, std::size_t word);
std::string points_told(const Scene& scene, std::size_t word);

/// The share on its way to that one: what bars, beams, strip, threads and dots show.
double gliding_share(const Scene& scene, std::size_t word);

/// Whether something of the word's light must be seen, however little it is.
bool has_light(const Scene& scene, std::size_t word);

}  // namespace ui
