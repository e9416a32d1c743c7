#pragma once

#include "ui/panels/plane_view.hpp"

/// Everything on the plane that has a place, worked out before anything is drawn: names know of
/// all dots, and the hand of what lies nearest.
namespace ui {

/// A label's dot, or the tip of a question's arrow.
struct Mark {
    std::size_t word = 0;
    bool is_label = true;
    ImVec2 at;
    float radius = 0;
    std::string name;  // as far as there is room
    std::string whole_name;
    std::optional<Rect> name_place;  // none where there was no room
};

struct PlaneMarks {
    PlaneView view;
    ShownAxes axes;
    bool editable = false;          // dots and tips can be moved, and every question has its arrow
    bool lit = false;               // shares and what follows from them may be seen
    std::vector<Mark> labels;       // one a word
    std::vector<Mark> questions;    // one a word, or where not editable the asking word's
    std::optional<ImVec2> summary;  // the new summary's diamond
    std::string summary_name;
    Rect summary_name_place;
};

float diamond_radius(const Scene& scene);

/// The head of the arrow from `from` to `to`: how long it is.
float arrow_head(const Scene& scene, ImVec2 from, ImVec2 to);

PlaneMarks mark_plane(Scene& scene, const Rect& frame, bool editable);

/// Lets labels and questions be pointed at, pressed (the word asks) and, where the plane is
/// editable, moved by mouse and keys.
void handle_marks(Scene& scene, const PlaneMarks& plane);

/// Names of the numbers, with the ends of the grid. Where a word has more than two numbers,
/// pressing a name shows the next one.
void draw_axis_names(Scene& scene, const PlaneView& view, const Rect& below, const Rect& left);

}  // namespace ui
