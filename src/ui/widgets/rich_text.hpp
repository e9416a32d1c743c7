#pragma once

#include "lesson/text.hpp"
#include "ui/widgets/touch.hpp"

/// Text with its marks, set into lines: strong, emphasis, code, lists, links to acts, and the
/// glossary's terms.
namespace ui {

struct Piece {
    std::string text;
    Style style = Style::page;
    Rect rect;
    const lesson::Span* span = nullptr;  // null for a list's mark
};

struct SetText {
    std::vector<Piece> pieces;
    std::vector<Rect> code;  // grounds of the paragraphs of code
    float height = 0;
};

/// Sets the text into lines no wider than the room, from its top left corner down. The text must
/// outlive what it gives.
SetText set_text(const Canvas& canvas, const lesson::Text& text, const Rect& room);

/// Draws it; links are pressed by mouse and by keys and tell on hover what they will do. A right
/// press offers to copy the text, and so does Ctrl+C while a link or a term in it has the
/// keyboard. `name` is unique within the ImGui ID scope.
void draw_text(Scene& scene, const lesson::Text& text, const Rect& room, const SetText& set,
               Colour colour, const char* name);

/// Both in one: gives the height.
float write_text(Scene& scene, const lesson::Text& text, const Rect& room, Colour colour,
                 const char* name);

/// Plain words of the program's own, in lines no wider than the room, each `pitch` pixels below
/// the one before: by itself the style's. Gives the height.
float write_lines(Scene& scene, Rect room, Style style, Colour colour, std::string_view text,
                  std::optional<float> pitch = {});

/// What a link or a button of the lesson does, undone as one; where it cannot be done, says why.
void do_acts(Scene& scene, const std::string& acts);

/// Ctrl+C, meant for the page.
bool copy_is_pressed(const View& view);

/// Puts the text on the clipboard, and says so.
void copy_text(View& view, const std::string& text, std::string said);

}  // namespace ui
