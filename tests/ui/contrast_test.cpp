// Contrast as it is painted: each letter against what was painted before it, each mark against
// what lies beside it. Tools that cannot be used just now are no text to read (WCAG 1.4.3), but
// must look different from those that can.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <set>

#include "eye.hpp"
#include "learner.hpp"
#include "picture.hpp"

namespace {

using test::Eye;
using test::Hand;
using test::named;
using ui::contrast;
using ui::Rect;
using ui::ThemeName;

struct Setting {
    const char* name;
    ThemeName theme;
    bool projector;
    double text, marks;  // contrast that is wanted
};

constexpr Setting settings[] = {
    {"Paper", ThemeName::paper, false, 4.5, 3},
    {"Dark", ThemeName::dark, false, 4.5, 3},
    {"HighContrast", ThemeName::high_contrast, false, 7, 3},
    {"PaperProjector", ThemeName::paper, true, 7, 3},
    {"DarkProjector", ThemeName::dark, true, 7, 3},
    {"HighContrastProjector", ThemeName::high_contrast, true, 7, 3},
};

std::string hex(ui::Colour c) {
    return fmt::format("#{:02X}{:02X}{:02X}", c & 0xFF, (c >> 8) & 0xFF, (c >> 16) & 0xFF);
}

/// Eight words, so that every colour is there, one of them long, so that the lamp and its glow are
/// large; each with its question in words.
session::Session eight_words() {
    std::string text = "[[sentence]]\nid = 'main'\naxes = ['thing', 'action']\nwords = [\n";
    int number = 0;
    for (const char* word :
         {"the", "cat", "ate", "fish", "and", "five", "extraordinary", "birds"}) {
        text += fmt::format(
            "{{ word = '{}', label = [0.{}, 0.{}], question = [0.{}, 0.5], asks = 'who is it that "
            "this is all about?' }},\n",
            word, number, 9 - number, number % 3);
        ++number;
    }
    return session::open(test::read_lesson(text + "]\nsharpness = 4.0\n"));
}

bool is_out_of_use(const Hand& hand, const Eye::Letter& letter) {
    const session::Session& session = hand.frame.session();
    const session::State& state = session.state;
    const bool all_steps = state.trace_steps == session::most_trace_steps;
    const std::pair<const char*, bool> tools[] = {
        {"Undo", session.past.empty()},
        {"Redo", session.future.empty()},
        {"Reset", state == session::update(session.lesson, state, session::Reset{})},
        {"Step back", state.trace_steps == 0},
        {"Next step", all_steps},
        {"All steps", all_steps}};
    if (letter.code == U'‹' || letter.code == U'›')
        return !hand.has(letter.code == U'‹' ? "‹" : "›");
    return std::ranges::any_of(tools, [&](const auto& tool) {
        return tool.second && hand.has(tool.first) && hand.place(tool.first).contains(letter.at);
    });
}

void expect_legible(const Hand& hand, double wanted, const std::string& where) {
    std::set<std::string> told;
    for (const Eye::Letter& letter : Eye().letters()) {
        const double found = contrast(letter.ink, letter.ground);
        if (found >= wanted || is_out_of_use(hand, letter)) continue;
        const std::string pair = hex(letter.ink) + " on " + hex(letter.ground);
        if (told.size() > 5 || !told.insert(pair).second) continue;
        ADD_FAILURE() << where << ": " << pair << " is " << found << " at " << letter.at.x << ", "
                      << letter.at.y << ": "
                      << fmt::format("{:c}", letter.code < 128 ? char(letter.code) : '?');
    }
}

class Contrast : public testing::TestWithParam<Setting> {
  protected:
    void expect_legible(const std::string& where) const {
        ::expect_legible(hand, GetParam().text, where);
    }
    void expect_mark(double found, const std::string& what) const {
        EXPECT_GE(found, GetParam().marks) << what;
    }

    /// On how many sides a rectangle's edge stands out from what is outside of it.
    int marked_sides(const Eye& eye, const Rect& rect) const {
        const ImVec2 middle = rect.centre();
        const auto stands_out = [&](ImVec2 edge, ImVec2 outwards) {
            const auto at = [&](float far) {
                return ImVec2{edge.x + outwards.x * far, edge.y + outwards.y * far};
            };
            return eye.sharpest(at(-4), at(1), eye.at(at(4))) >= GetParam().marks ? 1 : 0;
        };
        return stands_out({rect.x, middle.y}, {-1, 0}) + stands_out({middle.x, rect.y}, {0, -1}) +
               stands_out({rect.right() - 1, middle.y}, {1, 0}) +
               stands_out({middle.x, rect.bottom() - 1}, {0, 1});
    }

