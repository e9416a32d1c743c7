#include "app/glyphs.hpp"
#include "app/lesson_fonts.hpp"
#include "app/system_fonts.hpp"
#include "support.hpp"

namespace {

const std::string inter(app::built_in_fonts().regular);
const std::string dejavu(app::built_in_fonts().fallbacks.at(0));
const std::string mono(app::built_in_fonts().mono);  // has ⨆, which those two lack

constexpr char32_t nabla = U'∇';  // DejaVu Sans has it, Inter does not

/// A machine that has the fonts which the test puts there, and no others.
class Machine : public test::InFolder {
  protected:
    Machine() {
        std::filesystem::create_directory(folder / "fonts");
        test::put(folder / "fonts.conf", "<fontconfig><dir>" + in_folder("fonts") +
                                             "</dir><cachedir>" + in_folder("cache") +
                                             "</cachedir></fontconfig>");
        ::setenv("FONTCONFIG_FILE", in_folder("fonts.conf").c_str(), 1);
    }
    ~Machine() override { ::unsetenv("FONTCONFIG_FILE"); }

    void has(const std::string& name, const std::string& bytes) const {
        test::put(folder / "fonts" / name, bytes);
    }
};

TEST_F(Machine, WithoutFontsEverythingIsMissing) {
    const app::SystemFonts found = app::find_fonts(U"∇字");
    EXPECT_TRUE(found.files.empty());
    EXPECT_EQ(found.missing, U"∇字");
}

TEST_F(Machine, NothingIsLookedForWhereNothingIsLacking) {
    ::setenv("FONTCONFIG_FILE", "/dev/null", 1);
    EXPECT_TRUE(app::find_fonts(U"").files.empty());
}

TEST_F(Machine, TheFontThatHasTheCharacterIsRead) {
    has("inter.otf", inter);
    has("dejavu.ttf", dejavu);
    const app::SystemFonts found = app::find_fonts(U"∇字");
    ASSERT_EQ(found.files.size(), 1u);
    EXPECT_EQ(found.files.front(), dejavu);
    EXPECT_EQ(found.missing, U"字");
}

TEST_F(Machine, OneFontForAllIsBetterThanTwo) {
    has("inter.otf", inter);
    has("dejavu.ttf", dejavu);
    const app::SystemFonts found = app::find_fonts(U"Ωé∇");
    ASSERT_EQ(found.files.size(), 1u);
    EXPECT_EQ(found.files.front(), dejavu);
    EXPECT_EQ(app::find_fonts(U"Ωé∇").files, found.files);
}

TEST_F(Machine, EmptyAndDamagedFontsArePassedOver) {
    has("a.ttf", dejavu);
    has("b.ttf", dejavu);
    ASSERT_EQ(app::find_fonts({&nabla, 1}).files.size(), 1u);  // fontconfig remembers both now
    has("a.ttf", "");
    has("b.ttf", dejavu.substr(0, 5000));
    const app::SystemFonts damaged = app::find_fonts({&nabla, 1});
    EXPECT_TRUE(damaged.files.empty());
    EXPECT_EQ(damaged.missing, std::u32string(1, nabla));
    has("b.ttf", dejavu);
    EXPECT_EQ(app::find_fonts({&nabla, 1}).files.size(), 1u);
}

TEST(Glyphs, NoBytesAtAllDrawNothing) {
    EXPECT_EQ(app::drawn_by("", U"a"), U"");
    EXPECT_EQ(app::drawn_by("no font", U"a"), U"");
    for (std::size_t length = 0; length < dejavu.size(); length += 40'000)
        app::drawn_by(std::string_view(dejavu).substr(0, length), U"a∇字");
}

std::string lesson_with(const std::string& word, const std::string& asks = "") {
    return "[[sentence]]\nid = \"main\"\naxes = [\"thing\"]\nwords = [\n"
           "  { word = \"cat\", label = [1], question = [1] },\n"
           "  { word = \"" +
           word + "\", label = [1], question = [1], asks = \"" + asks + "\" },\n]\n";
}

lesson::Faults faults_of(const std::string& word, const std::string& asks = "") {
    return app::LessonFonts(test::lesson_of(lesson_with(word, asks))).faults;
}

TEST_F(Machine, WhatIsBuiltInNeedsNoFont) {
    for (const char* word : {"Łódź", "ąčęėįšųū", "Việt", "Ωμέγα", "кошка", "5 €", "“x”", "∇"})
        EXPECT_TRUE(faults_of(word).empty()) << word;
}

TEST_F(Machine, AFontOfTheMachineStandsBehindTheBuiltInOnes) {
    has("mono.ttf", mono);
    const app::LessonFonts none(test::lesson_of(lesson_with("cat")));
    EXPECT_EQ(none.files.fallbacks.size(), 1u);
    app::LessonFonts fonts(test::lesson_of(lesson_with("⨆")));
    ASSERT_EQ(fonts.files.fallbacks.size(), 2u);
    EXPECT_TRUE(fonts.faults.empty());
    EXPECT_EQ(app::drawn_by(fonts.files.fallbacks[1], U"⨆"), U"⨆");
    const app::LessonFonts moved = std::move(fonts);
    ASSERT_EQ(moved.files.fallbacks.size(), 2u);
    EXPECT_EQ(moved.files.fallbacks[1].data(), moved.from_this_machine.at(0).data());
    EXPECT_TRUE(moved.files.fallbacks[1] == mono);
}

TEST_F(Machine, WhatCannotBeShownIsNamedWithPlaceAndRemedy) {
    const auto missing = faults_of("字");
    ASSERT_EQ(missing.size(), 1u);
    EXPECT_EQ(missing[0].place.line, 6);
    EXPECT_EQ(missing[0].place.column, 3);
    EXPECT_EQ(missing[0].message,
              "“字” needs the character U+5B57, which no font here has: install a font that has "
              "it, or use another character");
    const auto hebrew = faults_of("שלום");
    ASSERT_EQ(hebrew.size(), 1u);
    EXPECT_NE(hebrew[0].message.find("“שלום” is written from right to left"), std::string::npos);
    const auto joined = faults_of("क्षि", "cafe\u0301?");
    ASSERT_EQ(joined.size(), 2u);
    EXPECT_NE(joined[1].message.find("“cafe\u0301?” has letters made of several"),
              std::string::npos);
}

TEST_F(Machine, WhoLooksAtTheWindowIsToldInShort) {
    const auto notice = [](const std::string& word) {
        return app::LessonFonts(test::lesson_of(lesson_with(word))).notice;
    };
    EXPECT_EQ(notice("cat"), "");
    EXPECT_NE(notice("שלום").find("right to left"), std::string::npos);
    EXPECT_NE(notice("مرحبا").find("right to left"), std::string::npos);
    EXPECT_NE(notice("क्षि").find("unjoined"), std::string::npos);
    EXPECT_NE(notice("字").find("no font"), std::string::npos);
}

constexpr const char* pages = R"(
[[section]]
title = "One"
[[section.part]]
text = """
Plain.

@"""
[[section]]
title = "Two"
picture = "quiz"
[[section.part]]
text = "Choose."
[[question]]
text = "?"
[[question.option]]
text = "@"
right = true
explanation = "@"
[[question.option]]
text = "b"
explanation = "b"
acts = "sharpness=1"
[[term]]
word = "@"
text = "@"
)";

TEST_F(Machine, FontsAreFoundForEveryTextOfALesson) {
    std::string text = lesson_with("cat") + pages;
    for (std::size_t at = text.find('@'); at != text.npos; at = text.find('@'))
        text.replace(at, 1, "字");
    const app::LessonFonts fonts(test::lesson_of(text));
    std::vector<int> lines;
    for (const lesson::Fault& fault : fonts.faults) lines.push_back(fault.place.line);
    EXPECT_EQ(lines, (std::vector{15, 24, 26, 31, 33}));
}

}  // namespace
