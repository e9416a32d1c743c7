#include "ui/panels/trace_lines.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "session/figures.hpp"
#include "session/guessing.hpp"
#include "session/told_light.hpp"
#include "ui/fitting.hpp"

namespace ui {
namespace {

using Pieces = std::vector<std::string>;

constexpr std::size_t most_parts = 6, most_products = 3;
constexpr Style style = Style::body;

std::string short_name(const Scene& scene, std::size_t word) {
    return shorten_middle(scene.canvas.fonts()[style], scene.view.words[word], scene.px(120));
}

/// "1.0 × 0.9", "+ 0.0 × 0.1"; of a long list the first few.
Pieces products(const std::vector<std::string>& question, const std::vector<std::string>& label) {
    Pieces pieces;
    for (std::size_t k = 0; k < std::min(label.size(), most_products); ++k)
        pieces.push_back(fmt::format("{}{} × {}", k == 0 ? "" : "+ ", question[k], label[k]));
    if (label.size() > most_products) pieces.emplace_back("+ …");
    return pieces;
}

struct Steps {
    std::string score, sharpness, sharpened, power, total, share;
};

Pieces working(const std::string& name, Pieces products, const Steps& steps) {
    products.insert(products.begin(), name + ":");
    products.back() += " = " + steps.score;
    products.push_back(
        fmt::format("· {} × {} = {}", steps.sharpness, steps.score, steps.sharpened));
    products.push_back("· e to that = " + steps.power);
    products.push_back(fmt::format("· {} ÷ {} = {}", steps.power, steps.total, steps.share));
    return products;
}

Pieces widest_working(const Scene& scene) {
    const std::vector<std::string> numbers(scene.sentence().axes.size(), "-0.000");
    return working(scene.view.words.front(), products(numbers, numbers),
                   {.score = "-0.000",
                    .sharpness = "10.000",
                    .sharpened = "-00.000",
                    .power = "00000.0",
                    .total = "000000.0",
                    .share = ">99%"});
}

std::vector<std::string> written(const std::vector<double>& numbers) {
    std::vector<std::string> texts;
    for (const double number : numbers) texts.push_back(session::number_text(number));
    return texts;
}

/// One word's way from question and label to share, with its numbers filled in.
Pieces working_of(const Scene& scene, std::size_t word, bool with_products) {
    const session::State& state = scene.session.state;
    const session::Derived& derived = scene.session.derived;
    const attention::Trace& trace = derived.trace;
    const auto i = static_cast<Eigen::Index>(word);
    const std::string name = short_name(scene, word);
    if (!session::is_visible(scene.session, word))
        return {name + ":", "hidden by the", "look-back rule,", "so it gets", "no light at all"};
    return working(name,
                   with_products ? products(written(state.numbers[state.asking].question),
                                            written(state.numbers[word].label))
                                 : Pieces{"score"},
                   {.score = session::number_text(derived.shown_scores[i]),
                    .sharpness = session::number_text(state.sharpness),
                    .sharpened = session::number_text(derived.shown_sharpened[i]),
                    .power = session::exponential_text(trace.sharpened[i]),
                    .total = session::exponential_text(trace.log_total),
                    .share = session::share_text(trace.weights[i], trace.visible)});
}

/// "3% of the", "+ 56% of cat"
Pieces parts_of_blend(const Scene& scene, std::size_t words) {
    Pieces parts;
    for (std::size_t i = 0; i < words; ++i)
        parts.push_back(fmt::format("{}{} of {}", i == 0 ? "" : "+ ",
                                    session::share_told(scene.session, i), short_name(scene, i)));
    return parts;
}

Pieces blend(const Scene& scene, Pieces parts, const std::string& summary) {
    parts.insert(parts.begin(),
                 fmt::format("new “{}”:", short_name(scene, scene.session.state.asking)));
    Pieces result = pieces_of_list(summary);
    result.front() = "= " + result.front();
    parts.insert(parts.end(), result.begin(), result.end());
    return parts;
}

Pieces widest_blend(const Scene& scene) {
    Pieces parts;
    for (std::size_t i = 0; i < std::min(scene.view.words.size(), most_parts); ++i)
        parts.push_back(fmt::format("+ >99% of {}", short_name(scene, i)));
    std::string summary = "(";
    for (std::size_t i = 0; i < scene.sentence().axes.size(); ++i) summary += "00.00, ";
    return blend(scene, parts, summary.substr(0, summary.size() - 2) + ")");
}

std::size_t lines_taken(const Scene& scene, const Pieces& pieces, float width) {
    return break_lines(scene.canvas.fonts()[style], pieces, width).size();
}

Pieces fitting_blend(const Scene& scene, float width) {
    const auto seen = static_cast<std::size_t>(scene.session.derived.trace.visible);
    const std::string summary = session::summary_text(scene.session.derived.shown_summary);
    if (seen <= most_parts) {
        Pieces all = blend(scene, parts_of_blend(scene, seen), summary);
        if (lines_taken(scene, all, width) <= lines_taken(scene, widest_blend(scene), width))
            return all;
    }
    return blend(scene, {"every word it sees,", "by its share"}, summary);
}

Pieces fitting_working(const Scene& scene, std::size_t word, float width) {
    Pieces all = working_of(scene, word, true);
    if (lines_taken(scene, all, width) <= lines_taken(scene, widest_working(scene), width))
        return all;
    return working_of(scene, word, false);
}

void draw_lines(Scene& scene, Rect room, Colour colour, const Pieces& pieces) {
    room.h = scene.canvas.line_height(style);
    for (const std::string& line : break_lines(scene.canvas.fonts()[style], pieces, room.w)) {
        scene.canvas.text(room, style, colour, line);
        room.y += room.h;
    }
}

Pieces hint(const Scene& scene, int steps) {
    if (session::lamp_is_off(scene.session.lesson, scene.session.state))
        return {"Score and share:", "after your guess."};
    if (steps == 0) return {"Score and share:", "after the next step."};
    if (steps < session::most_trace_steps) return {"Press “Next step”", "to go on."};
    return {"Point at a word", "to see its numbers", "worked out."};
}

float blend_height(const Scene& scene, float width) {
    return scene.canvas.line_height(style) *
               static_cast<float>(lines_taken(scene, widest_blend(scene), width)) +
           scene.px(6);
}

}  // namespace

float trace_lines_height(const Scene& scene, float width) {
    const auto lines = std::max(lines_taken(scene, widest_working(scene), width),
                                lines_taken(scene, hint(scene, session::most_trace_steps), width));
    return blend_height(scene, width) + scene.canvas.line_height(style) * static_cast<float>(lines);
}

void draw_trace_lines(Scene& scene, const Rect& room, int steps) {
    const Paper& paper = scene.theme().paper;
    const bool all = steps == session::most_trace_steps;
    if (all) draw_lines(scene, room, paper.body, fitting_blend(scene, room.w));
    Rect below = room;
    below.y += blend_height(scene, room.w);
    const auto pointed = scene.view.pointed;
    if (all && pointed)
        draw_lines(scene, below, paper.body, fitting_working(scene, *pointed, room.w));
    else
        draw_lines(scene, below, paper.quiet, hint(scene, steps));
}

}  // namespace ui
