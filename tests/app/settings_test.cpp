#include "app/settings.hpp"

#include <sys/stat.h>

#include <cstdlib>
#include <optional>
#include <random>
#include <thread>

#include "support.hpp"

namespace {

using app::Kept;
using app::Settings;

class SettingsFile : public test::InFolder {
  protected:
    std::string path = in_folder("config/settings.toml");

    void put(const std::string& text) const {
        std::filesystem::create_directories(folder / "config");
        test::put(path, text);
    }
};

Kept dark() {
    return {.look = {.theme = ui::ThemeName::dark, .text_size = 125, .reduced_motion = true},
            .progress = "section=2 ask=it's \"odd\" \\ é"};
}

TEST_F(SettingsFile, WhatIsKeptComesBack) {
    Settings first(path);
    EXPECT_EQ(first.kept(), Kept{});
    EXPECT_EQ(first.complaint(), "");
    ASSERT_TRUE(first.keep(dark()));
    EXPECT_EQ(Settings(path).kept(), dark());
    EXPECT_EQ(Settings(path).complaint(), "");
}

/// Of the pieces on which writers and readers of TOML disagree most easily.
std::string random_text(std::mt19937& random) {
    const std::vector<std::string> pieces = {"\n",     "\r\n",
                                             "\r",     "\t",
                                             " ",      "'",
                                             "\"",     "\'\'\'",
                                             "\"\"\"", "\\",
                                             "\\n",    "\\u00e9",
                                             "#",      "=",
                                             "[",      "]",
                                             "[[[[",   "{",
                                             "}",      ",",
                                             "a",      "1",
                                             "é",      "猫",
                                             "😀",      "e\u0301",
                                             "\u0085", "\u009f",
                                             "\u2028", "\u202e",
                                             "\ufeff", "\ufffd",
                                             "\x01",   "\x08",
                                             "\x0c",   "\x1b",
                                             "\x7f",   std::string(1, '\0')};
    std::string text;
    for (auto length = random() % 12; length > 0; --length)
        text += pieces[random() % pieces.size()];
    return text;
}

TEST_F(SettingsFile, CodeAndProgressComeBackLetterForLetter) {
    std::vector<std::string> texts = {
        "\nx = \'\'\'a\'\'\'\n",      "'", "\"", "\n", "\r\n", "a\\", "x = \"\"\"a\n\"\"\"\n",
        "def f():\n\treturn r'\\d'\n"};
    std::mt19937 random(1);
    for (int i = 0; i < 500; ++i) texts.push_back(random_text(random));
    for (const std::string& text : texts) {
        Settings settings(path);
        ASSERT_EQ(settings.complaint(), "");
        const Kept kept = {.progress = "ask=cat " + text, .code = text};
        const auto written = settings.keep(kept);
        ASSERT_TRUE(written) << written.error().message;
        ASSERT_EQ(Settings(path).complaint(), "") << test::text_of(path);
        ASSERT_EQ(Settings(path).kept(), kept) << test::text_of(path);
    }
}

TEST_F(SettingsFile, WhatWouldBeTooLargeToReadAgainIsRefused) {
    Settings settings(path);
    ASSERT_TRUE(settings.keep(dark()));
    EXPECT_FALSE(settings.keep({.code = std::string(1 << 20, 'x')}));
    EXPECT_EQ(Settings(path).kept(), dark());
}

TEST_F(SettingsFile, NothingIsWrittenWhereNothingChanged) {
    Settings settings(path);
    ASSERT_TRUE(settings.keep(Kept{}));
    EXPECT_TRUE(names_in_folder().empty());
}

TEST_F(SettingsFile, WhateverCannotBeReadStaysAsItIsAndIsTold) {
    const std::vector<std::string> broken = {
        std::string(4096, '\0'),  "theme = ", "theme = \"dark\"\ntheme = \"paper\"\n",
        "\xFF\xFE\x00",           "a\xFF",    std::string(100'000, '['),
        std::string(2 << 20, ' ')};
    for (const std::string& bytes : broken) {
        put(bytes);
        Settings settings(path);
        EXPECT_EQ(settings.kept(), Kept{});
        EXPECT_NE(settings.complaint().find(path), std::string::npos) << settings.complaint();
        EXPECT_EQ(settings.complaint().find('\n'), std::string::npos);
        EXPECT_TRUE(settings.keep(dark()));
        EXPECT_EQ(test::text_of(path), bytes);
    }
}

TEST_F(SettingsFile, APipeOrFolderInItsPlaceDoesNotBlock) {
    std::filesystem::create_directories(path);
    EXPECT_NE(Settings(path).complaint(), "");
    std::filesystem::remove(path);
    ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
    Settings pipe(path);
    EXPECT_NE(pipe.complaint(), "");
    EXPECT_TRUE(pipe.keep(dark()));
}

TEST_F(SettingsFile, BrokenWhileTheWindowIsOpenItIsNotOverwritten) {
    Settings settings(path);
    ASSERT_TRUE(settings.keep(dark()));
    put("theme = ");
    EXPECT_FALSE(settings.keep(Kept{}));
    EXPECT_EQ(test::text_of(path), "theme = ");
}

TEST_F(SettingsFile, WhatOnlyANewerVersionKnowsStays) {
    put("theme = \"solarized\"\ntext-size = 130\nvoice = [\"on\", 2]\n[window]\nx = 20000\n");
    Settings settings(path);
    EXPECT_EQ(settings.kept(), Kept{});
    EXPECT_EQ(settings.complaint(), "");
    ASSERT_TRUE(settings.keep({.progress = "section=2"}));
    const std::string text = test::text_of(path);
    for (const char* part : {"solarized", "130", "voice", "20000", "section=2"})
        EXPECT_NE(text.find(part), std::string::npos) << part << " is not in\n" << text;
}

TEST_F(SettingsFile, ProgressThatDoesNotFitStaysUntilSomethingChangesAndThenBesideTheNewOne) {
    const std::string newer = "section=3 frob=1 ask=ate";
    put("progress = \"" + newer + "\"\n");
    const std::string as_it_was = test::text_of(path);
    Settings settings(path);
    const app::UnfitProgress unfit = {.kept = newer, .shown = "section=3 ask=ate"};
    const auto keep = [&](const std::string& progress) {
        Kept now = settings.kept();
        put_progress(now, progress, unfit);
        EXPECT_TRUE(settings.keep(now));
    };
    keep("section=3 ask=ate");
    EXPECT_EQ(test::text_of(path), as_it_was);
    for (const char* progress : {"section=4", "section=3 ask=ate", "section=5"}) {
        keep(progress);
        EXPECT_EQ(Settings(path).kept(), (Kept{.progress = progress, .progress_before = newer}));
    }
}

TEST_F(SettingsFile, ProgressThatFitsLeavesNoneBeside) {
    put("progress = \"section=3\"\n");
    Kept now = Settings(path).kept();
    put_progress(now, "section=4", std::nullopt);
    EXPECT_EQ(now, Kept{.progress = "section=4"});
}

TEST_F(SettingsFile, ValuesOfAnotherKindCountAsNone) {
    put("theme = 3\ntext-size = \"large\"\nreduced-motion = \"no\"\nprogress = [1]\n");
    EXPECT_EQ(Settings(path).kept(), Kept{});
    EXPECT_EQ(Settings(path).complaint(), "");
}

TEST_F(SettingsFile, TwoWindowsLoseNothingOfEachOther) {
    Settings one(path), other(path);
    ASSERT_TRUE(one.keep({.look = {.theme = ui::ThemeName::dark}}));
    ASSERT_TRUE(other.keep({.look = {.text_size = 150}}));
    EXPECT_EQ(Settings(path).kept(),
              (Kept{.look = {.theme = ui::ThemeName::dark, .text_size = 150}}));
}

TEST_F(SettingsFile, WindowsThatWriteAtTheSameTimeLoseNothingEither) {
    for (int round = 0; round < 20; ++round) {
        std::filesystem::remove_all(folder / "config");
        Settings theme(path), size(path), motion(path), progress(path);
        // One process stands for several: files of theirs differ by the process alone.
        std::thread a([&] { EXPECT_TRUE(theme.keep({.look = {.theme = ui::ThemeName::dark}})); });
        std::thread b([&] { EXPECT_TRUE(size.keep({.look = {.text_size = 150}})); });
        std::thread c([&] { EXPECT_TRUE(motion.keep({.look = {.reduced_motion = true}})); });
        EXPECT_TRUE(progress.keep({.progress = "ask=cat"}));
        a.join(), b.join(), c.join();
        EXPECT_EQ(
            Settings(path).kept(),
            (Kept{.look = {.theme = ui::ThemeName::dark, .text_size = 150, .reduced_motion = true},
                  .progress = "ask=cat"}));
    }
}

TEST_F(SettingsFile, WhereNothingCanBeWrittenTheErrorSaysSoAndTheNextTryCounts) {
    test::put(folder / "config", "a file where the folder should be");
    Settings settings(path);
    const auto refused = settings.keep(dark());
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.error().message.find(path), std::string::npos);
    std::filesystem::remove(folder / "config");
    ASSERT_TRUE(settings.keep(dark()));
    EXPECT_EQ(Settings(path).kept(), dark());
}

TEST_F(SettingsFile, ALinkStaysALinkAndPermissionsStay) {
    put("theme = \"paper\"\n");
    std::filesystem::rename(path, folder / "real.toml");
    std::filesystem::create_symlink("../real.toml", path);
    ASSERT_EQ(::chmod(in_folder("real.toml").c_str(), 0600), 0);
    Settings settings(path);
    ASSERT_TRUE(settings.keep(dark()));
    EXPECT_TRUE(std::filesystem::is_symlink(path));
    EXPECT_EQ(std::filesystem::status(folder / "real.toml").permissions(),
              std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    EXPECT_EQ(Settings(path).kept(), dark());
}

TEST_F(SettingsFile, WhatAKilledWriterLeftDoesNoHarm) {
    put("theme = \"dark\"\n");
    test::put(folder / "config/.attention-in-pictures.1", "theme = \"high-con");
    Settings settings(path);
    EXPECT_EQ(settings.kept().look.theme, ui::ThemeName::dark);
    ASSERT_TRUE(settings.keep(dark()));
    EXPECT_EQ(Settings(path).kept(), dark());
}

class Environment {
  public:
    explicit Environment(const char* name) : name_(name) {
        if (const char* value = std::getenv(name)) before_ = value;
    }
    ~Environment() { put(before_); }

    void put(const std::optional<std::string>& value) const {
        value ? ::setenv(name_, value->c_str(), 1) : ::unsetenv(name_);
    }

  private:
    const char* name_;
    std::optional<std::string> before_;
};

TEST(Settings, StandOnlyInAFolderNamedByItsWholePath) {
    const Environment config("XDG_CONFIG_HOME"), home("HOME");
    for (const auto& elsewhere : std::vector<std::optional<std::string>>{std::nullopt, "", "a/b"}) {
        config.put(elsewhere);
        home.put("/ann");
        EXPECT_EQ(app::settings_path(), "/ann/.config/attention-in-pictures/settings.toml");
        home.put(elsewhere);
        EXPECT_EQ(app::settings_path(), "");
    }
    config.put("/c");
    EXPECT_EQ(app::settings_path(), "/c/attention-in-pictures/settings.toml");
}

TEST(Settings, WithoutAHomeNothingIsKeptAndThatIsTold) {
    Settings nowhere("");
    EXPECT_NE(nowhere.complaint(), "");
    EXPECT_TRUE(nowhere.keep(dark()));
}

}  // namespace
