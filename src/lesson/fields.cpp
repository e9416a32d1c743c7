#include "lesson/fields.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <utility>

#include "lesson/letters.hpp"

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

// Letters to change, put in or leave out to get from one name to the other.
std::size_t distance(std::string_view one, std::string_view other) {
    std::vector<std::size_t> row(other.size() + 1);
    std::iota(row.begin(), row.end(), 0U);
    for (std::size_t i = 0; i < one.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i + 1);
        for (std::size_t j = 0; j < other.size(); ++j) {
            const std::size_t changed = diagonal + (one[i] == other[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({changed, row[j] + 1, diagonal + 1});
        }
    }
    return row.back();
}

std::optional<std::string_view> nearest(std::string_view key,
                                        std::initializer_list<std::string_view> known) {
    constexpr std::size_t longest = 32;
    if (key.size() > longest) return std::nullopt;
    const auto best = std::min_element(known.begin(), known.end(), [key](auto one, auto other) {
        return distance(key, one) < distance(key, other);
    });
    const bool is_near = distance(key, *best) <= std::max<std::size_t>(1, (best->size() + 1) / 3);
    return is_near ? std::optional(*best) : std::nullopt;
}

std::string joined(std::initializer_list<std::string_view> names) {
    return fmt::format("{}", fmt::join(names, ", "));
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
    if (faults.size() < most_faults) faults.push_back({at.line, at.column, std::move(message)});
}

void refuse_unknown(const Node& table, std::initializer_list<std::string_view> known,
                    std::string_view owner, Faults& faults) {
    for (const Entry& entry : table.entries) {
        if (std::find(known.begin(), known.end(), entry.key) != known.end()) continue;
        const auto near = nearest(entry.key, known);
        add_fault(faults, entry.place,
                  near ? fmt::format("{} is not known in {}: did you mean {}?",
                                     in_quotes(entry.key), owner, *near)
                       : fmt::format("{} is not known in {}, where these names can stand: {}",
                                     in_quotes(entry.key), owner, joined(known)));
    }
}

const Node* find(const Node& table, std::string_view key) {
    const auto entry = std::find_if(table.entries.begin(), table.entries.end(),
                                    [key](const Entry& one) { return one.key == key; });
    return entry == table.entries.end() ? nullptr : &entry->value;
}

const Node* need(const Node& table, std::string_view key, std::string_view owner, Faults& faults) {
    const Node* node = find(table, key);
    if (node == nullptr)
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
    const std::size_t letters = count_letters(node.text);
    if (letters <= most) return true;
    return refuse(fmt::format("has {} letters, and {} is the most: shorten it", letters, most));
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
