#pragma once

#include <fmt/format.h>

#include <functional>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "hand.hpp"

/// Lessons whose plane is tried, and what stands on it.
namespace test {

using Places = std::vector<std::pair<std::string, ui::Rect>>;

inline std::string dot(std::size_t word) {
    return fmt::format("point {}", word + 1);
}

inline std::string sentence(std::initializer_list<const char*> words) {
    std::string text = "[[sentence]]\nid = 'main'\naxes = ['thing', 'action']\nwords = [\n";
    for (const char* word : words) text += fmt::format("{{ {} }},\n", word);
    return text + "]\n";
}

/// The numbers picture as the first section of a lesson.
inline std::string numbers_lesson(std::string sentences) {
    return "title = 'Numbers'\n" + sentences +
           "[[section]]\nname = 'Numbers'\ntitle = 'Numbers'\npicture = 'numbers'\n"
           "[[section.part]]\ntext = 'Move a dot.'\n"
           "[[section.part]]\none-sentence = 'A word is a list of numbers.'\n";
}

inline session::Session plane_session(const std::string& text) {
    return session::open(read_lesson(text));
}

inline std::string plane_words() {
    return sentence({"word = 'the', label = [0.2, 0.0], question = [0.7, 0.1]",
                     "word = 'cat', label = [0.9, 0.1], question = [0.0, 1.0]",
                     "word = 'ate', label = [0.1, 0.9], question = [1.0, 0.0]",
                     "word = 'fish', label = [0.8, 0.2], question = [0.2, 0.9]"});
}

/// All that stands on the plane.
inline Places plane_places(const Hand& hand, const std::function<bool(const std::string&)>& which) {
    Places found;
    for (const auto& [name, rect] : hand.record().places)
        if (name.starts_with("point ") && which(name)) found.emplace_back(name, rect);
    return found;
}

}  // namespace test
