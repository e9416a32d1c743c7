#pragma once

#include <random>

#include "session/session.hpp"

namespace test {

/// Does what fits the lesson, at random.
class Learner {
  public:
    Learner(const lesson::Lesson& lesson, unsigned seed) : lesson_(lesson), random_(seed) {}

    std::size_t below(std::size_t limit) { return random_() % limit; }

    /// Such as a bare stage takes.
    session::Act stage_act(const session::State& state) {
        using namespace session;
        const std::size_t words = state.numbers.size();
        switch (below(7)) {
            case 0:
                return Ask{below(words)};
            case 1:
                return SetSharpness{sharpness()};
            case 2:
                return SetLookBack{below(2) == 1};
            case 3:
                return SetLabel{below(words), numbers(state)};
            case 4:
                return SetQuestion{below(words), numbers(state)};
            case 5:
                return ChooseSentence{below(lesson_.sentences.size())};
            default:
                return below(4) == 0 ? Act{Reset{}} : Act{SetSharpness{sharpness()}};
        }
    }

    /// Of a lesson with sections, guesses and questions.
    session::Act act(const session::State& state) {
        using namespace session;
        const std::size_t words = state.numbers.size();
        switch (below(20)) {
            case 0:
            case 1:
            case 2:
            case 3:
            case 4:
            case 5:
            case 6:
                return stage_act(state);
            case 7:
            case 8:
                return GoToSection{below(lesson_.sections.size())};
            case 9:
                return OpenGuess{};
            case 10:
            case 11:
                return GuessPoints{below(words), static_cast<int>(below(101))};
            case 12:
                return SaySureness{static_cast<Sureness>(below(4))};
            case 13:
                return LightOn{.skipped = below(3) == 0};
            case 14:
                return HoldLight{below(words), between(0, 100)};
            case 15:
                return below(3) == 0 ? Act{LetGo{}}
                                     : Act{ShowTraceSteps{static_cast<int>(below(5))}};
            case 16:
                return ShowAddition{below(lesson::additions.size())};
            case 17:
                return GoToQuizQuestion{below(lesson_.quiz.size())};
            case 18:
                return Answer{below(lesson_.quiz[state.quiz_question].options.size())};
            default:
                return below(4) == 0 ? Act{TryAgain{}} : restored(state);
        }
    }

  private:
    double between(double least, double most) {
        return std::uniform_real_distribution<double>(least, most)(random_);
    }
    // Sometimes such as come again, sometimes with every digit.
    double sharpness() {
        return below(2) == 0 ? static_cast<double>(below(21)) / 2.0 : between(0, 10);
    }
    double number() {
        return below(2) == 0 ? static_cast<double>(below(41)) / 20.0 - 1.0 : between(-2, 2);
    }
    std::vector<double> numbers(const session::State& state) {
        std::vector<double> all(session::sentence_of(lesson_, state).axes.size());
        for (double& one : all) one = number();
        return all;
    }
    session::Act restored(const session::State& state) {
        using namespace session;
        if (below(2) == 0) return RestoreVisited{{below(lesson_.sections.size())}};
        const std::size_t guess = below(state.guesses.size());
        Guess as = state.guesses[guess];
        as.light = static_cast<Guess::Light>(below(3));
        return RestoreGuess{guess, as};
    }

    const lesson::Lesson& lesson_;
    std::mt19937 random_;
};

}  // namespace test
