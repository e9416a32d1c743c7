#pragma once

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>

#include "lesson/lesson.hpp"
#include "lesson/texts.hpp"

namespace test {

/// The text with the first `old` replaced, which must be there.
inline std::string changed(std::string text, std::string_view old, std::string_view now) {
    const std::size_t at = text.find(old);
    EXPECT_NE(at, std::string::npos) << old << " is not in\n" << text;
    return at == std::string::npos ? text : text.replace(at, old.size(), now);
}

/// A change of a lesson file, and what is told of it.
struct Wrong {
    std::string old, now, all_faults;
};

inline void PrintTo(const Wrong& wrong, std::ostream* out) {
    *out << wrong.now;
}

inline std::string in_apostrophes(std::string_view text) {
    return std::string("'").append(text).append("'");
}

/// A lesson of one sentence with one axis, each word with this label and the question 1.
inline std::string sentence_of(const std::vector<std::string>& words,
                               std::string_view label = "[1]") {
    std::string text = "[[sentence]]\nid = \"main\"\naxes = [\"thing\"]\nwords = [\n";
    for (const std::string& word : words)
        text += "  { word = " + word + ", label = " + std::string(label) + ", question = [1] },\n";
    return text + "]\n";
}

inline std::string told(const lesson::Faults& faults) {
    std::string text;
    for (const lesson::Fault& fault : faults)
        text += std::to_string(fault.place.line) + ":" + std::to_string(fault.place.column) + ": " +
                fault.message + "\n";
    return text;
}

/// The faults as "LINE:COLUMN: message" lines; empty for a sound lesson.
inline std::string faults_of(std::string_view text) {
    const auto lesson = lesson::read(text);
    const auto* faults = std::get_if<lesson::Faults>(&lesson);
    if (faults == nullptr) return "";
    EXPECT_FALSE(faults->empty());
    return told(*faults);
}

inline lesson::Lesson sound(std::string_view text) {
    auto lesson = lesson::read(text);
    if (auto* faults = std::get_if<lesson::Faults>(&lesson)) {
        ADD_FAILURE() << told(*faults);
        throw std::runtime_error("the lesson is not sound");
    }
    return std::get<lesson::Lesson>(lesson);
}

}  // namespace test
