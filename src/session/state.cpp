#include "session/state.hpp"

#include "session/guessing.hpp"
#include "session/scene.hpp"
#include "session/sharing.hpp"

namespace session {
namespace {

std::vector<Guess> guesses_to_make(const lesson::Lesson& lesson) {
    std::vector<Guess> guesses;
    for (const lesson::Section& section : lesson.sections)
        for (const lesson::Part& part : section.parts)
            if (part.kind == lesson::PartKind::guess)
                guesses.push_back(
                    {.points = even_points(scene_of_guess(lesson, guesses.size()).numbers.size())});
    return guesses;
}

}  // namespace

State opening(const lesson::Lesson& lesson) {
    State state;
    state.guesses = guesses_to_make(lesson);
    state.answers.resize(lesson.questions.size());
    state.visited.resize(lesson.sections.size());
    if (!state.visited.empty()) state.visited[0] = true;
    return with_fresh_scene(lesson, std::move(state));
}

State opening(const lesson::Lesson& lesson, std::size_t sentence) {
    return update(lesson, opening(lesson), ChooseSentence{sentence});
}

}  // namespace session
