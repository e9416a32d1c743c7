#include "app/remove_folder.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>

#include "app/descriptor.hpp"
#include "support.hpp"

namespace {

namespace fs = std::filesystem;

class RemoveFolder : public test::InFolder {
  protected:
    const std::string target = folder / "target";
};

TEST_F(RemoveFolder, AtAnyDepth) {
    ASSERT_EQ(::mkdir(target.c_str(), 0700), 0);
    app::Descriptor at(::open(target.c_str(), O_RDONLY | O_DIRECTORY));
    for (int depth = 0; depth < 5000; ++depth) {
        ASSERT_EQ(::mkdirat(at.number(), "a folder", 0700), 0);
        at = app::Descriptor(::openat(at.number(), "a folder", O_RDONLY | O_DIRECTORY));
        ASSERT_TRUE(at.is_open());
    }
    app::remove_folder(target);
    EXPECT_FALSE(fs::exists(target));
}

TEST_F(RemoveFolder, WithWhatNobodyMayOpenAndNamesThatItCouldTake) {
    for (const char* name : {"moved 1/moved 2/moved 1", "moved 2/x", "a/b/c"})
        fs::create_directories(target + "/" + name);
    std::ofstream(target + "/a/b/file") << "text";
    for (const char* name : {"a/b", "a", "moved 1/moved 2"})
        fs::permissions(target + "/" + name, fs::perms::none);
    fs::permissions(target, fs::perms::none);
    app::remove_folder(target);
    EXPECT_FALSE(fs::exists(target));
}

TEST_F(RemoveFolder, AndNothingThatALinkLeadsTo) {
    const std::string outside = folder / "outside";
    fs::create_directories(outside + "/inner");
    fs::permissions(outside + "/inner", fs::perms::owner_read);
    fs::create_directories(target);
    fs::create_directory_symlink(outside, target + "/link");
    app::remove_folder(target);
    EXPECT_FALSE(fs::exists(target));
    fs::create_directory_symlink(outside, target);
    app::remove_folder(target);
    EXPECT_FALSE(fs::exists(fs::symlink_status(target)));
    EXPECT_EQ(fs::status(outside + "/inner").permissions(), fs::perms::owner_read);
}

}  // namespace
