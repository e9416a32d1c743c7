#include "ui/panels/plane_view.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ui {
namespace {

constexpr double most = std::numeric_limits<double>::max();
constexpr double much_smaller = 0.2, like_nothing = 1e-9;
constexpr double slack = 1e-9;  // of a step, for numbers that are a line but for their last bits

struct Steps {
    double step, fine;
};

/// The smallest round step that is not below this one.
Steps round_steps(double least) {
    constexpr Steps of_ten[] = {{1, 0.1}, {2, 0.2}, {2.5, 0.5}, {5, 0.5}, {10, 1}};
    const double power = std::pow(10.0, std::floor(std::log10(least)));
    for (const Steps& steps : of_ten)
        if (steps.step * power >= least * (1 - slack))
            return {steps.step * power, steps.fine * power};
    return {10 * power, power};
}

double to_step(double number, double step) {
    // Parts of 1 are divided by a whole number, which leaves 0.15 what it is on paper.
    if (step < 1) return std::round(number * std::round(1 / step)) / std::round(1 / step);
    return std::round(number / step) * step;
}

}  // namespace

Axis axis_for(std::span<const double> numbers) {
    double low = 0, high = 0;
    for (const double number : numbers) low = std::min(low, number), high = std::max(high, number);
    const double largest = std::max(-low, high);
    if (largest < like_nothing || largest >= much_smaller) high = std::max(high, 1.0);
    // Differences of quarters, here and below: those of the numbers themselves may be beyond a
    // double.
    const auto [step, fine] = round_steps(high / 4 - low / 4);
    return {.low = std::max(std::floor(low / step + slack) * step, -most),
            .high = std::min(std::ceil(high / step - slack) * step, most),
            .step = step,
            .fine = fine};
}

double Axis::part_of(double number) const {
    return (number / 4 - low / 4) / (high / 4 - low / 4);
}

double Axis::number_at(double part) const {
    const double within = std::clamp(part, 0.0, 1.0);
    return std::clamp(to_step(low * (1 - within) + high * within, fine), low, high) + 0.0;
}

ImVec2 PlaneView::at(Point numbers) const {
    return {grid.x + grid.w * static_cast<float>(x.part_of(numbers.x)),
            grid.bottom() - grid.h * static_cast<float>(y.part_of(numbers.y))};
}

Point PlaneView::numbers_at(ImVec2 place) const {
    return {x.number_at((place.x - grid.x) / grid.w),
            y.number_at((grid.bottom() - place.y) / grid.h)};
}

ShownAxes shown_axes(const Scene& scene) {
    return {scene.view.axis_x, scene.view.axis_y};
}

const session::State& state_at_press(const Scene& scene) {
    const bool dragging = ImGui::IsMouseDown(ImGuiMouseButton_Left) &&
                          scene.session.gesture != session::alone &&
                          scene.session.gesture == scene.view.gestures.of_button;
    return dragging ? scene.session.past.back() : scene.session.state;
}

PlaneView plane_view(const Scene& scene, const ShownAxes& axes, const Rect& frame) {
    std::vector<double> across, up;
    const auto take_in = [&](const std::vector<double>& numbers) {
        const Point point = shown_of(axes, numbers);
        across.push_back(point.x), up.push_back(point.y);
    };
    for (const session::Numbers& numbers : state_at_press(scene).numbers) {
        take_in(numbers.label);
        take_in(numbers.question);
    }
    for (const lesson::Word& word : scene.sentence().words)
        if (word.value) take_in(*word.value);
    return {frame, frame.inset(scene.px(22)), axis_for(across), axis_for(up)};
}

const std::vector<double>& numbers_of(const session::State& state, std::size_t word,
                                      bool of_label) {
    return of_label ? state.numbers[word].label : state.numbers[word].question;
}

void wish_numbers(Scene& scene, std::size_t word, bool of_label, std::vector<double> numbers,
                  session::Gesture gesture, bool glides) {
    const session::Session& session = scene.session;
    session::Act act;
    if (of_label)
        act = session::SetLabel{word, std::move(numbers)};
    else
        act = session::SetQuestion{word, std::move(numbers)};
    const std::string said = session::to_text(session.lesson, session.state, act);
    if (const auto taken = session::parse_act(session.lesson, session.state, said))
        scene.wish(std::move(act), gesture, glides);
    else
        scene.view.say(taken.error().message);
}

double key_step() {
    return ImGui::GetIO().KeyShift ? 0.01 : 0.1;
}

double nudged(double number, double by) {
    constexpr double digits = 1e9, still_exact = 1e6;
    if (std::abs(number) >= still_exact) return number + by;
    return std::round((number + by) * digits) / digits + 0.0;  // -0 becomes 0
}

}  // namespace ui
