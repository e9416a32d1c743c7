#pragma once

#include <cstdint>
#include <vector>

#include "session/acts.hpp"
#include "session/derived.hpp"

namespace session {

/// One movement of the learner's hand: one press of the mouse until it is let go, one held key.
/// Acts of the same gesture are undone as one.
using Gesture = std::uint64_t;
inline constexpr Gesture alone = 0;  // of an act that is undone by itself

/// A lesson being looked at: the state, what follows from it, and the way back.
struct Session {
    lesson::Lesson lesson;
    State state;
    Derived derived;            // always of `state`
    std::vector<State> past;    // oldest first
    std::vector<State> future;  // next one last
    Gesture gesture = alone;    // that began at the last of `past`
};

/// A fresh start of the lesson, or of a state in it.
Session open(lesson::Lesson lesson);
Session open(lesson::Lesson lesson, State state);

/// Applies the act, works out what follows if anything changed, and remembers the way back. What
/// changes nothing leaves no step, be it one act or a whole gesture.
void apply(Session& session, const Act& act, Gesture gesture = alone);

void undo(Session& session);  // nothing happens where there is nothing to undo
void redo(Session& session);

}  // namespace session
