#pragma once

#include <attention/result.hpp>
#include <optional>
#include <string>
#include <variant>

#include "app/start.hpp"
#include "ui/look.hpp"

/// What the words after the program's name ask for.
namespace app {

struct OpenWindow {
    Start start;
    std::optional<int> text_size;  // percent; none: as it was kept
    bool projector = false;
};

enum class TraceFormat { text, csv, json };

struct PrintTrace {
    Start start;
    TraceFormat format = TraceFormat::text;
};

struct PrintCell {
    Start start;
    bool run = false;  // and print what it prints
};

struct CheckLesson {
    std::string lesson_file;
};

struct DrawPicture {
    std::string out;
    Start start;
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
