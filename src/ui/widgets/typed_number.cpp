#include <imgui.h>
#include <imgui_stdlib.h>

#include <algorithm>

#include "ui/widgets/widgets.hpp"

namespace ui {

void open_typing(View& view, std::string what, std::string figure) {
    view.typing = {
        .what = std::move(what), .open = true, .opened_now = true, .text = std::move(figure)};
}

bool is_typing(const View& view, std::string_view what) {
    return view.typing.open && view.typing.what == what;
}

std::optional<std::string> typed_number(Scene& scene, const Rect& rect) {
    Typing& typing = scene.view.typing;
    const Stage& stage = scene.theme().stage;
    ImGui::PushFont(scene.canvas.fonts()[Style::heading]);
    ImGui::PushStyleColor(ImGuiCol_FrameBg, stage.well);
    ImGui::PushStyleColor(ImGuiCol_Text, stage.light);
    ImGui::PushStyleColor(ImGuiCol_TextSelectedBg, with_alpha(stage.light, 0.2f));
    ImGui::PushStyleColor(ImGuiCol_Border, stage.light);
    ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, scene.px(1.5f));
    ImGui::PushStyleVar(ImGuiStyleVar_FrameRounding, scene.px(6));
    const float spare = rect.h - ImGui::GetFontSize();
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {scene.px(6), std::max(spare / 2, 0.0f)});

    ImGui::SetCursorScreenPos(rect.min());
    ImGui::SetNextItemWidth(rect.w);
    if (typing.opened_now) ImGui::SetKeyboardFocusHere();
    const bool entered =
        ImGui::InputText("##typed", &typing.text,
                         ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_AutoSelectAll);
    const bool goes_on = ImGui::IsItemActive() && ImGui::IsKeyPressed(ImGuiKey_Tab);
    const bool left = goes_on || (!typing.opened_now && ImGui::IsItemDeactivated());
    const bool given_up = left && ImGui::IsKeyPressed(ImGuiKey_Escape);
    typing.opened_now = false;
    ImGui::PopStyleVar(3);
    ImGui::PopStyleColor(4);
    ImGui::PopFont();

    scene.canvas.place("typed " + typing.what, rect);
    if (entered || left) typing.open = false;
    if (given_up || !(entered || left)) return {};
    return typing.text;
}

}  // namespace ui
