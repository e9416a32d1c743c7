#include "session/check_acts_and_claims.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <set>

#include "lesson/letters.hpp"
#include "session/claims.hpp"
#include "session/figures.hpp"
#include "session/pieces.hpp"
#include "session/quantity.hpp"
#include "session/scene.hpp"

namespace session {
namespace {

using lesson::in_quotes;

// The lines on which sentences, sections, parts, questions, options and terms begin.
std::set<int> beginnings_in(const lesson::Lesson& lesson) {
    std::set<int> lines;
    for (const lesson::Sentence& sentence : lesson.sentences) lines.insert(sentence.place.line);
    for (const lesson::Term& term : lesson.glossary) lines.insert(term.line);
    for (const lesson::Section& section : lesson.sections) {
        lines.insert(section.line);
        for (const lesson::Part& part : section.parts) lines.insert(part.line);
    }
    for (const lesson::QuizQuestion& question : lesson.quiz) {
        lines.insert(question.line);
        for (const lesson::Option& option : question.options) lines.insert(option.line);
    }
    return lines;
}

bool sets_a_scene(std::string_view act) {
    return act.starts_with("sentence=") || act.starts_with("section=") || act.starts_with("quiz=");
}

/// Goes through a lesson as its learners could, and notes what goes wrong.
class Checker {
  public:
    Checker(const lesson::Lesson& lesson, const lesson::Faults& known)
        : session_(open(lesson)), start_(opening(lesson, 0)) {
        const std::set<int> beginnings = beginnings_in(lesson);
        for (const lesson::Fault& fault : known) {
            const auto next = beginnings.upper_bound(fault.place.line);
            if (next != beginnings.begin()) at_fault_.insert(*std::prev(next));
        }
    }

    lesson::Faults check() {
        for (std::size_t i = 0; i < lesson().sections.size(); ++i) check_section(i);
        if (section_of_quiz() < lesson().sections.size())
            for (std::size_t i = 0; i < lesson().quiz.size(); ++i) check_question(i);
        lesson::sort_by_place(faults_);
        return std::move(faults_);
    }

  private:
    const lesson::Lesson& lesson() const { return session_.lesson; }

    template <class Piece>
    bool is_at_fault(const Piece& piece) const {
        return at_fault_.contains(piece.line);
    }

    // Then its scene is not known.
    template <class Piece>
    bool may_lack_its_opening(const Piece& piece) const {
        return is_at_fault(piece) && piece.opens.empty();
    }

    void refuse(int line, std::string message) {
        faults_.push_back({{line, 1}, std::move(message)});
    }

    void check_scene_acts(const State& state, std::string_view acts, int line,
                          std::string_view what) {
        for (const std::string& fault : do_each(with_scene_acts, state, acts).faults)
            refuse(line, fmt::format("{}: {}", what, fault));
    }

    struct Done {
        State state;
        std::vector<std::string> faults;
        bool has_scene = true;  // else what follows is about one that is not there
    };

    // All acts that can be done, whatever is wrong with others.
    template <class Do>
    Done do_each(Do do_acts, const State& state, std::string_view acts) const {
        Done done = {.state = state};
        for (const std::string_view act : pieces(acts)) {
            const auto after = do_acts(lesson(), done.state, act);
            if (after)
                done.state = *after;
            else
                done.faults.push_back(after.error().message);
            done.has_scene = after || !sets_a_scene(act);
            if (!done.has_scene) break;
        }
        return done;
    }

    void check_section(std::size_t index) {
        const lesson::Section& section = lesson().sections[index];
        const State entered = update(lesson(), start_, GoToSection{index});
        check_scene_acts(scene_of_sentence(lesson(), 0), section.opens, section.line,
                         fmt::format("the opening of section {}", index + 1));
        if (may_lack_its_opening(section)) return;
        const std::vector<State> scenes = scenes_within(section, entered);
        for (std::size_t i = 0; i < section.parts.size(); ++i) {
            const lesson::Part& part = section.parts[i];
            if (is_at_fault(part)) continue;
            const std::string owner = fmt::format("part {} of section {}", i + 1, index + 1);
            check_scene_acts(entered, part.acts, part.line, "the scene of " + owner);
            check_links(part.text, scenes);
            check_claims(part.claims, entered, {&part.text}, {&part.text});
        }
    }

    void check_question(std::size_t index) {
        const lesson::QuizQuestion& question = lesson().quiz[index];
        const std::size_t quiz = section_of_quiz();
        State entered = update(lesson(), start_, GoToSection{quiz});
        entered = update(lesson(), entered, GoToQuizQuestion{index});
        const std::string owner = fmt::format("question {}", index + 1);
        check_scene_acts(scene_of_section(lesson(), quiz), question.opens, question.line,
                         "the opening of " + owner);
        if (may_lack_its_opening(question)) return;
        if (!is_at_fault(question)) {
            check_links(question.text, {entered});
            check_claims(question.claims, entered, {&question.text}, {&question.text});
        }
        for (std::size_t i = 0; i < question.options.size(); ++i) {
            const lesson::Option& option = question.options[i];
            if (is_at_fault(option)) continue;
            check_scene_acts(entered, option.acts, option.line,
                             fmt::format("the experiment of option {} of {}", i + 1, owner));
            check_links(option.explanation, {entered});
            Texts claimed = {&option.explanation};
            if (option.right) claimed.push_back(&option.text);  // a wrong one may say what is wrong
            check_claims(option.claims, entered, claimed, {&option.text, &option.explanation});
        }
    }

