#pragma once

#include <string_view>

#include "lesson/document.hpp"

namespace lesson {

/// Reads the Markdown of `node`, which `what` names. Faults stand where they are within the text.
Text read_text(const Node& node, std::string_view what, Faults& faults);

/// The text of `key`, which must be there.
Text need_text(const Node& table, std::string_view key, std::string_view owner, Faults& faults);

/// A fault for each link in a text that has no use for them.
void refuse_links(const Text& text, std::string_view what, Faults& faults);

}  // namespace lesson
