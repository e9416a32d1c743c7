#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lesson/document.hpp"

/// Taking a lesson's parts out of a document. Whatever is wrong goes into `faults`, and reading
/// goes on.
namespace lesson {

void add_fault(Faults& faults, Place at, std::string message);

/// Faults for the names in `table` that are none of `known`, with the nearest one that is.
void refuse_unknown(const Node& table, std::initializer_list<std::string_view> known,
                    std::string_view owner, Faults& faults);

const Node* find(const Node& table, std::string_view key);

/// Whether a name stands in it that may have been meant for this one. As an unknown name it is told
/// already.
bool is_misspelt(const Node& table, std::string_view key);

/// The value of `key`, or null and a fault that says it is missing.
const Node* need(const Node& table, std::string_view key, std::string_view owner, Faults& faults);

/// Whether the node is of this kind; if not, a fault. `what` names it: "the label of “cat”".
bool expect(const Node& node, Kind kind, std::string_view what, Faults& faults);

/// One line of text, neither blank nor longer than `most` letters.
bool expect_line(const Node& node, std::size_t most, std::string_view what, Faults& faults);

/// One line of text under `key`, which must be there; what is faulty comes back as it is.
std::string need_line(const Node& table, std::string_view key, std::size_t most,
                      std::string_view owner, Faults& faults);

/// The same, or "" where it is left out or empty.
std::string take_line(const Node& table, std::string_view key, std::size_t most,
                      std::string_view owner, Faults& faults);

/// A fault for each of these texts that has stood before. `what` they are: "the id". Nodes may be
/// null.
void refuse_same(const std::vector<const Node*>& texts, std::string_view what, Faults& faults);

/// Of a list's items.
void refuse_same_items(const Node& list, std::string_view what, Faults& faults);

/// What stands under `key` in each of these, or null.
std::vector<const Node*> find_in_each(std::span<const Node> tables, std::string_view key);

/// What stands below headings such as [[section]], at most so many.
std::span<const Node> take_headed(const Node& table, std::string_view key, std::string_view heading,
                                  std::size_t most, Faults& faults);

/// A list of numbers, none beyond `largest_number`; `axes` of them, or any count if that is 0.
std::vector<double> read_numbers(const Node& node, std::size_t axes, std::string_view what,
                                 Faults& faults);

}  // namespace lesson
