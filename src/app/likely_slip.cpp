#include "app/likely_slip.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "app/escaped.hpp"
#include "lesson/nearest.hpp"
#include "session/acts.hpp"

namespace app {

namespace {

bool looks_like_act(const std::string& word) {
    if (word.find('/') != word.npos || word.ends_with(".toml")) return false;
    return word.find('=') != word.npos || session::is_bare_act(word);
}

std::string about_quotes(const LooseWords& loose) {
    std::string acts = *loose.acts;
    for (const std::string& word : loose.words)
        if (looks_like_act(word)) acts += ' ' + word;
    return fmt::format("several acts stand in one pair of quotes: --do \"{}\"", escaped(acts));
}

/// Names of files mostly have an ending or a folder.
bool looks_like_command(const std::string& word) {
    return !word.empty() && word.find_first_of("./=") == word.npos;
}

std::string about_command(const std::string& word, const std::vector<std::string>& known) {
    const auto near = lesson::nearest(word, known);
    const std::string name = escaped(word);
    return fmt::format("unknown command '{}': {} A lesson file of that name opens as ./{}", name,
                       near ? fmt::format("did you mean {}?", known[*near])
                            : fmt::format("there are {}.", fmt::join(known, ", ")),
                       name);
}

}  // namespace

std::optional<std::string> likely_slip(const LooseWords& loose) {
    if (loose.words.empty()) return std::nullopt;
    if (loose.acts && std::any_of(loose.words.begin(), loose.words.end(), looks_like_act))
        return about_quotes(loose);
    const std::string& first = loose.words.front();
    const bool takes_one_file =
        loose.words.size() == 1 && !lesson::nearest(first, loose.known_commands);
    if (loose.command.empty() && looks_like_command(first) && !takes_one_file)
        return about_command(first, loose.known_commands);
    return std::nullopt;
}

}  // namespace app
