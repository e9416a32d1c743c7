#pragma once

#include <optional>
#include <string>
#include <vector>

#include "session/session.hpp"
#include "ui/canvas.hpp"
#include "ui/view.hpp"

/// What a panel is given: the session to read, the view to keep, a canvas to draw on, and the
/// wishes to hand back.
namespace ui {

struct Wish {
    session::Act act;
    session::Gesture gesture = session::alone;
    bool glides = true;  // false while the hand holds what moves
};

struct Wishes {
    std::vector<Wish> acts;
    bool undo = false;
    bool redo = false;
    bool close = false;
    std::optional<std::string> run;  // this code, in the cell
    bool stop = false;               // what runs in the cell

    bool change_the_session() const { return !acts.empty() || undo || redo; }
};

struct Scene {
    const session::Session& session;
    View& view;
    Canvas& canvas;
    Wishes& wishes;

    const Theme& theme() const { return ui::theme(view.look.theme, view.look.projector); }
    bool shows(lesson::Picture picture) const {
        const auto& sections = session.lesson.sections;
        return !sections.empty() && sections[session.state.section].picture == picture;
    }
    /// Sharpness and look-back are there from the section on that speaks of them.
    bool has_controls() const {
        return !shows(lesson::Picture::neighbours) && !shows(lesson::Picture::lamp);
    }
    const lesson::Sentence& sentence() const {
        return session.lesson.sentences[session.state.sentence];
    }
    float px(float units) const { return canvas.px(units); }
    /// Several acts that are undone as one.
    void wish_all(const std::vector<session::Act>& acts) {
        const session::Gesture gesture = view.gestures.begin();
        for (const session::Act& act : acts) wish(act, gesture);
    }
    void wish(session::Act act, session::Gesture gesture = session::alone, bool glides = true) {
        wishes.acts.push_back({std::move(act), gesture, glides});
    }
};

/// Draws into the Dear ImGui window that has just been begun, with a canvas of its own.
template <class Draw>
void in_this_window(const Scene& outer, Draw draw) {
    Canvas canvas(*ImGui::GetWindowDrawList(), outer.view.scale, outer.view.fonts,
                  outer.view.record);
    Scene scene{outer.session, outer.view, canvas, outer.wishes};
    draw(scene);
}

}  // namespace ui
