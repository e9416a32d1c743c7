#include "ui/widgets/code_editor.hpp"

#include <imgui_internal.h>
#include <imgui_stdlib.h>

#include <algorithm>
#include <cstring>
#include <utility>

#include "ui/code_editing.hpp"
#include "ui/widgets/code_sheet.hpp"

namespace ui {
namespace {

constexpr std::size_t most_bytes = 20000;

void replace_all(ImGuiInputTextCallbackData& data, const CodeVersion& version) {
    data.DeleteChars(0, data.BufTextLen);
    data.InsertChars(0, version.text.c_str());
    data.CursorPos = static_cast<int>(std::min(version.cursor, version.text.size()));
    data.SelectionStart = data.SelectionEnd = data.CursorPos;
}

/// Whether the text is one of the history now.
bool take_code_history_keys(ImGuiInputTextCallbackData& data, CodeHistory& history) {
    const ImGuiIO& io = ImGui::GetIO();
    if (!io.KeyCtrl || io.KeyAlt) return false;
    const bool forward =
        ImGui::IsKeyPressed(ImGuiKey_Y) || (io.KeyShift && ImGui::IsKeyPressed(ImGuiKey_Z));
    const bool back = !io.KeyShift && ImGui::IsKeyPressed(ImGuiKey_Z);
    if (!forward && !back) return false;
    const auto version = back ? history.back() : history.forward();
    if (version) replace_all(data, *version);
    return version.has_value();
}

void tabs_to_spaces(ImGuiInputTextCallbackData& data) {
    while (const char* tab = std::strchr(data.Buf, '\t')) {
        const int at = static_cast<int>(tab - data.Buf);
        const bool before_cursor = at < data.CursorPos;
        const int cursor = data.CursorPos;
        data.DeleteChars(at, 1);
        data.InsertChars(at, one_indent.data(), one_indent.data() + one_indent.size());
        data.CursorPos = before_cursor ? cursor - 1 + static_cast<int>(one_indent.size()) : cursor;
        data.SelectionStart = data.SelectionEnd = data.CursorPos;
    }
}

void move_line_out(ImGuiInputTextCallbackData& data) {
    const std::string_view code(data.Buf, static_cast<std::size_t>(data.BufTextLen));
    const std::size_t start = line_start(code, static_cast<std::size_t>(data.CursorPos));
    const auto spaces = static_cast<int>(spaces_to_move_out(code.substr(start)));
    const int cursor = data.CursorPos;
    if (spaces > 0) data.DeleteChars(static_cast<int>(start), spaces);
    data.CursorPos = std::max(cursor - spaces, static_cast<int>(start));
    data.SelectionStart = data.SelectionEnd = data.CursorPos;
}

void select_word(ImGuiInputTextCallbackData& data) {
    const std::string_view code(data.Buf, static_cast<std::size_t>(data.BufTextLen));
    const std::string_view word = word_around(code, static_cast<std::size_t>(data.CursorPos));
    data.SelectionStart = static_cast<int>(word.data() - code.data());
    data.SelectionEnd = data.CursorPos = data.SelectionStart + static_cast<int>(word.size());
}

/// A Backspace in the indentation takes back a whole step of it.
void take_back_indent(ImGuiInputTextCallbackData& data) {
    const std::string_view code(data.Buf, static_cast<std::size_t>(data.BufTextLen));
    const auto cursor = static_cast<std::size_t>(data.CursorPos);
    const std::size_t start = line_start(code, cursor), column = cursor - start;
    if (code.substr(start, column).find_first_not_of(' ') != code.npos) return;
    const auto more = static_cast<int>(column % one_indent.size());
    data.DeleteChars(data.CursorPos - more, more);
}

/// What one frame of the editor needs while it has the keyboard.
struct Helped {
    View& view;
    std::size_t length_before;
};

/// A paste that is too long is cut at its end, where the cursor stands after it.
void keep_within(ImGuiInputTextCallbackData& data, const Helped& helped) {
    const std::size_t most = std::max(most_bytes, helped.length_before);
    if (static_cast<std::size_t>(data.BufTextLen) <= most) return;
    const char* const end = data.Buf + data.CursorPos;
    const char* cut = end - std::min(data.BufTextLen - static_cast<int>(most), data.CursorPos);
    while (cut > data.Buf && (static_cast<unsigned char>(*cut) & 0xC0) == 0x80) --cut;
    data.DeleteChars(static_cast<int>(cut - data.Buf), static_cast<int>(end - cut));
    helped.view.say("The cell is full: the end of what came was left out");
}

int help(ImGuiInputTextCallbackData* data) {
    const Helped& helped = *static_cast<const Helped*>(data->UserData);
    Cell& cell = helped.view.cell;
    if (!take_code_history_keys(*data, cell.history)) {
        keep_within(*data, helped);  // before, or the many tabs of a long paste would take long
        tabs_to_spaces(*data);
        keep_within(*data, helped);
    }
    if (ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left)) select_word(*data);
    const bool took_one = helped.length_before == static_cast<std::size_t>(data->BufTextLen) + 1;
    if (took_one && ImGui::IsKeyPressed(ImGuiKey_Backspace)) take_back_indent(*data);
    const bool tab = ImGui::IsKeyPressed(ImGuiKey_Tab) && cell.tab_indents;
    if (tab && ImGui::GetIO().KeyShift) move_line_out(*data);
    const auto length = static_cast<std::size_t>(data->BufTextLen);
    const auto cursor = static_cast<std::size_t>(data->CursorPos);
    const std::string_view code(data->Buf, length);
    const bool new_line =
        length == helped.length_before + 1 && cursor > 0 && code[cursor - 1] == '\n' &&
        (ImGui::IsKeyPressed(ImGuiKey_Enter) || ImGui::IsKeyPressed(ImGuiKey_KeypadEnter));
    if (new_line)
        data->InsertChars(data->CursorPos, indent_after(code.substr(0, cursor - 1)).c_str());
    const auto cursor_now = static_cast<std::size_t>(data->CursorPos);
    cell.history.note(
        {std::string(data->Buf, static_cast<std::size_t>(data->BufTextLen)), cursor_now});
    return 0;
}

ImGuiInputTextFlags flags_for(const Cell& cell) {
    ImGuiInputTextFlags flags = ImGuiInputTextFlags_NoUndoRedo | ImGuiInputTextFlags_CallbackAlways;
    const bool pastes = ImGui::GetIO().KeyCtrl && ImGui::IsKeyPressed(ImGuiKey_V);
    const bool moves_out = ImGui::GetIO().KeyShift;
    if ((cell.tab_indents && !moves_out) || pastes) flags |= ImGuiInputTextFlags_AllowTabInput;
    // Escape would take back all that was typed since the editor was entered.
    const bool leaves = ImGui::IsKeyPressed(ImGuiKey_Escape);
    if (leaves) flags |= ImGuiInputTextFlags_ReadOnly;
    return flags;
}

/// By the wheel, while the editor has the keyboard; Dear ImGui itself only follows the cursor.
void scroll_sideways(const Scene& scene, const Rect& area, ImGuiID id, std::string_view code) {
    const ImGuiIO& io = ImGui::GetIO();
    const float turned = io.MouseWheelH + (io.MouseWheelRequestAxisSwap ? io.MouseWheel : 0);
    const float by = turned * scene.canvas.line_height(Style::page_code) * 2;
    ImGuiInputTextState* state =
        ImGui::GetActiveID() == id ? ImGui::GetInputTextState(id) : nullptr;
    if (by == 0 || state == nullptr || !area.contains(ImGui::GetMousePos())) return;
    float widest = 0;
    for (const std::string& line : split(code, '\n'))
        widest = std::max(widest, scene.canvas.width(Style::page_code, line));
    const float room = area.w - 2 * scene.px(gutter_units);
    state->ScrollX = std::clamp(state->ScrollX - by, 0.0f, std::max(widest - room, 0.0f));
}

/// The editor as one stop of the Tab walk.
void walk_into(Scene& scene, ImGuiID id) {
    Focus& focus = scene.view.focus;
    Cell& cell = scene.view.cell;
    if (!is_covered()) focus.order.push_back(id);
    const bool arrives = focus.at == id && focus.moved && !is_covered();
    if (arrives) {
        focus.moved = cell.tab_indents = false;
        ImGui::SetScrollHereY(0.0f);
    }
    if (arrives || cell.takes_keyboard) give_keyboard_to_next_field();
    if (cell.takes_keyboard) focus.at = id;
    cell.takes_keyboard = false;
    if (focus.at != id && ImGui::GetActiveID() == id) ImGui::ClearActiveID();
}

void note_keyboard(Scene& scene, ImGuiID id, bool changed) {
    Cell& cell = scene.view.cell;
    const bool had_keyboard = std::exchange(cell.has_keyboard, ImGui::GetActiveID() == id);
    if (had_keyboard && !cell.has_keyboard && ImGui::IsKeyPressed(ImGuiKey_Escape))
        scene.view.focus.ringed = true;
    const bool clicked = cell.has_keyboard && ImGui::IsMouseClicked(ImGuiMouseButton_Left);
    if (clicked) {
        scene.view.focus.at = id;
        scene.view.focus.ringed = false;
    }
    if (clicked || changed) cell.tab_indents = true;
    if (!cell.has_keyboard) cell.tab_indents = false;
}

/// Left by Escape, the editor keeps the ring, and Enter goes back in.
void rest_on_it(Scene& scene, ImGuiID id, const Rect& area) {
    Focus& focus = scene.view.focus;
    if (focus.at != id || !focus.ringed) return;
    focus_ring(scene, {.focused_visibly = true}, area.inset(scene.px(3)), scene.px(5),
               scene.theme().stage.light);
    if (scene.view.cell.has_keyboard || is_covered()) return;
    focus.window = ImGui::GetCurrentWindow()->ID;
    if (enter_is_pressed() && !ImGui::GetIO().KeyCtrl) scene.view.cell.takes_keyboard = true;
}

}  // namespace

