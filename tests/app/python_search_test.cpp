#include "app/python_search.hpp"

#include <fcntl.h>

#include "app/descriptor.hpp"
#include "cell_support.hpp"

namespace {

using PythonSearch = test::CellTest;

struct Leash {
    Leash() {
        int ends[2];
        EXPECT_EQ(::pipe2(ends, O_CLOEXEC), 0);
        held = app::Descriptor(ends[1]), seen = app::Descriptor(ends[0]);
    }
    app::Descriptor held, seen;
};

attention::Result<session::PythonVersions> find(const std::vector<std::string>& places,
                                                app::CellLimits limits = {}) {
    const Leash leash;
    return app::find_python(places, limits, leash.seen.number());
}

/// A file that can be run.
class Tool {
  public:
    Tool(const std::string& name, const std::string& text) : path_(testing::TempDir() + name) {
        test::put(path_, text);
        std::filesystem::permissions(path_, std::filesystem::perms::owner_all);
    }
    ~Tool() { std::filesystem::remove(path_); }
    const std::string& path() const { return path_; }

  private:
    std::string path_;
};

void expect_lack(const attention::Result<session::PythonVersions>& found, const std::string& part) {
    ASSERT_FALSE(found);
    const std::string& message = found.error().message;
    EXPECT_NE(message.find(part), std::string::npos) << message;
    EXPECT_EQ(message.find('\n'), std::string::npos) << message;
}

void expect_remedy(const attention::Result<session::PythonVersions>& found,
                   const std::string& part) {
    expect_lack(found, part);
    EXPECT_NE(found.error().message.find("apt install python3-numpy"), std::string::npos);
}

TEST_F(PythonSearch, TakesTheFirstThatHasNumpy) {
    const Tool empty("empty-python3", "");
    const Tool bare("bare-python3", "#!/bin/sh\nexec /usr/bin/python3 -S \"$@\"\n");
    const auto found = find({"/nowhere/python3", empty.path(), bare.path(), "/usr/bin/python3"});
    ASSERT_TRUE(found) << found.error().message;
    EXPECT_EQ(found->path, "/usr/bin/python3");
    EXPECT_EQ(found->python.substr(0, 2), "3.");
}

TEST_F(PythonSearch, FindsThePythonBehindAScript) {
    const Tool script("shim-python3", "#!/bin/sh\nexec /usr/bin/python3 \"$@\"\n");
    const auto found = find({script.path()});
    ASSERT_TRUE(found) << found.error().message;
    EXPECT_EQ(found->path, "/usr/bin/python3");
}

TEST_F(PythonSearch, SaysInOneSentenceWhatIsMissing) {
    const Tool empty("empty-python3", "");
    const Tool bare("bare-python3", "#!/bin/sh\nexec /usr/bin/python3 -S \"$@\"\n");
    const Tool other("other-python3", "#!/bin/sh\necho Python 2; echo '[]' >&5\n");
    const Tool crash("crash-python3", "#!/bin/sh\nkill -11 $$\n");
    const Tool slow("slow-python3", "#!/bin/sh\nsleep 600\n");
    expect_remedy(find({}), "no Python 3");
    expect_remedy(find({empty.path()}), "does not run as Python 3");
    expect_remedy(find({other.path()}), "does not run as Python 3");
    expect_remedy(find({bare.path()}), "has no numpy");
    expect_remedy(find({crash.path()}), "crashed while loading numpy (signal 11)");
    expect_lack(find({slow.path()}, {.time = std::chrono::milliseconds(200)}), "in time");
}

TEST_F(PythonSearch, LooksInUsrBinAndThenOnThePath) {
    const std::string old = std::getenv("PATH");
    std::filesystem::create_directory(folder / "bin");
    std::filesystem::create_directory(folder / "also");
    std::filesystem::create_symlink("/usr/bin/python3", folder / "also/python3");
    {
        const Tool tool("python3", "#!/bin/sh\n");
        std::filesystem::rename(tool.path(), folder / "bin/python3");
        ::setenv("PATH", (in_folder("bin") + "::relative:" + in_folder("also")).c_str(), 1);
        EXPECT_EQ(app::places_of_python(),
                  (std::vector<std::string>{"/usr/bin/python3", in_folder("bin/python3")}));
        ::setenv("PATH", old.c_str(), 1);
    }
    for (const char* made : {"bin", "also"}) std::filesystem::remove_all(folder / made);
}

TEST_F(PythonSearch, EndsWithTheLeash) {
    const Tool slow("slow-python3", "#!/bin/sh\nsleep 600\n");
    Leash leash;
    leash.held.close();
    const auto found = app::find_python({slow.path()}, {}, leash.seen.number());
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error().message, "");
}

}  // namespace
