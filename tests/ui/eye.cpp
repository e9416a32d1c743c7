#include "eye.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace test {
namespace {

using Corner = std::pair<float, float>;

/// A letter is known by where its picture begins on the atlas.
std::map<Corner, ImWchar> letters_on_atlas() {
    std::map<Corner, ImWchar> letters;
    for (const ImFont* font : ImGui::GetIO().Fonts->Fonts)
        for (const ImFontGlyph& glyph : font->Glyphs)
            if (glyph.Visible)
                letters.emplace(Corner{glyph.U0, glyph.V0}, static_cast<ImWchar>(glyph.Codepoint));
    return letters;
}

struct Weights {
    float a, b, c;
};

Weights weights_in(const ImDrawVert (&t)[3], ImVec2 p) {
    const auto cross = [](ImVec2 u, ImVec2 v) { return u.x * v.y - u.y * v.x; };
    const ImVec2 a = t[0].pos, b = t[1].pos, c = t[2].pos;
    const auto less = [](ImVec2 u, ImVec2 v) { return ImVec2{u.x - v.x, u.y - v.y}; };
    const float area = cross(less(b, a), less(c, a));
    if (std::abs(area) < 1e-9f) return {-1, -1, -1};
    return {cross(less(b, p), less(c, p)) / area, cross(less(c, p), less(a, p)) / area,
            cross(less(a, p), less(b, p)) / area};
}

float atlas_alpha(ImVec2 uv) {
    const ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    const float x = uv.x * static_cast<float>(atlas.TexWidth) - 0.5f;
    const float y = uv.y * static_cast<float>(atlas.TexHeight) - 0.5f;
    const float left = std::floor(x), top = std::floor(y);
    const auto texel = [&](float column, float row) {
        const int c = std::clamp(static_cast<int>(column), 0, atlas.TexWidth - 1);
        const int r = std::clamp(static_cast<int>(row), 0, atlas.TexHeight - 1);
        return static_cast<float>(atlas.TexPixelsAlpha8[r * atlas.TexWidth + c]) / 255;
    };
    return std::lerp(std::lerp(texel(left, top), texel(left + 1, top), x - left),
                     std::lerp(texel(left, top + 1), texel(left + 1, top + 1), x - left), y - top);
}

bool holds(const ImVec4& box, ImVec2 p) {
    return p.x >= box.x && p.x < box.z && p.y >= box.y && p.y < box.w;
}

}  // namespace

Eye::Eye() {
    const std::map<Corner, ImWchar> letters = letters_on_atlas();
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
        for (const ImDrawCmd& command : list->CmdBuffer)
            for (unsigned i = 0; i + 2 < command.ElemCount; i += 3) {
                Triangle t{.clip = command.ClipRect};
                ImVec4& box = t.box = {FLT_MAX, FLT_MAX, -FLT_MAX, -FLT_MAX};
                for (unsigned k = 0; k < 3; ++k) {
                    const auto index = list->IdxBuffer[static_cast<int>(command.IdxOffset + i + k)];
                    const ImDrawVert& v = t.corners[k] =
                        list->VtxBuffer[static_cast<int>(command.VtxOffset + index)];
                    box = {std::min(box.x, v.pos.x), std::min(box.y, v.pos.y),
                           std::max(box.z, v.pos.x), std::max(box.w, v.pos.y)};
                }
                const auto letter = letters.find({t.corners[0].uv.x, t.corners[0].uv.y});
                if (letter != letters.end()) t.letter = letter->second;
                triangles_.push_back(t);
            }
}

ImVec4 Eye::painted(ImVec2 point, std::size_t before, bool with_letters) const {
    ImVec4 colour = {0, 0, 0, 1};
    for (std::size_t i = 0; i < before; ++i) {
        const Triangle& t = triangles_[i];
        if (!holds(t.box, point) || !holds(t.clip, point)) continue;
        if (t.letter != 0 && !with_letters) continue;
        const auto [a, b, c] = weights_in(t.corners, point);
        if (a < 0 || b < 0 || c < 0) continue;
        const auto mixed = [&](auto get) {
            return a * get(t.corners[0]) + b * get(t.corners[1]) + c * get(t.corners[2]);
        };
        const auto channel = [&](int shift) {
            return mixed([shift](const ImDrawVert& v) {
                return static_cast<float>((v.col >> shift) & 0xFF) / 255;
            });
        };
        const float alpha = channel(IM_COL32_A_SHIFT) *
                            atlas_alpha({mixed([](const ImDrawVert& v) { return v.uv.x; }),
                                         mixed([](const ImDrawVert& v) { return v.uv.y; })});
        colour.x = std::lerp(colour.x, channel(IM_COL32_R_SHIFT), alpha);
        colour.y = std::lerp(colour.y, channel(IM_COL32_G_SHIFT), alpha);
        colour.z = std::lerp(colour.z, channel(IM_COL32_B_SHIFT), alpha);
    }
    return colour;
}

std::vector<Eye::Letter> Eye::letters() const {
    std::vector<Letter> letters;
    for (std::size_t i = 0; i < triangles_.size(); ++i) {
        const Triangle& t = triangles_[i];
        const bool second_half = i > 0 && t.letter != 0 && t.letter == triangles_[i - 1].letter &&
                                 t.corners[0].pos.x == triangles_[i - 1].corners[0].pos.x &&
                                 t.corners[0].pos.y == triangles_[i - 1].corners[0].pos.y;
        if (t.letter == 0 || second_half) continue;
        for (const ImVec2 part : {ImVec2{0.02f, 0.02f}, {0.5f, 0.5f}, {0.98f, 0.98f}}) {
            const ImVec2 p = {std::lerp(t.box.x, t.box.z, part.x),
                              std::lerp(t.box.y, t.box.w, part.y)};
            if (!holds(t.clip, p)) continue;
            const ui::Colour ground = ImGui::ColorConvertFloat4ToU32(painted(p, i, false));
            const ui::Colour ink = t.corners[0].col;
            const float alpha = static_cast<float>(ink >> IM_COL32_A_SHIFT & 0xFF) / 255;
            letters.push_back(
                {p, ui::mix(ground, ui::with_alpha(ink, 1), alpha), ground, t.letter});
        }
    }
    return letters;
}

ui::Colour Eye::at(ImVec2 point) const {
    return ImGui::ColorConvertFloat4ToU32(
        painted({std::floor(point.x) + 0.5f, std::floor(point.y) + 0.5f}, triangles_.size(), true));
}

double Eye::sharpest(ImVec2 from, ImVec2 to, ui::Colour ground) const {
    const float length = std::max(std::abs(to.x - from.x), std::abs(to.y - from.y));
    double most = 1;
    for (float way = 0; way <= length; ++way) {
        const float part = length > 0 ? way / length : 0;
        const ImVec2 p = {std::lerp(from.x, to.x, part), std::lerp(from.y, to.y, part)};
        most = std::max(most, ui::contrast(at(p), ground));
    }
    return most;
}

}  // namespace test
