#pragma once

#include "ui/scene.hpp"

/// The light as it is drawn; as it is told in figures: session/told_light.hpp.
namespace ui {

/// The word's share on its way to the one told: what bars, beams, strip, threads and dots show.
double gliding_share(const Scene& scene, std::size_t word);

/// Whether something of the word's light must be seen, however little it is.
bool has_light(const Scene& scene, std::size_t word);

}  // namespace ui
