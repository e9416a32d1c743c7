#pragma once

#include <optional>
#include <string>
#include <string_view>

/// Markdown knows no spaces in the target of a link, but a link to acts may name several. So they
/// are hidden from its reader behind bytes that no UTF-8 text holds; places stay the same.
namespace lesson {

std::string with_sheltered_acts(std::string_view markdown);
std::string without_shelter(std::string_view text);

/// The acts of a link's target, or none where it is no link to acts.
std::optional<std::string> acts_of_link(std::string_view target);

}  // namespace lesson
