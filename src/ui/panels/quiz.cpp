#include <fmt/format.h>

#include <algorithm>

#include "session/link.hpp"
#include "session/quiz.hpp"
#include "ui/panels/page.hpp"
#include "ui/widgets/card.hpp"
#include "ui/widgets/rich_text.hpp"
#include "ui/widgets/widgets.hpp"

namespace ui {
namespace {

void do_acts(Scene& scene, const std::string& acts) {
    const session::Session& session = scene.session;
    if (const auto parsed = session::parse_acts(session.lesson, session.state, acts))
        scene.wish_all(*parsed);
}

/// Small numbered discs, one a question: answered, here, to come.
float draw_way(Scene& scene, const Rect& room) {
    const session::Session& session = scene.session;
    const Paper& paper = scene.theme().paper;
    const float side = scene.px(30);
    float x = room.x;
    for (std::size_t i = 0; i < session.lesson.questions.size(); ++i) {
        const Rect rect = {x, room.y, side, side};
        ImGui::PushID(static_cast<int>(i));
        const Touch hand = touch(scene, "question", rect, fmt::format("question {}", i + 1));
        ImGui::PopID();
        const bool here = i == session.state.question;
        const bool done = session::standing(session.lesson, session.state, i).answered_right;
        const Colour green = scene.theme().tags.act;
        if (here)
            scene.canvas.fill(rect, paper.ink, side / 2);
        else if (done)
            scene.canvas.fill(rect, mix(paper.card, green, 0.14f), side / 2);
        if (!here)
            scene.canvas.outline(rect, done ? green : paper.line_strong, side / 2, scene.px(1.5f));
        scene.canvas.text(rect, Style::label,
                          here   ? paper.ground
                          : done ? green
                                 : paper.quiet,
                          fmt::format("{}", i + 1), Align::centre);
        focus_ring(scene, hand, rect, side / 2, paper.light);
        if (hand.clicked && !here) scene.wish(session::GoToQuestion{i});
        x += side + scene.px(8);
    }
    return side;
}

float draw_option_answered(Scene& scene, const Rect& room, const lesson::Option& option) {
    const Theme& theme = scene.theme();
    const Colour colour = option.right ? theme.tags.act : theme.tags.guess;
    return draw_card(
        scene, room, mix(theme.paper.card, colour, 0.06f), colour,
        option.right ? "RIGHT" : "NOT QUITE", colour, [&](Rect inside) {
            const float top = inside.y;
            inside.y +=
                write_text(scene, option.text, inside, theme.paper.quiet, "option") + scene.px(6);
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

float draw_summary(Scene& scene, const Rect& room) {
    const session::Session& session = scene.session;
    const Theme& theme = scene.theme();
    return draw_card(
        scene, room, theme.paper.card, theme.tags.act, "ALL ANSWERED", theme.tags.act,
        [&](Rect inside) {
            const float line = scene.px(26), top = inside.y;
            const std::string told = fmt::format(
                "{} of {} at the first try. The others you tried out, which is how it sticks.",
                session::right_at_once(session.lesson, session.state),
                session.lesson.questions.size());
            for (const std::string& part :
                 wrap(scene.canvas.fonts()[Style::body], told, inside.w)) {
                scene.canvas.text({inside.x, inside.y, inside.w, line}, Style::body,
                                  theme.paper.body, part);
                inside.y += line;
            }
            const Rect rect = {inside.x, inside.y + scene.px(4),
                               button_width(scene.canvas, "Try again"), scene.px(34)};
            if (button(scene, "Try again", rect)) scene.wish(session::TryAgain{});
            return rect.bottom() + scene.px(4) - top;
        });
}

}  // namespace

float draw_question(Scene& scene, const Rect& room) {
    const session::Session& session = scene.session;
    const session::State& state = session.state;
    const lesson::Question& question = session.lesson.questions[state.question];
    const std::vector<std::size_t>& chosen = state.answers[state.question];
    Rect below = room;
    const auto add = [&](float height) { below.y += height + scene.px(10); };
    add(draw_way(scene, below));
    ImGui::PushID("question");
    ImGui::PushID(static_cast<int>(state.question));
    add(write_text(scene, question.text, below, scene.theme().paper.ink, "asked"));
    const bool over = session::standing(session.lesson, state, state.question).answered_right;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        ImGui::PushID(static_cast<int>(i));
        if (std::ranges::find(chosen, i) != chosen.end())
            add(draw_option_answered(scene, below, question.options[i]));
        else if (!over)
            add(draw_option_open(scene, below, question.options[i], i));
        ImGui::PopID();
    }
    if (over && state.question + 1 < session.lesson.questions.size()) {
        const Rect rect = {below.x, below.y, button_width(scene.canvas, "Next question"),
                           scene.px(38)};
        if (button(scene, "Next question", rect, ButtonKind::strong))
            scene.wish(session::GoToQuestion{state.question + 1});
        add(rect.h);
    }
    if (session::quiz_is_done(session.lesson, state)) {
        add(draw_summary(scene, below));
        add(draw_guess_log(scene, below));
    }
    ImGui::PopID();
    ImGui::PopID();
    return below.y - room.y;
}

}  // namespace ui
