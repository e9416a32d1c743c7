#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <variant>
#include <vector>

#include "app/assets.hpp"
#include "session/session.hpp"

namespace test {

inline std::string text_of(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

inline void put(const std::filesystem::path& file, const std::string& text) {
    std::ofstream(file, std::ios::binary) << text;
}

/// A folder of its own for each test, gone afterwards.
class InFolder : public testing::Test {
  protected:
    InFolder() {
        std::string name = testing::TempDir() + "attention-XXXXXX";
        folder = ::mkdtemp(name.data());
    }
    ~InFolder() override {
        std::error_code ignored;
        std::filesystem::remove_all(folder, ignored);
    }

    std::string in_folder(const std::string& name) const { return folder / name; }
    std::vector<std::string> names_in_folder() const {
        std::vector<std::string> names;
        for (const auto& entry : std::filesystem::directory_iterator(folder))
            names.push_back(entry.path().filename());
        return names;
    }

    std::filesystem::path folder;
};

struct Ended {
    int code = 0;  // 128 and more: by a signal
    std::string out;
    std::string err;
};

inline std::string quoted(const std::string& word) {
    std::string quoted = "'";
    for (const char c : word) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

/// Tests of the program as it ships: a process of its own, without a display.
class ProgramTest : public InFolder {
  protected:
    /// `around`: words of the shell before the program, such as settings of the environment.
    /// `after`: where its output goes.
    Ended run(const std::vector<std::string>& words, const std::string& around = "env -u DISPLAY",
              const std::string& after = "") const {
        std::string line = "cd " + quoted(folder) + " && " + around + " " + quoted(PROGRAM);
        for (const std::string& word : words) line += ' ' + quoted(word);
        line += " >.out 2>.err " + after;
        const int status = std::system(line.c_str());
        return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status),
                text_of(folder / ".out"), text_of(folder / ".err")};
    }
};

inline long lines_in(const std::string& text) {
    return std::count(text.begin(), text.end(), '\n');
}

inline lesson::Lesson lesson_of(const std::string& text) {
    auto lesson = lesson::read(text);
    if (auto* faults = std::get_if<lesson::Faults>(&lesson))
        ADD_FAILURE() << "unsound lesson, line " << faults->front().place.line << ": "
                      << faults->front().message;
    return std::get<lesson::Lesson>(std::move(lesson));
}

/// The lesson after some acts.
inline session::Session session_of(const std::string& text, const std::string& acts = "") {
    lesson::Lesson lesson = lesson_of(text);
    auto state = session::perform(lesson, session::opening(lesson), acts);
    if (!state) ADD_FAILURE() << state.error().message;
    return session::open(std::move(lesson), *std::move(state));
}

inline session::Session built_in(const std::string& acts = "") {
    lesson::Lesson lesson = lesson_of(std::string(app::built_in_lesson()));
    auto state = session::perform(lesson, session::opening(lesson, 0), acts);
    if (!state) ADD_FAILURE() << state.error().message;
    return session::open(std::move(lesson), *std::move(state));
}

}  // namespace test
