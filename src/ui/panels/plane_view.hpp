#pragma once

#include <span>

#include "ui/scene.hpp"

/// The number plane: which numbers are shown, and where on the screen each stands.
namespace ui {

/// The numbers along one side of the plane, from one line of its grid to another.
struct Axis {
    double low = 0, high = 1;
    double step = 0.25;  // between lines of the grid
    double fine = 0.05;  // what is dragged goes by steps that are easy to work with on paper

    /// Where a number stands: 0 at `low`, 1 at `high`.
    double part_of(double number) const;
    /// The number that stands there, in fine steps.
    double number_at(double part) const;
};

/// Holds 0 and all these finite numbers; 0 to 1 where they are not larger, or much smaller.
Axis axis_for(std::span<const double> numbers);

struct Point {
    double x = 0, y = 0;
    bool operator==(const Point&) const = default;
};

struct PlaneView {
    Rect frame;
    Rect grid;  // from the lowest numbers to the highest; the frame leaves room for dots there
    Axis x, y;

    ImVec2 at(Point numbers) const;
    Point numbers_at(ImVec2 place) const;
};

/// Which two of a word's numbers the plane shows: the first two, until others are chosen for this
/// very sentence. Where there is but one number, `y` is beyond it.
struct ShownAxes {
    std::size_t x = 0, y = 1;
};
ShownAxes shown_axes(const Scene& scene);

/// Of a word's numbers those that are shown; 0 where there is none.
template <class Numbers>
Point shown_of(const ShownAxes& axes, const Numbers& numbers) {
    const auto number = [&](std::size_t axis) {
        return axis < static_cast<std::size_t>(numbers.size())
                   ? static_cast<double>(numbers[static_cast<std::ptrdiff_t>(axis)])
                   : 0.0;
    };
    return {number(axes.x), number(axes.y)};
}

/// What the plane's range and a drag go by: the state that the drag under way began from, so that
/// nothing is rescaled in the hand; else the session's.
const session::State& state_at_press(const Scene& scene);

/// Takes in all labels, questions and values, whatever the shares are: the new summary lies
/// between them.
PlaneView plane_view(const Scene& scene, const ShownAxes& axes, const Rect& frame);

/// A word's label, or else its question.
const std::vector<double>& numbers_of(const session::State& state, std::size_t word, bool of_label);

/// It becomes these numbers; refused, and said, where a score would be beyond what can be worked
/// out.
void wish_numbers(Scene& scene, std::size_t word, bool of_label, std::vector<double> numbers,
                  session::Gesture gesture, bool glides = true);

/// By how much an arrow key moves a number.
double key_step();

/// The number and this much more, without noise in its last digits.
double nudged(double number, double by);

}  // namespace ui
