#pragma once

#include "session/guessing.hpp"
#include "session/support.hpp"

namespace test {

/// Four sections over two sentences: 1 has a guess further down; 2 starts with one and has another
/// of the other sentence; 3 shows the numbers; 4 is the quick check of three questions.
inline std::string pages_text() {
    return four_words_text() + R"(
[[sentence]]
id = "two"
axes = ["thing"]
words = [
  { word = "one", label = [1.0], question = [1.0] },
  { word = "two", label = [0.5], question = [0.5] },
  { word = "three", label = [0.0], question = [0.0] },
]
sharpness = 2.0

[[section]]
title = "First"
opens = "sentence=main ask=cat sharpness=2"
[[section.part]]
text = "Words."
[[section.part]]
guess = "Where?"
acts = "ask=fish"
[[section.part]]
why = "So."

[[section]]
title = "Second"
picture = "trace"
opens = "sentence=main ask=ate trace-steps=0"
[[section.part]]
guess = "Where?"
acts = "ask=ate look-back=on"
[[section.part]]
text = "Between."
[[section.part]]
guess = "And now?"
acts = "sentence=two ask=one"
[[section.part]]
text = "After."

[[section]]
title = "Third"
picture = "numbers"
opens = "sentence=two ask=two look-back=on addition=3"
[[section.part]]
text = "Numbers."

[[section]]
title = "Fourth"
picture = "quiz"
opens = "sentence=main ask=ate"
[[section.part]]
text = "Choose."

[[question]]
text = "A?"
opens = "ask=the"
[[question.option]]
text = "a"
explanation = "no"
acts = "sharpness=8"
[[question.option]]
text = "b"
explanation = "yes"
right = true
[[question.option]]
text = "c"
explanation = "no"
acts = "sharpness=1"
[[question]]
text = "B?"
opens = "sentence=two"
[[question.option]]
text = "a"
explanation = "yes"
right = true
[[question.option]]
text = "b"
explanation = "no"
acts = "ask=one"
[[question]]
text = "C?"
[[question.option]]
text = "a"
explanation = "no"
acts = "ask=cat"
[[question.option]]
text = "b"
explanation = "yes"
right = true
)";
}

inline lesson::Lesson pages() {
    return sound(pages_text());
}

}  // namespace test
