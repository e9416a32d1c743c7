#pragma once

#include <imgui.h>

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ui/text.hpp"
#include "ui/theme.hpp"

/// The brush: every mark on the screen is made through it, in whole pixels, and what was written
/// and placed where is on record.
namespace ui {

struct Rect {
    float x = 0, y = 0, w = 0, h = 0;  // pixels

    float right() const { return x + w; }
    float bottom() const { return y + h; }
    ImVec2 min() const { return {x, y}; }
    ImVec2 max() const { return {right(), bottom()}; }
    ImVec2 centre() const { return {x + w / 2, y + h / 2}; }
    Rect inset(float by) const { return {x + by, y + by, w - 2 * by, h - 2 * by}; }
    Rect widened(float by) const { return {x - by, y, w + 2 * by, h}; }
    bool contains(ImVec2 p) const {
        return p.x >= x && p.x < right() && p.y >= y && p.y < bottom();
    }
    bool overlaps(const Rect& o) const {
        return x < o.right() && o.x < right() && y < o.bottom() && o.y < bottom();
    }
};

/// What one frame shows and where: each text, and each named place ("knob", "bar 2", ...).
struct Record {
    struct Text {
        std::string text;
        Rect ink;   // the letters' line, as wide as they are
        Rect clip;  // what lies outside is not seen
    };
    std::vector<Text> texts;
    std::map<std::string, Rect, std::less<>> places;
};

enum class Align { left, centre, right };

class Canvas {
  public:
    Canvas(ImDrawList& list, float scale, const Fonts& fonts, Record& record)
        : list_(list), scale_(scale), fonts_(fonts), record_(record) {}

    float px(float units) const;  // whole pixels, at least 1 for what is not 0
    const Fonts& fonts() const { return fonts_; }
    float line_height(Style style) const { return fonts_[style]->FontSize; }
    float width(Style style, std::string_view text) const {
        return text_width(fonts_[style], text);
    }

    void fill(const Rect& rect, Colour colour, float radius = 0);
    void gradient(const Rect& rect, Colour top, Colour bottom, float radius);
    void outline(const Rect& rect, Colour colour, float radius, float thickness);
    void dashed(const Rect& rect, Colour colour, float radius);
    void line(ImVec2 from, ImVec2 to, Colour colour, float thickness);
    void disc(ImVec2 centre, float radius, Colour colour);
    void ring(ImVec2 centre, float radius, Colour colour, float thickness);
    /// Points in clockwise order (y down).
    void polygon(std::span<const ImVec2> points, Colour colour);
    /// Light that falls off from a centre to nothing at the radius.
    void glow(ImVec2 centre, float radius, Colour colour, float strength);
    /// Light between two upright edges, `start` left and `end` right, fading on its way.
    void beam(const Rect& start, const Rect& end, Colour colour, float strength);

    /// One line, vertically centred in `room`, at its side given by `align`.
    void text(const Rect& room, Style style, Colour colour, std::string_view text,
              Align align = Align::left);
    /// The same, shortened in its middle where the room is too narrow.
    void fitted_text(const Rect& room, Style style, Colour colour, std::string_view text,
                     Align align = Align::left);
    /// One line read from bottom to top, in the middle of `room`.
    void upright_text(const Rect& room, Style style, Colour colour, std::string_view text);
    /// Remembers where a thing stands, under a name that is unique in the frame.
    void place(std::string name, const Rect& rect) { record_.places[std::move(name)] = rect; }

  private:
    void letters(const ImFont* font, ImVec2 at, Colour colour, std::string_view text);
    void remember(std::string_view text, const Rect& ink);

    ImDrawList& list_;
    float scale_;
    const Fonts& fonts_;
    Record& record_;
};

}  // namespace ui
