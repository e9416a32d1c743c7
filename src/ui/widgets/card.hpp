#pragma once

#include <imgui.h>

#include "ui/scene.hpp"

namespace ui {

/// A card of the page: a tag, and under it whatever `content` draws into the room it is given; it
/// gives the height it took. Gives the card's height.
template <class Content>
float draw_card(Scene& scene, const Rect& room, Colour ground, Colour edge, std::string_view tag,
                Colour tag_colour, Content content) {
    const float pad = scene.px(16), tag_height = scene.px(22);
    Rect card = {room.x, room.y, room.w, 0};
    // The ground lies under the content, but is known only after it.
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.ChannelsSplit(2);
    list.ChannelsSetCurrent(1);
    scene.canvas.text({card.x + pad, card.y + scene.px(10), card.w, tag_height}, Style::tag,
                      tag_colour, tag);
    const float top = card.y + scene.px(10) + tag_height;
    card.h = top + content(Rect{card.x + pad, top, card.w - 2 * pad, 0}) + scene.px(12) - card.y;
    list.ChannelsSetCurrent(0);
    scene.canvas.fill(card, ground, scene.px(12));
    scene.canvas.outline(card, edge, scene.px(12), scene.px(1));
    list.ChannelsMerge();
    return card.h;
}

}  // namespace ui
