#include <fmt/format.h>

#include <cmath>

#include "session/guessing.hpp"
#include "ui/panels/page.hpp"
#include "ui/widgets/card.hpp"
#include "ui/widgets/rich_text.hpp"
#include "ui/widgets/widgets.hpp"

namespace ui {
namespace {

using session::Guess;
using session::Sureness;

struct Saying {
    Sureness sureness;
    const char* text;
};

constexpr Saying sayings[] = {
    {Sureness::guessing, "guessing"}, {Sureness::fairly, "fairly"}, {Sureness::sure, "sure"}};

const char* text_of(Sureness sureness) {
    for (const Saying& saying : sayings)
        if (saying.sureness == sureness) return saying.text;
    return "not said";
}

float draw_sureness(Scene& scene, Rect line, Sureness now) {
    line.h = scene.px(34);
    constexpr std::string_view question = "How sure are you?";
    scene.canvas.text(line, Style::label, scene.theme().paper.quiet, question);
    float x = line.x + scene.canvas.width(Style::label, question) + scene.px(10);
    float y = line.y;
    for (const Saying& saying : sayings) {
        const float wide = scene.canvas.width(Style::label, saying.text) + scene.px(20);
        if (x + wide > line.right()) x = line.x, y += line.h;
        const ButtonKind kind = saying.sureness == now ? ButtonKind::chosen : ButtonKind::plain;
        if (button(scene, saying.text, {x, y + scene.px(2), wide, line.h - scene.px(4)}, kind))
            scene.wish(session::SaySureness{saying.sureness});
        x += wide + scene.px(4);
    }
    return y + line.h - line.y;
}

/// While the guess waits, the light of the one before is still on to be looked at.
float draw_light_buttons(Scene& scene, Rect line, bool waits) {
    line.h = scene.px(38);
    const char* const name = waits ? "Lamp off, let me guess" : "Light on";
    const float wide = button_width(scene.canvas, name);
    if (button(scene, name, {line.x, line.y, wide, line.h}, ButtonKind::strong))
        scene.wish(waits ? session::Act{session::OpenGuess{}} : session::Act{session::LightOn{}});
    const Rect skip = {line.x + wide + scene.px(8), line.y,
                       scene.canvas.width(Style::label, "Skip the guess") + scene.px(26), line.h};
    if (tool(scene, "Skip the guess", skip)) scene.wish(session::LightOn{.skipped = true});
    return line.h;
}

std::string outcome(const lesson::Lesson& lesson, const Guess& guess, std::size_t index) {
    if (guess.light == Guess::Light::skipped) return "You skipped this guess.";
    const double off = session::guess_distance(guess.points, session::true_shares(lesson, index));
    const auto points = std::lround(off);
    if (points == 0) return "Your guess was right to the point.";
    return fmt::format("Your guess was {} point{} of light away from the truth.", points,
                       points == 1 ? "" : "s");
}

float write_lines(Scene& scene, Rect room, Style style, Colour colour, const std::string& text) {
    const float line = scene.canvas.line_height(style) + scene.px(2);
    const float top = room.y;
    for (const std::string& part : wrap(scene.canvas.fonts()[style], text, room.w)) {
        scene.canvas.text({room.x, room.y, room.w, line}, style, colour, part);
        room.y += line;
    }
    return room.y - top;
}

}  // namespace

float draw_open_guess(Scene& scene, const Rect& room, const lesson::Part& part, std::size_t guess) {
    const Theme& theme = scene.theme();
    const Sureness now = scene.session.state.guesses[guess].sureness;
    const bool waits = session::open_guess(scene.session.lesson, scene.session.state) != guess;
    return draw_card(scene, room, theme.paper.light_ground, theme.paper.light, "GUESS FIRST",
                     theme.tags.guess, [&](Rect inside) {
                         const float top = inside.y;
                         inside.y +=
                             write_text(scene, part.text, inside, theme.paper.body, "guess") +
                             scene.px(8);
                         if (!waits) inside.y += draw_sureness(scene, inside, now) + scene.px(8);
                         inside.y += draw_light_buttons(scene, inside, waits) + scene.px(4);
                         return inside.y - top;
                     });
}

float draw_guess_outcome(Scene& scene, const Rect& room, std::size_t index) {
    const Guess& guess = scene.session.state.guesses[index];
    const Paper& paper = scene.theme().paper;
    float height = write_lines(scene, room, Style::strong, paper.ink,
                               outcome(scene.session.lesson, guess, index));
    if (guess.light == Guess::Light::on && guess.sureness == Sureness::sure) {
        const double off = session::guess_distance(
            guess.points, session::true_shares(scene.session.lesson, index));
        const Rect below = {room.x, room.y + height, room.w, 0};
        if (off >= 15)
            height += write_lines(scene, below, Style::body, paper.body,
                                  "You were sure. Look where the light went instead: such a "
                                  "surprise is worth remembering.");
    }
    return height;
}

float draw_guess_log(Scene& scene, const Rect& room) {
    const session::State& state = scene.session.state;
    const lesson::Lesson& lesson = scene.session.lesson;
    const Paper& paper = scene.theme().paper;
    std::vector<double> distances;
    return draw_card(
        scene, room, paper.card, paper.line, "YOUR GUESSES", scene.theme().tags.guess,
        [&](Rect inside) {
            const float top = inside.y;
            for (std::size_t i = 0; i < state.guesses.size(); ++i) {
                const Guess& guess = state.guesses[i];
                const std::string& name =
                    lesson.sections[session::place_of_guess(lesson, i).section].name;
                std::string told = "not made yet";
                if (guess.light == Guess::Light::skipped) told = "skipped";
                if (guess.light == Guess::Light::on) {
                    distances.push_back(
                        session::guess_distance(guess.points, session::true_shares(lesson, i)));
                    told = fmt::format("{:.0f} points off, {}", distances.back(),
                                       text_of(guess.sureness));
                }
                inside.y += write_lines(scene, inside, Style::body, paper.body,
                                        fmt::format("{}: {}", name, told));
            }
            if (distances.size() > 1) {
                const double gained = distances.front() - distances.back();
                const std::string change =
                    gained > 0.5
                        ? fmt::format("Your last guess was {:.0f} points nearer than your first.",
                                      gained)
                    : gained < -0.5 ? fmt::format(
                                          "Your last guess was {:.0f} points farther off than your "
                                          "first: it was the harder one.",
                                          -gained)
                                    : std::string("Your last guess was as near as your first.");
                inside.y +=
                    scene.px(4) + write_lines(scene, inside, Style::strong, paper.ink, change);
            }
            return inside.y - top;
        });
}

}  // namespace ui
