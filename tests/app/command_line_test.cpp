#include "app/command_line.hpp"

#include <type_traits>

#include "app/theme_names.hpp"
#include "support.hpp"

namespace {

attention::Result<app::Command> read(std::vector<const char*> words) {
    words.insert(words.begin(), "attention-in-pictures");
    return app::read_command_line(static_cast<int>(words.size()), words.data());
}

template <class Wanted>
Wanted as(const std::vector<const char*>& words) {
    const auto command = read(words);
    if (!command) {
        ADD_FAILURE() << command.error().message;
        return {};
    }
    const auto* wanted = std::get_if<Wanted>(&*command);
    EXPECT_NE(wanted, nullptr);
    return wanted == nullptr ? Wanted{} : *wanted;
}

std::string refusal(const std::vector<const char*>& words) {
    const auto command = read(words);
    return command ? "accepted" : command.error().message;
}

TEST(CommandLine, WithoutWordsOpensTheBuiltInLesson) {
    const auto window = as<app::OpenWindow>({});
    EXPECT_FALSE(window.start.lesson_file);
    EXPECT_EQ(window.start.acts, "");
    EXPECT_FALSE(window.text_size);
    EXPECT_FALSE(window.projector);
}

TEST(CommandLine, WindowTakesFileActsAndLook) {
    const auto window = as<app::OpenWindow>(
        {"my lesson.toml", "--do", "ask=cat sharpness=1", "--text-size", "150", "--projector"});
    EXPECT_EQ(window.start.lesson_file, "my lesson.toml");
    EXPECT_EQ(window.start.acts, "ask=cat sharpness=1");
    EXPECT_EQ(window.text_size, 150);
    EXPECT_TRUE(window.projector);
}

TEST(CommandLine, CellTakesSentenceActsAndRun) {
    const auto cell = as<app::PrintCell>({"cell", "l.toml", "--sentence", "b", "--do", "ask=1"});
    EXPECT_EQ(cell.start.lesson_file, "l.toml");
    EXPECT_EQ(cell.start.sentence, "b");
    EXPECT_EQ(cell.start.acts, "ask=1");
    EXPECT_FALSE(cell.run);
    EXPECT_TRUE(as<app::PrintCell>({"cell", "--run"}).run);
}

TEST(CommandLine, SeveralDoFollowOneAnother) {
    const auto trace = as<app::PrintTrace>({"trace", "--do", "ask=cat", "--do", "sharpness=1"});
    EXPECT_EQ(trace.start.acts, "ask=cat sharpness=1");
}

TEST(CommandLine, TraceTakesSentenceAndFormat) {
    const auto trace =
        as<app::PrintTrace>({"trace", "--format", "csv", "--sentence", "bank", "l.toml"});
    EXPECT_EQ(trace.format, app::TraceFormat::csv);
    EXPECT_EQ(trace.start.sentence, "bank");
    EXPECT_EQ(trace.start.lesson_file, "l.toml");
    EXPECT_EQ(as<app::PrintTrace>({"trace"}).format, app::TraceFormat::text);
    EXPECT_EQ(as<app::PrintTrace>({"trace", "--format=json"}).format, app::TraceFormat::json);
}

TEST(CommandLine, PictureTakesSizeScaleAndTheme) {
    const auto picture = as<app::DrawPicture>({"picture", "out.png", "l.toml", "--size", "800x600",
                                               "--scale", "1.25", "--theme", "high-contrast"});
    EXPECT_EQ(picture.out, "out.png");
    EXPECT_EQ(picture.start.lesson_file, "l.toml");
    EXPECT_EQ(picture.screen, (ui::Screen{.width = 800, .height = 600, .content_scale = 1.25f}));
    EXPECT_EQ(picture.look.theme, ui::ThemeName::high_contrast);
    EXPECT_EQ(as<app::DrawPicture>({"picture", "out.png"}).screen, ui::Screen{});
}

TEST(CommandLine, CheckNeedsAFile) {
    EXPECT_EQ(as<app::CheckLesson>({"check", "l.toml"}).lesson_file, "l.toml");
    EXPECT_NE(refusal({"check"}).find("LESSON.toml"), std::string::npos);
}

TEST(CommandLine, FileNamesMayBeginWithADash) {
    EXPECT_EQ(as<app::OpenWindow>({"--", "-l.toml"}).start.lesson_file, "-l.toml");
    EXPECT_EQ(as<app::PrintTrace>({"trace", "--", "-l.toml"}).start.lesson_file, "-l.toml");
    EXPECT_EQ(as<app::CheckLesson>({"check", "--", "--help"}).lesson_file, "--help");
}

TEST(CommandLine, EmptyWordsAreWords) {
    EXPECT_EQ(as<app::PrintTrace>({"trace", ""}).start.lesson_file, "");
    EXPECT_EQ(as<app::PrintTrace>({"trace", "--do", ""}).start.acts, "");
}

TEST(CommandLine, TheVersionIsACommandAndAnOption) {
    as<app::PrintVersion>({"version"});
    as<app::PrintVersion>({"--version"});
}

TEST(CommandLine, AMisspeltCommandIsNotTakenForAFile) {
    EXPECT_EQ(refusal({"chek", "x"}),
              "unknown command 'chek': did you mean check? A lesson file of that name opens as "
              "./chek");
    for (const char* word : {"chek", "traec", "pictur", "versoin"})
        EXPECT_NE(refusal({word}).find("unknown command"), std::string::npos) << word;
    EXPECT_NE(
        refusal({"frobnicate", "l.toml"}).find("there are trace, cell, check, picture, version"),
        std::string::npos);
    for (const char* file : {"./chek", "chek.toml", "lessons/trace", "mine"})
        EXPECT_EQ(as<app::OpenWindow>({file}).start.lesson_file, file);
}

TEST(CommandLine, ActsWithoutQuotesAreNotTakenForFiles) {
    const std::string remedy =
        "several acts stand in one pair of quotes: --do \"ask=cat sharpness=1 reset\"";
    EXPECT_EQ(refusal({"--do", "ask=cat", "sharpness=1", "reset"}), remedy);
    EXPECT_EQ(refusal({"trace", "--do", "ask=cat", "sharpness=1", "reset"}), remedy);
    EXPECT_EQ(refusal({"trace", "l.toml", "--do", "ask=cat", "sharpness=1", "reset"}), remedy);
    EXPECT_EQ(refusal({"picture", "o.png", "--do", "ask=cat", "sharpness=1", "reset"}), remedy);
    EXPECT_EQ(refusal({"picture", "--do", "ask=cat", "sharpness=1", "reset"}), remedy);
    EXPECT_EQ(as<app::PrintTrace>({"trace", "--do", "ask=cat", "a=b.toml"}).start.lesson_file,
              "a=b.toml");
}

/// An act without anything to set, such as Reset; empty where it has something.
template <class Act>
std::string bare_form(const session::Session& session) {
    if constexpr (std::is_empty_v<Act>)
        return session::to_text(session.lesson, session.state, Act{});
    return "";
}

template <class... Acts>
std::vector<std::string> bare_forms(const session::Session& session, std::variant<Acts...>*) {
    std::vector<std::string> forms = {bare_form<Acts>(session)...};
    std::erase(forms, "");
    return forms;
}

TEST(CommandLine, EveryBareActWithoutQuotesIsNotTakenForAFile) {
    const auto forms = bare_forms(test::built_in(), static_cast<session::Act*>(nullptr));
    ASSERT_GE(forms.size(), 4u);
    for (const std::string& act : forms)
        EXPECT_EQ(refusal({"--do", "ask=cat", act.c_str()}),
                  "several acts stand in one pair of quotes: --do \"ask=cat " + act + "\"");
}

TEST(CommandLine, OfNamesOnlyThoseListedAreTaken) {
    for (const auto& [name, theme] : app::theme_names)
        EXPECT_EQ(
            as<app::DrawPicture>({"picture", "o", "--theme", std::string(name).c_str()}).look.theme,
            theme);
    for (const char* name : {"0", "PAPER", ""}) {
        EXPECT_NE(refusal({"picture", "o", "--theme", name}).find("--theme"), std::string::npos);
        EXPECT_NE(refusal({"trace", "--format", name}).find("--format"), std::string::npos);
    }
}

TEST(CommandLine, HelpNamesSubcommandsActsAndExitCodes) {
    const std::string help = as<app::PrintHelp>({"--help"}).text;
    for (const char* word :
         {"trace", "cell", "check", "picture", "version", "ask=cat", "Exit codes"})
        EXPECT_NE(help.find(word), std::string::npos) << word;
    EXPECT_NE(as<app::PrintHelp>({"trace", "--help"}).text.find("--format"), std::string::npos);
}

TEST(CommandLine, NumbersThatDoNotFitAreRefusedWithWhatDoes) {
    for (const char* number : {"0", "-1", "x", "1.5", "2 ", "", "99999999999", "100%"})
        for (const std::vector<const char*>& before :
             std::vector<std::vector<const char*>>{{}, {"picture", "o"}}) {
            const auto with = [&](const char* option) {
                std::vector<const char*> words = before;
                words.insert(words.end(), {option, number});
                return refusal(words);
            };
            const std::string culprit = number;
            EXPECT_EQ(with("--section"),
                      "--section: " + culprit +
                          " is no section: write a whole number from 1 on; --help lists what there "
                          "is");
            EXPECT_EQ(
                with("--text-size").rfind("--text-size: " + culprit + " is no text size: ", 0), 0u)
                << with("--text-size");
        }
    EXPECT_EQ(as<app::OpenWindow>({"--section", "2"}).start.section, 2);
}

TEST(CommandLine, WhatIsTooMuchIsToldInItsOrder) {
    EXPECT_EQ(refusal({"trace", "a", "b", "--frob", "c"}),
              "this is too much: b --frob c; --help lists what there is");
}

TEST(CommandLine, RefusalsAreOneLineAndNameTheCulprit) {
    const std::vector<std::pair<std::vector<const char*>, const char*>> refused = {
        {{"trace", "--format", "xml"}, "xml"},
        {{"trace", "a", "b"}, "b"},
        {{"--frob"}, "--frob"},
        {{"--text-size", "99"}, "99"},
        {{"--do"}, "--do"},
        {{"version", "x"}, "x"},
        {{"picture"}, "OUT.png"},
        {{"picture", "o", "--size", "319x240"}, "319x240"},
        {{"picture", "o", "--size", "320x239"}, "320x239"},
        {{"picture", "o", "--size", "1440"}, "1440"},
        {{"picture", "o", "--size", "1440x"}, "1440x"},
        {{"picture", "o", "--size", "x900"}, "x900"},
        {{"picture", "o", "--size", "1440x900x2"}, "1440x900x2"},
        {{"picture", "o", "--size", "99999999999x900"}, "99999999999x900"},
        {{"picture", "o", "--size", "100%s\nx"}, "100%s\\x0ax"},
        {{"picture", "o", "--scale", "nan"}, "nan"},
        {{"picture", "o", "--scale", "0"}, "0"},
        {{"picture", "o", "--scale", "9"}, "9"},
        {{"picture", "o", "--scale", "1,5"}, "1,5"},
        {{"picture", "o", "--theme", "pink"}, "pink"},
        {{"--projector", "trace"}, "--projector"},
        {{"l.toml", "trace"}, "LESSON.toml"},
    };
    for (const auto& [words, culprit] : refused) {
        const std::string message = refusal(words);
        EXPECT_NE(message.find(culprit), std::string::npos) << message;
        EXPECT_EQ(message.find('\n'), std::string::npos) << message;
    }
}

}  // namespace
