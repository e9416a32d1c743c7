#pragma once

#include "ui/scene.hpp"

namespace ui {

/// What the hand does to a control in this frame.
struct Touch {
    ImGuiID id = 0;
    bool hovered = false;
    bool pressed = false;  // the mouse went down on it
    bool held = false;     // and is still down
    bool let_go = false;   // and went up just now, wherever that was
    bool carried = false;  // the pointer takes along what is dragged here
    bool clicked = false;  // mouse released on it, or Enter or Space
    bool double_clicked = false;
    bool focused = false;                       // has the keyboard
    bool focused_visibly = false;               // and shows it
    session::Gesture gesture = session::alone;  // of the button or key that does it
};

/// Gives the presses of this frame their gestures. Those of a double click are one. Once a frame,
/// before any control is drawn.
void note_gestures(Gestures& gestures);

/// A popup lies over the window being drawn: keys are not for what is in it.
bool is_covered();

/// A control's place: found by mouse, and by Tab and Shift+Tab. Its name is unique within the
/// current ImGui ID scope; `place` names it on the record.
Touch touch(Scene& scene, const char* name, const Rect& rect, std::string place);

/// True where arrows, Page, Home and End are for this control; then nothing else takes them.
bool takes_step_keys(Scene& scene, const Touch& touch);

bool enter_is_pressed();

/// The text field drawn next takes the keyboard.
void give_keyboard_to_next_field();

/// Marks the control as the one that has the keyboard, where that must be seen.
void focus_ring(Scene& scene, const Touch& touch, const Rect& rect, float radius, Colour colour);

/// Moves the focus by Tab and Shift+Tab. Once a frame, after all controls are drawn.
void walk_focus(View& view);

/// The word is pointed at: it lights up everywhere.
void point_at(Scene& scene, std::size_t word, const Touch& touch);
void point_at(Scene& scene, std::size_t word, const Rect& area);

}  // namespace ui
