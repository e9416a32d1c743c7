#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>

/// Files of the checkout that tests read.
namespace test {

inline std::string file_of_checkout(std::string_view path) {
    const auto file = std::filesystem::path(CHECKOUT) / path;
    std::ifstream in(file, std::ios::binary);
    if (!in) throw std::runtime_error(file.string() + " cannot be read");
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

inline std::string asset(std::string_view name) {
    return file_of_checkout(std::string("assets/").append(name));
}

inline std::string built_in_text() {
    return asset("lessons/attention-in-pictures.toml");
}

/// The four words of the lesson as a bare stage.
inline std::string four_words_text() {
    return file_of_checkout("tests/lesson/four_words.toml");
}

}  // namespace test
