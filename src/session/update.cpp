#include "session/acts.hpp"

namespace session {
namespace {

struct Updater {
    const lesson::Lesson& lesson;
    State state;

    void operator()(const Ask& act) { state.asking = act.word; }
    void operator()(const SetSharpness& act) { state.sharpness = act.sharpness; }
    void operator()(const SetLookBack& act) { state.look_back = act.on; }
    void operator()(const SetLabel& act) { state.numbers[act.word].label = act.numbers; }
    void operator()(const SetQuestion& act) { state.numbers[act.word].question = act.numbers; }
    void operator()(const ChooseSentence& act) {
        if (act.sentence != state.sentence) state = opening(lesson, act.sentence);
    }
    void operator()(const Reset&) { state = opening(lesson, state.sentence); }
};

}  // namespace

State update(const lesson::Lesson& lesson, const State& state, const Act& act) {
    Updater updater = {.lesson = lesson, .state = state};
    std::visit(updater, act);
    return updater.state;
}

}  // namespace session
