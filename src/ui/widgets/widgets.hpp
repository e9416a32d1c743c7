#pragma once

#include <optional>

#include "ui/widgets/touch.hpp"

namespace ui {

/// A slider's value while the hand or a key moves it; nothing while it rests.
struct Slid {
    std::optional<double> value;
    session::Step step = session::Step::fresh;
    bool glides = true;
    bool wants_typing = false;  // double click, or Enter
};

/// From 0 to `most` in steps of 0.1: drag, click, arrows 0.1, Page 1, Home, End.
Slid slider(Scene& scene, const Rect& rect, double value, double most);

/// True when it was toggled.
bool checkbox(Scene& scene, const Rect& rect, bool on, std::string_view text);

/// Opens the field for typing a figure in its place; `what` names it.
void open_typing(View& view, std::string what, std::string figure);

bool is_typing(const View& view, std::string_view what);

/// That field. Gives what was typed when it is done.
std::optional<std::string> typed_number(Scene& scene, const Rect& rect);

/// A plain word to press, on paper.
bool tool(Scene& scene, const char* name, const Rect& rect, bool enabled = true);

enum class ButtonKind { plain, strong, chosen };

/// A word to press, with an edge, on paper.
bool button(Scene& scene, const char* name, const Rect& rect, ButtonKind kind = ButtonKind::plain);
float button_width(const Canvas& canvas, std::string_view name);

}  // namespace ui
