#include "app/likely_slip.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "app/files.hpp"
#include "lesson/nearest.hpp"

namespace app {

namespace {

bool looks_like_act(const std::string& word) {
    if (word.find('/') != word.npos || word.ends_with(".toml")) return false;
    return word.find('=') != word.npos || word == "reset" || word == "let-go";
}

std::string about_quotes(const LooseWords& loose) {
    std::string acts = *loose.acts;
    for (const std::string& word : loose.words)
        if (looks_like_act(word)) acts += ' ' + word;
    return fmt::format("several acts stand in one pair of quotes: --do \"{}\"", on_one_line(acts));
}

/// Names of files mostly have an ending or a folder.
bool looks_like_command(const std::string& word) {
    return !word.empty() && word.find_first_of("./=") == word.npos;
}

std::string about_command(const std::string& word) {
    const auto meant = lesson::nearest(word, commands);
    const std::string name = on_one_line(word);
    return fmt::format("unknown command '{}': {} A lesson file of that name opens as ./{}", name,
                       meant ? fmt::format("did you mean {}?", commands[*meant])
                             : fmt::format("there are {}.", fmt::join(commands, ", ")),
                       name);
}

}  // namespace

std::optional<std::string> likely_slip(const LooseWords& loose) {
    if (loose.words.empty()) return std::nullopt;
    if (loose.acts && std::any_of(loose.words.begin(), loose.words.end(), looks_like_act))
        return about_quotes(loose);
    const std::string& first = loose.words.front();
    const bool takes_one_file = loose.words.size() == 1 && !lesson::nearest(first, commands);
    if (loose.command.empty() && looks_like_command(first) && !takes_one_file)
        return about_command(first);
    return std::nullopt;
}

}  // namespace app
