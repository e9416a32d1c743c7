#include "ui/shortcuts.hpp"

#include "ui/panels/panels.hpp"
#include "ui/panels/settings.hpp"
#include "ui/scroll_keys.hpp"
#include "ui/widgets/step_keys.hpp"
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
    if (pressed(ImGuiKey_P)) look.projector = !look.projector;
    if (pressed(ImGuiKey_Escape)) look.projector = false;
    if (pressed(ImGuiKey_L) && scene.view.shows_controls)
        scene.wish(session::SetLookBack{!scene.session.state.look_back});
    for (int digit = 1; digit <= 9; ++digit) {
        const auto word = static_cast<std::size_t>(digit - 1);
        const bool there = word < scene.view.words.size();
        if (there && (pressed(static_cast<ImGuiKey>(ImGuiKey_0 + digit)) ||
                      pressed(static_cast<ImGuiKey>(ImGuiKey_Keypad0 + digit))))
            scene.wish(session::Ask{word});
    }
}

void take_sharpness_keys(Scene& scene) {
    const Focus& focus = scene.view.focus;
    const double now = scene.session.state.sharpness;
    if (!scene.view.shows_controls) return;
    if (!focus.is_shown() && enter_is_pressed()) type_sharpness(scene, now);
    if (focus.keeps_step_keys) return;
    constexpr int steps = 10;  // in 1
    const auto step = stepped_by_keys(now * steps, steps * static_cast<int>(lesson::sharpest));
    if (step && *step / double{steps} != now)
        scene.wish(session::SetSharpness{*step / double{steps}}, scene.view.gestures.of_key);
}

}  // namespace

void take_shortcuts(Scene& scene) {
    const ImGuiIO& io = ImGui::GetIO();
    const bool is_alt_gr = io.KeyCtrl && io.KeyAlt;  // by which letters are typed
    if (io.KeyCtrl && !is_alt_gr) take_program_keys(scene);
    if (pressed(ImGuiKey_F11)) scene.view.look.projector = !scene.view.look.projector;
    if (io.WantTextInput || scene.view.typing.open) return;
    take_scroll_keys(scene.view);
    if (is_covered()) return;
    if (io.KeyCtrl)
        take_history_keys(scene.wishes);
    else if (!io.KeyAlt && !io.KeySuper) {
        take_plain_keys(scene);
        take_sharpness_keys(scene);
    }
}

}  // namespace ui
