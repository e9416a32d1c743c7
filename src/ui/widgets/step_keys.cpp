#include "ui/widgets/step_keys.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

struct StepKey {
    ImGuiKey key;
    int steps;
};

constexpr StepKey step_keys[] = {
    {ImGuiKey_RightArrow, 1}, {ImGuiKey_UpArrow, 1}, {ImGuiKey_LeftArrow, -1},
    {ImGuiKey_DownArrow, -1}, {ImGuiKey_PageUp, 10}, {ImGuiKey_PageDown, -10},
};

int whole_step(double at, int steps) {
    constexpr double noise = 1e-6;  // 2.3 × 10 is not quite 23
    return static_cast<int>(steps > 0 ? std::floor(at + steps + noise)
                                      : std::ceil(at + steps - noise));
}

}  // namespace

bool step_keys_are_plain() {
    return (ImGui::GetIO().KeyMods & (ImGuiMod_Ctrl | ImGuiMod_Alt | ImGuiMod_Super)) == 0;
}

std::optional<int> stepped_by_keys(double at, int most) {
    if (!step_keys_are_plain()) return {};
    if (ImGui::IsKeyPressed(ImGuiKey_Home)) return 0;
    if (ImGui::IsKeyPressed(ImGuiKey_End)) return most;
    for (const auto& [key, steps] : step_keys)
        if (ImGui::IsKeyPressed(key)) return std::clamp(whole_step(at, steps), 0, most);
    return {};
}

}  // namespace ui
