#include "ui/glide.hpp"

#include <cmath>

namespace ui {

void start_glide(Glide& glide, const attention::Vector& target) {
    if (glide.shown.size() != target.size()) return jump(glide, target);
    glide.from = glide.shown;
    glide.elapsed = 0;
    glide.running = true;
}

void jump(Glide& glide, const attention::Vector& target) {
    glide.shown = target;
    glide.running = false;
}

void advance(Glide& glide, const attention::Vector& target, double seconds) {
    if (!glide.running) return;
    glide.elapsed += seconds;
    const double left = 1 - glide.elapsed / glide_seconds;
    if (left <= 0) return jump(glide, target);
    glide.shown = target + (glide.from - target) * std::pow(left, 3);
}

}  // namespace ui
