#include <fmt/format.h>

#include <cmath>

#include "session/acts.hpp"

namespace session {
namespace {

/// Goes from the opening to a state, act by act, and notes the acts.
class Way {
  public:
    Way(const lesson::Lesson& lesson, const State& goal)
        : lesson_(lesson), goal_(goal), here_(opening(lesson)) {}

    std::string text() {
        restore_progress();
        go_to_section();
        set_scene();
        return fmt::format("{}", fmt::join(texts_, " "));
    }

  private:
    void take(const Act& act) {
        texts_.push_back(to_text(lesson_, here_, act));
        here_ = update(lesson_, here_, act);
    }

    void restore_progress() {
        std::vector<std::size_t> visited;
        for (std::size_t i = 0; i < goal_.visited.size(); ++i)
            if (goal_.visited[i] && !here_.visited[i] && i != goal_.section) visited.push_back(i);
        if (!visited.empty()) take(RestoreVisited{visited});
        for (std::size_t i = 0; i < goal_.guesses.size(); ++i)
            if (goal_.guesses[i] != here_.guesses[i]) take(RestoreGuess{i, goal_.guesses[i]});
        for (std::size_t i = 0; i < goal_.answers.size(); ++i)
            if (goal_.answers[i] != here_.answers[i]) take(RestoreAnswers{i, goal_.answers[i]});
        if (goal_.quiz_question != here_.quiz_question) take(GoToQuizQuestion{goal_.quiz_question});
    }

    void go_to_section() {
        if (goal_.section != here_.section) take(GoToSection{goal_.section});
        if (goal_.begun) take(OpenGuess{});
    }

    void set_scene() {
        if (goal_.sentence != here_.sentence) take(ChooseSentence{goal_.sentence});
        if (goal_.asking != here_.asking) take(Ask{goal_.asking});
        if (goal_.sharpness != here_.sharpness) take(SetSharpness{goal_.sharpness});
        if (goal_.look_back != here_.look_back) take(SetLookBack{goal_.look_back});
        set_numbers();
        if (goal_.trace_steps != here_.trace_steps) take(ShowTraceSteps{goal_.trace_steps});
        if (goal_.addition != here_.addition) take(ShowAddition{goal_.addition});
        set_hand();
    }

    std::vector<Act> numbers_to_set() const {
        std::vector<Act> acts;
        for (std::size_t i = 0; i < goal_.numbers.size(); ++i)
            if (goal_.numbers[i].question != here_.numbers[i].question)
                acts.push_back(SetQuestion{i, goal_.numbers[i].question});
        for (std::size_t i = 0; i < goal_.numbers.size(); ++i)
            if (goal_.numbers[i].label != here_.numbers[i].label)
                acts.push_back(SetLabel{i, goal_.numbers[i].label});
        return acts;
    }

    bool can_be_done(const std::vector<Act>& acts) const {
        State state = here_;
        for (const Act& act : acts) {
            if (!parse_act(lesson_, state, to_text(lesson_, state, act))) return false;
            state = update(lesson_, state, act);
        }
        return true;
    }

    // A large question and an old label can give a score beyond limits, which no act may. Labels of
    // 0 in between let all questions be set.
    void set_numbers() {
        if (!can_be_done(numbers_to_set()))
            for (std::size_t i = 0; i < here_.numbers.size(); ++i)
                take(SetLabel{i, std::vector<double>(here_.numbers[i].label.size(), 0.0)});
        for (const Act& act : numbers_to_set()) take(act);
    }

    void set_hand() {
        if (goal_.held == here_.held) return;
        if (goal_.held.empty()) return take(LetGo{});
        constexpr double digits = 1e8;  // finer than the shares that a hand can hold
        HoldAll hold;
        for (const double share : goal_.held)
            hold.points.push_back(std::round(share * 100 * digits) / digits);
        take(hold);
    }

    const lesson::Lesson& lesson_;
    const State& goal_;
    State here_;
    std::vector<std::string> texts_;
};

}  // namespace

std::string to_text(const lesson::Lesson& lesson, const State& state) {
    return Way(lesson, state).text();
}

}  // namespace session
