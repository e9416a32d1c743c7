#pragma once

#include "ui/scene.hpp"

/// Small pictures of sentences beside the one that the session is about.
namespace ui {

/// A sentence as it stands in the lesson, seen from the word at the place of the asking one.
struct Glimpse {
    const lesson::Sentence* sentence = nullptr;
    session::State state;
    session::Derived derived;

    const lesson::Word& asking() const { return sentence->words[state.asking]; }
};

Glimpse glimpse(const Scene& scene, std::string_view sentence);

/// The word as it can be drawn.
std::string word_in(const Scene& scene, Style style, const lesson::Word& word);

/// A caption, who asks for what, a bar with its share for each word, and the new summary. A word
/// that is pressed asks.
void draw_small_spotlight(Scene& scene, const Rect& area, const Glimpse& seen,
                          std::string_view caption);
float small_spotlight_height(const Scene& scene, const Glimpse& seen, float width);

}  // namespace ui
