#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "session/quiz.hpp"
#include "ui/panels/page.hpp"
#include "ui/widgets/card.hpp"
#include "ui/widgets/rich_text.hpp"
#include "ui/widgets/sight.hpp"
#include "ui/widgets/step_disc.hpp"
#include "ui/widgets/widgets.hpp"

namespace ui {
namespace {

/// Where the learner stands: a disc a question.
float draw_way(Scene& scene, const Rect& room) {
    const session::Session& session = scene.session;
    const float side = scene.px(30), gap = scene.px(8);
    ImVec2 at = room.min();
    for (std::size_t i = 0; i < session.lesson.quiz.size(); ++i) {
        if (at.x > room.x && at.x + side > room.right()) at = {room.x, at.y + side + gap};
        const bool here = i == session.state.quiz_question;
        const bool done = session::standing(session.lesson, session.state, i).answered_right;
        const StepState step = here ? StepState::here : done ? StepState::done : StepState::to_come;
        const Touch hand = step_disc(scene, "question", {at.x, at.y, side, side}, i + 1, step);
        if (hand.clicked && !here) scene.wish(session::GoToQuizQuestion{i});
        at.x += side + gap;
    }
    return at.y + side - room.y;
}

float draw_option_answered(Scene& scene, const Rect& room, const lesson::Option& option) {
    const Theme& theme = scene.theme();
    const Colour colour = option.right ? theme.tags.act : theme.tags.guess;
    return draw_card(
        scene, room, mix(theme.paper.card, colour, 0.06f), colour,
        option.right ? "YOU CHOSE THIS: RIGHT" : "YOU CHOSE THIS: NOT QUITE", colour,
        [&](Rect inside) {
            const float top = inside.y;
            inside.y +=
                write_text(scene, option.text, inside, theme.paper.ink, "option") + scene.px(6);
            scene.canvas.fill({inside.x, inside.y, inside.w, scene.px(1)},
                              mix(theme.paper.card, colour, 0.35f));
            inside.y += scene.px(7);
            inside.y +=
                write_text(scene, option.explanation, inside, theme.paper.body, "explanation") +
                scene.px(6);
            if (!option.acts.empty()) {
                const char* name = "Show me on the stage";
                const Rect rect = {inside.x, inside.y, button_width(scene.canvas, name),
                                   scene.px(34)};
                if (button(scene, name, rect)) do_acts(scene, option.acts);
                inside.y += rect.h + scene.px(4);
            }
            return inside.y - top;
        });
}

float draw_option_open(Scene& scene, const Rect& room, const lesson::Option& option,
                       std::size_t index) {
    const Paper& paper = scene.theme().paper;
    const float pad = scene.px(14);
    const Rect inside = {room.x + pad, room.y + scene.px(8), room.w - 2 * pad, 0};
    const SetText set = set_text(scene.canvas, option.text, inside);
    const Rect rect = {room.x, room.y, room.w, set.height + scene.px(16)};
    const Touch hand = touch(scene, "choose", rect, fmt::format("option {}", index + 1));
    scene.canvas.fill(rect, hand.hovered ? paper.light_ground : paper.card, scene.px(10));
    scene.canvas.outline(rect, hand.hovered ? paper.light : paper.line_strong, scene.px(10),
                         scene.px(1));
    draw_text(scene, option.text, inside, set, paper.body, "option");
    focus_ring(scene, hand, rect, scene.px(10), paper.light);
    if (hand.clicked) scene.wish(session::Answer{index});
    return rect.h;
}

std::string told_at_the_end(const session::Session& session) {
    const std::size_t count = session.lesson.quiz.size();
    const std::size_t at_once = session::right_at_once(session.lesson, session.state);
    if (at_once == count) return fmt::format("All {} at the first try!", count);
    return fmt::format(
        "{} of {} at the first try. The others you tried out, and what is tried "
        "out sticks.",
        at_once, count);
}

float draw_summary(Scene& scene, const Rect& room) {
    const Theme& theme = scene.theme();
    return draw_card(scene, room, theme.paper.card, theme.tags.act, "ALL ANSWERED", theme.tags.act,
                     [&](Rect inside) {
                         const float top = inside.y;
                         inside.y += write_lines(scene, inside, Style::strong, theme.paper.ink,
                                                 told_at_the_end(scene.session));
                         inside.y +=
                             write_lines(scene, inside, Style::body, theme.paper.body,
                                         "Press a number above to look at a question again.") +
                             scene.px(6);
                         const Rect rect = {inside.x, inside.y,
                                            button_width(scene.canvas, "Try again"), scene.px(34)};
                         if (button(scene, "Try again", rect)) scene.wish(session::TryAgain{});
                         return rect.bottom() + scene.px(4) - top;
                     });
}

/// The next question that has not been answered right, past this one.
std::optional<std::size_t> next_open(const session::Session& session) {
    const std::size_t count = session.lesson.quiz.size();
    for (std::size_t step = 1; step < count; ++step) {
        const std::size_t at = (session.state.quiz_question + step) % count;
        if (!session::standing(session.lesson, session.state, at).answered_right) return at;
    }
    return std::nullopt;
}

/// How to go on, once the question is answered.
float draw_next(Scene& scene, const Rect& room) {
    const session::Session& session = scene.session;
    const auto next = next_open(session);
    if (!next) return draw_summary(scene, room);
    const std::string name = *next == session.state.quiz_question + 1
                                 ? std::string("Next question ›")
                                 : fmt::format("On to question {} ›", *next + 1);
    const Rect rect = {room.x, room.y, button_width(scene.canvas, name), scene.px(38)};
    if (button(scene, name.c_str(), rect, PillKind::strong))
        scene.wish(session::GoToQuizQuestion{*next});
    scene.canvas.place("next question", rect);
    return rect.h;
}

float draw_options(Scene& scene, const Rect& room, Rect& last_answered) {
    const session::State& state = scene.session.state;
    const lesson::QuizQuestion& question = scene.session.lesson.quiz[state.quiz_question];
    const std::vector<std::size_t>& chosen = state.answers[state.quiz_question];
    Rect below = room;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        ImGui::PushID(static_cast<int>(i));
        const bool answered = std::ranges::find(chosen, i) != chosen.end();
        below.h = answered ? draw_option_answered(scene, below, question.options[i])
                           : draw_option_open(scene, below, question.options[i], i);
        if (answered && i == chosen.back()) last_answered = below;
        below.y += below.h + scene.px(10);
        ImGui::PopID();
    }
    return below.y - room.y;
}

std::string remark_on(const session::QuestionStanding& standing, std::size_t options) {
    if (standing.tries == 0) return "";
    if (!standing.answered_right)
        return "Choose again: the right answer is still among the others.";
    return standing.tries < options ? "Choose another answer to see why it is wrong." : "";
}

}  // namespace

