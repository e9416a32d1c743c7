// The page of the lesson: links, turning, the terms of the glossary, copying, and room for all.
#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "learner.hpp"
#include "picture.hpp"
#include "session/quiz.hpp"

namespace {

using namespace test;

class PageOf : public testing::TestWithParam<std::size_t> {};

INSTANTIATE_TEST_SUITE_P(Sections, PageOf, testing::Range<std::size_t>(1, section_count + 1));

/// Does each link of the section by `how`, coming back where one leads elsewhere.
void expect_links_do_what_they_say(std::size_t section, auto how) {
    Hand hand(whole_page(section), {.reduced_motion = true});
    const std::vector<std::string> links = places_of(hand, "link ");
    for (const std::string& link : links) {
        SCOPED_TRACE(link);
        const std::string acts = link.substr(5);
        const auto& lesson = hand.frame.session().lesson;
        const auto expected = session::perform(lesson, hand.state(), acts);
        ASSERT_TRUE(expected);
        how(hand, link);
        hand.settle();
        EXPECT_EQ(session::to_text(lesson, hand.state()), session::to_text(lesson, *expected));
        expect_sound(hand);
        if (hand.state().section + 1 != section) {
            hand.click(fmt::format("step {}", section));
            hand.settle();
        } else if (hand.has("track 1") && hand.has("row 4") && section != 4) {
            expect_one_truth(hand);
        }
    }
}

TEST_P(PageOf, LinksDoWhatTheySayWhenClicked) {
    expect_links_do_what_they_say(
        GetParam(), [](Hand& hand, const std::string& link) { click_on_page(hand, link); });
}

TEST_P(PageOf, LinksDoWhatTheySayByKeys) {
    expect_links_do_what_they_say(GetParam(), [](Hand& hand, const std::string& link) {
        hand.tab_to(link);
        hand.key(ImGuiKey_Enter);
    });
}

TEST_P(PageOf, PointingAtALinkChangesNothingButTellsWhatItDoes) {
    Hand hand(whole_page(GetParam()), {.reduced_motion = true});
    for (const std::string& link : places_of(hand, "link ")) {
        reach_on_page(hand, link);
        const session::State before = hand.state();
        hand.move(link);
        EXPECT_EQ(hand.state(), before) << link;
        ASSERT_TRUE(hand.view().tip) << link;
        EXPECT_FALSE(hand.view().tip->text.empty()) << link;
    }
}

TEST_P(PageOf, EachTermIsExplainedOnceByHoverAndByKey) {
    Hand hand(whole_page(GetParam()), {.reduced_motion = true});
    const std::vector<std::string> terms = places_of(hand, "term ");
    for (const std::string& term : terms) {
        reach_on_page(hand, term);
        hand.move(term);
        ASSERT_TRUE(hand.view().tip) << term;
        EXPECT_EQ("term " + hand.view().tip->heading, term);
        EXPECT_FALSE(hand.view().tip->text.empty());
        const ui::Rect tip = hand.place("tip");
        EXPECT_TRUE(tip.x >= 0 && tip.y >= 0 && tip.right() <= 1440 && tip.bottom() <= 900) << tip;
        EXPECT_FALSE(tip.overlaps(hand.place(term))) << term;
    }
    hand.leave_window();
    std::vector<std::string> told;
    for (std::size_t tabs = hand.view().focus.order.size(); tabs > 0; --tabs) {
        hand.tap(ImGuiKey_Tab);
        if (hand.view().tip && hand.ringed().starts_with("term "))
            told.push_back("term " + hand.view().tip->heading);
    }
    std::ranges::sort(told);
    EXPECT_EQ(told, terms);
}

TEST(Page, IsTurnedByButtonsAndBack) {
    Hand hand(lesson_at(1), {.reduced_motion = true});
    for (std::size_t section = 1; section < section_count; ++section) {
        EXPECT_EQ(hand.has("‹ Back"), section > 1);
        click_on_page(hand, "next section");
        EXPECT_EQ(hand.state().section, section);
        EXPECT_EQ(page_window().Scroll.y, 0);
    }
    EXPECT_FALSE(hand.has("next section"));
    for (std::size_t section = section_count - 1; section > 0; --section) {
        hand.tab_to("‹ Back");
        hand.key(ImGuiKey_Enter);
        EXPECT_EQ(hand.state().section, section - 1);
    }
}

TEST(Page, EndsWithItsOneSentence) {
    for (std::size_t section = 1; section <= section_count; ++section) {
        Hand hand(section == 9 ? lesson_at(9, "answer=1") : whole_page(section));
        float head = 0, last = 0;
        const ImVec2 corner = page_window().InnerClipRect.Min;
        for (const ui::Record::Text& text : hand.record().texts) {
            if (text.clip.x != corner.x || text.clip.y != corner.y) continue;
            if (text.text == "In one sentence") head = text.ink.y;
            const bool turning = text.text == "‹ Back" || text.text.starts_with("Next: ");
            if (!turning) last = std::max(last, text.ink.y);
        }
        EXPECT_GT(head, 0) << section;
        EXPECT_LT(last - head, 100) << "section " << section;
    }
}

TEST(Page, IsCopiedByKeys) {
    Hand hand(whole_page(2));
    hand.key(ImGuiKey_C, ImGuiMod_Ctrl);
    const auto& section = hand.frame.session().lesson.sections[1];
    std::string copied = ImGui::GetClipboardText();
    EXPECT_TRUE(copied.starts_with(section.title)) << copied;
    for (const lesson::Part& part : section.parts)
        EXPECT_NE(copied.find(lesson::plain(part.text)), std::string::npos);
    EXPECT_TRUE(hand.shows("Copied: the text of this section."));
}

TEST(Page, ParagraphWithTheKeyboardIsCopiedAlone) {
    Hand hand(whole_page(2));
    const auto& parts = hand.frame.session().lesson.sections[1].parts;
    hand.tab_to("link let-go");
    hand.key(ImGuiKey_C, ImGuiMod_Ctrl);
    EXPECT_EQ(std::string(ImGui::GetClipboardText()), lesson::plain(parts[1].text));
    EXPECT_TRUE(hand.shows("Copied: this paragraph."));
}

TEST(Page, HiddenPartsAreNotCopied) {
    Hand hand(lesson_at(4));
    hand.key(ImGuiKey_C, ImGuiMod_Ctrl);
    EXPECT_EQ(std::string(ImGui::GetClipboardText()).find("56%"), std::string::npos);
}

TEST(Page, ParagraphIsCopiedByARightPress) {
    Hand hand(whole_page(1));
    hand.move(hand.place("term light").centre());
    for (const bool down : {true, false}) {
        ImGui::GetIO().AddMouseButtonEvent(1, down);
        hand.drain();
    }
    hand.click("Copy this text");
    EXPECT_EQ(std::string(ImGui::GetClipboardText()),
              lesson::plain(hand.frame.session().lesson.sections[0].parts[1].text));
    EXPECT_FALSE(hand.has("Copy this text"));
    EXPECT_TRUE(hand.shows("Copied"));
}

TEST(Page, CopyingIsSaidInEverySection) {
    for (std::size_t section = 1; section <= section_count; ++section) {
        Hand hand(lesson_at(section));
        hand.key(ImGuiKey_C, ImGuiMod_Ctrl);
        EXPECT_TRUE(hand.shows("Copied: the text of this section.")) << section;
    }
}

// ---------------------------------------------------------------------------------------------
// Room.

bool is_of_page(const ui::Record::Text& text) {
    const ImVec2 corner = page_window().InnerClipRect.Min;
    return text.clip.x == corner.x && text.clip.y == corner.y;
}

/// No line begins with what belongs to the word before it.
void expect_marks_beside_their_words(const Hand& hand) {
    for (const ui::Record::Text& mark : hand.record().texts) {
        if (!is_of_page(mark) || mark.text.find_first_of(".,;:!?)") != 0) continue;
        const bool beside = std::ranges::any_of(hand.record().texts, [&](const auto& word) {
            const float gap = mark.ink.x - word.ink.right();
            return &word != &mark && std::abs(word.ink.centre().y - mark.ink.centre().y) < 3 &&
                   gap > -2 && gap < 8 * hand.view().scale;
        });
        EXPECT_TRUE(beside) << "“" << mark.text << "” stands alone at " << mark.ink;
    }
}

/// Code, and what it prints, may be wider than its room: it scrolls by itself.
bool holds_code(const ImGuiWindow& window) {
    const std::string_view name = window.Name;
    return name.find("##code") != name.npos || name.find("/printed") != name.npos;
}

void expect_room_for_all(const Hand& hand) {
    expect_texts_apart(hand);
    expect_uncut(hand);
    expect_marks_beside_their_words(hand);
    for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows)
        EXPECT_TRUE(!window->Active || holds_code(*window) || window->ScrollMax.x == 0)
            << window->Name;
    const bool by_itself = std::string_view(page_window().Name).starts_with("page ");
    for (const ui::Record::Text& text : hand.record().texts)
        EXPECT_TRUE(!by_itself || !is_of_page(text) || text.text.find("…") == std::string::npos)
            << text.text;
}

