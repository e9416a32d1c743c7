#include "app/start.hpp"

#include <fmt/format.h>

#include <utility>
#include <vector>

#include "app/escaped.hpp"

namespace app {

using attention::Result;

namespace {

Result<std::size_t> sentence_named(const lesson::Lesson& lesson,
                                   const std::optional<std::string>& id) {
    if (!id) return std::size_t{0};
    std::vector<std::string> there;
    for (const lesson::Sentence& sentence : lesson.sentences) {
        if (sentence.id == *id) return there.size();
        there.push_back(sentence.id);
    }
    return attention::Error{fmt::format("there is no sentence \"{}\": choose one of {}",
                                        escaped(*id), fmt::join(there, ", "))};
}

/// Without sections around it, so that `reset` brings the sentence itself back.
Result<session::State> on_bare_sentence(const lesson::Lesson& lesson, std::size_t sentence,
                                        const std::string& acts) {
    const lesson::Lesson bare = {.sentences = lesson.sentences};
    auto state = session::perform(bare, session::opening(bare, sentence), acts);
    if (!state) return state;
    session::State opened = session::opening(lesson, sentence);
    state->visited = std::move(opened.visited);
    state->guesses = std::move(opened.guesses);
    state->answers = std::move(opened.answers);
    return state;
}

}  // namespace

Result<session::State> on_sentence(const lesson::Lesson& lesson, const Start& start) {
    const auto sentence = sentence_named(lesson, start.sentence);
    if (!sentence) return sentence.error();
    if (auto state = on_bare_sentence(lesson, *sentence, start.acts)) return state;
    return session::perform(lesson, session::opening(lesson, *sentence), start.acts);
}

Result<session::State> in_section(const lesson::Lesson& lesson, const session::State& state,
                                  const Start& start) {
    const auto in = [&](std::size_t number) {
        return session::perform(lesson, state, fmt::format("section={} {}", number, start.acts));
    };
    if (start.section) return in(static_cast<std::size_t>(*start.section));
    auto here = session::perform(lesson, state, start.acts);
    for (std::size_t i = 1; !here && i <= lesson.sections.size(); ++i)
        if (auto there = in(i)) return there;
    return here;
}

}  // namespace app
