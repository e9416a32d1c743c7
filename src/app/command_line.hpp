#pragma once

#include <attention/result.hpp>
#include <optional>
#include <string>
#include <variant>

#include "ui/look.hpp"

/// What the words after the program's name ask for.
namespace app {

struct Scene {
    std::optional<std::string> lesson_file;  // none: the built-in lesson
    std::optional<std::string> sentence;     // its id; none: the first
    std::optional<int> section;              // from 1; none: the first
    std::string acts;                        // done before anything is shown
};

struct OpenWindow {
    Scene scene;
    std::optional<int> text_size;  // percent; none: as it was kept
    bool projector = false;
};

enum class TraceFormat { text, csv, json };

struct PrintTrace {
    Scene scene;
    TraceFormat format = TraceFormat::text;
};

struct PrintCell {
    Scene scene;
    bool run = false;  // and print what it prints
};

struct CheckLesson {
    std::string lesson_file;
};

struct DrawPicture {
    std::string out;
    Scene scene;
    ui::Screen screen;
    ui::Look look;
};

struct PrintVersion {};

struct PrintHelp {
    std::string text;
};

using Command = std::variant<OpenWindow, PrintTrace, PrintCell, CheckLesson, DrawPicture,
                             PrintVersion, PrintHelp>;

attention::Result<Command> read_command_line(int count, const char* const* words);

}  // namespace app
