#pragma once

#include "lesson/document.hpp"

namespace lesson {

/// Reads the `number`th sentence of a file (from 1). What it gives is whole only where no fault
/// was added.
Sentence read_sentence(const Node& node, std::size_t number, Faults& faults);

}  // namespace lesson
