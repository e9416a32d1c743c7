#pragma once

#include <vector>

#include "session/acts.hpp"
#include "session/derived.hpp"

namespace session {

/// A lesson being looked at: the state, what follows from it, and the way back.
struct Session {
    lesson::Lesson lesson;
    State state;
    Derived derived;                // always of `state`
    std::vector<State> past;        // oldest first
    std::vector<State> future;      // next one last
    bool gesture_has_step = false;  // the last of `past` is where the latest gesture began
};

/// A fresh start of the lesson, or of a state in it.
Session open(lesson::Lesson lesson);
Session open(lesson::Lesson lesson, State state);

enum class Step {
    fresh,      // can be undone by itself
    continued,  // goes on with the gesture of the act before, such as a drag; undone with it
};

/// Applies the act, works out what follows if anything changed, and remembers the way back. What
/// changes nothing leaves no step, be it one act or a whole gesture.
void apply(Session& session, const Act& act, Step step = Step::fresh);

void undo(Session& session);  // nothing happens where there is nothing to undo
void redo(Session& session);

}  // namespace session
