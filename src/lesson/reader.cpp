#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <span>

#include "lesson/document.hpp"
#include "lesson/fields.hpp"
#include "lesson/glossary.hpp"
#include "lesson/letters.hpp"
#include "lesson/section.hpp"
#include "lesson/sentence.hpp"
#include "lesson/text_file.hpp"

namespace lesson {
namespace {

constexpr std::string_view no_sentence =
    "this lesson has no sentence yet: add a [[sentence]] with an id, axes and words";

// Where a name belongs that stands at the head of the file.
struct Below {
    std::string_view key, heading, owner;
};

constexpr std::array belong_below = {
    Below{"id", "[[sentence]]", "a sentence"},
    Below{"axes", "[[sentence]]", "a sentence"},
    Below{"words", "[[sentence]]", "a sentence"},
    Below{"sharpness", "[[sentence]]", "a sentence"},
    Below{"name", "[[section]]", "a section"},
    Below{"picture", "[[section]]", "a section"},
    Below{"opens", "[[section]]", "a section or question"},
    Below{"claims", "[[section.part]]", "a part"},
    Below{"explanation", "[[question.option]]", "an option"},
    Below{"right", "[[question.option]]", "an option"},
    Below{"forms", "[[term]]", "a term"},
    Below{"field", "[[term]]", "a term"},
};

void refuse_unknown_parts(const Node& root, Faults& faults) {
    Node others = {.place = root.place};
    for (const Entry& entry : root.entries) {
        const auto below = std::find_if(belong_below.begin(), belong_below.end(),
                                        [&](const Below& one) { return one.key == entry.key; });
        if (below != belong_below.end())
            add_fault(faults, entry.place,
                      fmt::format("{} belongs below the heading of {}: put {} on a line before it",
                                  in_quotes(entry.key), below->owner, below->heading));
        else if (entry.key == "part" || entry.key == "option")
            add_fault(faults, entry.place,
                      fmt::format("this heading is not whole: write [[{}.{}]]",
                                  entry.key == "part" ? "section" : "question", entry.key));
        else
            others.entries.push_back({entry.key, entry.place, {}});
    }
    refuse_unknown(others, {"title", "sentence", "section", "question", "term"}, "a lesson file",
                   faults);
}

// A heading was lost, so that what should stand below it stands at the head of the file.
bool has_headless_sentence(const Node& root) {
    return std::ranges::any_of(belong_below, [&](const Below& below) {
        return below.heading == "[[sentence]]" && find(root, below.key) != nullptr;
    });
}

// The sentences of the file, or none and a fault.
std::span<const Node> find_sentences(const Node& root, Faults& faults) {
    constexpr std::size_t any_count = std::numeric_limits<std::size_t>::max();
    const Node* list = find(root, "sentence");
    const bool is_empty = list != nullptr && list->kind == Kind::list && list->items.empty();
    if (is_empty || (list == nullptr && !is_misspelt(root, "sentence")))
        add_fault(faults, list == nullptr ? Place{} : list->place, std::string(no_sentence));
    return take_headed(root, "sentence", "[[sentence]]", any_count, faults);
}

std::vector<Sentence> read_sentences(const Node& root, Faults& faults) {
    std::vector<Sentence> sentences;
    const auto nodes = find_sentences(root, faults);
    for (const Node& node : nodes)
        sentences.push_back(read_sentence(node, sentences.size() + 1, faults));
    refuse_same(find_in_each(nodes, "id"), "the id", faults);
    return sentences;
}

// The section of the quick check, which stands once.
const Section* find_quiz(const Lesson& lesson, Faults& faults) {
    const Section* quiz = nullptr;
    for (const Section& section : lesson.sections) {
        if (section.picture != Picture::quiz) continue;
        if (quiz != nullptr)
            add_fault(
                faults, {section.line, 1},
                fmt::format("the section on line {} is the quick check already: give this one "
                            "another picture",
                            quiz->line));
        else
            quiz = &section;
    }
    return quiz;
}

// Questions and the section of the quick check need each other.
void check_quiz(const Lesson& lesson, const Section* quiz, Faults& faults) {
    if (quiz != nullptr && lesson.quiz.empty())
        add_fault(
            faults, {quiz->line, 1},
            "the quick check has no questions: add a [[question]], or choose another picture");
    if (quiz == nullptr && !lesson.quiz.empty())
        add_fault(faults, {lesson.quiz[0].line, 1},
                  "no section shows the questions: add a [[section]] with picture = \"quiz\"");
}

// The picture of what a real model adds draws sentences by their ids.
void check_addition(const Lesson& lesson, const Addition& addition, Place place, Faults& faults) {
    for (const std::string_view id : {addition.sentence, addition.beside}) {
        if (id.empty()) continue;
        const auto sentence = std::ranges::find(lesson.sentences, id, &Sentence::id);
        if (sentence == lesson.sentences.end())
            add_fault(faults, place,
                      fmt::format("the picture \"additions\" draws the sentence {}, which is not "
                                  "there: add it, or choose another picture",
                                  in_quotes(id)));
        else if (has_own_values(*sentence) != addition.shows_values)
            add_fault(faults, sentence->place,
                      fmt::format("the picture \"additions\" shows values in the sentence {} "
                                  "only: {} here",
                                  in_quotes(additions[0].sentence),
                                  addition.shows_values ? "give the words a value = [...]"
                                                        : "leave out each value = [...]"));
    }
}

void check_additions(const Lesson& lesson, Faults& faults) {
    const auto section = std::ranges::find(lesson.sections, Picture::additions, &Section::picture);
    if (section == lesson.sections.end()) return;
    for (const Addition& addition : additions)
        check_addition(lesson, addition, {section->line, 1}, faults);
}

bool has_marks_for_guesses(Picture picture) {
    return picture != Picture::numbers && picture != Picture::additions && picture != Picture::quiz;
}

void check_guesses(const Lesson& lesson, Faults& faults) {
    for (const Section& section : lesson.sections) {
        if (has_marks_for_guesses(section.picture)) continue;
        for (const Part& part : section.parts)
            if (part.kind == PartKind::guess)
                add_fault(faults, {part.line, 1},
                          "the picture of this section has no marks for a guess: choose one that "
                          "shows the lamp, as spotlight, or make no guess here");
    }
}

// Nothing where no scene can be set in it.
std::optional<Lesson> read_lesson(const Node& root, Faults& faults) {
    Lesson lesson;
    lesson.sentences = read_sentences(root, faults);
    const bool has_scenes = faults.empty() && !has_headless_sentence(root);
    const std::size_t faults_before = faults.size();
    refuse_unknown_parts(root, faults);
    lesson.title = take_line(root, "title", most_letters_title, "the lesson", faults);
    for (const Node& node : take_headed(root, "section", "[[section]]", most_sections, faults))
        lesson.sections.push_back(read_section(node, lesson.sections.size() + 1, faults));
    for (const Node& node :
         take_headed(root, "question", "[[question]]", most_quiz_questions, faults))
        lesson.quiz.push_back(read_quiz_question(node, lesson.quiz.size() + 1, faults));
    // Else it may seem to lack what it only has wrong.
    const bool has_all_that_is_written = faults.size() == faults_before;
    const Section* quiz = find_quiz(lesson, faults);
    if (has_all_that_is_written) check_quiz(lesson, quiz, faults);
    check_guesses(lesson, faults);
    if (has_scenes) check_additions(lesson, faults);
    const auto terms = take_headed(root, "term", "[[term]]", most_terms, faults);
    refuse_same(find_in_each(terms, "word"), "the term", faults);
    for (const Node& node : terms)
        lesson.glossary.push_back(read_term(node, lesson.glossary.size() + 1, faults));
    if (!has_scenes) return {};
    return lesson;
}

}  // namespace

void sort_by_place(Faults& faults) {
    std::ranges::stable_sort(faults, {}, &Fault::place);
}

Reading read_in_spite_of_faults(std::string_view text) {
    if (Faults faults = text_faults(text); !faults.empty()) return {{}, faults};
    const auto document = read_document(without_mark(text));
    if (const auto* fault = std::get_if<Fault>(&document)) return {{}, {*fault}};
    Reading reading;
    reading.lesson = read_lesson(std::get<Node>(document), reading.faults);
    sort_by_place(reading.faults);
    return reading;
}

std::variant<Lesson, Faults> read(std::string_view text) {
    Reading reading = read_in_spite_of_faults(text);
    if (!reading.faults.empty()) return std::move(reading.faults);
    mark_terms(*reading.lesson);
    return *std::move(reading.lesson);
}

}  // namespace lesson
