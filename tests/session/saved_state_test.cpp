#include "session/learner.hpp"
#include "session/page_support.hpp"

using namespace session;
using test::after;
using test::pages;
using test::refusal;

namespace {

std::string saved(const lesson::Lesson& lesson, std::string_view acts) {
    return to_text(lesson, after(lesson, acts));
}

}  // namespace

TEST(SavedState, is_short) {
    const lesson::Lesson lesson = pages();
    EXPECT_EQ(saved(lesson, ""), "");
    EXPECT_EQ(saved(lesson, "section=3 section=1"), "visited=3");
    EXPECT_EQ(saved(lesson, "section=3 ask=one"), "section=3 ask=one");
    EXPECT_EQ(saved(lesson, "guess.cat=40 sure=fairly light=on"),
              "guessed.1=on,fairly,20,40,20,20 ask=fish");
    EXPECT_EQ(saved(lesson, "light=skip ask=cat"), "guessed.1=skipped,unsaid,25,25,25,25");
    EXPECT_EQ(saved(lesson, "section=4 answer=3 answer=1 quiz=2 answer=1"),
              "answered.1=3,1 answered.2=1 quiz=2 section=4");
    EXPECT_EQ(saved(lesson, "section=2 light=skip guess=open guess.one=50"),
              "guessed.2=skipped,unsaid,34,33,33,0 guessed.3=off,unsaid,50,25,25 section=2 "
              "guess=open");
    EXPECT_EQ(saved(lesson, "light=skip ask=cat hold=25,50,25,0 trace-steps=1"),
              "guessed.1=skipped,unsaid,25,25,25,25 trace-steps=1 hold=25,50,25,0");
}

TEST(SavedState, brings_everything_back) {
    for (const lesson::Lesson& lesson : {pages(), test::built_in()}) {
        for (unsigned seed = 0; seed < 60; ++seed) {
            test::Learner learner(lesson, seed);
            State state = opening(lesson);
            for (int i = 0; i < 80; ++i) {
                const Act act = learner.act(state);
                state = update(lesson, state, act);
                if (i % 8 != 0) continue;
                const std::string text = to_text(lesson, state);
                const auto back = perform(lesson, opening(lesson), text);
                ASSERT_TRUE(back) << text << ": " << back.error().message;
                ASSERT_EQ(*back, state) << text;
                ASSERT_EQ(to_text(lesson, *back), text);
            }
        }
    }
}

TEST(SavedState, of_very_large_numbers_comes_back) {
    const lesson::Lesson lesson = test::four_words();
    for (const std::string acts :
         {"question.fish=1e300,0 label.cat=0,0.5",
          "question.ate=0,0 question.fish=0,0 question.the=0,0 question.cat=0,0 "
          "label.the=1e300,1e300",
          "label.the=0,0 label.cat=0,0 label.ate=0,0 label.fish=0,0 question.the=1e300,1e300"}) {
        const State state = after(lesson, acts);
        EXPECT_EQ(after(lesson, to_text(lesson, state)), state) << acts;
    }
}

TEST(SavedState, is_read_act_by_act) {
    const lesson::Lesson lesson = pages();
    const std::vector<Act> acts = {
        GoToSection{2},
        OpenGuess{},
        GuessPoints{1, 40},
        SaySureness{Sureness::guessing},
        LightOn{},
        LightOn{.skipped = true},
        HoldLight{0, 12.5},
        HoldAll{{10.0, 20.5, 69.5, 0.0}},
        LetGo{},
        ShowTraceSteps{0},
        ShowAddition{3},
        GoToQuizQuestion{2},
        Answer{1},
        TryAgain{},
        RestoreVisited{{0, 3}},
        RestoreGuess{2, {{100, 0, 0}, Sureness::sure, Guess::Light::on}},
        RestoreAnswers{0, {2, 0}},
        RestoreAnswers{1, {}},
    };
    const State state = opening(lesson);
    for (const Act& act : acts) {
        const std::string text = to_text(lesson, state, act);
        const auto back = parse_act(lesson, state, text);
        ASSERT_TRUE(back) << text << ": " << back.error().message;
        EXPECT_EQ(*back, act) << text;
        EXPECT_EQ(text.find(' '), std::string::npos) << text;
    }
}

TEST(SavedState, that_does_not_fit_is_refused) {
    const lesson::Lesson lesson = pages();
    for (const std::string wrong :
         {"visited=5", "visited=0", "visited=1,,2", "guessed.4=on,sure,25,25,25,25",
          "guessed.1=on,sure,25,25,25", "guessed.1=on,sure,25,25,25,26",
          "guessed.1=lit,sure,25,25,25,25", "guessed.1=on,very,25,25,25,25",
          "guessed.1=on,sure,125,-25,0,0", "guessed.1", "guessed.1=", "answered.4=1",
          "answered.1=4", "answered.1=1,1", "answered.1", "guessed.x=on",
          "guessed.2=on,sure,25,25,25,25", "guessed.2=off,unsaid,0,0,0,100"})
        EXPECT_NE(refusal(lesson, wrong), "") << wrong;
    EXPECT_EQ(refusal(lesson, "guessed.2=on,sure,33,33,33,1"),
              "in “guessed.2=on,sure,33,33,33,1”: word 4 is hidden by the look-back rule in this "
              "guess: give it 0 points");
    EXPECT_EQ(refusal(lesson, "guessed.2=on,sure,0,0,100,0"), "");
}

TEST(SavedState, of_which_a_part_does_not_fit_comes_back_but_for_that_part) {
    const lesson::Lesson lesson = pages();
    for (const std::string_view acts :
         {"section=3 frob=1 ask=one", "section=3 ask=one guess.cat=40",
          "visited=77 section=3 ask=one", "section=3 ask=nobody ask=one sharpness=oops"}) {
        const Fitted fitted = perform_what_fits(lesson, opening(lesson), acts);
        EXPECT_EQ(fitted.state, after(lesson, "section=3 ask=one")) << acts;
        EXPECT_FALSE(fitted.all_fit) << acts;
    }
    EXPECT_TRUE(perform_what_fits(lesson, opening(lesson), "section=3 ask=one").all_fit);
    EXPECT_TRUE(perform_what_fits(lesson, opening(lesson), "").all_fit);
}