    std::size_t section_of_quiz() const {
        const auto& sections = lesson().sections;
        const auto quiz = std::find_if(sections.begin(), sections.end(), [](const auto& section) {
            return section.picture == lesson::Picture::quiz;
        });
        return static_cast<std::size_t>(quiz - sections.begin());
    }

    // The section as it opens, and with each other sentence that its links can bring onto the
    // stage.
    std::vector<State> scenes_within(const lesson::Section& section, const State& entered) const {
        std::set<std::size_t> sentences;
        for (const lesson::Part& part : section.parts) {
            if (const auto scene = perform(lesson(), entered, part.acts))
                sentences.insert(scene->sentence);
            for (const lesson::Paragraph& paragraph : part.text)
                for (const lesson::Span& span : paragraph.spans)
                    if (const auto after = perform(lesson(), entered, span.acts))
                        if (after->section == entered.section) sentences.insert(after->sentence);
        }
        std::vector<State> scenes = {entered};
        sentences.erase(entered.sentence);
        for (const std::size_t sentence : sentences)
            scenes.push_back(update(lesson(), entered, ChooseSentence{sentence}));
        return scenes;
    }

    void check_links(const lesson::Text& text, const std::vector<State>& scenes) {
        for (const lesson::Paragraph& paragraph : text)
            for (const lesson::Span& span : paragraph.spans)
                if (!span.acts.empty()) check_link(span, scenes, paragraph.line);
    }

    void check_link(const lesson::Span& link, const std::vector<State>& scenes, int line) {
        for (const State& scene : scenes) {
            const Done done = do_each(perform, scene, link.acts);
            if (done.faults.empty()) continue;
            const std::string where =
                &scene == &scenes[0]
                    ? ""
                    : fmt::format(
                          " while the sentence {} is on the stage (begin it with sentence=...)",
                          in_quotes(lesson().sentences[scene.sentence].id));
            for (const std::string& fault : done.faults)
                refuse(line, fmt::format("the link {} cannot be done here{}: {}",
                                         in_quotes(link.text), where, fault));
            return;
        }
    }

    using Texts = std::vector<const lesson::Text*>;

    // Figures in `claimed` need a claim; a claim's figure stands in one of `texts`.
    void check_claims(const std::vector<lesson::Claim>& claims, const State& scene,
                      const Texts& claimed, const Texts& texts) {
        for (const lesson::Claim& claim : claims) check_claim(claim, scene, texts);
        for (const lesson::Text* text : claimed)
            for (const lesson::Paragraph& paragraph : *text)
                for (const Figure& figure : figures_in(paragraph))
                    if (!is_claimed(figure, claims) && !is_sharpness_set(figure, scene))
                        refuse(paragraph.line,
                               fmt::format("the figure {} has no claim: add one to its claims that "
                                           "says where it comes from",
                                           in_quotes(figure.text)));
    }

    void check_claim(const lesson::Claim& claim, const State& scene, const Texts& texts) {
        const std::string figure = in_quotes(claim.figure);
        const bool stands = std::ranges::any_of(
            texts, [&](const lesson::Text* text) { return stands_in(*text, claim.figure); });
        if (!stands)
            refuse(claim.line,
                   fmt::format("the figure {} of this claim does not stand in its text", figure));
        const Done done = do_each(with_scene_acts, scene, claim.acts);
        for (const std::string& fault : done.faults)
            refuse(claim.line, fmt::format("the claim of {}: {}", figure, fault));
        if (!done.has_scene) return;
        const auto shown = shown_in(done.state, claim.quantity);
        if (!shown)
            refuse(claim.line, fmt::format("the claim of {}: {}", figure, shown.error().message));
        else if (stands && done.faults.empty() && !bears_out(claim.quantity, *shown, claim.figure))
            refuse(
                claim.line,
                fmt::format("the text says {} for {}, but the program shows {}: correct the text "
                            "and its claim",
                            figure, claim.quantity, in_quotes(*shown)));
    }

    // A link such as [8.0](do:sharpness=8) says what it does, which is checked without a claim.
    bool is_sharpness_set(const Figure& figure, const State& scene) const {
        const auto acts = parse_acts(lesson(), scene, figure.acts);
        const auto then = with_scene_acts(lesson(), scene, figure.acts);
        return acts && then && bears_out("sharpness", number_text(then->sharpness), figure.text) &&
               std::any_of(acts->begin(), acts->end(), [](const Act& act) {
                   return std::holds_alternative<SetSharpness>(act);
               });
    }

    attention::Result<std::string> shown_in(const State& state, std::string_view name) {
        session_.state = state;
        session_.derived = derive(lesson(), state);
        return quantity(session_, name);
    }

    Session session_;
    State start_;             // every guess skipped, so that the light is on
    std::set<int> at_fault_;  // where what has a known fault begins
    lesson::Faults faults_;
};

}  // namespace

lesson::Faults check_acts_and_claims(const lesson::Lesson& lesson, const lesson::Faults& known) {
    return Checker(lesson, known).check();
}

}  // namespace session
