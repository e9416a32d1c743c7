// The picture of each section, and that what the page does is in sight on it.
#include <gtest/gtest.h>

#include <set>

#include "learner.hpp"
#include "picture.hpp"
#include "session/figures.hpp"
#include "session/told_light.hpp"

namespace {

using namespace test;

TEST(NumbersPicture, WorksOutEachScore) {
    Hand hand(lesson_at(3), {.reduced_motion = true});
    for (const char* acts : {"ask 1", "ask 2", "ask 3", "ask 4"}) {
        hand.click(acts);
        hand.settle();
        const session::Session& session = hand.frame.session();
        const auto& question = session.state.numbers[session.state.asking].question;
        for (std::size_t word = 0; word < 4; ++word) {
            const auto& label = session.state.numbers[word].label;
            EXPECT_TRUE(hand.shows(
                fmt::format("{} × {} + {} × {} =", session::number_text(question[0]),
                            session::number_text(label[0]), session::number_text(question[1]),
                            session::number_text(label[1]))));
        }
    }
}

TEST(NumbersPicture, HasAPlaneTableAndSumsApartAtAnySize) {
    for (const int width : {900, 960, 1200, 1440, 1920})
        for (const int size : {80, 100, 150, 200}) {
            Hand hand(lesson_at(3), {.text_size = size}, {.width = width, .height = 800});
            SCOPED_TRACE(testing::Message() << width << " wide, text " << size);
            const ui::Rect plane = hand.place("plane"), sums = hand.place("sums");
            EXPECT_FALSE(plane.overlaps(sums));
            for (const std::string& entry : places_of(hand, "label ")) {
                EXPECT_TRUE(entry.size() < 9 || !hand.place(entry).overlaps(sums)) << entry;
                EXPECT_TRUE(entry.size() < 9 || !hand.place(entry).overlaps(plane)) << entry;
            }
            EXPECT_GE(plane.w, 200 * hand.view().scale);
        }
}

/// The whole of it, or as much as there is room for.
bool in_sight(const Hand& hand, const std::string& place) {
    const ui::Rect rect = hand.place(place);
    return rect.y >= 50 && rect.bottom() <= static_cast<float>(hand.screen.height) + 1;
}

TEST(Links, BringIntoSightWhatTheyChange) {
    Hand hand(whole_page(4), {.reduced_motion = true}, {.width = 960, .height = 640});
    EXPECT_FALSE(in_sight(hand, "row 4"));
    click_on_page(hand, "link trace-steps=2");
    EXPECT_TRUE(in_sight(hand, "row 1") && in_sight(hand, "row 4"));
    click_on_page(hand, "link sharpness=8");
    EXPECT_TRUE(in_sight(hand, "token 1") && in_sight(hand, "budget"));
}

TEST(Links, BringTheStageIntoSightWhereItIsBelow) {
    for (const int size : {125, 150, 200}) {
        Hand hand(whole_page(5), {.text_size = size, .reduced_motion = true},
                  {.width = 960, .height = 640});
        SCOPED_TRACE(size);
        const std::string link = "link look-back=on";
        reach_on_page(hand, link);
        const float reading = page_window().Scroll.y;
        hand.click(link);
        hand.settle();
        EXPECT_TRUE(hand.state().look_back);
        const ui::Rect stage = hand.place("stage");
        EXPECT_TRUE(stage.y < 320 && stage.y > 0) << stage;
        EXPECT_TRUE(in_sight(hand, "↑ Back to the text"));
        hand.click("↑ Back to the text");
        hand.settle();
        EXPECT_NEAR(page_window().Scroll.y, reading, 1);
    }
}

TEST(Links, LeadBackToThePlaceInEachSection) {
    Hand hand(lesson_at(3), {.text_size = 150, .reduced_motion = true},
              {.width = 960, .height = 640});
    const auto follow = [&] {
        const std::vector<std::string> links = places_of(hand, "link ");
        reach_on_page(hand, links.front());
        const float reading = page_window().Scroll.y;
        hand.click(links.front());
        hand.settle();
        return reading;
    };
    const float reading = follow();
    EXPECT_GT(reading, 0);
    hand.click("‹");
    follow();
    hand.click("›");
    hand.settle();
    click_on_page(hand, "↑ Back to the text");
    EXPECT_NEAR(page_window().Scroll.y, reading, 1);
}

TEST(Planes, StandBesideTheBlendWhereThereIsRoom) {
    for (const int width : {1340, 1366, 1440}) {
        Hand hand(lesson_at(1), {}, {.width = width, .height = 768});
        EXPECT_EQ(hand.place("plane").y, hand.place("desk").y) << width;
    }
}

TEST(Pages, BeginAtTheTopHoweverFarTheyWereReadBefore) {
    for (const int width : {960, 640}) {
        Hand hand(lesson_at(1), {.reduced_motion = true}, {.width = width, .height = 640});
        hand.move(ImVec2{200, 300});
        hand.wheel(-20);
        hand.drain();
        ASSERT_GT(page_window().Scroll.y, 0);
        hand.click("›");
        EXPECT_EQ(page_window().Scroll.y, 0);
        hand.click("‹");
        EXPECT_EQ(hand.state().section, 0u);
        EXPECT_EQ(page_window().Scroll.y, 0);
    }
}

TEST(Guesses, BringTheStageIntoSightWhereItIsBelow) {
    Hand hand(lesson_at(4), {.text_size = 150, .reduced_motion = true},
              {.width = 960, .height = 640});
    click_on_page(hand, "Light on");
    EXPECT_TRUE(in_sight(hand, "ask 1") && in_sight(hand, "token 1"));
}

TEST(Experiments, BringTheStageIntoSightWhereItIsBelow) {
    Hand hand(lesson_at(9, "answer=1"), {.text_size = 150, .reduced_motion = true},
              {.width = 960, .height = 640});
    click_on_page(hand, "Show me on the stage");
    EXPECT_TRUE(in_sight(hand, "ask 1") && in_sight(hand, "token 1"));
}

TEST(Saying, LeavesTheStageWhereItIs) {
    Hand hand(lesson_at(4), {.text_size = 150, .reduced_motion = true},
              {.width = 960, .height = 640});
    reach_on_page(hand, "sure");
    const float before = page_window().Scroll.y;
    hand.click("sure");
    hand.settle();
    EXPECT_EQ(page_window().Scroll.y, before);
}

TEST(NumbersPicture, CutsNoNumberOfASum) {
    const std::string words =
        "[[sentence]]\nid = 'main'\naxes = ['a', 'b']\nwords = [\n"
        "{ word = 'one', label = [-0.25, -0.45], question = [-0.35, -0.55] },\n"
        "{ word = 'two', label = [-1.125, 12345.5], question = [-100.25, -0.125] } ]\n"
        "[[section]]\ntitle = 'One'\npicture = 'numbers'\n[[section.part]]\ntext = 'a'\n";
    for (const int width : {960, 1440, 1920}) {
        Hand hand(session::open(read_lesson(words)), {}, {.width = width, .height = 2000});
        for (const char* asks : {"ask 1", "ask 2"}) {
            hand.click(asks);
            int sums = 0;
            for (const auto& text : hand.record().texts) {
                if (!text.text.ends_with(" =")) continue;
                ++sums;
                const std::size_t dots = text.text.find("…");
                EXPECT_TRUE(dots == std::string::npos || text.text == "… =" ||
                            text.text.ends_with(" + … ="))
                    << text.text;
            }
            EXPECT_EQ(sums, 2) << "none is cut at its end";
        }
    }
}

TEST(SentenceChoice, HasRoomForManyLongSentences) {
    std::string text;
    for (const char* id : {"one", "two", "three", "four"})
        text +=
            "[[sentence]]\nid = '" + std::string(id) +
            "'\naxes = ['a']\nwords = [ { word = 'a long first word', label = [1], question = [1] "
            "}, { word = 'and a long last one', label = [1], question = [1] } ]\n";
    text += "[[section]]\ntitle = 'One'\npicture = 'neighbours'\n[[section.part]]\ntext = 'a'\n";
    for (const int width : {960, 1440}) {
        Hand hand(session::open(read_lesson(text)), {}, {.width = width, .height = 900});
        EXPECT_LT(hand.place("sentence four").right(), hand.place("stage").right());
    }
}

TEST(SentenceChoice, SwapsTheNeighbour) {
    Hand hand(lesson_at(1), {.reduced_motion = true});
    hand.click("sentence money");
    hand.settle();
    EXPECT_TRUE(hand.shows("67% of money"));
    hand.tab_to("sentence river");
    hand.key(ImGuiKey_Enter);
    EXPECT_TRUE(hand.shows("67% of river"));
}

TEST(Lamp, IsTakenAndLetGo) {
    Hand hand(lesson_at(2), {.reduced_motion = true});
    const ui::Rect row = hand.place("track 2");
    hand.drag({row.x + row.w * 0.25f, row.centre().y}, {row.x + row.w * 0.8f, row.centre().y}, 6);
    hand.release();
    ASSERT_EQ(hand.state().held.size(), 4u);
    EXPECT_NEAR(hand.state().held[1], 0.8, 0.03);
    hand.click("let go");
    EXPECT_TRUE(hand.state().held.empty());
}

TEST(Additions, AreChosenByMouseAndByKeys) {
    Hand hand(lesson_at(7));
    for (std::size_t i : {3u, 1u, 0u}) {
        hand.click(fmt::format("addition {}", i + 1));
        EXPECT_EQ(hand.state().addition, i);
    }
    hand.tab_to("addition 3");
    hand.key(ImGuiKey_Enter);
    EXPECT_EQ(hand.state().addition, 2u);
    EXPECT_TRUE(hand.shows("88%"));
}

std::size_t sentence_named(const lesson::Lesson& lesson, std::string_view id) {
    const auto found = std::ranges::find(lesson.sentences, id, &lesson::Sentence::id);
    return static_cast<std::size_t>(found - lesson.sentences.begin());
}

/// What must be read to follow the spotlight of the sentence's second word.
std::vector<std::string> needed_for(const lesson::Lesson& lesson, std::string_view id) {
    session::Session asked =
        session::open(lesson, session::opening(lesson, sentence_named(lesson, id)));
    session::apply(asked, session::Ask{1});
    std::vector<std::string> texts;
    const auto need = [&](const std::vector<double>& numbers) {
        for (const double number : numbers) texts.push_back(session::number_text(number));
    };
    const lesson::Sentence& sentence = session::sentence_of(lesson, asked.state);
    need(sentence.words[1].question);
    for (std::size_t i = 0; i < sentence.words.size(); ++i) {
        need(sentence.words[i].label);
        if (sentence.words[i].value) need(*sentence.words[i].value);
        need({asked.derived.shown_scores[static_cast<Eigen::Index>(i)]});
        texts.push_back(session::share_told(asked, i));
    }
    return texts;
}

TEST(Additions, CanBeFollowedByHand) {
    for (std::size_t i = 0; i < lesson::additions.size(); ++i) {
        Hand hand(lesson_at(7, fmt::format("addition={} ask=cat", i + 1)));
        std::multiset<std::string> shown;
        for (const auto& text : hand.record().texts) shown.insert(text.text);
        EXPECT_TRUE(hand.shows("sharpness 4.0 · new"));
        for (const std::string_view id :
             {lesson::additions[i].sentence, lesson::additions[i].beside}) {
            if (id.empty()) continue;
            for (const std::string& text : needed_for(hand.frame.session().lesson, id)) {
                const auto found = shown.find(text);
                ASSERT_NE(found, shown.end()) << text << " of " << id << " is not shown";
                shown.erase(found);
            }
        }
    }
}

TEST(Additions, LeaveOutNumbersRatherThanCrowdThem) {
    std::string text = built_in_text();
    const std::string four = "axes = [\"thing\", \"action\", \"place\", \"mood\"]";
    std::string axes = "axes = [", numbers = "[0.25, ";
    for (int i = 1; i <= 12; ++i) axes += fmt::format("\"axis {}\", ", i), numbers += "-0.125, ";
    const std::size_t longer = text.find(four), end = text.find("[[sentence]]", longer);
    std::string sentence = axes + "]\nwords = [\n";
    for (const char* word : {"happy", "dogs", "run", "outside"})
        sentence += fmt::format("{{ word = \"{}\", label = {}], question = {}] }},\n", word,
                                numbers.substr(0, numbers.rfind("-0.125")),
                                numbers.substr(0, numbers.rfind("-0.125")));
    text.replace(longer, end - longer, sentence + "]\n");
    lesson::Lesson lesson = read_lesson(text);
    const auto state = session::perform(lesson, session::opening(lesson), "section=7 addition=2");
    for (const int width : {960, 1440}) {
        Hand hand(session::open(lesson, *state), {}, {.width = width, .height = 2000});
        std::vector<ui::Rect> figures;
        for (const auto& shown : hand.record().texts)
            if (shown.text == "-0.125") figures.push_back(shown.ink);
        EXPECT_GT(figures.size(), 8u);
        for (const ui::Rect& one : figures)
            for (const ui::Rect& other : figures)
                EXPECT_TRUE(&one == &other || !one.overlaps(other)) << one << other;
    }
}

TEST(Additions, SayWhatRoundedSharesAddTo) {
    EXPECT_TRUE(Hand(lesson_at(7)).shows("rounded they add to 99; exactly, to 100"));
    Hand hand(lesson_at(7, "addition=3"));
    EXPECT_TRUE(hand.shows("rounded they add to 101; exactly, to 100"));
    const ui::Rect card = hand.place("head-1 row 4");
    for (const char* row : {"head-1 row 1", "head-1 row 2", "head-1 row 4"}) {
        hand.click(row);
        EXPECT_EQ(hand.place("head-1 row 4"), card);
    }
}

TEST(Additions, LetTheWordAskThatIsPressed) {
    Hand hand(lesson_at(7, "addition=3"));
    hand.click("head-2 row 2");
    EXPECT_EQ(hand.state().asking, 1u);
    EXPECT_TRUE(hand.shows("cat asks"));
    hand.tab_to("head-1 row 4");
    hand.key(ImGuiKey_Enter);
    EXPECT_EQ(hand.state().asking, 3u);
    const auto& texts = hand.record().texts;
    const auto last =
        std::ranges::find(texts.rbegin(), texts.rend(), "the", &ui::Record::Text::text);
    hand.click(last->ink.centre());
    EXPECT_EQ(hand.state().asking, 0u);
}

TEST(Additions, LetNoWordAskThatIsNotInTheSentence) {
    const std::string opening =
        "opens = \"sentence=main ask=ate sharpness=4 look-back=off addition=1\"";
    std::string text = built_in_text();
    text.replace(text.find(opening), opening.size(), "opens = \"sentence=short\"");
    text +=
        "[[sentence]]\nid = \"short\"\naxes = [\"a\"]\n"
        "words = [ { word = \"one\", label = [1], question = [1] } ]\n";
    lesson::Lesson lesson = read_lesson(text);
    const auto state = session::perform(lesson, session::opening(lesson), "section=7");
    Hand hand(session::open(lesson, *state));
    hand.click("values row 4");
    EXPECT_EQ(hand.state().asking, 0u);
    EXPECT_TRUE(hand.frame.session().derived.trouble.empty());
}

}  // namespace