struct Sight {
    const char* name;
    ui::Screen screen;
    int text_size;
    ui::ThemeName theme;
};

constexpr ui::Screen opening = {}, smallest = {.width = 960, .height = 640},
                     full_hd = {.width = 1920, .height = 1080},
                     least_for_both = {.width = 900, .height = 640};
constexpr auto paper = ui::ThemeName::paper, dark = ui::ThemeName::dark;
constexpr Sight sights[] = {
    {"opening", opening, 100, paper},
    {"opening, large", opening, 200, dark},
    {"smallest", smallest, 100, dark},
    {"smallest, large", smallest, 200, paper},
    {"full hd", full_hd, 100, paper},
    {"full hd, large", full_hd, 200, dark},
    {"least for both", least_for_both, 100, paper},
    {"smallest, middle", smallest, 150, paper},
};

class RoomOnThePage : public testing::TestWithParam<Sight> {
  protected:
    void expect_room(session::Session session, const std::string& what) {
        SCOPED_TRACE(what);
        Hand hand(
            std::move(session),
            {.theme = GetParam().theme, .text_size = GetParam().text_size, .reduced_motion = true},
            GetParam().screen);
        expect_room_for_all(hand);
    }
};

TEST_P(RoomOnThePage, IsThereInEverySection) {
    for (std::size_t section = 1; section <= section_count; ++section)
        expect_room(whole_page(section), fmt::format("section {}", section));
}

