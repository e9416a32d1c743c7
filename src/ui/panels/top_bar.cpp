#include "ui/panels/panels.hpp"
#include "ui/panels/settings.hpp"
#include "ui/widgets/widgets.hpp"

namespace ui {
namespace {

constexpr std::string_view program_name = "Attention in Pictures";

/// Gives where the name ends.
float draw_name(Scene& scene, const Rect& bar, float room) {
    const float radius = scene.px(9), text_x = bar.x + scene.px(24) + 2 * radius + scene.px(12);
    const bool fits = text_x + scene.canvas.width(Style::heading, program_name) < bar.x + room;
    if (!fits) return bar.x;
    scene.canvas.disc({bar.x + scene.px(24) + radius, bar.centre().y}, radius,
                      scene.theme().stage.light);
    scene.canvas.text({text_x, bar.y, room, bar.h}, Style::heading, scene.theme().paper.ink,
                      program_name);
    return text_x + scene.canvas.width(Style::heading, program_name);
}

}  // namespace

void draw_top_bar(Scene& scene, const Rect& bar) {
    const Paper& paper = scene.theme().paper;
    scene.canvas.fill(bar, paper.ground);
    scene.canvas.fill({bar.x, bar.bottom() - scene.px(1), bar.w, scene.px(1)}, paper.line);

    const char* const names[] = {"Undo", "Redo", "Reset", "Projector", "Aa"};
    const float air = scene.px(bar.w < scene.px(600) ? 14 : 26);  // the stepper needs room, too
    float x = bar.right() - scene.px(16);
    std::vector<Rect> places;
    for (std::size_t i = std::size(names); i-- > 0;) {
        const float wide = scene.canvas.width(Style::label, names[i]) + air;
        x -= wide;
        places.insert(places.begin(), {x, bar.y + scene.px(11), wide, bar.h - scene.px(22)});
    }
    const session::Session& session = scene.session;
    const bool has_sections = !session.lesson.sections.empty();
    const bool name_has_room = !has_sections || bar.w > scene.px(1080);
    const float name_end = name_has_room ? draw_name(scene, bar, x - bar.x) : bar.x;
    if (has_sections) draw_stepper(scene, {name_end, bar.y, x - name_end, bar.h});
    const bool changed =
        session.state != session::update(session.lesson, session.state, session::Reset{});
    if (tool(scene, names[0], places[0], !session.past.empty())) scene.wishes.undo = true;
    if (tool(scene, names[1], places[1], !session.future.empty())) scene.wishes.redo = true;
    if (tool(scene, names[2], places[2], changed)) scene.wish(session::Reset{});
    if (tool(scene, names[3], places[3])) scene.view.look.projector = true;
    if (tool(scene, names[4], places[4])) open_settings(scene.view);
    draw_settings(scene, {places[4].right(), bar.bottom() + scene.px(6)});
}

}  // namespace ui
