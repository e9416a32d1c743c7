#include "app/files.hpp"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>

#include "support.hpp"

namespace {

using Files = test::InFolder;
using std::filesystem::permissions;
using std::filesystem::perms;

constexpr std::size_t kilobyte = 1024;

std::string refusal(const std::string& path) {
    const auto text = app::read_file(path, kilobyte);
    return text ? "read" : text.error().message;
}

TEST_F(Files, ReadsWhateverTheNameAndTheBytes) {
    const std::string bytes("a\0\r\n\xff", 5);
    for (const char* name :
         {"plain", "with space", "caf\u00e9 \U0001F600", "-dash", "new\nline", "100% %s %n"}) {
        test::put(folder / name, bytes);
        const auto text = app::read_file(in_folder(name), kilobyte);
        ASSERT_TRUE(text) << name;
        EXPECT_EQ(*text, bytes);
    }
}

TEST_F(Files, FollowsLinks) {
    test::put(folder / "file", "text");
    std::filesystem::create_symlink("file", folder / "link");
    EXPECT_EQ(*app::read_file(in_folder("link"), kilobyte), "text");
}

TEST_F(Files, ReadsUpToTheLimitAndNoFurther) {
    test::put(folder / "full", std::string(kilobyte, 'x'));
    test::put(folder / "over", std::string(kilobyte + 1, 'x'));
    EXPECT_EQ(app::read_file(in_folder("full"), kilobyte)->size(), kilobyte);
    EXPECT_NE(refusal(in_folder("over")).find("larger than"), std::string::npos);
    EXPECT_NE(refusal("/dev/zero").find("ordinary"), std::string::npos);
}

TEST_F(Files, AFileThatTellsNoSizeIsStillLimited) {
    EXPECT_NE(refusal("/proc/self/maps").find("larger than"), std::string::npos);
}

TEST_F(Files, RefusesWhatIsNoFileAtOnce) {
    ASSERT_EQ(::mkfifo(in_folder("pipe").c_str(), 0600), 0);
    std::filesystem::create_symlink("loop", folder / "loop");
    EXPECT_NE(refusal(in_folder("pipe")).find("ordinary"), std::string::npos);
    EXPECT_NE(refusal(folder).find("folder"), std::string::npos);
    EXPECT_NE(refusal(in_folder("none")).find("no file"), std::string::npos);
    EXPECT_NE(refusal(in_folder("loop")).find("cannot be read"), std::string::npos);
    EXPECT_NE(refusal("").find("no file \"\""), std::string::npos);
    EXPECT_EQ(refusal(in_folder("new\nline")).find('\n'), std::string::npos);
}

TEST_F(Files, WritesANewFileAndLeavesNothingElse) {
    ASSERT_TRUE(app::write_file(in_folder("new"), "bytes"));
    EXPECT_EQ(test::text_of(folder / "new"), "bytes");
    EXPECT_EQ(names_in_folder(), std::vector<std::string>{"new"});
}

TEST_F(Files, KeepsPermissions) {
    test::put(folder / "mine", "old");
    permissions(folder / "mine", perms::owner_read | perms::owner_write);
    ASSERT_TRUE(app::write_file(in_folder("mine"), "new"));
    EXPECT_EQ(test::text_of(folder / "mine"), "new");
    EXPECT_EQ(std::filesystem::status(folder / "mine").permissions(),
              perms::owner_read | perms::owner_write);
}

TEST_F(Files, KeepsLinksAlsoToFilesThatAreNotThereYet) {
    std::filesystem::create_directory(folder / "far");
    std::filesystem::create_symlink("far/target", folder / "link");
    std::filesystem::create_symlink("link", folder / "second");
    for (const char* text : {"first", "again"}) {
        ASSERT_TRUE(app::write_file(in_folder("second"), text));
        EXPECT_EQ(test::text_of(folder / "far/target"), text);
        EXPECT_TRUE(std::filesystem::is_symlink(folder / "link"));
        EXPECT_TRUE(std::filesystem::is_symlink(folder / "second"));
    }
}

TEST_F(Files, WritesThroughDevices) {
    EXPECT_TRUE(app::write_file("/dev/null", "bytes"));
    EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
    const auto full = app::write_file("/dev/full", "bytes");
    ASSERT_FALSE(full);
    EXPECT_NE(full.error().message.find("/dev/full"), std::string::npos);
}

TEST_F(Files, RefusesFoldersAndMissingFolders) {
    EXPECT_FALSE(app::write_file(folder, "bytes"));
    EXPECT_FALSE(app::write_file(in_folder("none/new"), "bytes"));
    EXPECT_TRUE(names_in_folder().empty());
}

/// Stands in for a full disk: the process may write no file larger than this.
class SizeLimit {
  public:
    explicit SizeLimit(rlim_t bytes) {
        ::getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limited{bytes, before_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limited);
        std::signal(SIGXFSZ, SIG_IGN);
    }
    ~SizeLimit() {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, SIG_DFL);
    }
    SizeLimit(const SizeLimit&) = delete;
    SizeLimit& operator=(const SizeLimit&) = delete;

  private:
    rlimit before_{};
};

/// Whether files of this folder can be written before they have a name.
bool can_wait_for_names(const std::filesystem::path& folder) {
    const int file = ::open(folder.c_str(), O_WRONLY | O_TMPFILE, 0600);
    if (file >= 0) ::close(file);
    return file >= 0;
}

/// A process that is killed halfway through the bytes.
void write_and_be_killed(const std::string& path) {
    const pid_t writer = ::fork();
    if (writer == 0) {
        const rlimit halfway{500, 500};
        ::setrlimit(RLIMIT_FSIZE, &halfway);
        std::signal(SIGXFSZ, SIG_DFL);
        static_cast<void>(app::write_file(path, std::string(1000, 'x')));
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(writer, &status, 0);
    EXPECT_TRUE(WIFSIGNALED(status));
}

TEST_F(Files, AWriterThatIsKilledLeavesNothingBehind) {
    if (!can_wait_for_names(folder)) GTEST_SKIP() << "this file system names files at once";
    write_and_be_killed(in_folder("new"));
    EXPECT_TRUE(names_in_folder().empty());
    test::put(folder / "old", "precious");
    write_and_be_killed(in_folder("old"));
    EXPECT_EQ(test::text_of(folder / "old"), "precious");
    EXPECT_EQ(names_in_folder(), std::vector<std::string>{"old"});
}

TEST_F(Files, WhereRoomRunsOutTheOldFileStaysWhole) {
    test::put(folder / "old", "precious");
    {
        const SizeLimit limit(10);
        EXPECT_FALSE(app::write_file(in_folder("old"), std::string(1000, 'x')));
    }
    EXPECT_EQ(test::text_of(folder / "old"), "precious");
    EXPECT_EQ(names_in_folder(), std::vector<std::string>{"old"});
}

}  // namespace
