#pragma once

#include <imgui.h>

#include <vector>

#include "ui/theme.hpp"

/// The last frame as a graphics card would paint it, point by point.
namespace test {

class Eye {
  public:
    /// Of the last frame built.
    Eye();

    struct Letter {
        ImVec2 at;          // a point in its box
        ui::Colour ink;     // of the letter itself
        ui::Colour ground;  // what was painted there before it
        ImWchar code;
    };
    /// Each letter that is in sight, at some points of its box.
    std::vector<Letter> letters() const;

    /// What is seen at the middle of the pixel that holds this point.
    ui::Colour at(ImVec2 point) const;
    /// The highest contrast to `ground` on the straight way between two points.
    double sharpest(ImVec2 from, ImVec2 to, ui::Colour ground) const;

  private:
    struct Triangle {
        ImDrawVert corners[3];
        ImVec4 clip, box;
        ImWchar letter = 0;  // 0: none
    };
    ImVec4 painted(ImVec2 point, std::size_t before, bool with_letters) const;

    std::vector<Triangle> triangles_;
};

}  // namespace test
