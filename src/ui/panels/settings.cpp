#include "ui/panels/settings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "ui/widgets/popup.hpp"
#include "ui/widgets/widgets.hpp"

namespace ui {
namespace {

constexpr const char* popup = "settings";
constexpr float line_height = 38, column = 116;

struct Choice {
    const char* name;
    bool chosen;
};

/// Choices side by side after a caption; gives the index of one that was pressed.
std::optional<std::size_t> choose(Scene& scene, Rect line, const char* caption,
                                  std::initializer_list<Choice> choices) {
    scene.canvas.text(line, Style::label, scene.theme().paper.quiet, caption);
    line.x += scene.px(column);
    std::optional<std::size_t> pressed;
    std::size_t index = 0;
    for (const Choice& choice : choices) {
        const Rect rect = {line.x, line.y + scene.px(3),
                           scene.canvas.width(Style::label, choice.name) + scene.px(26),
                           line.h - scene.px(6)};
        if (pill(scene, choice.name, rect, choice.name, Material::paper,
                 choice.chosen ? PillKind::chosen : PillKind::bare))
            pressed = index;
        line.x = rect.right() + scene.px(4);
        ++index;
    }
    return pressed;
}

void choose_text_size(Scene& scene, const Rect& line) {
    Look& look = scene.view.look;
    const std::string now = fmt::format("{}%", look.text_size);
    const auto pressed = choose(scene, line, "Text size",
                                {{"smaller", false}, {now.c_str(), true}, {"larger", false}});
    if (pressed == 0) look.text_size = next_text_size(look.text_size, -1);
    if (pressed == 2) look.text_size = next_text_size(look.text_size, 1);
}

void choose_theme(Scene& scene, const Rect& line) {
    ThemeName& theme = scene.view.look.theme;
    const auto pressed = choose(scene, line, "Theme",
                                {{"paper", theme == ThemeName::paper},
                                 {"dark", theme == ThemeName::dark},
                                 {"high contrast", theme == ThemeName::high_contrast}});
    if (pressed) theme = static_cast<ThemeName>(*pressed);
}

void choose_motion(Scene& scene, const Rect& line) {
    bool& reduced = scene.view.look.reduced_motion;
    const auto pressed =
        choose(scene, line, "Motion", {{"glide", !reduced}, {"stand still", reduced}});
    if (pressed) reduced = *pressed == 1;
}

struct Key {
    const char* key;
    const char* does;
};

constexpr Key keys[] = {
    {"Tab, Shift+Tab", "next control, one back"},
    {"1 … 9", "that word asks"},
    {"← →", "Sharpness by 0.1"},
    {"Page, Home, End", "Sharpness by 1, least, most"},
    {"Arrows on a number", "by 0.1, with Shift by 0.01"},
    {"Enter", "type a Sharpness"},
    {"L", "look back"},
    {"Ctrl+Enter", "run the code cell"},
    {"Ctrl+C, right press", "copy the text"},
    {"Space, Shift+Space", "scroll down, up"},
    {"Ctrl+↑ ↓, Home, End", "scroll by lines, to the ends"},
    {"Ctrl+Z, Ctrl+Y", "undo, redo"},
    {"Ctrl+plus, minus, 0", "text size"},
    {"F11 or P, Escape", "projector, back"},
    {"Ctrl+Q", "quit"},
};

void draw_keys(Scene& scene, Rect line) {
    const Paper& paper = scene.theme().paper;
    line.h = scene.canvas.line_height(Style::note) + scene.px(3);
    for (const Key& key : keys) {
        scene.canvas.text(line, Style::note, paper.quiet, key.key);
        Rect does = line;
        does.x += scene.px(column + 40);
        scene.canvas.text(does, Style::note, paper.body, key.does);
        line.y += line.h;
    }
}

}  // namespace

int next_text_size(int size, int step) {
    const auto* at = std::ranges::find(text_sizes, size);
    const auto index = std::distance(std::begin(text_sizes), at) + step;
    return text_sizes[std::clamp<std::ptrdiff_t>(index, 0, std::size(text_sizes) - 1)];
}

void open_settings(View& view) {
    view.focus.before_popup = view.focus.at;
    ImGui::OpenPopup(popup);
}

void draw_settings(Scene& scene, ImVec2 corner) {
    const float pad = scene.px(18), high = scene.px(line_height);
    const float wide = std::min(scene.px(column + 300), ImGui::GetIO().DisplaySize.x - scene.px(8));
    const float keys_height =
        (scene.canvas.line_height(Style::note) + scene.px(3)) * std::size(keys);
    const float whole = 2 * pad + 3 * high + scene.px(12) + keys_height;
    const float seen = std::min(whole, ImGui::GetIO().DisplaySize.y - corner.y - scene.px(8));
    ImGui::SetNextWindowPos({std::max(corner.x - wide, scene.px(4)), corner.y});
    ImGui::SetNextWindowSize({wide, seen});
    Focus& focus = scene.view.focus;
    const bool open = in_popup(scene, popup, [&](Scene& inside) {
        const ImVec2 origin = ImGui::GetCursorScreenPos();
        Rect line = {origin.x + pad, origin.y + pad, wide - 2 * pad, high};
        choose_text_size(inside, line);
        line.y += high;
        choose_theme(inside, line);
        line.y += high;
        choose_motion(inside, line);
        line.y += high + scene.px(12);
        draw_keys(inside, line);
        ImGui::SetCursorScreenPos({origin.x, origin.y + whole - 1});
        ImGui::Dummy({1, 1});
        if (ImGui::IsKeyPressed(ImGuiKey_Escape)) {
            focus.ringed = true;
            ImGui::CloseCurrentPopup();
        }
    });
    if (!open && focus.before_popup != 0) focus.at = std::exchange(focus.before_popup, 0);
}

}  // namespace ui
