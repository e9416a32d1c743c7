#include <attention/attention.hpp>

namespace attention {

// A word sees itself and the words before it, so a count tells the whole row of the mask.
Index visible_words(Index words, Index asking, bool causal) {
    return causal ? asking + 1 : words;
}

}  // namespace attention
