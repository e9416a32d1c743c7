#include "ui/panels/cell_output.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "session/bridge.hpp"
#include "session/figures.hpp"
#include "ui/widgets/widgets.hpp"

namespace ui {
namespace {

using session::CellState;

/// How the run stands, in a few words; empty where what it printed tells.
std::string state_text(const session::CellReport& report) {
    if (!report.message.empty()) return report.message;
    switch (report.state) {
        case CellState::idle:
            return "Press Run: what the code prints will stand here.";
        case CellState::looking_for_python:
            return "Looking for Python …";
        case CellState::running:
            return "Running …";
        case CellState::stopped:
        case CellState::timed_out:
        case CellState::out_of_memory:
        case CellState::no_python:
        case CellState::failed:
        case CellState::ended_well:
            break;
    }
    return "";
}

/// Writes lines one under another, as far as they can be seen.
class Printer {
  public:
    Printer(Scene& scene, const Rect& room) : scene_(scene), room_(room) {}

    void write(Style style, Colour colour, const std::string& text) {
        const ImFont* font = scene_.canvas.fonts()[style];
        const float high = scene_.canvas.line_height(style) + scene_.px(2);
        const std::string seen = drawable(font, text);
        const float wide = scene_.canvas.width(style, seen);
        const bool in_sight = ImGui::IsRectVisible({room_.x, y_ + room_.y},
                                                   {room_.x + wide + 1, room_.y + y_ + high});
        if (in_sight) scene_.canvas.text({room_.x, room_.y + y_, wide, high}, style, colour, seen);
        widest_ = std::max(widest_, wide);
        y_ += high;
    }

    void wrapped(Style style, Colour colour, const std::string& text) {
        const ImFont* font = scene_.canvas.fonts()[style];
        for (const std::string& line : wrap(font, drawable(font, text), room_.w))
            write(style, colour, line);
    }

    void skip(float units) { y_ += scene_.px(units); }
    float y() const { return y_; }
    float widest() const { return widest_; }

