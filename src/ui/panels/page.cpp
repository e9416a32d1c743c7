#include "ui/panels/page.hpp"

#include <fmt/format.h>

#include <utility>

#include "session/guessing.hpp"
#include "session/quiz.hpp"
#include "session/scene.hpp"
#include "ui/widgets/card.hpp"
#include "ui/widgets/rich_text.hpp"
#include "ui/widgets/widgets.hpp"

namespace ui {
namespace {

constexpr float between = 12;

struct Tag {
    std::string_view text;
    Colour colour;
};

Tag tag_of(const Theme& theme, lesson::PartKind kind) {
    switch (kind) {
        case lesson::PartKind::act:
            return {"DO", theme.tags.act};
        case lesson::PartKind::notice:
            return {"NOTICE", theme.tags.notice};
        case lesson::PartKind::why:
            return {"WHY", theme.tags.why};
        case lesson::PartKind::guess:
            return {guess_tag, theme.tags.guess};
        case lesson::PartKind::text:
        case lesson::PartKind::one_sentence:
            break;
    }
    return {};
}

float draw_one_sentence(Scene& scene, const Rect& room, const lesson::Text& text) {
    const Paper& paper = scene.theme().paper;
    const float indent = scene.px(18), head = scene.px(28);
    scene.canvas.text({room.x + indent, room.y, room.w, head}, Style::heading, paper.ink,
                      "In one sentence");
    const Rect below = {room.x + indent, room.y + head, room.w - indent, 0};
    const float height = head + write_text(scene, text, below, paper.body, "one sentence");
    scene.canvas.fill({room.x, room.y, scene.px(4), height}, scene.theme().stage.light);
    return height;
}

float draw_guess(Scene& scene, const Rect& room, const lesson::Part& part, std::size_t index) {
    const session::State& state = scene.session.state;
    const auto guess = *session::guess_of_part(scene.session.lesson, state.section, index);
    if (state.guesses[guess].light == session::Guess::Light::off)
        return draw_unlit_guess(scene, room, part, guess);
    const Paper& paper = scene.theme().paper;
    return draw_card(
        scene, room, paper.card, paper.line, guess_tag, scene.theme().tags.guess, [&](Rect inside) {
            const float text = write_text(scene, part.text, inside, paper.body, "guess");
            inside.y += text + scene.px(6);
            return text + scene.px(6) + draw_guess_outcome(scene, inside, guess);
        });
}

float draw_part(Scene& scene, const Rect& room, const lesson::Part& part, std::size_t index) {
    const Paper& paper = scene.theme().paper;
    if (part.kind == lesson::PartKind::text)
        return write_text(scene, part.text, room, paper.body, "text");
    if (part.kind == lesson::PartKind::one_sentence)
        return draw_one_sentence(scene, room, part.text);
    if (part.kind == lesson::PartKind::guess) return draw_guess(scene, room, part, index);
    const Tag tag = tag_of(scene.theme(), part.kind);
    return draw_card(scene, room, paper.card, paper.line, tag.text, tag.colour,
                     [&](const Rect& inside) {
                         return write_text(scene, part.text, inside, paper.body, "card");
                     });
}

/// Back and next, where there is a section before or after.
float draw_turning(Scene& scene, const Rect& room) {
    const std::size_t at = scene.session.state.section;
    const auto& sections = scene.session.lesson.sections;
    const float high = scene.px(38);
    constexpr const char* back = "‹ Back";
    Rect before = {room.x, room.y, button_width(scene.canvas, back), high};
    if (at > 0 && button(scene, back, before)) scene.wish(session::GoToSection{at - 1});
    if (at + 1 == sections.size()) return high;
    const std::string next = fmt::format("Next: {} ›", sections[at + 1].name);
    const float wide = button_width(scene.canvas, next);
    Rect after = {room.right() - wide, room.y, wide, high};
    if (at > 0 && after.x < before.right() + scene.px(8)) after.y += high + scene.px(8);
    // While a guess waits, that is the thing to do.
    const bool guess_waits =
        session::unlit_guess(scene.session.lesson, scene.session.state).has_value();
    if (button(scene, next.c_str(), after, guess_waits ? PillKind::edged : PillKind::strong))
        scene.wish(session::GoToSection{at + 1});
    scene.canvas.place("next section", after);
    return after.bottom() - room.y;
}

/// What stands on the page, to be copied.
std::string plain_page(const session::Session& session) {
    const lesson::Section& section = session.lesson.sections[session.state.section];
    std::string text = section.title + "\n";
    const std::size_t shown = session::visible_parts(session.lesson, session.state);
    for (std::size_t i = 0; i < shown; ++i)
        text += fmt::format("\n{}\n", lesson::plain(section.parts[i].text));
    if (!session::shows_quiz(session.lesson, session.state)) return text;
    const lesson::QuizQuestion& question = session.lesson.quiz[session.state.quiz_question];
    text += fmt::format("\n{}\n", lesson::plain(question.text));
    for (const lesson::Option& option : question.options)
        text += fmt::format("- {}\n", lesson::plain(option.text));
    return text;
}

/// What a section shows on its page besides its text. Gives the height.
float draw_extras(Scene& scene, Rect room) {
    const session::Session& session = scene.session;
    const float top = room.y;
    const auto add = [&](float height) { room.y += height + scene.px(between); };
    const bool quiz = session::shows_quiz(session.lesson, session.state);
    if (quiz) add(draw_question(scene, room));
    const bool at_the_end = quiz && session::quiz_is_done(session.lesson, session.state);
    if (!session.state.guesses.empty() && (at_the_end || scene.shows(lesson::Picture::takeaways)))
        add(draw_guess_log(scene, room));
    return room.y - top;
}

}  // namespace

float draw_page(Scene& scene, const Rect& room) {
    const session::Session& session = scene.session;
    const lesson::Section& section = session.lesson.sections[session.state.section];
    Rect below = room;
    const auto add = [&](float height) { below.y += height + scene.px(between); };

    ImGui::PushID(static_cast<int>(session.state.section));
    // A paragraph that has the keyboard takes its place.
    if (copy_is_pressed(scene.view))
        copy_text(scene.view, plain_page(session), "Copied: the text of this section.");
    add(write_lines(scene, below, Style::title, scene.theme().paper.ink, section.title,
                    scene.canvas.line_height(Style::title) * 1.05f));
    const std::size_t shown = session::visible_parts(session.lesson, session.state);
    bool extras_are_due = shown == section.parts.size();
    const auto add_extras = [&] {
        if (std::exchange(extras_are_due, false)) below.y += draw_extras(scene, below);
    };
    for (std::size_t i = 0; i < shown; ++i) {
        if (section.parts[i].kind == lesson::PartKind::one_sentence) add_extras();
        ImGui::PushID(static_cast<int>(i));
        add(draw_part(scene, below, section.parts[i], i));
        ImGui::PopID();
    }
    add_extras();
    below.y += scene.px(between);
    add(draw_turning(scene, below));
    ImGui::PopID();
    return below.y - room.y;
}

}  // namespace ui
