#include "session/state.hpp"

#include "session/guessing.hpp"
#include "session/scene.hpp"

namespace session {
namespace {

std::vector<Guess> guesses_to_make(const lesson::Lesson& lesson) {
    std::vector<Guess> guesses;
    for (const lesson::Section& section : lesson.sections)
        for (const lesson::Part& part : section.parts)
            if (part.kind == lesson::PartKind::guess)
                guesses.push_back({.points = first_points(lesson, guesses.size())});
    return guesses;
}

// In the first section, before anything is done.
State nothing_done(const lesson::Lesson& lesson, State scene) {
    scene.guesses = guesses_to_make(lesson);
    scene.answers.resize(lesson.quiz.size());
    scene.visited.resize(lesson.sections.size());
    if (!scene.visited.empty()) scene.visited[0] = true;
    return scene;
}

}  // namespace

const lesson::Sentence& sentence_of(const lesson::Lesson& lesson, const State& state) {
    return lesson.sentences[state.sentence];
}

State opening(const lesson::Lesson& lesson) {
    return with_fresh_scene(lesson, nothing_done(lesson, {}));
}

State opening(const lesson::Lesson& lesson, std::size_t sentence) {
    State state = nothing_done(lesson, scene_of_sentence(lesson, sentence));
    for (Guess& guess : state.guesses) guess.light = Guess::Light::skipped;
    return state;
}

}  // namespace session
