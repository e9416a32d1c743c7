#include "app/program.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <exception>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "app/command_line.hpp"
#include "app/escaped.hpp"
#include "app/exit_codes.hpp"
#include "app/files.hpp"
#include "app/hand_trace.hpp"
#include "app/lesson_file.hpp"
#include "app/lesson_fonts.hpp"
#include "app/picture.hpp"
#include "app/print_cell.hpp"
#include "app/settings.hpp"
#include "app/start.hpp"
#include "app/window.hpp"
#include "session/cell_code.hpp"
#include "session/check_acts_and_claims.hpp"
#include "ui/frame.hpp"

namespace app {

namespace {

void complain(std::string_view message) {
    std::fputs(fmt::format("{}\n", message).c_str(), stderr);
}

ExitCode refuse(ExitCode code, const attention::Error& error) {
    complain(error.message);
    return code;
}

ExitCode print_or_complain(std::string_view text) {
    switch (print(text)) {
        case Printed::all:
            return all_well;
        case Printed::reader_left:
            return machine_lacks;  // it knows by itself
        case Printed::failed:
            break;
    }
    complain(fmt::format("standard output cannot be written ({}): send it elsewhere",
                         std::strerror(errno)));
    return machine_lacks;
}

/// Opens the lesson, looks for the state to show, and shows it unless something is wrong by then.
template <class FindState, class Show>
ExitCode with_session(const Start& start, FindState find_state, Show show) {
    auto lesson = open_lesson(start.lesson_file);
    if (!lesson) return refuse(bad_input, lesson.error());
    attention::Result<session::State> state = find_state(*lesson, start);
    if (!state) return refuse(bad_command_line, state.error());
    session::Session session = session::open(*std::move(lesson), *std::move(state));
    if (!session.derived.trouble.empty()) return refuse(bad_input, {session.derived.trouble});
    return show(std::move(session));
}

attention::Result<session::State> from_the_start(const lesson::Lesson& lesson, const Start& start) {
    return in_section(lesson, session::opening(lesson), start);
}

/// As `trace` does it; where a section is asked for or needed, there.
attention::Result<session::State> on_sentence_or_in_section(const lesson::Lesson& lesson,
                                                            const Start& start) {
    if (!start.section)
        if (auto state = on_sentence(lesson, start)) return state;
    return from_the_start(lesson, start);
}

std::string in_format(TraceFormat format, const session::Session& session) {
    switch (format) {
        case TraceFormat::csv:
            return trace_csv(session);
        case TraceFormat::json:
            return trace_json(session);
        case TraceFormat::text:
            break;
    }
    return trace_text(session);
}

void complain_of(const lesson::Faults& faults, const std::optional<std::string>& lesson_file) {
    if (!faults.empty()) complain(told(faults, lesson_name(lesson_file)));
}

/// A lesson whose acts or claims are at fault can be looked at, and mended on the way.
void warn_of_acts_and_claims(const lesson::Lesson& lesson, const Start& start) {
    if (!start.lesson_file) return;
    const lesson::Faults faults = session::check_acts_and_claims(lesson);
    if (faults.empty()) return;
    const std::string name = lesson_name(start.lesson_file);
    complain(
        fmt::format("{}:{}:{}: acts or claims of this lesson are at fault, here and perhaps "
                    "further down: \"check {}\" names them all",
                    name, faults.front().place.line, faults.front().place.column, name));
}

constexpr const char* misfit =
    "The progress that was kept fits this lesson only in part: the rest is left out here, and "
    "stays in the settings file.";

/// The learner's progress is that of the built-in lesson, and what was asked for is done on top.
attention::Result<session::State> state_with_progress(const lesson::Lesson& lesson,
                                                      const Start& start, const Kept& kept,
                                                      bool& progress_fits) {
    if (start.lesson_file) return from_the_start(lesson, start);
    const auto progress =
        session::perform_what_fits(lesson, session::opening(lesson), kept.progress);
    progress_fits = progress.all_fit;
    return in_section(lesson, progress.state, start);
}

constexpr const char* not_kept = "Settings and progress are not kept: the terminal says why.";

std::string progress_in(const session::Session& session) {
    return session::to_text(session.lesson, session.state);
}

/// Keeps look, progress and code while the window is open.
class KeptWhileOpen {
  public:
    KeptWhileOpen(Settings& settings, bool with_progress, std::optional<UnfitProgress> unfit)
        : settings_(settings), with_progress_(with_progress), unfit_(std::move(unfit)) {}

    /// What there is to say in the window: trouble, when it begins.
    std::string keep(const ui::Frame& frame) {
        Kept now = settings_.kept();
        now.look = frame.look();
        now.look.projector = false;
        if (with_progress_) {
            put_progress(now, progress_in(frame.session()), unfit_);
            now.code = frame.own_code().value_or("");
        }
        const auto written = settings_.keep(now);
        const std::string trouble = written ? "" : written.error().message;
        if (trouble == std::exchange(told_, trouble) || trouble.empty()) return "";
        complain(trouble);
        return not_kept;
    }

