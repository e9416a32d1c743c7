#include "app/assets.hpp"

#include <gtest/gtest.h>

#include <variant>

#include "app/glyphs.hpp"
#include "lesson/lesson.hpp"

namespace {

constexpr std::u32string_view lesson_characters =
    U"the cat ate fish 0123456789 %×⁰¹²³⁴⁵⁶⁷⁸⁹()<>?!“”’–";

TEST(Assets, EveryFontDrawsLettersAndFigures) {
    const ui::FontFiles fonts = app::built_in_fonts();
    for (const auto font : {fonts.regular, fonts.italic, fonts.medium, fonts.semibold, fonts.bold,
                            fonts.display, fonts.mono, fonts.fallbacks.at(0)})
        EXPECT_EQ(app::drawn_by(font, lesson_characters), lesson_characters);
}

TEST(Assets, TheFallbackDrawsWhatInterLacks) {
    const std::u32string_view mathematics = U"∇∈ℝᵀ⋅⟨⊕⊙─█";
    const ui::FontFiles fonts = app::built_in_fonts();
    EXPECT_LT(app::drawn_by(fonts.regular, mathematics).size(), mathematics.size());
    EXPECT_EQ(app::drawn_by(fonts.fallbacks.at(0), mathematics), mathematics);
}

TEST(Assets, TheBuiltInLessonIsSound) {
    const auto lesson = lesson::read(app::built_in_lesson());
    ASSERT_TRUE(std::holds_alternative<lesson::Lesson>(lesson));
    EXPECT_EQ(std::get<lesson::Lesson>(lesson).sentences.front().words.size(), 4u);
}

}  // namespace
