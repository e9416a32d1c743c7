#include "app/command_line.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "app/escaped.hpp"
#include "app/likely_slip.hpp"
#include "app/theme_names.hpp"

namespace app {

namespace {

constexpr int smallest_width = 320;
constexpr int smallest_height = 240;

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

constexpr std::pair<std::string_view, TraceFormat> format_names[] = {
    {"text", TraceFormat::text}, {"csv", TraceFormat::csv}, {"json", TraceFormat::json}};

/// What is written on the command line, before it is understood.
struct Written {
    Start start;
    TraceFormat format = TraceFormat::text;
    bool run = false;
    ui::Screen screen;
    ui::ThemeName theme = ui::ThemeName::paper;
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
    if (!(scale >= ui::smallest_content_scale && scale <= ui::largest_content_scale))
        throw CLI::ValidationError(
            "--scale", fmt::format("{} is no scale: write a number from {} to {}", text,
                                   ui::smallest_content_scale, ui::largest_content_scale));
    screen.content_scale = *scale;
}

void read_section(const std::string& text, std::optional<int>& section) {
    section = whole_text_as<int>(text);
    if (!(section >= 1))
        throw CLI::ValidationError(
            "--section", fmt::format("{} is no section: write a whole number from 1 on", text));
}

void read_text_size(const std::string& text, std::optional<int>& size) {
    size = whole_text_as<int>(text);
    if (!size || std::ranges::find(ui::text_sizes, *size) == std::end(ui::text_sizes))
        throw CLI::ValidationError("--text-size",
                                   fmt::format("{} is no text size: write one of {}", text,
                                               fmt::join(ui::text_sizes, ", ")));
}

ui::Look look_of(const Written& written) {
    return {.theme = written.theme,
            .text_size = written.text_size.value_or(ui::Look{}.text_size),
            .projector = written.projector};
}

/// An option that takes one of these names, of which the first is the usual one.
template <class Value, std::size_t count>
void add_choice(CLI::App& command, const std::string& option, Value& chosen,
                const std::pair<std::string_view, Value> (&choices)[count],
                const std::string& help) {
    std::vector<std::string> names;
    for (const auto& choice : choices) names.emplace_back(choice.first);
    const auto choose = [&](const std::string& name) {
        for (const auto& [known, value] : choices)
            if (known == name) chosen = value;
    };
    command.add_option_function<std::string>(option, choose, help)
        ->check(CLI::IsMember(names))
        ->default_str(names.front());
}

void add_scene(CLI::App& command, Start& start) {
    command.add_option("LESSON.toml", start.lesson_file, "A lesson file; else the built-in lesson");
    command.add_option("--do", start.acts, "ACTS to do first")->type_name("ACTS")->join(' ');
}

void add_section(CLI::App& command, Start& start) {
    command
        .add_option_function<std::string>(
            "--section", [&](const std::string& text) { read_section(text, start.section); },
            "Section to open, from 1")
        ->type_name("NUMBER");
}

void add_sentence(CLI::App& command, Start& start) {
    command.add_option("--sentence", start.sentence, "ID of the sentence; else the first");
}

void add_look(CLI::App& command, Written& written) {
    command
        .add_option_function<std::string>(
            "--text-size",
            [&](const std::string& text) { read_text_size(text, written.text_size); },
            fmt::format("Percent: {}", fmt::join(ui::text_sizes, ", ")))
        ->type_name("NUMBER");
    command.add_flag("--projector", written.projector, "The stage alone, large, to show a class");
}

void add_trace(CLI::App& app, Written& written) {
    CLI::App* trace = app.add_subcommand("trace", "Print the hand trace of the asking word");
    add_scene(*trace, written.start);
    add_sentence(*trace, written.start);
    add_choice(*trace, "--format", written.format, format_names, "How to print it");
    trace->footer(trace_notes);
}

void add_cell(CLI::App& app, Written& written) {
    CLI::App* cell = app.add_subcommand("cell", "Print the Python code for the sentence");
    add_scene(*cell, written.start);
    add_sentence(*cell, written.start);
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
    add_scene(*picture, written.start);
    add_section(*picture, written.start);
    picture
        ->add_option_function<std::string>(
            "--size", [&](const std::string& text) { read_size(text, written.screen); },
            "WIDTHxHEIGHT of the picture in pixels")
        ->default_str(fmt::format("{}x{}", ui::Screen{}.width, ui::Screen{}.height));
    picture
        ->add_option_function<std::string>(
            "--scale", [&](const std::string& text) { read_scale(text, written.screen); },
            "How large all is drawn, as on a screen with that scale")
        ->default_str(fmt::format("{}", ui::Screen{}.content_scale));
    add_look(*picture, written);
    add_choice(*picture, "--theme", written.theme, theme_names, "Colours");
}

Command command_of(const CLI::App& app, const Written& written) {
    if (app.got_subcommand("trace"))
        return PrintTrace{.start = written.start, .format = written.format};
    if (app.got_subcommand("cell")) return PrintCell{.start = written.start, .run = written.run};
    if (app.got_subcommand("check"))
        return CheckLesson{.lesson_file = written.start.lesson_file.value()};
    if (app.got_subcommand("version")) return PrintVersion{};
    if (app.got_subcommand("picture"))
        return DrawPicture{.out = written.out,
                           .start = written.start,
                           .screen = written.screen,
                           .look = look_of(written)};
    return OpenWindow{
        .start = written.start, .text_size = written.text_size, .projector = written.projector};
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

std::string refusal_of_extras(const std::vector<std::string>& words) {
    return fmt::format("this is too much: {}; --help lists what there is",
                       escaped(fmt::format("{}", fmt::join(words, " "))));
}

LooseWords loose_words(const CLI::App& app, const Written& written) {
    LooseWords loose = {.words = app.remaining(true)};
    if (const auto& file = written.start.lesson_file)
        loose.words.insert(loose.words.begin(), *file);
    if (!app.get_subcommands().empty()) loose.command = app.get_subcommands().front()->get_name();
    if (!written.out.empty()) loose.words.insert(loose.words.begin(), written.out);
    if (!written.start.acts.empty()) loose.acts = written.start.acts;
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
        loose.known_commands.push_back(command->get_name());
    return loose;
}

}  // namespace

attention::Result<Command> read_command_line(int count, const char* const* words) {
    Written written;
    CLI::App app(about, "attention-in-pictures");
    app.footer(notes);
    app.require_subcommand(0, 1);
    add_scene(app, written.start);
    add_section(app, written.start);
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
    } catch (const CLI::ExtrasError&) {
        const auto slip = likely_slip(loose_words(app, written));
        return attention::Error{slip ? *slip : refusal_of_extras(app.remaining(true))};
    } catch (const CLI::Error& error) {
        return attention::Error{refusal_of(error)};
    }
}

}  // namespace app
