#include <fmt/format.h>

#include <algorithm>

#include "ui/layout.hpp"

namespace ui {
namespace {

constexpr float pill_height = 36, pill_padding = 18, rim = 2;
constexpr float widest_pill = 220, narrowest_pill = 56, narrower = 0.92f;
constexpr float most_lines = 4;

/// Side by side, in as many lines as it takes, none wider than `widest` pixels.
SelectorLayout pills_of(const Scene& scene, const std::vector<std::string>& texts, const Rect& room,
                        float widest) {
    const Canvas& canvas = scene.canvas;
    const float edge = canvas.px(rim), high = canvas.px(pill_height);
    const float inner = room.w - 2 * edge, most = std::min(widest, inner);
    const float padding = std::min(canvas.px(pill_padding), most / 6);
    SelectorLayout out{.well = {room.x, room.y, 0, 0}};
    ImVec2 at;
    for (const std::string& whole : texts) {
        const std::string text =
            shorten_middle(canvas.fonts()[Style::label], whole, most - 2 * padding);
        const float w = canvas.width(Style::label, text) + 2 * padding;
        if (at.x > 0 && at.x + w > inner) at = {0, at.y + high};
        out.pills.push_back({room.x + edge + at.x, room.y + edge + at.y, w, high});
        out.texts.push_back(text);
        at.x += w;
        out.well.w = std::max(out.well.w, at.x + 2 * edge);
    }
    out.well.h = at.y + high + 2 * edge;
    return out;
}

bool fits(const Scene& scene, const SelectorLayout& selector, float lines) {
    return selector.well.h <= lines * scene.px(pill_height) + 2 * scene.px(rim) + 0.5f;
}

}  // namespace

SelectorLayout lay_out_selector(const Scene& scene, const Rect& room) {
    std::vector<std::string> sentences;
    for (const std::string& word : scene.view.words)
        sentences.push_back(fmt::format("{} is asking", word));
    SelectorLayout told = pills_of(scene, sentences, room, room.w);
    if (fits(scene, told, 1) && told.texts == sentences) return told;
    float widest = scene.px(widest_pill);
    SelectorLayout out = pills_of(scene, scene.view.words, room, widest);
    while (!fits(scene, out, most_lines) && widest > scene.px(narrowest_pill)) {
        widest *= narrower;
        out = pills_of(scene, scene.view.words, room, widest);
    }
    return out;
}

}  // namespace ui
