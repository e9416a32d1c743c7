#include "session/session.hpp"

#include <utility>

namespace session {
namespace {

void move_to(Session& session, State state) {
    session.state = std::move(state);
    session.derived = derive(session.lesson, session.state);
}

void step_along(Session& session, std::vector<State>& from, std::vector<State>& to) {
    session.gesture = alone;
    if (from.empty()) return;
    to.push_back(session.state);
    move_to(session, std::move(from.back()));
    from.pop_back();
}

// A gesture that comes back to where it began leaves no step.
void forget_if_undone(Session& session) {
    if (session.past.back() != session.state) return;
    session.past.pop_back();
    session.gesture = alone;
}

}  // namespace

Session open(lesson::Lesson lesson) {
    State state = opening(lesson);
    return open(std::move(lesson), std::move(state));
}

Session open(lesson::Lesson lesson, State state) {
    Derived derived = derive(lesson, state);
    return {.lesson = std::move(lesson), .state = std::move(state), .derived = std::move(derived)};
}

void apply(Session& session, const Act& act, Gesture gesture) {
    State next = update(session.lesson, session.state, act);
    if (next == session.state) return;
    const bool goes_on = gesture != alone && gesture == session.gesture;
    if (!goes_on) session.past.push_back(session.state);
    session.gesture = gesture;
    session.future.clear();
    move_to(session, std::move(next));
    forget_if_undone(session);
}

void undo(Session& session) {
    step_along(session, session.past, session.future);
}

void redo(Session& session) {
    step_along(session, session.future, session.past);
}

}  // namespace session
