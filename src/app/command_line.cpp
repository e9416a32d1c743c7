#include "app/command_line.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <string_view>
#include <system_error>

#include "app/escaped.hpp"
#include "app/files.hpp"
#include "app/likely_slip.hpp"
#include "app/theme_names.hpp"

namespace app {

namespace {

constexpr int smallest_width = 320;
constexpr int smallest_height = 240;
constexpr float smallest_scale = 0.5f;
constexpr float largest_scale = 4.0f;

constexpr const char* about =
    "Attention in Pictures: see attention, the idea at the heart of language models.\n"
    "Without a subcommand it opens its window.";
constexpr const char* notes =
    "ACTS set the scene, one after another: \"ask=cat sharpness=1 look-back=on\". Words can be\n"
    "named by their place: ask=3. Further acts: sentence=ID label.cat=0.9,0.1 question.cat=0,1\n"
    "reset.\n"
    "A file whose name begins with - comes after a lone --.\n"
    "Exit codes: 0 all is well; 1 the lesson file is at fault, or the code that ran; 2 the "
    "command\n"
    "line is; 3 this machine lacks something: a display, OpenGL 3.3, numpy, room to write.";
constexpr const char* trace_notes =
    "json and csv have all digits; null (csv: an empty cell) stands for the exponential of a\n"
    "hidden word, and for an exponential or total too large for a double (over 1.8e308).\n"
    "csv: commas, decimal points, UTF-8 without a byte-order mark; text that a spreadsheet would\n"
    "take for a formula begins with an apostrophe.";

/// What is written on the command line, before it is understood.
struct Written {
    Start start;
    std::string format = "text";
    bool run = false;
    ui::Screen screen;
    std::string theme = "paper";
    std::string out;
    std::optional<int> text_size;
    bool projector = false;
};

template <class Number>
std::optional<Number> whole_text_as(std::string_view text) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

void read_size(const std::string& text, ui::Screen& screen) {
    const std::size_t x = std::min(text.find('x'), text.size());
    const std::string_view whole = text;
    const auto width = whole_text_as<int>(whole.substr(0, x));
    const auto height = whole_text_as<int>(whole.substr(std::min(x + 1, whole.size())));
    if (!(width >= smallest_width && height >= smallest_height))
        throw CLI::ValidationError(
            "--size", fmt::format("{} is no size: write WIDTHxHEIGHT, at least {}x{}", text,
                                  smallest_width, smallest_height));
    screen.width = *width;
    screen.height = *height;
}

void read_scale(const std::string& text, ui::Screen& screen) {
    const auto scale = whole_text_as<float>(text);
    if (!(scale >= smallest_scale && scale <= largest_scale))
        throw CLI::ValidationError("--scale",
                                   fmt::format("{} is no scale: write a number from {} to {}", text,
                                               smallest_scale, largest_scale));
    screen.content_scale = *scale;
}

ui::Look look_of(const Written& written) {
    return {.theme = theme_named(written.theme).value(),
            .text_size = written.text_size.value_or(100),
            .projector = written.projector};
}

TraceFormat format_of(const std::string& name) {
    if (name == "csv") return TraceFormat::csv;
    return name == "json" ? TraceFormat::json : TraceFormat::text;
}

void add_start(CLI::App& command, Start& start) {
    command.add_option("LESSON.toml", start.lesson_file, "A lesson file; else the built-in lesson");
    command.add_option("--section", start.section, "Section to open, from 1")
        ->check(CLI::PositiveNumber);
    command.add_option("--do", start.acts, "ACTS to do first")->type_name("ACTS")->join(' ');
}

void add_look(CLI::App& command, Written& written) {
    command.add_option("--text-size", written.text_size, "Percent")
        ->check(
            CLI::IsMember(std::vector<int>(std::begin(ui::text_sizes), std::end(ui::text_sizes))));
    command.add_flag("--projector", written.projector, "The stage alone, large, to show a class");
}

void add_trace(CLI::App& app, Written& written) {
    CLI::App* trace = app.add_subcommand("trace", "Print the hand trace of the asking word");
    add_start(*trace, written.start);
    trace->remove_option(trace->get_option("--section"));
    trace->add_option("--sentence", written.start.sentence, "ID of the sentence; else the first");
    trace->add_option("--format", written.format, "How to print it")
        ->check(CLI::IsMember({"text", "csv", "json"}))
        ->capture_default_str();
    trace->footer(trace_notes);
}

void add_cell(CLI::App& app, Written& written) {
    CLI::App* cell = app.add_subcommand("cell", "Print the Python code for the sentence");
    add_start(*cell, written.start);
    cell->remove_option(cell->get_option("--section"));
    cell->add_option("--sentence", written.start.sentence, "ID of the sentence; else the first");
    cell->add_flag("--run", written.run, "Run it with this machine's Python and numpy");
}

void add_check(CLI::App& app, Written& written) {
    CLI::App* check = app.add_subcommand("check", "Name every fault of a lesson file");
    check->add_option("LESSON.toml", written.start.lesson_file, "A lesson file")->required();
}

void add_picture(CLI::App& app, Written& written) {
    CLI::App* picture =
        app.add_subcommand("picture", "Draw the window into a PNG; needs no display");
    picture->add_option("OUT.png", written.out, "The picture to write")->required();
    add_start(*picture, written.start);
    picture
        ->add_option_function<std::string>(
            "--size", [&](const std::string& text) { read_size(text, written.screen); },
            "WIDTHxHEIGHT of the picture in pixels")
        ->default_str("1440x900");
    picture
        ->add_option_function<std::string>(
            "--scale", [&](const std::string& text) { read_scale(text, written.screen); },
            "How large all is drawn, as on a screen with that scale")
        ->default_str("1");
    add_look(*picture, written);
    picture->add_option("--theme", written.theme, "Colours")
        ->check(CLI::IsMember({"paper", "dark", "high-contrast"}))
        ->capture_default_str();
}

Command command_of(const CLI::App& app, const Written& written) {
    if (app.got_subcommand("trace")) return PrintTrace{written.start, format_of(written.format)};
    if (app.got_subcommand("cell")) return PrintCell{written.start, written.run};
    if (app.got_subcommand("check")) return CheckLesson{written.start.lesson_file.value()};
    if (app.got_subcommand("version")) return PrintVersion{};
    if (app.got_subcommand("picture"))
        return DrawPicture{written.out, written.start, written.screen, look_of(written)};
    return OpenWindow{written.start, written.text_size, written.projector};
}

/// Options of the window before a subcommand would be lost without a word.
void refuse_mixture(const CLI::App& app) {
    if (app.get_subcommands().empty()) return;
    for (const CLI::Option* option : app.get_options())
        if (option->count() > 0)
            throw CLI::ParseError(
                fmt::format("put {} after {}, or leave it out", option->get_name(),
                            app.get_subcommands().front()->get_name()),
                CLI::ExitCodes::ExcludesError);
}

std::string refusal_of(const CLI::Error& error) {
    return fmt::format("{}; --help lists what there is", escaped(error.what()));
}

LooseWords loose_words(const CLI::App& app, const Written& written) {
    LooseWords loose = {.words = app.remaining(true)};
    if (const auto& file = written.start.lesson_file)
        loose.words.insert(loose.words.begin(), *file);
    if (!app.get_subcommands().empty()) loose.command = app.get_subcommands().front()->get_name();
    if (!written.out.empty()) loose.words.insert(loose.words.begin(), written.out);
    if (!written.start.acts.empty()) loose.acts = written.start.acts;
    return loose;
}

}  // namespace

attention::Result<Command> read_command_line(int count, const char* const* words) {
    Written written;
    CLI::App app(about, "attention-in-pictures");
    app.footer(notes);
    app.require_subcommand(0, 1);
    add_start(app, written.start);
    add_look(app, written);
    add_trace(app, written);
    add_cell(app, written);
    add_check(app, written);
    add_picture(app, written);
    app.add_subcommand("version", "Print the version");
    app.set_version_flag("--version", "", "Print the version");
    try {
        app.parse(count, words);
        if (const auto slip = likely_slip(loose_words(app, written)))
            return attention::Error{*slip};
        refuse_mixture(app);
        return Command(command_of(app, written));
    } catch (const CLI::CallForHelp&) {
        return Command(PrintHelp{app.help()});
    } catch (const CLI::CallForVersion&) {
        return Command(PrintVersion{});
    } catch (const CLI::ExtrasError& error) {
        const auto slip = likely_slip(loose_words(app, written));
        return attention::Error{slip ? *slip : refusal_of(error)};
    } catch (const CLI::Error& error) {
        return attention::Error{refusal_of(error)};
    }
}

}  // namespace app