TEST_P(RoomOnThePage, IsThereForGuesses) {
    expect_room(lesson_at(4), "open");
    expect_room(lesson_at(4, "guess.cat=60 sure=sure light=on"), "the second one waits");
    expect_room(lesson_at(4, "light=on guess=open"), "the second one is open");
    expect_room(lesson_at(5), "with a hidden word");
    expect_room(lesson_at(5, "guess.cat=5 sure=sure light=on"), "a surprise");
    expect_room(lesson_at(8,
                          "section=4 guess.cat=60 sure=sure light=on guess=open sure=fairly "
                          "light=on section=5 guess.the=70 light=on section=8"),
                "the log of guesses");
}

TEST_P(RoomOnThePage, IsThereForTheQuickCheck) {
    for (std::size_t question = 1; question <= 8; ++question)
        expect_room(
            lesson_at(9, fmt::format("quiz={} answer=1 answer=2 answer=3 answer=4", question)),
            fmt::format("question {}, all answers", question));
    std::string all;
    for (std::size_t question = 1; question <= 8; ++question)
        all += fmt::format("quiz={0} answer=1 answer=2 answer=3 answer=4 ", question);
    expect_room(lesson_at(9, all), "the end");
}

TEST_P(RoomOnThePage, IsThereForEachAddition) {
    for (int addition = 1; addition <= 4; ++addition)
        expect_room(lesson_at(7, fmt::format("addition={}", addition)),
                    fmt::format("addition {}", addition));
}

INSTANTIATE_TEST_SUITE_P(Sights, RoomOnThePage, testing::ValuesIn(sights), [](const auto& param) {
    std::string name = param.param.name;
    std::erase_if(name, [](char c) { return std::isalnum(c) == 0; });
    return name;
});

TEST(PageBesideTheStage, IsThereFromNineHundredUnits) {
    for (const int width : {900, 960, 1180, 1440, 1920, 3000}) {
        Hand hand(lesson_at(1), {}, {.width = width, .height = 800});
        const ui::Rect stage = hand.place("stage");
        EXPECT_GT(stage.x, page_window().Size.x) << width;
        EXPECT_LT(stage.y, 120) << width;
        EXPECT_GE(stage.w, 470) << width;
        for (const ui::Record::Text& text : hand.record().texts)
            EXPECT_TRUE(!is_of_page(text) || text.ink.right() - page_window().Pos.x < 600)
                << text.text;
    }
    Hand hand(lesson_at(1), {}, {.width = 899, .height = 800});
    EXPECT_GT(hand.place("stage").y, 400);
}

TEST(PageLines, KeepMarksBesideTheirWordsAtAnyWidth) {
    for (std::size_t section = 1; section <= section_count; ++section) {
        Hand hand(whole_page(section));
        for (int width = 900; width <= 1920; width += 17) {
            SCOPED_TRACE(testing::Message() << "section " << section << ", " << width << " wide");
            hand.screen = {.width = width, .height = 800};
            hand.step();
            hand.step();
            expect_marks_beside_their_words(hand);
        }
    }
}

}  // namespace
