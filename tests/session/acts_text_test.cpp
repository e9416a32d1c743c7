#include <cmath>
#include <random>

#include "session/support.hpp"

using namespace session;
using test::four_words;
using test::lesson_of;

namespace {

void expect_round_trip(const lesson::Lesson& lesson, const State& state, const Act& act) {
    const std::string text = to_text(lesson, state, act);
    const auto back = parse_act(lesson, state, text);
    ASSERT_TRUE(back) << text << ": " << back.error().message;
    EXPECT_EQ(*back, act) << text;
    EXPECT_EQ(text.find_first_of(" \t\n"), std::string::npos) << text;
}

}  // namespace

TEST(ActText, is_what_a_person_would_write) {
    const lesson::Lesson lesson = four_words();
    const State state = opening(lesson);
    for (const std::string text :
         {"ask=ate", "sharpness=1", "sharpness=0.1", "look-back=on", "look-back=off",
          "label.cat=0.9,-0.1", "question.fish=1,0.30000000000000004", "sentence=main", "reset"}) {
        const auto act = parse_act(lesson, state, text);
        ASSERT_TRUE(act) << text;
        EXPECT_EQ(to_text(lesson, state, *act), text);
    }
}

TEST(ActText, says_the_place_where_the_word_would_not_be_clear) {
    const lesson::Lesson lesson =
        lesson_of({{"the", "the", "a b", "x=y", "3", "#1", "a,b", "don't", "(a)", "a.b", "\u00A0",
                    "a\u3000b", "Ünï🐌", "a-b_c", "ask", "漢字"}});
    const State state = opening(lesson);
    for (std::size_t i = 0; i < lesson.sentences[0].words.size(); ++i) {
        const std::string text = to_text(lesson, state, Ask{i});
        const std::string& word = lesson.sentences[0].words[i].text;
        const bool by_text = i >= 12;
        EXPECT_EQ(text, std::string("ask=").append(by_text ? word : std::to_string(i + 1)));
        expect_round_trip(lesson, state, Ask{i});
        expect_round_trip(lesson, state, SetLabel{i, {0.1, -2.0}});
        expect_round_trip(lesson, state, SetQuestion{i, {1e-5, 12345678.0}});
    }
}

TEST(ActText, keeps_numbers_to_the_last_bit) {
    const lesson::Lesson lesson = four_words();
    const State state = opening(lesson);
    std::mt19937_64 random(7);
    std::uniform_real_distribution<double> power(-300.0, 200.0), sharpness(0.0, 10.0);
    for (int i = 0; i < 2000; ++i) {
        expect_round_trip(lesson, state, SetSharpness{sharpness(random)});
        const double number = std::pow(10.0, power(random)) * (i % 2 == 0 ? 1.0 : -1.0);
        expect_round_trip(lesson, state, SetLabel{1, {number, 5e-324}});
    }
}

TEST(StateText, is_the_shortest_list_that_leads_there) {
    const lesson::Lesson lesson = lesson_of({{"a", "b", "c"}, {"d", "e"}});
    const auto text_of = [&](std::string_view acts) {
        return to_text(lesson, test::after(lesson, acts));
    };
    EXPECT_EQ(text_of(""), "");
    EXPECT_EQ(text_of("ask=a ask=c sharpness=1 sharpness=4 look-back=on look-back=off"), "");
    EXPECT_EQ(text_of("sharpness=2 ask=a"), "ask=a sharpness=2");
    EXPECT_EQ(text_of("label.b=1,2 look-back=on"), "look-back=on label.b=1,2");
    EXPECT_EQ(text_of("ask=a sentence=s2"), "sentence=s2");
    EXPECT_EQ(text_of("sentence=s2 question.e=3,4 ask=d"), "sentence=s2 ask=d question.e=3,4");
    EXPECT_EQ(text_of("sharpness=2 reset"), "");
}
