#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "lesson/letters.hpp"
#include "lesson/nearest.hpp"
#include "session/acts.hpp"
#include "session/pieces.hpp"
#include "session/readings.hpp"

namespace session {
namespace {

using attention::Error;
using attention::Result;
using lesson::in_quotes;

enum class Shape { bare, valued, targeted };  // reset; ask=cat; label.cat=0.9,0.1

struct Form {
    std::string_view name;
    Shape shape;
    std::string_view example;  // for a person
    Read* read;
    bool listed = true;  // no: only saved states hold it
};

constexpr std::array forms = {
    Form{"ask", Shape::valued, "ask=WORD", read_ask},
    Form{"sharpness", Shape::valued, "sharpness=NUMBER", read_sharpness},
    Form{"look-back", Shape::valued, "look-back=on or off", read_look_back},
    Form{"label", Shape::targeted, "label.WORD=0.9,0.1", read_label},
    Form{"question", Shape::targeted, "question.WORD=0.9,0.1", read_question},
    Form{"sentence", Shape::valued, "sentence=ID", read_sentence},
    Form{"reset", Shape::bare, "reset", read_reset},
    Form{"section", Shape::valued, "section=NUMBER", read_section},
    Form{"guess", Shape::targeted, "guess.WORD=POINTS", read_guess_points},
    Form{"guess", Shape::valued, "guess=open", read_guess},
    Form{"sure", Shape::valued, "sure=guessing, fairly or sure", read_sureness},
    Form{"light", Shape::valued, "light=on or skip", read_light},
    Form{"hold", Shape::targeted, "hold.WORD=POINTS", read_hold},
    Form{"hold", Shape::valued, "hold=10,60,20,10", read_hold_all},
    Form{"let-go", Shape::bare, "let-go", read_let_go},
    Form{"trace-steps", Shape::valued, "trace-steps=NUMBER", read_trace_steps},
    Form{"addition", Shape::valued, "addition=NUMBER", read_addition},
    Form{"quiz", Shape::valued, "quiz=NUMBER", read_quiz},
    Form{"answer", Shape::valued, "answer=NUMBER", read_answer},
    Form{"try-again", Shape::bare, "try-again", read_try_again},
    Form{"visited", Shape::valued, "visited=1,2,4", read_visited, false},
    Form{"guessed", Shape::targeted, "guessed.1=on,sure,10,60,20,10", read_guessed, false},
    Form{"answered", Shape::targeted, "answered.3=2,1", read_answered, false},
};

bool has_form(std::string_view text, const Form& form) {
    if (!text.starts_with(form.name)) return false;
    const std::string_view rest = text.substr(form.name.size());
    switch (form.shape) {
        case Shape::bare:
            return rest.empty();
        case Shape::valued:
            return rest.empty() || rest.starts_with('=');
        case Shape::targeted:
            return rest.starts_with('.');
    }
    return false;
}

Error unknown(std::string_view text) {
    std::vector<std::string_view> names, examples;
    for (const Form& form : forms) {
        if (!form.listed) continue;
        names.push_back(form.name);
        examples.push_back(form.example);
    }
    const auto meant = lesson::nearest(text.substr(0, text.find_first_of("=.")), names);
    if (!meant)
        return {fmt::format("{} is not known; what can be done: {}", in_quotes(text),
                            fmt::join(examples, "; "))};
    return {fmt::format("{} is not known: did you mean {}?", in_quotes(text), examples[*meant])};
}

Result<Act> read_as(const Form& form, const lesson::Lesson& lesson, const State& state,
                    std::string_view text) {
    // A word may hold the sign =, a number cannot.
    const bool is_targeted = form.shape == Shape::targeted;
    const std::size_t equals = is_targeted ? text.rfind('=') : text.find('=');
    if (is_targeted && equals == std::string_view::npos)
        return Error{fmt::format("the numbers are missing: say them as {}", form.example)};
    Written written = {.lesson = lesson, .state = state};
    if (equals != std::string_view::npos) written.value = text.substr(equals + 1);
    if (is_targeted) written.target = text.substr(0, equals).substr(form.name.size() + 1);
    return form.read(written);
}

struct Performed {
    State state;
    std::vector<Act> acts;
};

Result<Performed> perform_each(const lesson::Lesson& lesson, State state, std::string_view acts) {
    Performed done = {.state = std::move(state)};
    for (const std::string_view text : pieces(acts)) {
        auto act = parse_act(lesson, done.state, text);
        if (!act) return act.error();
        done.state = update(lesson, done.state, *act);
        done.acts.push_back(*std::move(act));
    }
    return done;
}

}  // namespace

Result<Act> parse_act(const lesson::Lesson& lesson, const State& state, std::string_view text) {
    const auto form = std::find_if(forms.begin(), forms.end(),
                                   [text](const Form& one) { return has_form(text, one); });
    if (form == forms.end()) return unknown(text);
    const auto act = read_as(*form, lesson, state, text);
    if (act) return act;
    return Error{fmt::format("in {}: {}", in_quotes(text), act.error().message)};
}

bool is_bare_act(std::string_view text) {
    return std::any_of(forms.begin(), forms.end(), [text](const Form& form) {
        return form.shape == Shape::bare && form.name == text;
    });
}

Result<State> perform(const lesson::Lesson& lesson, State state, std::string_view acts) {
    auto done = perform_each(lesson, std::move(state), acts);
    if (!done) return done.error();
    return std::move(done->state);
}

Fitted perform_what_fits(const lesson::Lesson& lesson, State state, std::string_view acts) {
    Fitted fitted = {.state = std::move(state)};
    for (const std::string_view text : pieces(acts)) {
        const auto act = parse_act(lesson, fitted.state, text);
        if (act)
            fitted.state = update(lesson, fitted.state, *act);
        else
            fitted.all_fit = false;
    }
    return fitted;
}

Result<std::vector<Act>> parse_acts(const lesson::Lesson& lesson, State state,
                                    std::string_view acts) {
    auto done = perform_each(lesson, std::move(state), acts);
    if (!done) return done.error();
    return std::move(done->acts);
}

}  // namespace session
