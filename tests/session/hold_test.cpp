#include <numeric>
#include <random>

#include "session/page_support.hpp"

using namespace session;
using test::after;
using test::four_words;
using test::refusal;

namespace {

double sum(const std::vector<double>& shares) {
    return std::accumulate(shares.begin(), shares.end(), 0.0);
}

}  // namespace

TEST(Hand, takes_the_lamp_and_the_others_give_way) {
    const lesson::Lesson lesson = four_words();
    const State state = after(lesson, "hold.cat=20");
    ASSERT_EQ(state.held.size(), 4U);
    EXPECT_NEAR(state.held[1], 0.2, 1e-9);
    EXPECT_EQ(sum(state.held), 1.0);
    const attention::Vector before = derive(lesson, opening(lesson)).trace.weights;
    EXPECT_NEAR(state.held[3] / state.held[0], before[3] / before[0], 1e-6);
    const State all = after(lesson, "hold.cat=100 hold.cat=40");
    EXPECT_NEAR(all.held[0], 0.2, 1e-9) << "evenly, where the others have nothing";
}

TEST(Hand, shares_always_add_to_one_exactly) {
    const lesson::Lesson lesson = four_words();
    std::mt19937 random(11);
    std::uniform_real_distribution<double> points(0.0, 100.0);
    State state = opening(lesson);
    for (int i = 0; i < 3000; ++i) {
        state = update(lesson, state, HoldLight{random() % 4, points(random)});
        ASSERT_EQ(sum(state.held), 1.0);
        for (const double share : state.held) ASSERT_GE(share, 0.0);
    }
}

TEST(Hand, is_what_the_picture_shows) {
    const lesson::Lesson lesson = four_words();
    const Derived held = derive(lesson, after(lesson, "hold.cat=100"));
    EXPECT_EQ(held.shown_shares[1], 1.0);
    EXPECT_DOUBLE_EQ(held.shown_summary[0], 0.9);
    EXPECT_DOUBLE_EQ(held.shown_summary[1], 0.1);
    const Derived free = derive(lesson, opening(lesson));
    EXPECT_EQ(held.trace.weights, free.trace.weights) << "the trace stays";
    EXPECT_EQ(free.shown_shares, free.trace.weights);
    EXPECT_EQ(free.shown_summary, free.trace.summary);
}

TEST(Hand, lets_go_when_attention_is_asked_again) {
    const lesson::Lesson lesson = test::lesson_of({{"a", "b", "c"}, {"d", "e"}});
    for (const std::string act :
         {"let-go", "ask=a", "ask=c", "sharpness=4", "look-back=on", "sentence=s2", "reset"})
        EXPECT_TRUE(after(lesson, "hold.b=50 " + act).held.empty()) << act;
    for (const std::string act : {"label.a=1,2", "question.a=1,2", "trace-steps=1", "sentence=s1"})
        EXPECT_FALSE(after(lesson, "hold.b=50 " + act).held.empty()) << act;
    EXPECT_TRUE(after(test::pages(), "light=on hold.cat=50 section=3").held.empty());
}

TEST(Hand, lights_no_hidden_word) {
    const lesson::Lesson lesson = four_words();
    const State state = after(lesson, "look-back=on ask=cat hold.the=30");
    EXPECT_NEAR(state.held[1], 0.7, 1e-9);
    EXPECT_EQ(state.held[2], 0.0);
    EXPECT_EQ(refusal(lesson, "look-back=on hold.fish=30"),
              "in “hold.fish=30”: “fish” is hidden by the look-back rule and gets no light: say "
              "look-back=off first");
    EXPECT_NE(refusal(lesson, "look-back=on hold=30,30,30,10"), "");
    const State looking = after(lesson, "look-back=on");
    EXPECT_EQ(update(lesson, looking, HoldLight{3, 30.0}), looking);
    EXPECT_EQ(after(lesson, "look-back=on ask=the hold.the=30").held,
              (std::vector<double>{1, 0, 0, 0}))
        << "a single word keeps all the light";
}

TEST(Hand, can_be_set_for_all_words_at_once) {
    const lesson::Lesson lesson = four_words();
    EXPECT_EQ(after(lesson, "hold=25,50,25,0").held, (std::vector<double>{0.25, 0.5, 0.25, 0}));
    EXPECT_EQ(sum(after(lesson, "hold=33.3333,33.3333,33.3333,0").held), 1.0);
    EXPECT_EQ(
        refusal(lesson, "hold=25,50,25"),
        "in “hold=25,50,25”: 3 numbers of points where the sentence has 4 words: say one for each");
    EXPECT_EQ(refusal(lesson, "hold=25,50,25,25"),
              "in “hold=25,50,25,25”: the points add to 125: they must add to 100");
    for (const std::string wrong :
         {"hold.cat=101", "hold.cat=-1", "hold.cat=nan", "hold.dog=1", "hold=", "hold=101,-1,0,0"})
        EXPECT_NE(refusal(lesson, wrong), "") << wrong;
}

TEST(Hand, cannot_hold_where_there_is_no_picture) {
    lesson::Lesson lesson = four_words();
    lesson.sentences[0].words[0].label = {1e305, 0.0};  // more than the core takes
    const State state = opening(lesson);
    ASSERT_NE(derive(lesson, state).trouble, "");
    EXPECT_EQ(update(lesson, state, HoldLight{1, 50.0}), state);
}
