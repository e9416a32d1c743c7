#include <fmt/format.h>

#include <cmath>
#include <cstdlib>

#include "session/figures.hpp"
#include "session/guessing.hpp"
#include "session/scene.hpp"
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
    const char* told;  // afterwards
};

constexpr Saying sayings[] = {{Sureness::guessing, "guessing", "you were guessing"},
                              {Sureness::fairly, "fairly", "you were fairly sure"},
                              {Sureness::sure, "sure", "you were sure"}};

float draw_sureness(Scene& scene, Rect line, Sureness now) {
    line.h = scene.px(34);
    constexpr std::string_view question = "How sure are you?";
    scene.canvas.text(line, Style::label, scene.theme().paper.quiet, question);
    float x = line.x + scene.canvas.width(Style::label, question) + scene.px(10);
    float y = line.y;
    for (const Saying& saying : sayings) {
        const float wide = scene.canvas.width(Style::label, saying.text) + scene.px(20);
        if (x + wide > line.right()) x = line.x, y += line.h;
        const PillKind kind = saying.sureness == now ? PillKind::chosen : PillKind::edged;
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
    const float wide = button_width(scene.canvas, name), top = line.y;
    if (button(scene, name, {line.x, line.y, wide, line.h}, PillKind::strong))
        scene.wish(waits ? session::Act{session::OpenGuess{}} : session::Act{session::LightOn{}});
    Rect skip = {line.x + wide + scene.px(8), line.y,
                 scene.canvas.width(Style::label, "Skip the guess") + scene.px(26), line.h};
    if (skip.right() > line.right()) skip.x = line.x, skip.y = line.bottom() + scene.px(4);
    if (tool(scene, "Skip the guess", skip)) scene.wish(session::LightOn{.skipped = true});
    return skip.bottom() - top;
}

/// In whole points, as it is told everywhere.
long distance_of(const lesson::Lesson& lesson, const Guess& guess, std::size_t index) {
    return std::lround(session::guess_distance(guess.points, session::true_shares(lesson, index)));
}

std::string points_text(long points) {
    return fmt::format("{} point{}", points, points == 1 ? "" : "s");
}

std::string outcome(const lesson::Lesson& lesson, const Guess& guess, std::size_t index) {
    if (guess.light == Guess::Light::skipped) return "You skipped this guess.";
    const long points = distance_of(lesson, guess, index);
    if (points == 0) return "Your guess was exactly right.";
    return fmt::format("Your guess was {} of light away: that is how much would have to move.",
                       points_text(points));
}

/// Tells the guesses of a lesson apart: two of one section differ in what was set for them.
std::string name_of(const lesson::Lesson& lesson, std::size_t guess) {
    const session::State scene = session::scene_of_guess(lesson, guess);
    const std::string& section =
        lesson.sections[session::place_of_guess(lesson, guess).section].name;
    return fmt::format("{}: “{}” at sharpness {}{}", section,
                       lesson.sentences[scene.sentence].words[scene.asking].text,
                       session::number_text(scene.sharpness),
                       scene.look_back ? ", looking back only" : "");
}

std::string told_in_the_log(const lesson::Lesson& lesson, const Guess& guess, std::size_t index) {
    if (guess.light == Guess::Light::off) return "not made yet";
    if (guess.light == Guess::Light::skipped) return "skipped";
    const std::string off = points_text(distance_of(lesson, guess, index)) + " away";
    for (const Saying& saying : sayings)
        if (saying.sureness == guess.sureness) return fmt::format("{}; {}", off, saying.told);
    return off;
}

/// Between the first guess that was made and the last; nothing where there are not two.
std::string change_told(const lesson::Lesson& lesson, const std::vector<Guess>& guesses) {
    std::vector<long> distances;
    for (std::size_t i = 0; i < guesses.size(); ++i)
        if (guesses[i].light == Guess::Light::on)
            distances.push_back(distance_of(lesson, guesses[i], i));
    if (distances.size() < 2) return "";
    const long nearer = distances.front() - distances.back();
    if (nearer == 0) return "Your last guess was as near as your first.";
    return fmt::format("Your last guess was {} {} than your first.", points_text(std::abs(nearer)),
                       nearer > 0 ? "nearer" : "farther off");
}

}  // namespace

float draw_unlit_guess(Scene& scene, const Rect& room, const lesson::Part& part,
                       std::size_t guess) {
    const Theme& theme = scene.theme();
    const Sureness now = scene.session.state.guesses[guess].sureness;
    const bool waits = session::open_guess(scene.session.lesson, scene.session.state) != guess;
    return draw_card(scene, room, theme.paper.light_ground, theme.paper.light, guess_tag,
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
    const bool surprised = guess.light == Guess::Light::on && guess.sureness == Sureness::sure &&
                           distance_of(scene.session.lesson, guess, index) >= 15;
    if (surprised)
        height += write_lines(scene, {room.x, room.y + height, room.w, 0}, Style::body, paper.body,
                              "You were sure. Look where the light went instead: such a surprise "
                              "is worth remembering.");
    return height;
}

float draw_guess_log(Scene& scene, const Rect& room) {
    const std::vector<Guess>& guesses = scene.session.state.guesses;
    const lesson::Lesson& lesson = scene.session.lesson;
    const Paper& paper = scene.theme().paper;
    return draw_card(
        scene, room, paper.card, paper.line, "YOUR GUESSES", scene.theme().tags.guess,
        [&](Rect inside) {
            const float top = inside.y;
            for (std::size_t i = 0; i < guesses.size(); ++i) {
                inside.y += write_lines(scene, inside, Style::body, paper.body, name_of(lesson, i));
                inside.y += write_lines(scene, inside, Style::strong, paper.ink,
                                        told_in_the_log(lesson, guesses[i], i)) +
                            scene.px(6);
            }
            const std::string change = change_told(lesson, guesses);
            if (!change.empty())
                inside.y += write_lines(scene, inside, Style::body, paper.body, change);
            return inside.y - top;
        });
}

}  // namespace ui
