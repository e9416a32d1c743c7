// Notices, pointing and typing have their room kept free: nothing moves and nothing is covered.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "hand.hpp"
#include "picture.hpp"

namespace {

using test::Hand;

struct Sight {
    ui::Screen screen;
    int text_size;
    bool projector;
};

class Room : public testing::TestWithParam<Sight> {
  protected:
    /// Scrolling is no jump: what is looked at comes into sight.
    std::map<std::string, ui::Rect> unscrolled() const {
        auto places = test::firm_places(hand);
        const float top = places.at("stage").y;
        for (auto& [name, rect] : places) rect.y -= top;
        for (const char* tool : {"Undo", "Redo", "Reset", "Projector", "Aa"}) places.erase(tool);
        places.erase("rows");  // the part of them that is in sight
        return places;
    }

    /// But for a pixel that scrolling may round away.
    void expect_unmoved(const std::map<std::string, ui::Rect>& before) const {
        const auto now = unscrolled();
        ASSERT_EQ(now.size(), before.size());
        for (const auto& [name, rect] : now) {
            EXPECT_EQ(rect.x, before.at(name).x) << name;
            EXPECT_NEAR(rect.y, before.at(name).y, 1) << name;
            EXPECT_EQ(rect.w, before.at(name).w) << name;
            EXPECT_EQ(rect.h, before.at(name).h) << name;
        }
    }

    Hand hand{test::built_in(),
              {.text_size = GetParam().text_size,
               .projector = GetParam().projector,
               .reduced_motion = true},
              GetParam().screen};
};

TEST_P(Room, IsKeptForNotices) {
    const auto before = unscrolled();
    hand.tab_to("slider");
    for (const std::string text : {"abc", "99",
                                   "a text that is far too long to be a number, and "
                                   "says so at great length, over and over, to its end"}) {
        hand.key(ImGuiKey_Enter);
        test::expect_readable(hand);
        hand.type(text);
        test::expect_readable(hand);
        hand.key(ImGuiKey_Enter);
        EXPECT_FALSE(hand.view().notice.text.empty());
        test::expect_readable(hand);
        expect_unmoved(before);
    }
}

TEST_P(Room, IsKeptForTheWorkingOfThePointedWord) {
    const auto before = unscrolled();
    hand.key(ImGuiKey_L);
    for (std::size_t word = 1; word <= 4; ++word) {
        hand.tab_to(fmt::format("ask {}", word));
        hand.settle();
        EXPECT_EQ(hand.view().pointed, word - 1);
        test::expect_readable(hand);
        expect_unmoved(before);
    }
}

INSTANTIATE_TEST_SUITE_P(Sights, Room,
                         testing::Values(Sight{{}, 100, false},
                                         Sight{{.width = 960, .height = 640}, 80, false},
                                         Sight{{.width = 960, .height = 640}, 200, false},
                                         Sight{{.width = 1920, .height = 1080}, 100, true},
                                         Sight{{.width = 1920, .height = 1080}, 200, true},
                                         Sight{{.width = 960, .height = 640}, 150, true}));

}  // namespace
