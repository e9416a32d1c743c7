#pragma once

#include <attention/result.hpp>
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
    std::vector<std::string> axes;  // 1 to 16 names of the numbers
    std::vector<Word> words;        // 1 to 24
    double sharpness = 4.0;         // where it starts, 0 to 10
};

struct Lesson {
    std::vector<Sentence> sentences;  // at least one
};

/// One thing wrong with a lesson file.
struct Fault {
    int line = 0;  // from 1
    int column = 0;
    std::string message;  // what is wrong and what to do, one line
};

using Faults = std::vector<Fault>;

inline constexpr std::size_t largest_file = 4 << 20;  // bytes
inline constexpr double largest_sharpness = 10.0;

/// Reads the text of a lesson file (TOML). Gives the lesson, or all of its faults in file order.
std::variant<Lesson, Faults> read(std::string_view text);

}  // namespace lesson
