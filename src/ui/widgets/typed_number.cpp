#include <fmt/format.h>
#include <imgui_internal.h>
#include <imgui_stdlib.h>

#include <algorithm>

#include "session/acts.hpp"
#include "ui/widgets/widgets.hpp"

namespace ui {
namespace {

constexpr int most_characters = 40;

/// What is more than that, as in a long paste, is cut off.
int cut(ImGuiInputTextCallbackData* data) {
    const char* const end = data->Buf + data->BufTextLen;
    const char* at = data->Buf;
    for (int characters = 0; at < end && characters < most_characters; ++characters) {
        unsigned code = 0;
        at += ImTextCharFromUtf8(&code, at, end);
    }
    if (at < end) data->DeleteChars(static_cast<int>(at - data->Buf), static_cast<int>(end - at));
    return 0;
}

bool is_blank(const std::string& text) {
    return text.find_first_not_of(" \t") == std::string::npos;
}

}  // namespace

void open_typing(View& view, std::string what, std::string figure) {
    view.notice = {};
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
    if (typing.opened_now) give_keyboard_to_next_field();
    const bool entered =
        ImGui::InputText("##typed", &typing.text,
                         ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_AutoSelectAll |
                             ImGuiInputTextFlags_CallbackEdit,
                         cut);
    const bool goes_on = ImGui::IsItemActive() && ImGui::IsKeyPressed(ImGuiKey_Tab);
    const bool left = goes_on || (!typing.opened_now && ImGui::IsItemDeactivated());
    const bool given_up = left && ImGui::IsKeyPressed(ImGuiKey_Escape);
    typing.opened_now = false;
    ImGui::PopStyleVar(3);
    ImGui::PopStyleColor(4);
    ImGui::PopFont();

    scene.view.focus.order.push_back(ImGui::GetID(typing.what.c_str()));  // Tab goes on from here
    scene.canvas.place("typed " + typing.what, rect);
    if (entered || left) typing.open = false;
    if (given_up || !(entered || left) || is_blank(typing.text)) return {};
    return typing.text;
}

std::optional<double> take_number(View& view, const std::string& text, double least, double most,
                                  std::string_view what) {
    const attention::Result<double> number = session::parse_number_to_fit(text);
    if (!number) {
        view.say(fmt::format("“{}” is not a number: type one from {} to {}, such as 2.5", text,
                             least, most));
        return {};
    }
    const double fitting = std::clamp(*number, least, most);
    if (fitting != *number)
        view.say(fmt::format("{} goes from {} to {}: set to {}", what, least, most, fitting));
    return fitting;
}

}  // namespace ui
