#include "ui/panels/page.hpp"

#include <fmt/format.h>

#include "session/guessing.hpp"
#include "ui/widgets/card.hpp"
#include "ui/widgets/rich_text.hpp"
#include "ui/widgets/widgets.hpp"

namespace ui {
namespace {

constexpr float between = 12;

struct Look_of_tag {
    const char* text;
    Colour colour;
};

Look_of_tag tag_of(const Theme& theme, lesson::PartKind kind) {
    switch (kind) {
        case lesson::PartKind::act:
            return {"DO", theme.tags.act};
        case lesson::PartKind::notice:
            return {"NOTICE", theme.tags.notice};
        case lesson::PartKind::why:
            return {"WHY", theme.tags.why};
        default:
            return {"GUESS FIRST", theme.tags.guess};
    }
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
        return draw_open_guess(scene, room, part, guess);
    const Paper& paper = scene.theme().paper;
    return draw_card(scene, room, paper.card, paper.line, "GUESS FIRST", scene.theme().tags.guess,
                     [&](Rect inside) {
                         const float text =
                             write_text(scene, part.text, inside, paper.body, "guess");
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
    const Look_of_tag tag = tag_of(scene.theme(), part.kind);
    return draw_card(scene, room, paper.card, paper.line, tag.text, tag.colour,
                     [&](const Rect& inside) {
                         return write_text(scene, part.text, inside, paper.body, "card");
                     });
}

float draw_title(Scene& scene, const Rect& room, const std::string& title) {
    const float line = scene.canvas.line_height(Style::title) * 1.05f;
    float y = room.y;
    for (const std::string& text : wrap(scene.canvas.fonts()[Style::title], title, room.w)) {
        scene.canvas.text({room.x, y, room.w, line}, Style::title, scene.theme().paper.ink, text);
        y += line;
    }
    return y - room.y;
}

/// Back and next, where there is a section before or after.
float draw_turning(Scene& scene, const Rect& room) {
    const std::size_t at = scene.session.state.section;
    const auto& sections = scene.session.lesson.sections;
    const float high = scene.px(38);
    const std::string back = "‹ Back";
    if (at > 0) {
        const Rect rect = {room.x, room.y, button_width(scene.canvas, back), high};
        if (button(scene, back.c_str(), rect)) scene.wish(session::GoToSection{at - 1});
    }
    if (at + 1 < sections.size()) {
        const std::string next = fmt::format("Next: {} ›", sections[at + 1].name);
        const float wide = button_width(scene.canvas, next);
        const Rect rect = {room.right() - wide, room.y, wide, high};
        if (button(scene, next.c_str(), rect, ButtonKind::strong))
            scene.wish(session::GoToSection{at + 1});
    }
    return high;
}

}  // namespace

float draw_page(Scene& scene, const Rect& room) {
    const session::Session& session = scene.session;
    const lesson::Section& section = session.lesson.sections[session.state.section];
    Rect below = room;
    const auto add = [&](float height) { below.y += height + scene.px(between); };

    ImGui::PushID(static_cast<int>(session.state.section));
    add(draw_title(scene, below, section.title));
    const std::size_t shown = session::visible_parts(session.lesson, session.state);
    for (std::size_t i = 0; i < shown; ++i) {
        ImGui::PushID(static_cast<int>(i));
        add(draw_part(scene, below, section.parts[i], i));
        ImGui::PopID();
    }
    const bool all_shown = shown == section.parts.size();
    if (all_shown && section.picture == lesson::Picture::quiz) add(draw_question(scene, below));
    if (all_shown && section.picture == lesson::Picture::takeaways)
        add(draw_guess_log(scene, below));
    below.y += scene.px(between);
    add(draw_turning(scene, below));
    ImGui::PopID();
    return below.y - room.y;
}

}  // namespace ui
