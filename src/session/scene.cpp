#include "session/scene.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <tuple>
#include <type_traits>

#include "lesson/letters.hpp"
#include "session/derived.hpp"
#include "session/guessing.hpp"
#include "session/pieces.hpp"
#include "session/sharing.hpp"

namespace session {
namespace {

// Shares held by hand are whole numbers of these, which a double adds up without error.
constexpr long long whole_light = 1LL << 30;

Amounts to_amounts(const std::vector<double>& shares) {
    Amounts amounts;
    for (const double share : shares)
        amounts.push_back(std::llround(share * static_cast<double>(whole_light)));
    return divide(whole_light, amounts);
}

std::vector<double> to_shares(const Amounts& amounts) {
    std::vector<double> shares;
    for (const long long amount : amounts)
        shares.push_back(static_cast<double>(amount) / static_cast<double>(whole_light));
    return shares;
}

long long to_amount(double points) {
    return std::llround(points / all_points * static_cast<double>(whole_light));
}

void set_sentence(const lesson::Lesson& lesson, State& state, std::size_t sentence) {
    const lesson::Sentence& chosen = lesson.sentences[sentence];
    state.sentence = sentence;
    state.asking = std::min<std::size_t>(2, chosen.words.size() - 1);
    state.sharpness = chosen.sharpness;
    state.look_back = false;
    state.held.clear();
    state.numbers.clear();
    for (const lesson::Word& word : chosen.words)
        state.numbers.push_back({.label = word.label, .question = word.question});
}

template <class Act, class... Others>
constexpr bool is_one_of = (std::is_same_v<Act, Others> || ...);

template <class Act>
constexpr bool is_of_scene =
    is_one_of<Act, Ask, SetSharpness, SetLookBack, SetLabel, SetQuestion, ChooseSentence, HoldLight,
              HoldAll, LetGo, ShowTraceSteps, ShowAddition>;

struct SceneUpdater {
    const lesson::Lesson& lesson;
    State& state;

    void operator()(const Ask& act) const {
        state.held.clear();
        state.asking = act.word;
    }
    void operator()(const SetSharpness& act) const {
        state.held.clear();
        state.sharpness = act.sharpness;
    }
    void operator()(const SetLookBack& act) const {
        state.held.clear();
        state.look_back = act.on;
    }
    void operator()(const SetLabel& act) const { state.numbers[act.word].label = act.numbers; }
    void operator()(const SetQuestion& act) const {
        state.numbers[act.word].question = act.numbers;
    }
    void operator()(const ChooseSentence& act) const {
        if (act.sentence != state.sentence) set_sentence(lesson, state, act.sentence);
    }
    void operator()(const HoldLight& act) const {
        const Derived derived = derive(lesson, state);
        const auto visible = static_cast<std::size_t>(derived.trace.visible);
        if (act.word >= visible) return;  // hidden, or there is no picture
        const attention::Vector& shown = derived.shown_shares;
        const Amounts before = to_amounts({shown.begin(), shown.end()});
        state.held = to_shares(give_way(before, visible, act.word, to_amount(act.points)));
    }
    void operator()(const HoldAll& act) const {
        Amounts amounts;
        for (const double points : act.points) amounts.push_back(to_amount(points));
        state.held = to_shares(divide(whole_light, amounts));
    }
    void operator()(const LetGo&) const { state.held.clear(); }
    void operator()(const ShowTraceSteps& act) const { state.trace_steps = act.steps; }
    void operator()(const ShowAddition& act) const { state.addition = act.addition; }

    template <class Other>
    void operator()(const Other&) const {
        static_assert(!is_of_scene<Other>);
    }
};

void do_what_can_be_done(const lesson::Lesson& lesson, State& state, std::string_view acts) {
    for (const std::string_view text : pieces(acts)) {
        const auto act = parse_act(lesson, state, text);
        if (act && belongs_to_scene(*act)) state = with_scene_act(lesson, std::move(state), *act);
    }
}

void set_scene_of_section(const lesson::Lesson& lesson, State& state) {
    state.trace_steps = State{}.trace_steps;
    state.addition = State{}.addition;
    set_sentence(lesson, state, lesson.sections.empty() ? state.sentence : 0);
    if (!lesson.sections.empty())
        do_what_can_be_done(lesson, state, lesson.sections[state.section].opens);
}

const std::string& acts_of_guess(const lesson::Lesson& lesson, std::size_t guess) {
    const GuessPlace place = place_of_guess(lesson, guess);
    return lesson.sections[place.section].parts[place.part].acts;
}

}  // namespace

bool belongs_to_scene(const Act& act) {
    return std::visit([](const auto& one) { return is_of_scene<std::decay_t<decltype(one)>>; },
                      act);
}

State with_scene_act(const lesson::Lesson& lesson, State state, const Act& act) {
    std::visit(SceneUpdater{lesson, state}, act);
    return state;
}

attention::Result<State> with_scene_acts(const lesson::Lesson& lesson, State state,
                                         std::string_view acts) {
    for (const std::string_view text : pieces(acts)) {
        const auto act = parse_act(lesson, state, text);
        if (!act) return act.error();
        if (!belongs_to_scene(*act))
            return attention::Error{
                fmt::format("{} cannot stand here: only what changes the stage can, such as "
                            "ask=ate or sharpness=1",
                            lesson::in_quotes(text))};
        state = with_scene_act(lesson, std::move(state), *act);
    }
    return state;
}

bool shows_quiz(const lesson::Lesson& lesson, const State& state) {
    return !lesson.quiz.empty() && !lesson.sections.empty() &&
           lesson.sections[state.section].picture == lesson::Picture::quiz;
}

State with_fresh_scene(const lesson::Lesson& lesson, State state) {
    set_scene_of_section(lesson, state);
    if (const auto guess = open_guess(lesson, state))
        do_what_can_be_done(lesson, state, acts_of_guess(lesson, *guess));
    else if (shows_quiz(lesson, state))
        do_what_can_be_done(lesson, state, lesson.quiz[state.quiz_question].opens);
    return state;
}

State scene_of_sentence(const lesson::Lesson& lesson, std::size_t sentence) {
    State state;
    set_sentence(lesson, state, sentence);
    return state;
}

State scene_of_section(const lesson::Lesson& lesson, std::size_t section) {
    State state = {.section = section};
    set_scene_of_section(lesson, state);
    return state;
}

State scene_of_guess(const lesson::Lesson& lesson, std::size_t guess) {
    State state = scene_of_section(lesson, place_of_guess(lesson, guess).section);
    do_what_can_be_done(lesson, state, acts_of_guess(lesson, guess));
    return state;
}

std::size_t words_seen(const State& state) {
    return static_cast<std::size_t>(
        attention::visible_words(static_cast<attention::Index>(state.numbers.size()),
                                 static_cast<attention::Index>(state.asking), state.look_back));
}

bool same_scene(const State& one, const State& other) {
    const auto shown = [](const State& state) {
        return std::tie(state.sentence, state.asking, state.sharpness, state.look_back,
                        state.numbers, state.held);
    };
    return shown(one) == shown(other);
}

}  // namespace session