    Hand hand{eight_words(),
              {.theme = GetParam().theme,
               .text_size = GetParam().projector ? 80 : 100,  // so that all is in sight
               .projector = GetParam().projector},
              {.width = 1440, .height = 1400}};
};

class ContrastOfPages : public testing::TestWithParam<Setting> {};

TEST_P(ContrastOfPages, OfTheRingOnTheWayOutOfProjectorMode) {
    for (const std::size_t section : {1u, 3u, 7u}) {
        Hand page(test::lesson_at(section), {.theme = GetParam().theme, .projector = true},
                  {.width = 1600, .height = 2000});
        page.tab_to("projector exit");
        page.settle();
        const Rect ring = page.place("focus ring");
        const ImVec2 edge = {ring.x, ring.centre().y};
        const Eye eye;
        EXPECT_GE(
            eye.sharpest({edge.x - 3, edge.y}, {edge.x + 3, edge.y}, eye.at({edge.x - 6, edge.y})),
            GetParam().marks)
            << "section " << section;
    }
}

TEST_P(ContrastOfPages, OfTextInEachSection) {
    for (std::size_t section = 1; section <= test::section_count; ++section)
        for (const bool skips : {false, true}) {
            Hand page(skips ? test::whole_page(section) : test::lesson_at(section),
                      {.theme = GetParam().theme, .projector = GetParam().projector},
                      {.width = 1600, .height = 2000});
            page.settle();
            expect_legible(page, GetParam().text, fmt::format("section {}", section));
        }
}

TEST_P(Contrast, OfTextAtRest) {
    expect_legible("at rest");
    hand.key(ImGuiKey_L);
    hand.settle();
    expect_legible("looking back");
    hand.tab_to("slider");
    hand.key(ImGuiKey_Home);
    hand.settle();
    expect_legible("even light");
    hand.key(ImGuiKey_End);
    hand.settle();
    expect_legible("sharpest light");
}

TEST_P(Contrast, OfTextWithEachWordAskingAndPointedAt) {
    for (std::size_t word = 0; word < 8; ++word) {
        hand.tap(static_cast<ImGuiKey>(ImGuiKey_1 + word));
        hand.move(named("token", word));
        hand.settle();
        expect_legible("pointing at " + named("token", word));
        hand.move(named("ask", (word + 1) % 8));
        hand.settle();
        expect_legible("pointing at a pill beside " + named("token", word));
    }
}

TEST_P(Contrast, OfTextWhileTypingAndOfNotices) {
    hand.click("sharpness figure");
    expect_legible("typing");
    hand.type("abc");
    expect_legible("typing");
    hand.key(ImGuiKey_Enter);
    hand.leave_window();
    expect_legible("notice");
}

TEST_P(Contrast, OfTextUnderThePointer) {
    hand.key(ImGuiKey_1);
    hand.key(ImGuiKey_2);
    hand.key(ImGuiKey_Z, ImGuiMod_Ctrl);
    for (const char* place : {"Undo", "Redo", "Reset", "Projector", "Aa", "look-back",
                              "sharpness figure", "projector exit"}) {
        if (!hand.has(place)) continue;
        hand.move(place);
        hand.settle();
        expect_legible(place);
    }
    if (!hand.has("Aa")) return;
    hand.click("Aa");
    for (const char* place :
         {"smaller", "larger", "paper", "dark", "high contrast", "stand still"}) {
        hand.move(place);
        hand.settle();
        expect_legible(place);
    }
}

TEST_P(Contrast, OfBarsSegmentsAndControls) {
    hand.tab_to("slider");
    hand.key(ImGuiKey_Home);
    hand.click(ImVec2{2, 2});
    hand.settle();
    const Eye eye;
    for (std::size_t word = 0; word < 8; ++word) {
        const Rect bar = hand.place(named("bar", word)), track = hand.place(named("track", word));
        const ui::Colour painted = eye.at(bar.centre());
        expect_mark(contrast(painted, eye.at({bar.right() + 9, bar.centre().y})), "bar on track");
        expect_mark(contrast(painted, eye.at({track.x - 4, track.y - 3})), "bar on stage");
        expect_mark(contrast(painted, eye.at({bar.centre().x, bar.y - 4})), "segment on stage");
    }
    const Rect slider = hand.place("slider"), knob = hand.place("knob");
    const ui::Colour stage = eye.at({slider.centre().x, slider.y + 2});
    expect_mark(contrast(eye.at(slider.centre()), stage), "groove");
    expect_mark(contrast(eye.at(knob.centre()), stage), "knob");
    const Rect box = hand.place("look-back");
    const ui::Colour beside = eye.at({box.x - 4, box.centre().y});
    expect_mark(eye.sharpest({box.x - 2, box.centre().y}, {box.x + 5, box.centre().y}, beside),
                "checkbox");
}

TEST_P(Contrast, OfTheCheckMark) {
    hand.key(ImGuiKey_L);
    hand.settle();
    const Eye eye;
    const Rect box = hand.place("look-back");
    const float side = std::round(26 * hand.view().scale), middle = box.centre().y;
    const ui::Colour ground = eye.at({box.x + side * 0.5f, middle - side * 0.3f});
    expect_mark(contrast(ground, eye.at({box.x - 4, middle})), "ticked box");
    expect_mark(eye.sharpest({box.x + 4, middle}, {box.x + side - 4, middle}, ground), "tick");
}

TEST_P(Contrast, OfDashedOutlines) {
    hand.key(ImGuiKey_L);
    hand.settle();
    const Eye eye;
    for (std::size_t word = 3; word < 8; ++word) {
        const Rect token = hand.place(named("token", word));
        const ui::Colour ground = eye.at({token.x + 12, token.y + 10});
        expect_mark(
            eye.sharpest({token.x + 12, token.y + 1}, {token.right() - 12, token.y + 1}, ground),
            "hidden token");
    }
    for (std::size_t word = 0; word < 8; ++word) {
        const Rect track = hand.place(named("track", word));
        const double before =
            hand.frame.session().derived.shares_before[static_cast<attention::Index>(word)];
        const float end = track.x + std::max(track.w * static_cast<float>(before), 4.0f) - 1;
        const ui::Colour ground = eye.at({end - 5, track.centre().y});
        expect_mark(eye.sharpest({end, track.y + 6}, {end, track.bottom() - 6}, ground),
                    named("where the light was", word));
    }
}

TEST_P(Contrast, OfTheFocusRing) {
    hand.key(ImGuiKey_1);
    hand.key(ImGuiKey_2);
    hand.key(ImGuiKey_Z, ImGuiMod_Ctrl);
    hand.settle();
    std::set<std::string> seen;
    for (hand.tap(ImGuiKey_Tab); seen.insert(hand.ringed()).second; hand.tap(ImGuiKey_Tab)) {
        hand.settle();
        const Eye eye;
        const Rect ring = hand.place("focus ring");
        EXPECT_GE(marked_sides(eye, ring), 2) << "ring round " << hand.ringed();
    }
    EXPECT_GE(seen.size(), 11u);
}

TEST_P(Contrast, OfDotsOnPaper) {
    if (GetParam().projector) return;
    for (const bool look_back : {false, true}) {
        if (look_back) hand.key(ImGuiKey_L);
        hand.settle();
        const Eye eye;
        for (std::size_t word = 0; word < 8; ++word) {
            const Rect row = hand.place(named("row", word));
            const ui::Colour paper = eye.at({row.x + 3, row.y + 4});
            expect_mark(
                eye.sharpest({row.x - 2, row.centre().y}, {row.x + 6, row.centre().y}, paper),
                named("dot in row", word));
        }
    }
}

TEST_P(Contrast, ToolsOutOfUseLookDifferent) {
    if (GetParam().projector) return;
    const auto letter_in = [&](const char* tool) {
        for (const Eye::Letter& letter : Eye().letters())
            if (hand.place(tool).contains(letter.at)) return letter.ink;
        return ui::Colour{0};
    };
    EXPECT_GT(contrast(letter_in("Undo"), letter_in("Projector")), 2);
}

const auto name_of = [](const auto& param) { return param.param.name; };
INSTANTIATE_TEST_SUITE_P(Themes, Contrast, testing::ValuesIn(settings), name_of);
INSTANTIATE_TEST_SUITE_P(Themes, ContrastOfPages, testing::ValuesIn(settings), name_of);

TEST(Theme, ContrastIsThatOfWcag) {
    EXPECT_NEAR(contrast(IM_COL32_BLACK, IM_COL32_WHITE), 21, 1e-9);
    EXPECT_NEAR(contrast(IM_COL32_WHITE, IM_COL32_WHITE), 1, 1e-9);
    EXPECT_NEAR(contrast(IM_COL32(0x76, 0x76, 0x76, 255), IM_COL32_WHITE), 4.54, 0.01);
}

TEST(Theme, TheStageLiftsOffThePaper) {
    for (const ThemeName name : {ThemeName::paper, ThemeName::dark, ThemeName::high_contrast}) {
        const ui::Theme& theme = ui::theme(name, false);
        EXPECT_GE(contrast(theme.stage.top, theme.paper.ground), 1.25);
        EXPECT_GE(contrast(theme.stage.bottom, theme.paper.ground), 1.1);
    }
}

TEST_P(Contrast, OfTheRingRoundTheAskingPill) {
    hand.settle();
    for (std::size_t word = 0; word < 8; ++word) {
        hand.tap(static_cast<ImGuiKey>(ImGuiKey_1 + word));
        hand.tab_to(named("ask", word));
        hand.settle();
        const Rect pill = hand.place(named("ask", word)), ring = hand.place("focus ring");
        const Eye eye;
        const float y = pill.centre().y;
        EXPECT_LT(ring.x, pill.x - 2);
        // From the ring to the pill: light, dark, colour.
        const ui::Colour gap = eye.at({pill.x - 1, y}), rim = eye.at({ring.x + 1, y});
        expect_mark(contrast(rim, gap), "ring round " + named("ask", word));
        expect_mark(contrast(eye.at({pill.x + 4, y}), gap), "gap round " + named("ask", word));
    }
}

TEST(Theme, TheNinthWordStartsAgain) {
    const ui::Theme& theme = ui::theme(ThemeName::paper, false);
    EXPECT_EQ(ui::word_colour(theme, 8), ui::word_colour(theme, 0));
    const std::set<ui::Colour> colours(theme.words.begin(), theme.words.end());
    EXPECT_EQ(colours.size(), 8u);
}

}  // namespace
