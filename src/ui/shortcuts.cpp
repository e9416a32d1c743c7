#include "ui/shortcuts.hpp"

#include "ui/panels/settings.hpp"
#include "ui/widgets/touch.hpp"

namespace ui {
namespace {

bool pressed(ImGuiKey key) {
    return ImGui::IsKeyPressed(key, false);
}

void take_history_keys(Wishes& wishes) {
    const bool shift = ImGui::GetIO().KeyShift;
    if (ImGui::IsKeyPressed(ImGuiKey_Z)) (shift ? wishes.redo : wishes.undo) = true;
    if (ImGui::IsKeyPressed(ImGuiKey_Y)) wishes.redo = true;
}

void take_program_keys(Scene& scene) {
    Look& look = scene.view.look;
    if (pressed(ImGuiKey_Equal) || pressed(ImGuiKey_KeypadAdd))
        look.text_size = next_text_size(look.text_size, 1);
    if (pressed(ImGuiKey_Minus) || pressed(ImGuiKey_KeypadSubtract))
        look.text_size = next_text_size(look.text_size, -1);
    if (pressed(ImGuiKey_0) || pressed(ImGuiKey_Keypad0)) look.text_size = 100;
    if (pressed(ImGuiKey_Q)) scene.wishes.close = true;
}

void take_plain_keys(Scene& scene) {
    Look& look = scene.view.look;
    if (pressed(ImGuiKey_F11) || pressed(ImGuiKey_P)) look.projector = !look.projector;
    if (pressed(ImGuiKey_Escape)) look.projector = false;
    if (pressed(ImGuiKey_L)) scene.wish(session::SetLookBack{!scene.session.state.look_back});
    for (int digit = 1; digit <= 9; ++digit) {
        const auto word = static_cast<std::size_t>(digit - 1);
        const bool there = word < scene.view.words.size();
        if (there && (pressed(static_cast<ImGuiKey>(ImGuiKey_0 + digit)) ||
                      pressed(static_cast<ImGuiKey>(ImGuiKey_Keypad0 + digit))))
            scene.wish(session::Ask{word});
    }
}

}  // namespace

void take_shortcuts(Scene& scene) {
    const ImGuiIO& io = ImGui::GetIO();
    if (io.WantTextInput || scene.view.typing.open) return;
    if (io.KeyCtrl) take_program_keys(scene);
    if (is_covered()) return;
    if (io.KeyCtrl)
        take_history_keys(scene.wishes);
    else if (!io.KeyAlt && !io.KeySuper)
        take_plain_keys(scene);
}

}  // namespace ui
