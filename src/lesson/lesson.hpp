#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "lesson/place.hpp"
#include "lesson/text.hpp"

/// The lesson as data: what a lesson file says, checked, and nothing else.
namespace lesson {

struct Word {
    std::string text;                          // UTF-8, as written
    std::vector<double> label;                 // one number an axis
    std::vector<double> question;              // one number an axis
    std::optional<std::vector<double>> value;  // what is blended where it is not the label
    std::string asks;                          // the question in words; may be empty
    Place place;
};

struct Sentence {
    std::string id;
    std::vector<std::string> axes;  // 1 to most_axes names of the numbers
    std::vector<Word> words;        // 1 to most_words
    double sharpness = 4.0;         // where it starts, 0 to sharpest
    Place place;
};

/// What the stage shows beside a section's text.
enum class Picture {
    spotlight,   // lamp, beams, bars, table and plane
    neighbours,  // the same word between other neighbours: one sentence or the other
    lamp,        // the learner holds the lamp and drags the shares
    numbers,     // labels and questions, dragged on the plane and typed in a table
    trace,       // the spotlight, its table one column at a time
    look_back,   // the spotlight beside the grid of all words
    grid,        // the grid of all words: row asks, column is looked at
    additions,   // what a real model adds, four small pictures
    takeaways,   // the spotlight, to go back to
    quiz         // the questions, each with its experiment on the stage
};

/// What a real model adds: the sentences that the picture `additions` draws of it, by their ids,
/// one or two that are compared. Only the first shows values of its words' own.
struct Addition {
    std::string_view sentence, beside;
    bool shows_values = false;
};
inline constexpr std::array additions = {
    Addition{.sentence = "values", .shows_values = true},
    Addition{.sentence = "longer"},
    Addition{.sentence = "head-1", .beside = "head-2"},
    Addition{.sentence = "main", .beside = "second-pass"},
};

/// A figure that a text states, and where it comes from. A test derives it from the core.
struct Claim {
    std::string figure;    // as it stands in the text: "56%", "0.9", "(0.82, 0.15)"
    std::string acts;      // done on the section's opening before the quantity is read
    std::string quantity;  // "share.cat", "score.cat", "total", ...: see session/quantity.hpp
    int line = 0;
};

enum class PartKind { text, guess, act, notice, why, one_sentence };

/// One paragraph or box of a section's page.
struct Part {
    PartKind kind = PartKind::text;
    Text text;
    std::string acts;  // of a guess: the scene whose shares are to be guessed
    std::vector<Claim> claims;
    int line = 0;
};

struct Section {
    std::string title;  // over the page
    std::string name;   // in the stepper, at most 16 letters
    Picture picture = Picture::spotlight;
    std::string opens;  // the acts that set its scene
    std::vector<Part> parts;
    int line = 0;
};

struct Option {
    Text text;
    bool right = false;
    Text explanation;  // told when it is chosen
    std::string acts;  // an experiment that shows it; every wrong option has one
    std::vector<Claim> claims;
    int line = 0;
};

struct QuizQuestion {
    Text text;
    std::string opens;            // the acts that set its scene
    std::vector<Option> options;  // 2 to 6, exactly one right
    std::vector<Claim> claims;
    int line = 0;
};

/// An entry of the glossary.
struct Term {
    std::string word;                // ours: "share"
    std::vector<std::string> forms;  // how it stands in the text: "share", "shares"
    std::string field;               // the field's: "attention weight"
    Text text;
    int line = 0;
};

struct Lesson {
    std::string title;                // may be empty
    std::vector<Sentence> sentences;  // at least one
    std::vector<Section> sections;    // none: a bare stage
    std::vector<QuizQuestion> quiz;   // of the section whose picture is the quiz
    std::vector<Term> glossary;
};

/// One thing wrong with a lesson file.
struct Fault {
    Place place;
    std::string message;  // what is wrong and what to do, one line
};

using Faults = std::vector<Fault>;

/// As they stand in the file; what stands at one place, as it was found.
void sort_by_place(Faults& faults);

inline constexpr std::size_t largest_file = 4 << 20;  // bytes
inline constexpr std::size_t most_axes = 16;
inline constexpr std::size_t most_words = 24;
inline constexpr std::size_t most_letters = 40;  // of a word, an id or the name of an axis
inline constexpr std::size_t most_letters_asks = 200;
inline constexpr std::size_t most_sections = 40;
inline constexpr std::size_t most_parts = 60;  // of a section
inline constexpr std::size_t most_quiz_questions = 40;
inline constexpr std::size_t most_options = 6;  // of a quiz question
inline constexpr std::size_t most_terms = 100;
inline constexpr std::size_t most_forms = 12;          // of a term
inline constexpr std::size_t most_claims = 60;         // of a part, question or option
inline constexpr std::size_t most_letters_name = 16;   // of a section in the stepper
inline constexpr std::size_t most_letters_title = 80;  // of a lesson or section
inline constexpr std::size_t most_letters_acts = 400;
inline constexpr std::size_t most_letters_text = 4000;  // in Markdown
inline constexpr double largest_number = 1e300;         // of a label, question, value or score
inline constexpr double sharpest = 10.0;

/// Reads the text of a lesson file (TOML). Gives the lesson, or its faults in file order: all of
/// them where the text is sound TOML, else the one at which it stops being so.
std::variant<Lesson, Faults> read(std::string_view text);

/// The same for whoever looks for more faults.
struct Reading {
    std::optional<Lesson> lesson;  // where its sentences are sound; without what is at fault
    Faults faults;
};
Reading read_in_spite_of_faults(std::string_view text);

/// Some word has a value beside its label.
bool has_own_values(const Sentence& sentence);

struct PlacedText {
    Place place;  // of the text, or of what it belongs to
    std::string text;
};

/// Every text that a learner sees.
std::vector<PlacedText> all_texts(const Lesson& lesson);

/// The same in a row: all letters that must be drawable.
std::string all_characters(const Lesson& lesson);

/// Whether question · label stays within `largest_number` however it is added up.
bool score_exists(const std::vector<double>& question, const std::vector<double>& label);

}  // namespace lesson
