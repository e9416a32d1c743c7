#include "ui/panels/code_cell.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "session/cell_code.hpp"
#include "ui/fitting.hpp"
#include "ui/panels/cell_output.hpp"
#include "ui/panels/pictures.hpp"
#include "ui/widgets/code_editor.hpp"
#include "ui/widgets/rich_text.hpp"
#include "ui/widgets/widgets.hpp"

namespace ui {
namespace {

constexpr int least_lines = 8, most_lines = 24;
constexpr float foot_height = 58;

bool run_is_pressed() {
    return enter_is_pressed() && ImGui::GetIO().KeyCtrl && !is_covered();
}

void run(Scene& scene, const std::string& code) {
    Cell& cell = scene.view.cell;
    scene.wishes.run = code;
    cell.ran = code;
    cell.shows_trace = false;
}

void draw_triangle(Scene& scene, ImVec2 centre, float size, Colour colour) {
    const ImVec2 corners[] = {{centre.x - size * 0.5f, centre.y - size * 0.6f},
                              {centre.x + size * 0.6f, centre.y},
                              {centre.x - size * 0.5f, centre.y + size * 0.6f}};
    scene.canvas.polygon(corners, colour);
}

/// Run, or while it runs Stop.
void draw_run_button(Scene& scene, const Rect& rect, const std::string& code) {
    const Stage& stage = scene.theme().stage;
    const bool busy = session::is_busy(scene.view.cell.report.state);
    const Touch hand = touch(scene, "run", rect, busy ? "stop" : "run");
    const Colour ground = busy ? stage.ink : stage.light;
    scene.canvas.fill(rect, hand.hovered ? mix(ground, stage.bottom, 0.15f) : ground, rect.h / 2);
    const float mark = scene.px(12);
    const ImVec2 at = {rect.x + scene.px(28), rect.centre().y};
    if (busy)
        scene.canvas.fill({at.x - mark / 2, at.y - mark / 2, mark, mark}, stage.ink_on_light);
    else
        draw_triangle(scene, at, mark, stage.ink_on_light);
    scene.canvas.text({at.x + mark, rect.y, rect.w, rect.h}, Style::strong, stage.ink_on_light,
                      busy ? "Stop" : "Run");
    focus_ring(scene, hand, rect, rect.h / 2, stage.ink);
    if (hand.hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    if (hand.clicked && busy) scene.wishes.stop = true;
    if (hand.clicked && !busy) run(scene, code);
}

/// What was just done, else the keys and which Python runs, as far as there is room.
std::string hint(const Scene& scene, float room) {
    const View& view = scene.view;
    if (!view.notice.text.empty()) return view.notice.text;
    std::vector<std::string> pieces = {"Ctrl+Enter runs"};
    if (view.cell.has_keyboard) pieces.push_back("· Escape, then Tab, leaves");
    if (const auto& versions = view.cell.report.versions)
        pieces.push_back(fmt::format("· Python {}, numpy {}", versions->python, versions->numpy));
    return break_lines(scene.canvas.fonts()[Style::note], pieces, room).front();
}

/// Run, a notice or hint, Reset and Copy.
void draw_foot(Scene& scene, const Rect& room, const std::string& code) {
    const Stage& stage = scene.theme().stage;
    Cell& cell = scene.view.cell;
    const float high = scene.px(36);
    const float top = room.y + (room.h - high) / 2;
    const Rect run_button = {room.x, top, scene.px(108), high};
    draw_run_button(scene, run_button, code);

    float right = room.right();
    const auto pressed = [&](const char* name) {
        const float wide = scene.canvas.width(Style::label, name) + scene.px(28);
        right -= wide;
        return pill(scene, name, {right, top, wide, high}, name, Material::stage, PillKind::bare);
    };
    if (pressed("Copy"))
        copy_text(scene.view, code, "The code is copied: paste it into a notebook");
    if (cell.edited && pressed("Reset")) {
        cell.edited.reset();
        cell.report.error.line = 0;
        scene.view.say("The lesson's code is back; Ctrl+Z in the cell brings yours");
        cell.takes_keyboard = true;
    }
    const Rect between = {run_button.right() + scene.px(16), top,
                          right - run_button.right() - scene.px(24), high};
    scene.canvas.fitted_text(between, Style::note, stage.quiet, hint(scene, between.w));
}

/// The learner's, or the lesson's.
std::string code_in(const Scene& scene) {
    if (const auto& edited = scene.view.cell.edited) return *edited;
    return session::cell_code(scene.session.lesson, scene.session.state);
}

float draw_editor_card(Scene& scene, const Rect& room) {
    Cell& cell = scene.view.cell;
    const std::string lesson_code = session::cell_code(scene.session.lesson, scene.session.state);
    const std::string shown = code_in(scene);
    const auto lines = static_cast<int>(1 + std::ranges::count(lesson_code, '\n'));
    const float foot = scene.px(foot_height);
    const float fits = ImGui::GetWindowHeight() * 0.55f - foot;
    const float high = std::clamp(code_editor_height(scene, std::min(lines, most_lines)),
                                  code_editor_height(scene, least_lines),
                                  std::max(fits, code_editor_height(scene, least_lines)));
    const Rect card = {room.x, room.y, room.w, high + foot + scene.px(8)};
    draw_ground(scene, card);
    scene.canvas.place("cell", card);
    const bool was_typing = cell.has_keyboard;
    const float pad = scene.px(10);
    const int marked = session::is_busy(cell.report.state) ? 0 : cell.report.error.line;
    const std::string code = code_editor(
        scene, {card.x + pad, card.y + pad, card.w - 2 * pad, high - pad}, shown, marked);
    if (code != shown) {
        cell.edited = code;
        cell.report.error.line = 0;  // the line may be another one by now
    }
    if (code == lesson_code) cell.edited.reset();
    draw_foot(scene, {card.x + scene.px(24), card.y + high, card.w - scene.px(40), foot}, code);
    if (run_is_pressed()) {
        run(scene, code);
        cell.takes_keyboard = was_typing;  // Dear ImGui leaves a field on Ctrl+Enter
    }
    return card.h;
}

}  // namespace

float draw_code_cell(Scene& scene, const Rect& room) {
    scene.view.cell.is_shown = true;
    ImGui::PushID("cell");
    const float editor = draw_editor_card(scene, room);
    const float gap = scene.px(16);
    const Rect below = {room.x, room.y + editor + gap, room.w, scene.px(480)};
    const float output = draw_cell_output(scene, below, code_in(scene));
    ImGui::PopID();
    return editor + gap + output;
}

}  // namespace ui
