#include <algorithm>
#include <type_traits>
#include <utility>

#include "session/acts.hpp"
#include "session/guessing.hpp"
#include "session/scene.hpp"
#include "session/sharing.hpp"

namespace session {
namespace {

// Acts beyond the scene.
struct Updater {
    const lesson::Lesson& lesson;
    State state;

    void operator()(const Reset&) { state = with_fresh_scene(lesson, std::move(state)); }
    void operator()(const GoToSection& act) {
        state.section = act.section;
        state.visited[act.section] = true;
        state.begun = false;
        state = with_fresh_scene(lesson, std::move(state));
    }

    void operator()(const OpenGuess&) {
        if (open_guess(lesson, state) || !unlit_guess(lesson, state)) return;
        state.begun = true;
        const int steps = state.trace_steps;  // worked out already, so they stay
        state = with_fresh_scene(lesson, std::move(state));
        state.trace_steps = steps;
    }
    void operator()(const GuessPoints& act) {
        const auto guess = open_guess(lesson, state);
        if (!guess) return;
        const std::size_t seen = words_seen(state);
        if (act.word >= seen) return;
        std::vector<int>& points = state.guesses[*guess].points;
        const Amounts given = give_way({points.begin(), points.end()}, seen, act.word, act.points);
        std::transform(given.begin(), given.end(), points.begin(),
                       [](long long amount) { return static_cast<int>(amount); });
    }
    void operator()(const SaySureness& act) {
        if (const auto guess = open_guess(lesson, state))
            state.guesses[*guess].sureness = act.sureness;
    }
    void operator()(const LightOn& act) {
        const auto guess = act.skipped ? unlit_guess(lesson, state) : open_guess(lesson, state);
        if (!guess) return;
        if (act.skipped)
            state.guesses[*guess] = {.points = first_points(lesson, *guess),
                                     .light = Guess::Light::skipped};
        else
            state.guesses[*guess].light = Guess::Light::on;
        state.begun = false;
    }

    void operator()(const GoToQuizQuestion& act) {
        state.quiz_question = act.question;
        if (shows_quiz(lesson, state)) state = with_fresh_scene(lesson, std::move(state));
    }
    void operator()(const Answer& act) {
        std::vector<std::size_t>& chosen = state.answers[state.quiz_question];
        if (std::find(chosen.begin(), chosen.end(), act.option) == chosen.end())
            chosen.push_back(act.option);
    }
    void operator()(const TryAgain&) {
        for (auto& chosen : state.answers) chosen.clear();
        (*this)(GoToQuizQuestion{0});
    }

    void operator()(const RestoreVisited& act) {
        for (const std::size_t section : act.sections) state.visited[section] = true;
    }
    void operator()(const RestoreGuess& act) {
        state.guesses[act.guess] = act.as;
        state.begun = false;
        state = with_fresh_scene(lesson, std::move(state));
    }
    void operator()(const RestoreAnswers& act) { state.answers[act.question] = act.options; }

    template <class OfScene>
    void operator()(const OfScene& act) {
        // The true shares of the scene are what is guessed, so it stays while a guess is open.
        constexpr bool shows_no_shares =
            std::is_same_v<OfScene, ShowTraceSteps> || std::is_same_v<OfScene, ShowAddition>;
        if (shows_no_shares || !lamp_is_off(lesson, state))
            state = with_scene_act(lesson, std::move(state), act);
    }
};

}  // namespace

State update(const lesson::Lesson& lesson, const State& state, const Act& act) {
    Updater updater = {.lesson = lesson, .state = state};
    std::visit(updater, act);
    return updater.state;
}

}  // namespace session
