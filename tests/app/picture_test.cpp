#include <stb_image.h>

#include <array>
#include <memory>

#include "app/pixels.hpp"
#include "support.hpp"

namespace {

using Program = test::ProgramTest;
using Colour = std::array<unsigned char, 3>;

struct Picture {
    int width = 0;
    int height = 0;
    int channels = 0;
    std::vector<unsigned char> bytes;

    Colour at(int x, int y) const {
        const auto first = static_cast<std::size_t>((y * width + x) * channels);
        return {bytes[first], bytes[first + 1], bytes[first + 2]};
    }
};

Picture picture_of(const std::string& png) {
    Picture picture;
    const std::unique_ptr<unsigned char, decltype(&stbi_image_free)> bytes(
        stbi_load_from_memory(reinterpret_cast<const unsigned char*>(png.data()),
                              static_cast<int>(png.size()), &picture.width, &picture.height,
                              &picture.channels, 0),
        stbi_image_free);
    if (!bytes) {
        ADD_FAILURE() << "no picture: " << stbi_failure_reason();
        return picture;
    }
    picture.bytes.assign(bytes.get(),
                         bytes.get() + picture.width * picture.height * picture.channels);
    return picture;
}

constexpr Colour paper = {0xFB, 0xF8, 0xF1};

TEST(Png, KeepsEveryPixelWhereItIs) {
    const app::Pixels pixels{.width = 2,
                             .height = 2,
                             .bytes = {255, 0, 0, 0, 255, 0,  //
                                       0, 0, 255, 10, 20, 30}};
    const Picture picture = picture_of(*app::png_of(pixels));
    EXPECT_EQ(picture.channels, 3);  // and so opaque
    EXPECT_EQ(picture.bytes, pixels.bytes);
}

TEST(Png, OneTooLargeIsAnErrorAndNotAnEmptyFile) {
    for (const auto& [width, height] : {std::pair{30'000, 30'000}, {1'000'000'000, 1}})
        EXPECT_FALSE(app::png_of({.width = width, .height = height, .bytes = {}}));
}

TEST_F(Program, PictureIsTheSameOnEveryRun) {
    const test::Ended ended = run({"picture", "a.png"});
    ASSERT_EQ(ended.code, 0) << ended.err;
    EXPECT_EQ(ended.out + ended.err, "");
    ASSERT_EQ(run({"picture", "b.png"}, "env -u DISPLAY LP_NUM_THREADS=0").code, 0);
    EXPECT_TRUE(test::text_of(folder / "a.png") == test::text_of(folder / "b.png"));
}

constexpr const char* bare_lesson =
    "[[sentence]]\nid = \"main\"\naxes = [\"a\"]\n"
    "words = [ { word = \"cat\", label = [1], question = [1] } ]\n";

TEST_F(Program, PictureIsTheRightWayUp) {
    test::put(folder / "l.toml", bare_lesson);
    ASSERT_EQ(run({"picture", "a.png", "l.toml"}).code, 0);
    const Picture picture = picture_of(test::text_of(folder / "a.png"));
    ASSERT_EQ(picture.width, 1440);
    ASSERT_EQ(picture.height, 900);
    EXPECT_EQ(picture.at(2, 2), paper);
    EXPECT_EQ(picture.at(720, 895), paper);
    // The stage is dark and in the upper part; the desk below it is paper.
    const Colour stage = picture.at(40, 120);
    EXPECT_LT(stage[0], 0x40);
    EXPECT_GT(stage[2], stage[0]);
    EXPECT_EQ(picture.at(20, 780), paper);
}

TEST_F(Program, PictureHasTheSizeAskedForAndFollowsTheLook) {
    ASSERT_EQ(run({"picture", "small.png", "--size", "320x240"}).code, 0);
    EXPECT_EQ(picture_of(test::text_of(folder / "small.png")).width, 320);
    ASSERT_EQ(run({"picture", "scaled.png", "--size", "1000x701", "--scale", "1.25", "--theme",
                   "dark", "--text-size", "150"})
                  .code,
              0);
    const Picture scaled = picture_of(test::text_of(folder / "scaled.png"));
    EXPECT_EQ(scaled.width, 1000);
    EXPECT_EQ(scaled.height, 701);
    EXPECT_LT(scaled.at(2, 2)[0], 0x60);
    ASSERT_EQ(run({"picture", "projector.png", "--projector"}).code, 0);
    EXPECT_FALSE(test::text_of(folder / "projector.png") == test::text_of(folder / "small.png"));
}

TEST_F(Program, PictureShowsTheActs) {
    ASSERT_EQ(run({"picture", "a.png"}).code, 0);
    ASSERT_EQ(run({"picture", "b.png", "--do", "sharpness=1"}).code, 0);
    EXPECT_FALSE(test::text_of(folder / "a.png") == test::text_of(folder / "b.png"));
}

TEST_F(Program, PictureTooLargeForTheMachineIsAPlainError) {
    const test::Ended ended = run({"picture", "a.png", "--size", "100000x900"});
    EXPECT_EQ(ended.code, 3);
    EXPECT_EQ(test::lines_in(ended.err), 1);
    EXPECT_FALSE(std::filesystem::exists(folder / "a.png"));
}

TEST_F(Program, PictureWithoutEglIsAPlainError) {
    const test::Ended ended =
        run({"picture", "a.png"}, "env -u DISPLAY __EGL_VENDOR_LIBRARY_FILENAMES=/dev/null");
    EXPECT_EQ(ended.code, 3);
    EXPECT_EQ(test::lines_in(ended.err), 1) << ended.err;
}

TEST_F(Program, PictureWithFontsMissingStillComes) {
    test::put(folder / "l.toml",
              "[[sentence]]\nid = \"main\"\naxes = [\"a\"]\nwords = [\n"
              "{ word = \"שלום\", label = [1], question = [1] },\n"
              "{ word = \"\U00010900\", label = [1], question = [1] } ]\n");
    const test::Ended ended = run({"picture", "a.png", "l.toml"});
    EXPECT_EQ(ended.code, 0);
    EXPECT_EQ(test::lines_in(ended.err), 2) << ended.err;
    EXPECT_TRUE(std::filesystem::exists(folder / "a.png"));
}

}  // namespace
