#include "session/state.hpp"

#include <algorithm>

namespace session {

State opening(const lesson::Lesson& lesson, std::size_t sentence) {
    const lesson::Sentence& chosen = lesson.sentences[sentence];
    State state = {
        .sentence = sentence,
        .asking = std::min<std::size_t>(2, chosen.words.size() - 1),
        .sharpness = chosen.sharpness,
    };
    for (const lesson::Word& word : chosen.words)
        state.numbers.push_back({.label = word.label, .question = word.question});
    return state;
}

}  // namespace session
