#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "session/session.hpp"

/// The quantities of a session by name; quantity.hpp says what each is.
namespace session {

struct Plain {
    std::string_view name;
    std::string (*text)(const Session&);
};

struct OfWord {
    std::string_view name;
    std::string (*text)(const Session&, std::size_t word);
};

/// A number for each axis.
struct ListOfWord {
    std::string_view name;
    std::vector<double> (*list)(const Session&, std::size_t word);
};

std::span<const Plain> plain_ones();
std::span<const OfWord> of_words();
std::span<const ListOfWord> lists_of_words();

}  // namespace session
