// Every asking word × every Sharpness × look-back, at every size.
#include <gtest/gtest.h>

#include <set>
#include <tuple>

#include "hand.hpp"
#include "picture.hpp"

namespace {

using test::Hand;

testing::Message now(const Hand& hand) {
    const session::State& state = hand.state();
    return testing::Message() << "asking " << state.asking << ", sharpness " << state.sharpness
                              << ", look-back " << state.look_back;
}

TEST(Sweep, IsTrueSoundAndFullAtEveryTenth) {
    Hand hand(test::built_in(), {.reduced_motion = true});
    std::set<std::tuple<std::size_t, double, bool>> seen;
    sweep(hand, ImGuiKey_RightArrow, [&] {
        SCOPED_TRACE(now(hand));
        test::expect_one_truth(hand);
        test::expect_sound(hand);
        test::expect_full_strip(hand);
        seen.emplace(hand.state().asking, hand.state().sharpness, hand.state().look_back);
    });
    EXPECT_EQ(seen.size(), 4u * 101u * 2u);
}

class SweepAt : public testing::TestWithParam<std::tuple<ui::Screen, bool, int>> {};

TEST_P(SweepAt, EverythingCanBeReadAndNothingJumps) {
    const auto [screen, projector, text_size] = GetParam();
    Hand hand(test::built_in(),
              {.text_size = text_size, .projector = projector, .reduced_motion = true}, screen);
    std::map<std::string, ui::Rect> firm;
    std::size_t asked = 99;
    sweep(hand, ImGuiKey_PageUp, [&] {
        SCOPED_TRACE(now(hand));
        test::expect_one_truth(hand);
        test::expect_full_strip(hand);
        test::expect_readable(hand);
        if (std::exchange(asked, hand.state().asking) != hand.state().asking)
            firm = test::firm_places(hand);
        EXPECT_EQ(test::firm_places(hand), firm);
    });
}

constexpr ui::Screen opening = {}, smallest = {.width = 960, .height = 640},
                     full_hd = {.width = 1920, .height = 1080},
                     doubled = {.width = 2880, .height = 1800, .content_scale = 2};

const auto all_sizes = testing::ValuesIn(ui::text_sizes);
INSTANTIATE_TEST_SUITE_P(Opening, SweepAt,
                         testing::Combine(testing::Values(opening), testing::Values(false),
                                          all_sizes));
INSTANTIATE_TEST_SUITE_P(Smallest, SweepAt,
                         testing::Combine(testing::Values(smallest), testing::Bool(), all_sizes));
INSTANTIATE_TEST_SUITE_P(Projector, SweepAt,
                         testing::Combine(testing::Values(full_hd), testing::Values(true),
                                          all_sizes));
INSTANTIATE_TEST_SUITE_P(Doubled, SweepAt,
                         testing::Combine(testing::Values(doubled), testing::Values(false),
                                          testing::Values(80, 100, 200)));

}  // namespace
