#include "ui/canvas.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

/// Gives vertices from `first` on the alpha that `fade` says for their position.
template <class Fade>
void fade_vertices(ImDrawList& list, int first, Fade fade) {
    for (int i = first; i < list.VtxBuffer.Size; ++i) {
        ImDrawVert& v = list.VtxBuffer[i];
        const float alpha = static_cast<float>((v.col & IM_COL32_A_MASK) >> IM_COL32_A_SHIFT) / 255;
        v.col = with_alpha(v.col, alpha * fade(v.pos));
    }
}

}  // namespace

float Canvas::px(float units) const {
    const float pixels = std::round(std::abs(units) * scale_);
    return std::copysign(units == 0 ? 0.0f : std::max(pixels, 1.0f), units);
}

void Canvas::fill(const Rect& rect, Colour colour, float radius) {
    if (rect.w > 0 && rect.h > 0) list_.AddRectFilled(rect.min(), rect.max(), colour, radius);
}

void Canvas::gradient(const Rect& rect, Colour top, Colour bottom, float radius) {
    const int first = list_.VtxBuffer.Size;
    fill(rect, top, radius);
    ImGui::ShadeVertsLinearColorGradientKeepAlpha(&list_, first, list_.VtxBuffer.Size, rect.min(),
                                                  {rect.x, rect.bottom()}, top, bottom);
}

void Canvas::outline(const Rect& rect, Colour colour, float radius, float thickness) {
    const Rect centred = rect.inset(thickness / 2);
    if (centred.w <= 0 || centred.h <= 0) return;
    list_.PathRect(centred.min(), centred.max(), radius);
    list_.PathStroke(colour, ImDrawFlags_Closed, thickness);
}

void Canvas::dashed(const Rect& rect, Colour colour, float radius) {
    const Rect centred = rect.inset(px(1.5f) / 2);
    if (centred.w <= 0 || centred.h <= 0) return;
    list_.PathRect(centred.min(), centred.max(), std::min(radius, centred.w / 2));
    std::vector<ImVec2> path(list_._Path.begin(), list_._Path.end());
    list_.PathClear();
    path.push_back(path.front());

    const float dash = px(4), gap = px(3.5f);
    float along = 0;
    for (std::size_t i = 1; i < path.size(); ++i) {
        const ImVec2 from = path[i - 1], way = path[i] - from;
        const float length = std::hypot(way.x, way.y);
        for (float done = 0; done < length;) {
            const float phase = std::fmod(along + done, dash + gap);
            const float step =
                std::min((phase < dash ? dash : dash + gap) - phase + 0.01f, length - done);
            if (phase < dash)
                list_.AddLine(from + way * (done / length), from + way * ((done + step) / length),
                              colour, px(1.5f));
            done += step;
        }
        along += length;
    }
}

void Canvas::line(ImVec2 from, ImVec2 to, Colour colour, float thickness) {
    list_.AddLine(from, to, colour, thickness);
}

void Canvas::disc(ImVec2 centre, float radius, Colour colour) {
    list_.AddCircleFilled(centre, radius, colour);
}

void Canvas::ring(ImVec2 centre, float radius, Colour colour, float thickness) {
    list_.AddCircle(centre, radius, colour, 0, thickness);
}

void Canvas::polygon(std::span<const ImVec2> points, Colour colour) {
    list_.AddConvexPolyFilled(points.data(), static_cast<int>(points.size()), colour);
}

void Canvas::glow(ImVec2 centre, float radius, Colour colour, float strength) {
    constexpr int rings = 12, spokes = 48;
    constexpr int points = 1 + rings * spokes;
    list_.PrimReserve(3 * spokes * (2 * rings - 1), points);
    const ImVec2 uv = ImGui::GetDrawListSharedData()->TexUvWhitePixel;
    const ImDrawIdx base = list_._VtxCurrentIdx;
    list_.PrimWriteVtx(centre, uv, with_alpha(colour, strength));
    for (int r = 1; r <= rings; ++r) {
        const float far = static_cast<float>(r) / rings, fall = (1 - far) * (1 - far);
        for (int s = 0; s < spokes; ++s) {
            const float angle = 2 * IM_PI * static_cast<float>(s) / spokes;
            list_.PrimWriteVtx(centre + ImVec2{std::cos(angle), std::sin(angle)} * (radius * far),
                               uv, with_alpha(colour, strength * fall));
        }
    }
    const auto at = [base](int r, int s) {
        return static_cast<ImDrawIdx>(r == 0 ? base : base + 1u + (r - 1) * spokes + s % spokes);
    };
    for (int r = 0; r < rings; ++r)
        for (int s = 0; s < spokes; ++s) {
            list_.PrimWriteIdx(at(r, s));
            list_.PrimWriteIdx(at(r + 1, s));
            list_.PrimWriteIdx(at(r + 1, s + 1));
            if (r == 0) continue;
            list_.PrimWriteIdx(at(r, s));
            list_.PrimWriteIdx(at(r + 1, s + 1));
            list_.PrimWriteIdx(at(r, s + 1));
        }
}

