#pragma once

#include <optional>

#include "ui/widgets/touch.hpp"

namespace ui {

/// A slider's value while the hand moves it; nothing while it rests.
struct Slid {
    std::optional<double> value;
    session::Gesture gesture = session::alone;
    bool glides = true;
    bool wants_typing = false;  // double click, or Enter
};

/// From 0 to `most` in steps of 0.1: drag and click. (Its keys work wherever the focus is.)
Slid slider(Scene& scene, const Rect& rect, double value, double most);

/// True when it was toggled.
bool checkbox(Scene& scene, const Rect& rect, bool on, std::string_view text);

/// Opens the field for typing a figure in its place; `what` is the name of the control there.
void open_typing(View& view, std::string what, std::string figure);

bool is_typing(const View& view, std::string_view what);

/// That field, in the ID scope of the control it stands for. Gives what was typed when it is done;
/// nothing was where it is empty.
std::optional<std::string> typed_number(Scene& scene, const Rect& rect);

/// The number that was typed, moved to between `least` and `most`. Where it had to be, or is none,
/// a notice says so; `what` names it there: "Sharpness".
std::optional<double> take_number(View& view, const std::string& text, double least, double most,
                                  std::string_view what);

/// A plain word to press, on paper.
bool tool(Scene& scene, const char* name, const Rect& rect, bool enabled = true);

enum class Material { paper, stage };

/// Bare or with an edge to be chosen, and what is chosen; strong is the one thing to do.
enum class PillKind { bare, edged, chosen, strong };

/// A text to press, one of several or alone. Its name is that of its place, too.
bool pill(Scene& scene, const std::string& name, const Rect& rect, std::string_view text,
          Material material, PillKind kind);

/// A pill on paper whose name is what stands in it.
bool button(Scene& scene, const char* name, const Rect& rect, PillKind kind = PillKind::edged);
float button_width(const Canvas& canvas, std::string_view name);

}  // namespace ui