float draw_question(Scene& scene, const Rect& room) {
    const session::Session& session = scene.session;
    const session::State& state = session.state;
    const lesson::QuizQuestion& question = session.lesson.quiz[state.quiz_question];
    const Paper& paper = scene.theme().paper;
    Rect below = room;
    const auto add = [&](float height) { below.y += height + scene.px(10); };
    ImGui::PushID("quiz");
    const QuizStanding now = {state.quiz_question, state.answers[state.quiz_question].size()};
    const QuizStanding before = std::exchange(scene.view.quiz, now).value_or(now);
    add(draw_way(scene, below));
    ImGui::PushID(static_cast<int>(state.quiz_question));
    add(write_text(scene, question.text, below, paper.ink, "asked"));
    Rect last_answered;
    below.y += draw_options(scene, below, last_answered);
    const auto standing = session::standing(session.lesson, state, state.quiz_question);
    const std::string remark = remark_on(standing, question.options.size());
    if (!remark.empty()) add(write_lines(scene, below, Style::label, paper.quiet, remark));
    if (standing.answered_right) add(draw_next(scene, below));
    ImGui::PopID();
    // With how to go on from there.
    if (now.question != before.question)
        bring_into_sight(room.y - scene.px(24), room.y + scene.px(200));
    else if (now.answers != before.answers)
        bring_into_sight(last_answered.y - scene.px(10), below.y + scene.px(10));
    ImGui::PopID();
    return below.y - room.y;
}

}  // namespace ui