void Canvas::beam(const Rect& start, const Rect& end, Colour colour, float strength) {
    const ImVec2 corners[] = {
        start.min(), end.min(), {end.x, end.bottom()}, {start.x, start.bottom()}};
    const int first = list_.VtxBuffer.Size;
    polygon(corners, with_alpha(colour, strength));
    fade_vertices(list_, first, [&](ImVec2 p) {
        return 1.0f - 0.55f * std::clamp((p.x - start.x) / (end.x - start.x), 0.0f, 1.0f);
    });
}

void Canvas::text(const Rect& room, Style style, Colour colour, std::string_view text,
                  Align align) {
    const ImFont* font = fonts_[style];
    const float w = text_width(font, text);
    const float spare = align == Align::left    ? 0
                        : align == Align::right ? room.w - w
                                                : (room.w - w) / 2;
    const ImVec2 at = {std::floor(room.x + spare),
                       std::floor(room.y + (room.h - font->FontSize) / 2)};
    letters(font, at, colour, text);
    remember(text, {at.x, at.y, w, font->FontSize});
}

void Canvas::fitted_text(const Rect& room, Style style, Colour colour, std::string_view text,
                         Align align) {
    this->text(room, style, colour, shorten_middle(fonts_[style], text, room.w), align);
}

void Canvas::upright_text(const Rect& room, Style style, Colour colour, std::string_view text) {
    const ImFont* font = fonts_[style];
    const float w = text_width(font, text), h = font->FontSize;
    const ImVec2 pivot = {std::floor(room.centre().x), std::floor(room.centre().y)};
    const ImVec2 at = {pivot.x - std::floor(w / 2), pivot.y - std::floor(h / 2)};
    const int first = list_.VtxBuffer.Size;
    letters(font, at, colour, text);
    for (int i = first; i < list_.VtxBuffer.Size; ++i) {
        ImVec2& p = list_.VtxBuffer[i].pos;
        p = {pivot.x + (p.y - pivot.y), pivot.y - (p.x - pivot.x)};
    }
    remember(text, {pivot.x - h / 2, pivot.y - w / 2, h, w});
}

/// Each letter on whole pixels, or it would blur; Dear ImGui itself only starts a line on one.
void Canvas::letters(const ImFont* font, ImVec2 at, Colour colour, std::string_view text) {
    list_.PushTextureID(font->ContainerAtlas->TexID);
    const char* const end = text.data() + text.size();
    for (const char* letter = text.data(); letter < end;) {
        unsigned code = 0;
        letter += std::max(ImTextCharFromUtf8(&code, letter, end), 1);
        const ImFontGlyph* glyph = font->FindGlyph(static_cast<ImWchar>(code));
        if (glyph->Visible) {
            const ImVec2 pen = {std::round(at.x), at.y};
            list_.PrimReserve(6, 4);
            list_.PrimRectUV(pen + ImVec2{glyph->X0, glyph->Y0}, pen + ImVec2{glyph->X1, glyph->Y1},
                             {glyph->U0, glyph->V0}, {glyph->U1, glyph->V1}, colour);
        }
        at.x += glyph->AdvanceX;
    }
    list_.PopTextureID();
}

void Canvas::remember(std::string_view text, const Rect& ink) {
    const ImVec4 clip = list_._CmdHeader.ClipRect;
    record_.texts.push_back({.text = std::string(text),
                             .ink = ink,
                             .clip = {clip.x, clip.y, clip.z - clip.x, clip.w - clip.y}});
}

}  // namespace ui