float code_editor_height(const Scene& scene, int lines) {
    return 2 * scene.px(pad_units) +
           scene.canvas.line_height(Style::page_code) * static_cast<float>(lines);
}

std::string code_editor(Scene& scene, const Rect& area, const std::string& code, int marked_line) {
    Cell& cell = scene.view.cell;
    const Stage& stage = scene.theme().stage;
    std::string text = code;
    const ImGuiID id = ImGui::GetID("##code");
    ImGui::SetCursorScreenPos(area.min());
    walk_into(scene, id);
    scroll_sideways(scene, area, id, text);
    ImGui::PushFont(scene.canvas.fonts()[Style::page_code]);
    ImGui::PushStyleColor(ImGuiCol_FrameBg, 0);
    ImGui::PushStyleColor(ImGuiCol_Text, 0);
    ImGui::PushStyleColor(ImGuiCol_TextSelectedBg, with_alpha(stage.light, 0.3f));
    ImGui::PushStyleColor(ImGuiCol_ScrollbarBg, 0);
    ImGui::PushStyleColor(ImGuiCol_ScrollbarGrab, stage.line);
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {scene.px(gutter_units), scene.px(pad_units)});
    ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, 0);
    Helped helped{scene.view, code.size()};
    ImGui::InputTextMultiline("##code", &text, {area.w, area.h}, flags_for(cell), help, &helped);
    ImGui::PopStyleVar(2);
    ImGui::PopStyleColor(5);
    ImGui::PopFont();
    note_keyboard(scene, id, text != code);
    scene.canvas.place("code", area);
    if (!cell.has_keyboard) cell.history.note({text, 0});
    const auto& children = ImGui::GetCurrentWindow()->DC.ChildWindows;
    if (!children.empty()) draw_code_sheet(scene, *children.back(), id, text, marked_line);
    rest_on_it(scene, id, area);
    return text;
}

}  // namespace ui
