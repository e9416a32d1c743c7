#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "lesson/document.hpp"
#include "lesson/fields.hpp"
#include "lesson/letters.hpp"
#include "lesson/sentence.hpp"
#include "lesson/text_file.hpp"

namespace lesson {
namespace {

constexpr std::string_view no_sentence =
    "this lesson has no sentence yet: add a [[sentence]] with an id, axes and words";

void refuse_unknown_parts(const Node& root, Faults& faults) {
    Node others = {.place = root.place};
    for (const Entry& entry : root.entries) {
        const bool belongs_below = entry.key == "id" || entry.key == "axes" ||
                                   entry.key == "words" || entry.key == "sharpness";
        if (belongs_below)
            add_fault(faults, entry.place,
                      fmt::format("{} belongs below the heading of a sentence: put [[sentence]] on "
                                  "a line before it",
                                  in_quotes(entry.key)));
        else
            others.entries.push_back({entry.key, entry.place, {}});
    }
    refuse_unknown(others, {"sentence"}, "a lesson file", faults);
}

// The sentences of the file, or none and a fault.
const std::vector<Node>* find_sentences(const Node& root, Faults& faults) {
    const Node* list = find(root, "sentence");
    if (list == nullptr || (list->kind == Kind::list && list->items.empty())) {
        add_fault(faults, list == nullptr ? Place{} : list->place, std::string(no_sentence));
        return nullptr;
    }
    if (list->kind == Kind::table) {
        add_fault(faults, list->place,
                  "the heading of a sentence has two brackets on each side: write [[sentence]]");
        return nullptr;
    }
    return expect(*list, Kind::list, "sentence", faults) ? &list->items : nullptr;
}

void refuse_same_ids(const std::vector<Node>& nodes, Faults& faults) {
    std::map<std::string_view, Place> first;
    for (const Node& node : nodes) {
        const Node* id = find(node, "id");
        if (id == nullptr || id->kind != Kind::text) continue;
        const auto [known, is_new] = first.try_emplace(id->text, id->place);
        if (!is_new)
            add_fault(faults, id->place,
                      fmt::format("the id {} is already given on line {}: choose another",
                                  in_quotes(id->text), known->second.line));
    }
}

Lesson read_lesson(const Node& root, Faults& faults) {
    Lesson lesson;
    refuse_unknown_parts(root, faults);
    const auto* nodes = find_sentences(root, faults);
    if (nodes == nullptr) return lesson;
    for (const Node& node : *nodes)
        lesson.sentences.push_back(read_sentence(node, lesson.sentences.size() + 1, faults));
    refuse_same_ids(*nodes, faults);
    return lesson;
}

void sort_by_place(Faults& faults) {
    std::stable_sort(faults.begin(), faults.end(), [](const Fault& one, const Fault& other) {
        return Place{one.line, one.column} < Place{other.line, other.column};
    });
}

}  // namespace

std::variant<Lesson, Faults> read(std::string_view text) {
    if (Faults faults = text_faults(text); !faults.empty()) return faults;
    const auto document = read_document(without_mark(text));
    if (const auto* fault = std::get_if<Fault>(&document)) return Faults{*fault};
    Faults faults;
    Lesson lesson = read_lesson(std::get<Node>(document), faults);
    if (faults.empty()) return lesson;
    sort_by_place(faults);
    return faults;
}

}  // namespace lesson
