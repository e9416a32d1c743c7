#include "ui/draw_screen.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <string>
#include <utility>
#include <variant>

#include "session/scene.hpp"
#include "ui/panels/page.hpp"
#include "ui/panels/panels.hpp"
#include "ui/panels/pictures.hpp"
#include "ui/shortcuts.hpp"
#include "ui/widgets/sight.hpp"
#include "ui/widgets/tip.hpp"
#include "ui/widgets/widgets.hpp"

namespace ui {
namespace {

constexpr float top_bar_height = 56, least_for_columns = 900;

/// How wide the page is beside the stage, in units: it grows with the window, up to the longest
/// line that reads well.
struct Column {
    float margin, text;
    float whole() const { return margin + text + 24; }  // with a scrollbar
};

constexpr float longest_line = 560;

Column column_in(float window) {
    return {.margin = std::clamp(24 + (window - 960) / 40, 22.0f, 36.0f),
            .text = std::clamp(130 + window * 0.2083f, 310.0f, longest_line)};
}

constexpr ImGuiWindowFlags panel_flags =
    ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
    ImGuiWindowFlags_NoCollapse | ImGuiWindowFlags_NoSavedSettings |
    ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoBackground;

void colour_scrollbar(Colour ground, Colour grab, Colour grabbed) {
    ImVec4* colours = ImGui::GetStyle().Colors;
    const auto set = [&](ImGuiCol which, Colour colour) {
        colours[which] = ImGui::ColorConvertU32ToFloat4(colour);
    };
    set(ImGuiCol_ScrollbarBg, ground);
    set(ImGuiCol_ScrollbarGrab, grab);
    set(ImGuiCol_ScrollbarGrabHovered, grabbed);
    set(ImGuiCol_ScrollbarGrabActive, grabbed);
}

template <class Draw>
void in_panel(const Scene& screen, const char* name, const Rect& rect, ImGuiWindowFlags more,
              Draw draw) {
    ImGui::SetNextWindowPos(rect.min());
    ImGui::SetNextWindowSize({rect.w, rect.h});
    ImGui::Begin(name, nullptr, panel_flags | more);
    in_this_window(screen, [&](Scene& scene) { draw(scene, rect); });
    ImGui::End();
}

void draw_trouble(Scene& scene, const Rect& room) {
    scene.canvas.text(room, Style::body, scene.theme().paper.ink, scene.session.derived.trouble,
                      Align::centre);
}

/// Ends what scrolls at this height.
void end_content(View& view, float bottom) {
    view.extent_next += bottom - ImGui::GetWindowPos().y + ImGui::GetScrollY();
    ImGui::SetCursorScreenPos({ImGui::GetWindowPos().x, bottom - 1});
    ImGui::Dummy({1, 1});
}

/// Leaves room for the scrollbar where the content was too high for the room in the last build.
Rect beside_scrollbar(Rect room) {
    if (ImGui::GetScrollMaxY() > 0) room.w -= ImGui::GetStyle().ScrollbarSize;
    return room;
}

/// Where it shows what the acts do.
Shown shown_by(std::span<const Wish> wishes) {
    Shown shown = Shown::nothing;
    for (const Wish& wish : wishes) {
        if (std::holds_alternative<session::GoToSection>(wish.act)) return Shown::nothing;
        if (std::holds_alternative<session::ShowTraceSteps>(wish.act))
            shown = Shown::table;
        else if (session::belongs_to_scene(wish.act) ||
                 std::holds_alternative<session::OpenGuess>(wish.act) ||
                 std::holds_alternative<session::LightOn>(wish.act))
            shown = std::max(shown, Shown::stage);
    }
    return shown;
}

/// What was done a build ago, when it was not yet seen; and now for the next build.
Shown due(View& view, Shown now) {
    return std::exchange(view.shown_due, now);
}

void look_at(Scene& scene, Shown shown) {
    const auto at = scene.view.record.places.find(shown == Shown::table ? "desk" : "stage");
    if (shown == Shown::nothing || at == scene.view.record.places.end()) return;
    const float margin = scene.px(16);
    bring_into_sight(at->second.y - margin, at->second.bottom() + margin);
}

void begin_at_the_top(const View& view) {
    if (view.enters_section) ImGui::SetScrollY(0);
}

void draw_page_panel(Scene& scene, const Rect& room) {
    begin_at_the_top(scene.view);
    const float top = room.y + scene.px(24) - ImGui::GetScrollY();
    const Column column = column_in(ImGui::GetIO().DisplaySize.x / scene.view.scale);
    const Rect page = {room.x + scene.px(column.margin), top, scene.px(column.text), 0};
    end_content(scene.view, top + draw_page(scene, page) + scene.px(24));
}

void draw_picture_panel(Scene& scene, const Rect& room) {
    begin_at_the_top(scene.view);
    if (!scene.session.derived.trouble.empty()) return draw_trouble(scene, room);
    const Shown shown = due(scene.view, shown_by(scene.wishes.acts));
    end_content(scene.view, draw_picture(scene, beside_scrollbar(room), ImGui::GetScrollY()));
    look_at(scene, shown);
}

/// Between page and stage where one is above the other: back to where the learner was reading.
float draw_way_back(Scene& scene, const Rect& room) {
    constexpr const char* name = "↑ Back to the text";
    const Rect rect = {room.x, room.y, button_width(scene.canvas, name), scene.px(38)};
    if (button(scene, name, rect))
        ImGui::SetScrollY(scene.view.reading[scene.session.state.section]);
    return rect.h;
}

/// Where the window is narrow the page stands above the stage, and both scroll together.
void draw_stacked_panel(Scene& scene, const Rect& whole) {
    begin_at_the_top(scene.view);
    const Rect room = beside_scrollbar(whole);
    const float margin = scene.px(24), top = room.y + margin - ImGui::GetScrollY();
    const std::size_t before = scene.wishes.acts.size();
    const float wide = std::min(room.w - 2 * margin, scene.px(longest_line));
    Rect below = {room.x + margin, top, wide, room.h};
    below.y += draw_page(scene, below) + scene.px(12);
    const Shown now = shown_by(std::span(scene.wishes.acts).subspan(before));
    if (now != Shown::nothing)
        scene.view.reading[scene.session.state.section] = ImGui::GetScrollY();
    const Shown shown = due(scene.view, now);
    const float way_back = below.y;
    below.y += draw_way_back(scene, below);
    if (!scene.session.derived.trouble.empty())
        return draw_trouble(scene, {below.x, below.y, room.w, room.h});
    end_content(scene.view, draw_picture(scene, {room.x, below.y, room.w, room.h}, 0));
    if (shown == Shown::table) look_at(scene, shown);
    if (shown == Shown::stage)
        bring_into_sight(way_back - scene.px(8), way_back - scene.px(8) + room.h);
}

}  // namespace

void draw_screen(const session::Session& session, View& view, Wishes& wishes) {
    Canvas behind(*ImGui::GetBackgroundDrawList(), view.scale, view.fonts, view.record);
    const Scene screen{session, view, behind, wishes};
    const Paper& paper = screen.theme().paper;
    const Stage& stage = screen.theme().stage;
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    if (view.look.projector)
        colour_scrollbar(stage.bottom, stage.line, stage.quiet);
    else
        colour_scrollbar(paper.ground, paper.line_strong, paper.quiet);
    behind.fill({0, 0, size.x, size.y}, paper.ground);
    const float bar = view.look.projector ? 0 : std::round(top_bar_height * view.scale);
    if (!view.look.projector)
        in_panel(screen, "top bar", {0, 0, size.x, bar}, ImGuiWindowFlags_NoScrollbar,
                 draw_top_bar);
    view.focus.page_place = std::ssize(view.focus.order);
    const Rect room = {0, bar, size.x, size.y - bar};
    const bool with_page = !session.lesson.sections.empty() && !view.look.projector;
    const float units = size.x / view.scale;
    const float column = std::round(column_in(units).whole() * view.scale);
    // One ImGui window a section, so that undo finds each scrolled as it was.
    const std::string section = std::to_string(session.state.section);
    if (with_page && units >= least_for_columns) {
        in_panel(screen, ("page " + section).c_str(), {0, bar, column, room.h}, 0, draw_page_panel);
        in_panel(screen, ("picture " + section).c_str(), {column, bar, size.x - column, room.h}, 0,
                 draw_picture_panel);
    } else if (with_page) {
        in_panel(screen, ("stacked " + section).c_str(), room, 0, draw_stacked_panel);
    } else {
        in_panel(screen, "content", room, 0, draw_picture_panel);
    }
    view.enters_section = false;
    in_panel(screen, "keys", {0, 0, 1, 1}, ImGuiWindowFlags_NoInputs,
             [](Scene& scene, const Rect&) { take_shortcuts(scene); });
    draw_tip(view);
}

}  // namespace ui
