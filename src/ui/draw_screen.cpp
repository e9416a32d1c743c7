#include "ui/draw_screen.hpp"

#include "ui/panels/panels.hpp"
#include "ui/shortcuts.hpp"
#include "ui/widgets/widgets.hpp"

namespace ui {
namespace {

constexpr float top_bar_height = 56;

constexpr ImGuiWindowFlags panel_flags =
    ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
    ImGuiWindowFlags_NoCollapse | ImGuiWindowFlags_NoSavedSettings |
    ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoBackground;

void colour_scrollbar(const Paper& paper) {
    ImVec4* colours = ImGui::GetStyle().Colors;
    const auto set = [&](ImGuiCol which, Colour colour) {
        colours[which] = ImGui::ColorConvertU32ToFloat4(colour);
    };
    set(ImGuiCol_ScrollbarBg, paper.ground);
    set(ImGuiCol_ScrollbarGrab, paper.line_strong);
    set(ImGuiCol_ScrollbarGrabHovered, paper.quiet);
    set(ImGuiCol_ScrollbarGrabActive, paper.quiet);
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

void draw_stage(Scene& scene, const StageLayout& layout) {
    const Stage& stage = scene.theme().stage;
    const float radius = scene.view.look.projector ? 0 : scene.px(18);
    scene.canvas.gradient(layout.area, stage.top, stage.bottom, radius);
    scene.canvas.place("stage", layout.area);
    draw_asking_selector(scene, layout.selector);
    draw_spotlight(scene, layout.spotlight);
    draw_budget(scene, layout.budget);
    draw_controls(scene, layout.controls);
}

/// Laid out for the whole width, or beside the scrollbar where it is too high for the room.
Layout fitted_layout(const Scene& scene, Rect room) {
    if (lay_out(scene, room, 0).bottom > room.bottom()) room.w -= ImGui::GetStyle().ScrollbarSize;
    return lay_out(scene, room, ImGui::GetScrollY());
}

void draw_content(Scene& scene, const Rect& room) {
    if (!scene.session.derived.trouble.empty()) return draw_trouble(scene, room);
    const Layout layout = fitted_layout(scene, room);
    draw_stage(scene, layout.stage);
    if (!scene.view.look.projector) {
        draw_trace_table(scene, layout.desk.table);
        draw_plane(scene, layout.desk.plane);
    }
    ImGui::SetCursorScreenPos({room.x, layout.bottom - 1});
    ImGui::Dummy({1, 1});
}

}  // namespace

void draw_screen(const session::Session& session, View& view, Wishes& wishes) {
    const Paper& paper = theme(view.look.theme).paper;
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    colour_scrollbar(paper);
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
    in_panel("content", {0, bar, size.x, size.y - bar}, 0, [](Scene& scene, const Rect& room) {
        draw_content(scene, room);
        take_shortcuts(scene);
    });
}

}  // namespace ui
