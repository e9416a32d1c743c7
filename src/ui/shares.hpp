#pragma once

#include "ui/scene.hpp"

/// The light as every view tells it (session/told_light.hpp), and how it is drawn.
namespace ui {

bool is_visible(const Scene& scene, std::size_t word);

/// n, each in [0, 1], together 1.
attention::Vector told_shares(const Scene& scene);

/// "56%" and "56.4" of them.
std::string share_told(const Scene& scene, std::size_t word);
std::string points_told(const Scene& scene, std::size_t word);

/// The shares on their way to those, which bars, beams and strip show.
attention::Vector gliding_shares(const Scene& scene);

/// Whether something of the word's light must be seen, however little it is.
bool has_light(const Scene& scene, std::size_t word);

}  // namespace ui
