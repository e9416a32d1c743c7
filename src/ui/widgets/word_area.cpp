#include "ui/widgets/word_area.hpp"

#include <algorithm>

namespace ui {
namespace {

/// A picture may show words of another sentence, of which there may be more.
void ask(Scene& scene, std::size_t word) {
    const bool is_there = word < scene.sentence().words.size();
    if (is_there && word != scene.session.state.asking) scene.wish(session::Ask{word});
}

}  // namespace

bool word_area(Scene& scene, std::size_t word, const char* name, const Rect& rect) {
    Focus& focus = scene.view.focus;
    ImGui::PushID(static_cast<int>(word));
    ImGui::SetCursorScreenPos(rect.min());
    const bool clicked =
        ImGui::InvisibleButton(name, {std::max(rect.w, 1.0f), std::max(rect.h, 1.0f)});
    ImGui::PopID();
    const bool hovered = ImGui::IsItemHovered();
    if (ImGui::IsItemActivated()) {
        focus.at = word < focus.words.size() ? focus.words[word] : 0;
        focus.ringed = false;
    }
    if (hovered) {
        scene.view.pointed_next = word;
        ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    }
    if (clicked) ask(scene, word);
    return hovered;
}

Touch word_stop(Scene& scene, std::size_t word, const char* name, const Rect& rect,
                std::string place) {
    if (!scene.view.focus.words.empty()) {
        scene.canvas.place(std::move(place), rect);
        return {.hovered = word_area(scene, word, name, rect)};
    }
    ImGui::PushID(static_cast<int>(word));
    const Touch hand = touch(scene, name, rect, std::move(place));
    ImGui::PopID();
    point_at(scene, word, hand);
    if (hand.hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    if (hand.clicked) ask(scene, word);
    return hand;
}

Rect word_dot(Scene& scene, const Rect& room, std::size_t word) {
    const float radius = scene.px(6);
    const ImVec2 at = {room.x + radius, room.centre().y};
    const Colour colour = word_colour(scene.theme(), word);
    scene.canvas.disc(at, radius, colour);
    scene.canvas.ring(at, radius, mix(colour, scene.theme().paper.ink, 0.5f), scene.px(1));
    const float taken = scene.px(20);
    return {room.x + taken, room.y, room.w - taken, room.h};
}

void light_row(Scene& scene, const Rect& row, std::size_t word) {
    if (word == scene.view.pointed)
        scene.canvas.fill(row.widened(scene.px(8)), scene.theme().paper.light_ground, scene.px(5));
}

}  // namespace ui
