#include "lesson/act_links.hpp"

#include <algorithm>

namespace lesson {
namespace {

constexpr std::string_view opens = "](do:", scheme = "do:";
constexpr char hidden_space = '\xFF';

bool is_space_byte(char byte) {
    return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r';
}

// A paragraph ends at an empty line, and a link with it.
bool ends_paragraph(std::string_view text, std::size_t at) {
    if (text[at] != '\n') return false;
    const std::size_t next = text.find_first_not_of(" \t\r", at + 1);
    return next == std::string_view::npos || text[next] == '\n';
}

// The place of the bracket that closes the link, or `npos`. Words may hold brackets in pairs.
std::size_t end_of_target(std::string_view text, std::size_t from) {
    int depth = 0;
    for (std::size_t i = from; i < text.size() && !ends_paragraph(text, i); ++i) {
        if (text[i] == '(') ++depth;
        if (text[i] == ')' && depth-- == 0) return i;
    }
    return std::string_view::npos;
}

}  // namespace

std::string with_sheltered_acts(std::string_view markdown) {
    std::string sheltered(markdown);
    for (std::size_t at = markdown.find(opens); at != std::string_view::npos;
         at = markdown.find(opens, at)) {
        at += opens.size();
        const std::size_t end = end_of_target(markdown, at);
        if (end == std::string_view::npos) continue;
        std::replace_if(sheltered.begin() + static_cast<std::ptrdiff_t>(at),
                        sheltered.begin() + static_cast<std::ptrdiff_t>(end), is_space_byte,
                        hidden_space);
        at = end;
    }
    return sheltered;
}

std::string without_shelter(std::string_view text) {
    std::string plain(text);
    std::replace(plain.begin(), plain.end(), hidden_space, ' ');
    return plain;
}

std::optional<std::string> acts_of_link(std::string_view target) {
    if (!target.starts_with(scheme)) return std::nullopt;
    std::string acts = without_shelter(target.substr(scheme.size()));
    acts.erase(0, std::min(acts.find_first_not_of(' '), acts.size()));
    acts.erase(acts.find_last_not_of(' ') + 1);
    return acts;
}

}  // namespace lesson
