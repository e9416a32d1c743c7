#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "lesson/lesson.hpp"
#include "lesson/place.hpp"

/// A TOML file as a tree of plain values, each with its place. The TOML library stays behind it.
namespace lesson {

enum class Kind { text, number, truth, moment, list, table };

struct Entry;

struct Node {
    Kind kind = Kind::table;
    Place place;
    std::string text;            // of a text
    std::string_view line;       // of a text: the file from the start of the line it begins on
    bool truth = false;          // of a truth
    double number = 0.0;         // of a number, whole or not; may be inf or nan
    std::vector<Node> items;     // of a list
    std::vector<Entry> entries;  // of a table
};

struct Entry {
    std::string key;
    Place place;
    Node value;
};

/// Reads text that has passed `text_faults` and `without_mark`, which must outlive what it gives.
/// Where the TOML is broken: the fault, with its likely cause in plain words.
std::variant<Node, Fault> read_document(std::string_view text);

}  // namespace lesson
