#pragma once

#include "lesson/document.hpp"

namespace lesson {

/// Reads the `number`th section of a file (from 1). What it gives is whole only where no fault was
/// added; so for the other functions here.
Section read_section(const Node& node, std::size_t number, Faults& faults);

QuizQuestion read_quiz_question(const Node& node, std::size_t number, Faults& faults);

Term read_term(const Node& node, std::size_t number, Faults& faults);

/// The claims of a part, question or option, which `owner` names.
std::vector<Claim> read_claims(const Node& table, std::string_view owner, Faults& faults);

}  // namespace lesson
