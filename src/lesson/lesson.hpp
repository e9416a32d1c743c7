#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// The lesson as data: what a lesson file says, checked, and nothing else.
namespace lesson {

struct Word {
    std::string text;              // UTF-8, as written
    std::vector<double> label;     // one number an axis
    std::vector<double> question;  // one number an axis
    std::vector<double> value;     // what is blended; the label where the file gives none
    bool has_own_value = false;    // the file gives a value beside the label
    std::string asks;              // the question in words; may be empty
};

struct Sentence {
    std::string id;
    std::vector<std::string> axes;  // 1 to most_axes names of the numbers
    std::vector<Word> words;        // 1 to most_words
    double sharpness = 4.0;         // where it starts, 0 to largest_sharpness
};

struct Lesson {
    std::vector<Sentence> sentences;  // at least one
};

/// One thing wrong with a lesson file.
struct Fault {
    int line = 0;         // from 1
    int column = 0;       // from 1, in characters
    std::string message;  // what is wrong and what to do, one line
};

using Faults = std::vector<Fault>;

inline constexpr std::size_t largest_file = 4 << 20;  // bytes
inline constexpr std::size_t most_faults = 100;       // further ones are not told
inline constexpr std::size_t most_axes = 16;
inline constexpr std::size_t most_words = 24;
inline constexpr std::size_t most_letters = 40;  // of a word, an id or the name of an axis
inline constexpr std::size_t most_letters_asks = 200;
inline constexpr double largest_number = 1e300;  // of a label, question, value or score
inline constexpr double largest_sharpness = 10.0;

/// Reads the text of a lesson file (TOML). Gives the lesson, or its faults in file order: all of
/// them where the text is sound TOML, else the one at which it stops being so.
std::variant<Lesson, Faults> read(std::string_view text);

/// Whether question · label stays within `largest_number` however it is added up.
bool score_exists(const std::vector<double>& question, const std::vector<double>& label);

}  // namespace lesson
