#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "session/state.hpp"

/// How choices are written in acts.
namespace session {

template <class Value>
struct Name {
    std::string_view text;
    Value value;
};

inline constexpr std::array surenesses = {
    Name<Sureness>{"unsaid", Sureness::unsaid},
    Name<Sureness>{"guessing", Sureness::guessing},
    Name<Sureness>{"fairly", Sureness::fairly},
    Name<Sureness>{"sure", Sureness::sure},
};

inline constexpr std::array lights = {
    Name<Guess::Light>{"off", Guess::Light::off},
    Name<Guess::Light>{"on", Guess::Light::on},
    Name<Guess::Light>{"skipped", Guess::Light::skipped},
};

template <class Names, class Value>
std::string_view name_of(const Names& names, Value value) {
    return std::find_if(names.begin(), names.end(),
                        [value](const auto& name) { return name.value == value; })
        ->text;
}

}  // namespace session
