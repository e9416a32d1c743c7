#include "lesson/act_links.hpp"

#include <algorithm>
#include <vector>

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

/// Which bytes lie in the targets of links to acts: for each, how many targets begin at it less
/// how many end at it. Words may hold brackets in pairs.
std::vector<int> edges_of_targets(std::string_view text) {
    std::vector<int> edges(text.size() + 1);
    constexpr std::size_t no_target = std::string_view::npos;
    std::vector<std::size_t> open;  // for each bracket: where the target in it begins
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (ends_paragraph(text, at)) open.clear();
        if (text.substr(at).starts_with(opens)) {
            at += opens.size() - 1;
            open.push_back(at + 1);
        } else if (text[at] == '(') {
            open.push_back(no_target);
        } else if (text[at] == ')' && !open.empty()) {
            if (open.back() != no_target) ++edges[open.back()], --edges[at];
            open.pop_back();
        }
    }
    return edges;
}

}  // namespace

std::string with_sheltered_acts(std::string_view markdown) {
    std::string sheltered(markdown);
    const std::vector<int> edges = edges_of_targets(markdown);
    int targets = 0;
    for (std::size_t at = 0; at < sheltered.size(); ++at) {
        targets += edges[at];
        if (targets > 0 && is_space_byte(sheltered[at])) sheltered[at] = hidden_space;
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
