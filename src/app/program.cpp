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
#include <vector>

#include "app/command_line.hpp"
#include "app/exit_codes.hpp"
#include "app/files.hpp"
#include "app/hand_trace.hpp"
#include "app/lesson_file.hpp"
#include "app/lesson_fonts.hpp"
#include "app/picture.hpp"
#include "app/print_cell.hpp"
#include "app/settings.hpp"
#include "app/window.hpp"
#include "session/cell_code.hpp"
#include "session/quantity.hpp"
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

attention::Result<std::size_t> sentence_named(const lesson::Lesson& lesson,
                                              const std::optional<std::string>& id) {
    if (!id) return std::size_t{0};
    std::vector<std::string> there;
    for (const lesson::Sentence& sentence : lesson.sentences) {
        if (sentence.id == *id) return there.size();
        there.push_back(sentence.id);
    }
    return attention::Error{fmt::format("there is no sentence \"{}\": choose one of {}",
                                        on_one_line(*id), fmt::join(there, ", "))};
}

/// Opens the lesson, looks for the state to show, and shows it unless something is wrong by then.
template <class FindState, class Show>
ExitCode with_session(const Scene& scene, FindState find_state, Show show) {
    auto lesson = open_lesson(scene.lesson_file);
    if (!lesson) return refuse(bad_input, lesson.error());
    attention::Result<session::State> state = find_state(*lesson, scene);
    if (!state) return refuse(bad_command_line, state.error());
    session::Session session = session::open(*std::move(lesson), *std::move(state));
    if (!session.derived.trouble.empty()) return refuse(bad_input, {session.derived.trouble});
    return show(std::move(session));
}

/// The acts done on a sentence, whatever the sections make of it.
attention::Result<session::State> on_sentence(const lesson::Lesson& lesson, const Scene& scene) {
    const auto sentence = sentence_named(lesson, scene.sentence);
    if (!sentence) return sentence.error();
    return session::perform(lesson, session::opening(lesson, *sentence), scene.acts);
}

/// The acts done in the section asked for; where none is, in this state, or else in the first
/// section where they can be done.
attention::Result<session::State> in_section(const lesson::Lesson& lesson,
                                             const session::State& start, const Scene& scene) {
    const auto in = [&](std::size_t number) {
        return session::perform(lesson, start, fmt::format("section={} {}", number, scene.acts));
    };
    if (scene.section) return in(static_cast<std::size_t>(*scene.section));
    auto here = session::perform(lesson, start, scene.acts);
    for (std::size_t i = 1; !here && i <= lesson.sections.size(); ++i)
        if (auto there = in(i)) return there;
    return here;
}

attention::Result<session::State> from_the_start(const lesson::Lesson& lesson, const Scene& scene) {
    return in_section(lesson, session::opening(lesson), scene);
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

/// The fonts to show the session with; what cannot be shown as it should is told on stderr.
LessonFonts fonts_for(const session::Session& session, const Scene& scene) {
    LessonFonts fonts(session.lesson);
    for (const std::string& complaint : fonts.complaints)
        complain(lesson_name(scene.lesson_file) + ": " + complaint);
    return fonts;
}

/// The learner's progress is that of the built-in lesson, and what was asked for is done on top.
attention::Result<session::State> state_with_progress(const lesson::Lesson& lesson,
                                                      const Scene& scene, const Kept& kept) {
    if (scene.lesson_file) return from_the_start(lesson, scene);
    const auto progress = session::perform(lesson, session::opening(lesson), kept.progress);
    if (progress) return in_section(lesson, *progress, scene);
    complain("the progress that was kept does not fit this lesson any more: it starts anew");
    return from_the_start(lesson, scene);
}

ExitCode open_window(session::Session session, const OpenWindow& command, Settings& settings) {
    const LessonFonts fonts = fonts_for(session, command.scene);
    ui::Look look = settings.kept().look;
    look.text_size = command.text_size.value_or(look.text_size);
    look.projector = command.projector;
    const bool built_in = !command.scene.lesson_file;
    const auto keep = [&](const ui::Frame& frame) {
        Kept now{frame.look(), settings.kept().progress};
        now.look.projector = false;
        if (built_in)
            now.progress = session::to_text(frame.session().lesson, frame.session().state);
        const auto written = settings.keep(now);
        if (!written) complain(written.error().message);
    };
    const auto shown = show_window(std::move(session), fonts.files, look, keep);
    return shown ? all_well : refuse(machine_lacks, shown.error());
}

ExitCode execute(const PrintTrace& command) {
    return with_session(command.scene, on_sentence, [&](const session::Session& session) {
        return print_or_complain(in_format(command.format, session));
    });
}

ExitCode execute(const PrintCell& command) {
    return with_session(command.scene, on_sentence, [&](const session::Session& session) {
        if (!command.run)
            return print_or_complain(session::cell_code(session.lesson, session.state));
        const auto print_it = [](std::string_view text) {
            return print_or_complain(text) == all_well;
        };
        return run_cell(session, {.print = print_it, .complain = complain});
    });
}

ExitCode execute(const OpenWindow& command) {
    if (!display_is_named()) {
        complain(
            "There is no display (DISPLAY is not set), so here is the hand trace. "
            "\"picture OUT.png\" draws the window into a file.");
        return execute(PrintTrace{command.scene});
    }
    Settings settings(settings_path());
    const auto with_progress = [&](const lesson::Lesson& lesson, const Scene& scene) {
        return state_with_progress(lesson, scene, settings.kept());
    };
    return with_session(command.scene, with_progress, [&](session::Session session) {
        if (!settings.complaint().empty()) complain(settings.complaint());
        return open_window(std::move(session), command, settings);
    });
}

/// Faults that show only when the lesson is played: acts that cannot be done, wrong claims.
bool complain_of_acts_and_claims(const lesson::Lesson& lesson, const std::string& name) {
    const lesson::Faults faults = session::check_acts_and_claims(lesson);
    for (const lesson::Fault& fault : faults)
        complain(fmt::format("{}:{}:{}: {}", name, fault.line, fault.column, fault.message));
    return !faults.empty();
}

ExitCode execute(const CheckLesson& command) {
    return with_session(
        {.lesson_file = command.lesson_file}, from_the_start, [&](const session::Session& session) {
            const LessonFonts fonts = fonts_for(session, {.lesson_file = command.lesson_file});
            const bool faulty =
                complain_of_acts_and_claims(session.lesson, on_one_line(command.lesson_file));
            return fonts.complaints.empty() && !faulty ? all_well : bad_input;
        });
}

ExitCode execute(const DrawPicture& command) {
    return with_session(command.scene, from_the_start, [&](session::Session session) {
        const LessonFonts fonts = fonts_for(session, command.scene);
        const auto pixels =
            draw_picture(std::move(session), fonts.files, command.look, command.screen);
        if (!pixels) return refuse(machine_lacks, pixels.error());
        const auto written = write_file(command.out, png_of(*pixels));
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
    complain(fmt::format("something went wrong: {}", on_one_line(error.what())));
    return machine_lacks;
}

}  // namespace app
