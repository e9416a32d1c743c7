#include "ui/draw_screen.hpp"

#include <string>

#include "ui/panels/page.hpp"
#include "ui/panels/panels.hpp"
#include "ui/panels/pictures.hpp"
#include "ui/shortcuts.hpp"
#include "ui/widgets/tip.hpp"
#include "ui/widgets/widgets.hpp"

namespace ui {
namespace {

constexpr float top_bar_height = 56, page_width = 430, page_column = 490, least_for_columns = 1180;

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

bool begin_panel(const char* name, const Rect& rect, ImGuiWindowFlags more = 0) {
    ImGui::SetNextWindowPos(rect.min());
    ImGui::SetNextWindowSize({rect.w, rect.h});
    return ImGui::Begin(name, nullptr, panel_flags | more);
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

void draw_page_panel(Scene& scene, const Rect& room) {
    const float top = room.y + scene.px(24) - ImGui::GetScrollY();
    const Rect column = {room.x + scene.px(36), top, scene.px(page_width), 0};
    end_content(scene.view, top + draw_page(scene, column) + scene.px(24));
}

void draw_picture_panel(Scene& scene, const Rect& room) {
    if (!scene.session.derived.trouble.empty()) return draw_trouble(scene, room);
    end_content(scene.view, draw_picture(scene, beside_scrollbar(room), ImGui::GetScrollY()));
}

/// Where the window is narrow the page stands above the stage, and both scroll together.
void draw_stacked_panel(Scene& scene, const Rect& whole) {
    const Rect room = beside_scrollbar(whole);
    const float margin = scene.px(24), top = room.y + margin - ImGui::GetScrollY();
    const float page = draw_page(scene, {room.x + margin, top, room.w - 2 * margin, 0});
    Rect below = room;
    below.y = top + page;
    end_content(scene.view, draw_picture(scene, below, 0));
}

}  // namespace

void draw_screen(const session::Session& session, View& view, Wishes& wishes) {
    const Paper& paper = theme(view.look.theme).paper;
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    const Stage& stage = theme(view.look.theme).stage;
    if (view.look.projector)
        colour_scrollbar(stage.bottom, stage.line, stage.quiet);
    else
        colour_scrollbar(paper.ground, paper.line_strong, paper.quiet);
    ImGui::GetBackgroundDrawList()->AddRectFilled({}, size, paper.ground);
    const auto in_panel = [&](const char* name, const Rect& rect, ImGuiWindowFlags flags,
                              auto draw) {
        begin_panel(name, rect, flags);
        Canvas canvas(*ImGui::GetWindowDrawList(), view.scale, view.fonts, view.record);
        Scene scene{session, view, canvas, wishes};
        draw(scene, rect);
        ImGui::End();
    };
    const float bar = view.look.projector ? 0 : std::round(top_bar_height * view.scale);
    if (!view.look.projector)
        in_panel("top bar", {0, 0, size.x, bar}, ImGuiWindowFlags_NoScrollbar, draw_top_bar);
    const Rect room = {0, bar, size.x, size.y - bar};
    const bool with_page = !session.lesson.sections.empty() && !view.look.projector;
    const float column = std::round(page_column * view.scale);
    // One ImGui window a section, so that each keeps its own scroll.
    const std::string section = std::to_string(session.state.section);
    if (with_page && size.x >= least_for_columns * view.scale) {
        in_panel(("page " + section).c_str(), {0, bar, column, room.h}, 0, draw_page_panel);
        in_panel(("picture " + section).c_str(), {column, bar, size.x - column, room.h}, 0,
                 draw_picture_panel);
    } else if (with_page) {
        in_panel(("stacked " + section).c_str(), room, 0, draw_stacked_panel);
    } else {
        in_panel("content", room, 0, draw_picture_panel);
    }
    in_panel("keys", {0, 0, 1, 1}, ImGuiWindowFlags_NoInputs,
             [](Scene& scene, const Rect&) { take_shortcuts(scene); });
    draw_tip(view);
}

}  // namespace ui