  private:
    Settings& settings_;
    bool with_progress_;
    std::optional<UnfitProgress> unfit_;
    std::string told_;
};

ExitCode open_window(session::Session session, const OpenWindow& command, Settings& settings,
                     bool progress_fits) {
    std::string notice;
    std::optional<UnfitProgress> unfit;
    if (!progress_fits) {
        unfit = {.kept = settings.kept().progress, .shown = progress_in(session)};
        notice = misfit;
        complain(notice);
    }
    const LessonFonts fonts(session.lesson);
    complain_of(fonts.faults, command.start.lesson_file);
    warn_of_acts_and_claims(session.lesson, command.start);
    if (!settings.complaint().empty()) {
        complain(settings.complaint());
        notice = not_kept;
    }
    ui::Look look = settings.kept().look;
    look.text_size = command.text_size.value_or(look.text_size);
    look.projector = command.projector;
    const bool with_progress = !command.start.lesson_file;
    KeptWhileOpen kept(settings, with_progress, std::move(unfit));
    ui::Frame frame(std::move(session), fonts.files, look);
    if (notice.empty()) notice = fonts.notice;
    if (!notice.empty()) frame.say(notice);
    if (with_progress && !settings.kept().code.empty()) frame.set_own_code(settings.kept().code);
    const auto shown = show_window(frame, [&] { return kept.keep(frame); });
    return shown ? all_well : refuse(machine_lacks, shown.error());
}

ExitCode print_trace(const session::Session& session, const Start& start, TraceFormat format) {
    warn_of_acts_and_claims(session.lesson, start);
    return print_or_complain(in_format(format, session));
}

ExitCode print_trace_instead(const Start& start) {
    return with_session(start, on_sentence_or_in_section, [&](const session::Session& session) {
        complain(
            "There is no display (DISPLAY is not set), so here is the hand trace. "
            "\"picture OUT.png\" draws the window into a file.");
        return print_trace(session, start, TraceFormat::text);
    });
}

ExitCode execute(const PrintTrace& command) {
    return with_session(command.start, on_sentence, [&](const session::Session& session) {
        return print_trace(session, command.start, command.format);
    });
}

ExitCode execute(const PrintCell& command) {
    return with_session(command.start, on_sentence, [&](const session::Session& session) {
        const std::string code = session::cell_code(session.lesson, session.state);
        if (!command.run) return print_or_complain(code);
        const auto print_it = [](std::string_view text) {
            return print_or_complain(text) == all_well;
        };
        return run_cell(code, session, {.print = print_it, .complain = complain});
    });
}

ExitCode execute(const OpenWindow& command) {
    if (!display_is_named()) return print_trace_instead(command.start);
    Settings settings(settings_path());
    bool progress_fits = true;
    const auto with_progress = [&](const lesson::Lesson& lesson, const Start& start) {
        return state_with_progress(lesson, start, settings.kept(), progress_fits);
    };
    return with_session(command.start, with_progress, [&](session::Session session) {
        return open_window(std::move(session), command, settings, progress_fits);
    });
}

ExitCode execute(const CheckLesson& command) {
    const auto faults = check_lesson(command.lesson_file);
    if (!faults) return refuse(bad_input, faults.error());
    complain_of(*faults, command.lesson_file);
    return faults->empty() ? all_well : bad_input;
}

ExitCode execute(const DrawPicture& command) {
    return with_session(command.start, from_the_start, [&](session::Session session) {
        const LessonFonts fonts(session.lesson);
        complain_of(fonts.faults, command.start.lesson_file);
        warn_of_acts_and_claims(session.lesson, command.start);
        const auto pixels =
            draw_picture(std::move(session), fonts.files, command.look, command.screen);
        if (!pixels) return refuse(machine_lacks, pixels.error());
        const auto png = png_of(*pixels);
        if (!png) return refuse(machine_lacks, png.error());
        const auto written = write_file(command.out, *png);
        return written ? all_well : refuse(machine_lacks, written.error());
    });
}

ExitCode execute(const PrintVersion&) {
    return print_or_complain("attention-in-pictures " PROGRAM_VERSION "\n");
}

ExitCode execute(const PrintHelp& command) {
    return print_or_complain(command.text);
}

}  // namespace

int run(int count, const char* const* words) try {
    const auto command = read_command_line(count, words);
    if (!command) return refuse(bad_command_line, command.error());
    return std::visit([](const auto& asked) { return execute(asked); }, *command);
} catch (const std::bad_alloc&) {
    complain("this machine has not enough memory for that: close something, or ask for less");
    return machine_lacks;
} catch (const std::exception& error) {
    complain(fmt::format("something went wrong: {}", escaped(error.what())));
    return machine_lacks;
}

}  // namespace app
