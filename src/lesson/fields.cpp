#include "lesson/fields.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "lesson/letters.hpp"
#include "lesson/nearest.hpp"

namespace lesson {
namespace {

std::string_view what_it_is(Kind kind) {
    switch (kind) {
        case Kind::text:
            return "a text in quotes";
        case Kind::number:
            return "a number";
        case Kind::truth:
            return "true or false";
        case Kind::moment:
            return "a date or a time";
        case Kind::list:
            return "a list in [ ]";
        case Kind::table:
            return "a group of names and values";
    }
    return "";
}

std::string_view how_to_write(Kind kind) {
    switch (kind) {
        case Kind::text:
            return "write it in quotes, as \"cat\"";
        case Kind::number:
            return "write it with digits and a point, as 0.5, without quotes";
        case Kind::truth:
            return "write true or false";
        case Kind::moment:
            return "write it as 2020-12-31";
        case Kind::list:
            return "write it in [ ], with commas between";
        case Kind::table:
            return "write it in { }, as { word = \"cat\", ... }";
    }
    return "";
}

bool all_whole(const std::vector<double>& numbers) {
    return std::all_of(numbers.begin(), numbers.end(),
                       [](double number) { return number == std::floor(number); });
}

void check_count(Place at, const std::vector<double>& numbers, std::size_t axes,
                 std::string_view what, Faults& faults) {
    if (axes == 0 || numbers.size() == axes) return;
    // 0,5 for one half gives two whole numbers where one number was meant.
    const bool maybe_decimal_comma = numbers.size() > axes && all_whole(numbers);
    add_fault(faults, at,
              fmt::format("{} has {} number{}, but the sentence has {} {}: give one number for "
                          "each axis{}",
                          what, numbers.size(), numbers.size() == 1 ? "" : "s", axes,
                          axes == 1 ? "axis" : "axes",
                          maybe_decimal_comma ? ", and write one half as 0.5, not 0,5" : ""));
}

}  // namespace

void add_fault(Faults& faults, Place at, std::string message) {
    faults.push_back({at, std::move(message)});
}

void refuse_unknown(const Node& table, std::initializer_list<std::string_view> known,
                    std::string_view owner, Faults& faults) {
    for (const Entry& entry : table.entries) {
        if (std::find(known.begin(), known.end(), entry.key) != known.end()) continue;
        if (entry.key == "title") {
            add_fault(
                faults, entry.place,
                fmt::format("a title is not known in {}: that of the lesson stands at the head "
                            "of the file, above the first heading",
                            owner));
            continue;
        }
        const auto meant = nearest(entry.key, known);
        add_fault(faults, entry.place,
                  meant ? fmt::format("{} is not known in {}: did you mean {}?",
                                      in_quotes(entry.key), owner, known.begin()[*meant])
                        : fmt::format("{} is not known in {}, where these names can stand: {}",
                                      in_quotes(entry.key), owner, fmt::join(known, ", ")));
    }
}

const Node* find(const Node& table, std::string_view key) {
    const auto entry = std::find_if(table.entries.begin(), table.entries.end(),
                                    [key](const Entry& one) { return one.key == key; });
    return entry == table.entries.end() ? nullptr : &entry->value;
}

bool is_misspelt(const Node& table, std::string_view key) {
    return std::ranges::any_of(table.entries, [&](const Entry& entry) {
        return entry.key != key && is_near(entry.key, key);
    });
}

const Node* need(const Node& table, std::string_view key, std::string_view owner, Faults& faults) {
    const Node* node = find(table, key);
    if (node == nullptr && !is_misspelt(table, key))
        add_fault(faults, table.place, fmt::format("{} has no {}: add {} = ...", owner, key, key));
    return node;
}

bool expect(const Node& node, Kind kind, std::string_view what, Faults& faults) {
    if (node.kind == kind) return true;
    add_fault(faults, node.place,
              fmt::format("{} should be {}, but this is {}: {}", what, what_it_is(kind),
                          what_it_is(node.kind), how_to_write(kind)));
    return false;
}

bool expect_line(const Node& node, std::size_t most, std::string_view what, Faults& faults) {
    if (!expect(node, Kind::text, what, faults)) return false;
    const auto refuse = [&](std::string_view why) {
        add_fault(faults, node.place, fmt::format("{} {}", what, why));
        return false;
    };
    if (is_blank(node.text)) return refuse("is empty: write something between the quotes");
    if (has_control(node.text))
        return refuse("holds a line end or another control character: take it out");
    if (has_unseen_edge(node.text))
        return refuse(
            "begins or ends with a character that cannot be seen: delete it, or type the text "
            "anew");
    const std::size_t letters = count_letters(node.text);
    if (letters <= most) return true;
    return refuse(fmt::format("has {} letters, and {} is the most: shorten it", letters, most));
}

std::string need_line(const Node& table, std::string_view key, std::size_t most,
                      std::string_view owner, Faults& faults) {
    const Node* node = need(table, key, owner, faults);
    if (node == nullptr) return "";
    expect_line(*node, most, fmt::format("the {} of {}", key, owner), faults);
    return node->text;
}

std::string take_line(const Node& table, std::string_view key, std::size_t most,
                      std::string_view owner, Faults& faults) {
    const Node* node = find(table, key);
    const bool is_left_out = node == nullptr || (node->kind == Kind::text && node->text.empty());
    return is_left_out ? "" : need_line(table, key, most, owner, faults);
}

void refuse_same(const std::vector<const Node*>& texts, std::string_view what, Faults& faults) {
    std::map<std::string_view, Place> first;
    for (const Node* node : texts) {
        if (node == nullptr || node->kind != Kind::text || is_blank(node->text)) continue;
        const auto [known, is_new] = first.try_emplace(node->text, node->place);
        if (!is_new)
            add_fault(faults, node->place,
                      fmt::format("{} {} is already given on line {}: choose another", what,
                                  in_quotes(node->text), known->second.line));
    }
}

void refuse_same_items(const Node& list, std::string_view what, Faults& faults) {
    std::vector<const Node*> items;
    for (const Node& item : list.items) items.push_back(&item);
    refuse_same(items, what, faults);
}

std::vector<const Node*> find_in_each(std::span<const Node> tables, std::string_view key) {
    std::vector<const Node*> found;
    for (const Node& table : tables) found.push_back(find(table, key));
    return found;
}

std::span<const Node> take_headed(const Node& table, std::string_view key, std::string_view heading,
                                  std::size_t most, Faults& faults) {
    const Node* list = find(table, key);
    if (list == nullptr) return {};
    if (list->kind == Kind::table) {
        add_fault(faults, list->place,
                  fmt::format("the heading of a {} has two brackets on each side, and stands above "
                              "what is within it: write {}",
                              key, heading));
        return {};
    }
    if (!expect(*list, Kind::list, key, faults)) return {};
    if (list->items.size() > most)
        add_fault(
            faults, list->items[most].place,
            fmt::format("this is {} {}, and {} is the most: take some out", key, most + 1, most));
    return list->items;
}

std::vector<double> read_numbers(const Node& node, std::size_t axes, std::string_view what,
                                 Faults& faults) {
    std::vector<double> numbers;
    if (!expect(node, Kind::list, what, faults)) return numbers;
    const std::size_t faults_before = faults.size();
    for (const Node& item : node.items) {
        if (!expect(item, Kind::number, fmt::format("a part of {}", what), faults)) continue;
        if (!(std::abs(item.number) <= largest_number))
            add_fault(faults, item.place,
                      fmt::format("a number in {} is not between -1e300 and 1e300: write an "
                                  "ordinary one, as 0.5",
                                  what));
        numbers.push_back(item.number);
    }
    if (faults.size() == faults_before) check_count(node.place, numbers, axes, what, faults);
    return numbers;
}

}  // namespace lesson