  private:
    Scene& scene_;
    const Rect room_;
    float y_ = 0, widest_ = 0;
};

/// Python's own last line first; the whole of it on request.
void write_error(Scene& scene, const Rect& room, Printer& printer) {
    const Theme& theme = scene.theme();
    Cell& cell = scene.view.cell;
    const session::CellError& error = cell.report.error;
    if (error.last_line.empty()) return;
    printer.wrapped(Style::strong, theme.tags.guess, error.last_line);
    if (error.trace.empty()) return;
    const char* const name =
        cell.shows_trace ? "▾ Hide what Python tells" : "› All that Python tells";
    const Rect fold = {room.x - scene.px(8), room.y + printer.y() + scene.px(2),
                       scene.canvas.width(Style::label, name) + scene.px(16), scene.px(28)};
    const Touch hand = touch(scene, "fold", fold, "fold");
    if (hand.hovered) scene.canvas.fill(fold, theme.paper.light_ground, scene.px(6));
    scene.canvas.text(fold, Style::label, theme.paper.quiet, name, Align::centre);
    focus_ring(scene, hand, fold, scene.px(6), theme.paper.light);
    if (hand.clicked) cell.shows_trace = !cell.shows_trace;
    printer.skip(34);
    if (cell.shows_trace)
        for (const std::string& line : split(error.trace, '\n'))
            printer.write(Style::page_code, theme.paper.body, line);
    printer.skip(8);
}

/// What stands in the output came of code that no longer stands in the cell.
bool is_of_other_code(const Cell& cell, const std::string& code) {
    const bool has_ended = cell.report.state != CellState::idle && !is_busy(cell.report.state);
    return has_ended && cell.ran && *cell.ran != code;
}

/// Gives how much room it takes.
ImVec2 print(Scene& scene, const Rect& sheet, bool of_other_code) {
    const Paper& paper = scene.theme().paper;
    const session::CellReport& report = scene.view.cell.report;
    Printer printer(scene, sheet);
    if (of_other_code) {
        printer.wrapped(Style::label, scene.theme().tags.guess,
                        "The code has changed since this run: press Run again.");
        printer.skip(6);
    }
    if (const std::string state = state_text(report); !state.empty())
        printer.wrapped(Style::body, paper.quiet, state);
    write_error(scene, sheet, printer);
    for (const std::string& line : report.lines) printer.write(Style::page_code, paper.ink, line);
    return {printer.widest(), printer.y()};
}

void draw_printed(Scene& scene, bool of_other_code, const Rect& room) {
    ImGui::SetCursorScreenPos(room.min());
    ImGui::PushStyleColor(ImGuiCol_ChildBg, 0);
    ImGui::BeginChild("printed", {room.w, room.h}, ImGuiChildFlags_None,
                      ImGuiWindowFlags_HorizontalScrollbar | ImGuiWindowFlags_NoNav);
    const ImVec2 origin = ImGui::GetCursorScreenPos();
    const Rect sheet = {origin.x, origin.y, room.w - ImGui::GetStyle().ScrollbarSize, 0};
    ImVec2 taken;
    in_this_window(scene, [&](Scene& inside) { taken = print(inside, sheet, of_other_code); });
    ImGui::SetCursorScreenPos(origin);
    ImGui::Dummy(taken);
    scene.view.cell.printed_height = taken.y;
    ImGui::EndChild();
    ImGui::PopStyleColor();
}

/// Does the code do what the picture shows?
void draw_bridge(Scene& scene, const Rect& room) {
    const session::CellReport& report = scene.view.cell.report;
    if (!report.numbers) return;
    const Theme& theme = scene.theme();
    const session::Bridge bridge =
        session::compare_with_picture(scene.session.lesson, scene.session.state, *report.numbers);
    const bool same = bridge.verdict == session::Bridge::Verdict::same;
    const Colour colour = same ? theme.tags.act : theme.tags.guess;
    const float radius = scene.px(7);
    Rect text = {room.x + 3 * radius, room.y, room.w - 3 * radius, room.h};
    if (bridge.other_sharpness) {
        const std::string name =
            fmt::format("Set the stage to {}", session::number_text(*bridge.other_sharpness));
        const float wide = button_width(scene.canvas, name);
        if (button(scene, name.c_str(), {room.right() - wide, room.y, wide, room.h}))
            scene.wish(session::SetSharpness{*bridge.other_sharpness});
        text.w -= wide + scene.px(12);
    }
    scene.canvas.disc({room.x + radius, room.centre().y}, radius, colour);
    if (!same) scene.canvas.disc({room.x + radius, room.centre().y}, radius / 2, theme.paper.card);
    const ImFont* font = scene.canvas.fonts()[Style::label];
    const std::vector<std::string> lines = wrap(font, bridge.sentence, text.w, 2);
    const float line = scene.canvas.line_height(Style::label);
    text.y = room.centre().y - line * static_cast<float>(lines.size()) / 2;
    text.h = line;
    for (const std::string& part : lines) {
        scene.canvas.text(text, Style::label, colour, part);
        text.y += line;
    }
}

}  // namespace

float draw_cell_output(Scene& scene, const Rect& most, const std::string& code) {
    const Paper& paper = scene.theme().paper;
    const float pad = scene.px(18), foot = scene.px(44),
                scrollbar = ImGui::GetStyle().ScrollbarSize;
    const float wanted = scene.view.cell.printed_height + scrollbar + foot + 2 * pad;
    const Rect room = {most.x, most.y, most.w, std::clamp(wanted, scene.px(150), most.h)};
    scene.canvas.fill(room, paper.card, scene.px(16));
    scene.canvas.outline(room, paper.line, scene.px(16), scene.px(1));
    scene.canvas.place("output", room);
    const Rect inner = room.inset(pad);
    const bool compared = scene.view.cell.report.numbers.has_value();
    draw_printed(scene, is_of_other_code(scene.view.cell, code),
                 {inner.x, inner.y, inner.w, inner.h - (compared ? foot : 0)});
    draw_bridge(scene, {inner.x, inner.bottom() - scene.px(34), inner.w, scene.px(34)});
    return room.h;
}

}  // namespace ui
