#include "session/page_support.hpp"

using namespace session;
using test::after;
using test::pages;

TEST(Sections, the_first_is_open_at_the_start) {
    const lesson::Lesson lesson = pages();
    const State state = opening(lesson);
    EXPECT_EQ(state.section, 0U);
    EXPECT_EQ(state.visited, (std::vector<bool>{true, false, false, false}));
    EXPECT_EQ(state.guesses.size(), 3U);
    EXPECT_EQ(state.answers.size(), 3U);
    EXPECT_EQ(state.trace_steps, 4);
    EXPECT_TRUE(state.held.empty());
}

TEST(Sections, set_their_scene_each_time_they_are_entered) {
    const lesson::Lesson lesson = pages();
    const State third = after(lesson, "section=3");
    EXPECT_EQ(sentence_of(lesson, third).id, "two");
    EXPECT_EQ(third.asking, 1U);
    EXPECT_EQ(third.sharpness, 2.0);
    EXPECT_TRUE(third.look_back);
    EXPECT_EQ(third.addition, 2U);
    const std::string changes =
        "section=3 ask=one sharpness=9 look-back=off label.one=7 addition=1 "
        "trace-steps=2 sentence=main ";
    EXPECT_NE(after(lesson, changes), third);
    EXPECT_EQ(after(lesson, changes + "section=3"), third);
    EXPECT_EQ(after(lesson, changes + "reset"), third);
}

TEST(Sections, are_marked_as_visited_and_stay_so) {
    const lesson::Lesson lesson = pages();
    EXPECT_EQ(after(lesson, "section=3 section=1 section=4").visited,
              (std::vector<bool>{true, false, true, true}));
}

TEST(Sections, keep_what_was_guessed_and_answered) {
    const lesson::Lesson lesson = pages();
    const State state =
        after(lesson, "section=4 answer=1 section=2 guess.cat=70 light=on section=1 reset");
    EXPECT_EQ(state.guesses[1].light, Guess::Light::on);
    EXPECT_EQ(state.guesses[1].points[1], 70);
    EXPECT_EQ(state.answers[0], std::vector<std::size_t>{0});
    EXPECT_EQ(state.visited, (std::vector<bool>{true, true, false, true}));
}

TEST(Sections, leave_out_of_their_opening_what_cannot_be_done) {
    lesson::Lesson lesson = pages();
    lesson.sections[2].opens = "ask=nobody sharpness=1 section=1 visited=4 light=on reset";
    const State state = after(lesson, "section=3");
    EXPECT_EQ(state.section, 2U);
    EXPECT_EQ(state.sharpness, 1.0);
    EXPECT_FALSE(state.visited[3]);
}

TEST(Sections, of_another_sentence_keep_the_learner_where_they_are) {
    const lesson::Lesson lesson = pages();
    const State state = after(lesson, "section=3 addition=2 sentence=main");
    EXPECT_EQ(state.section, 2U);
    EXPECT_EQ(state.addition, 1U);
    EXPECT_EQ(sentence_of(lesson, state).id, "main");
    EXPECT_FALSE(state.look_back);
    EXPECT_EQ(state.sharpness, 4.0);
}

TEST(Sections, that_are_not_there_are_refused) {
    EXPECT_EQ(
        test::refusal(pages(), "section=5"),
        "in “section=5”: there is no section “5”: the lesson has 4 sections, so say a place from 1 "
        "to 4");
    EXPECT_EQ(test::refusal(test::four_words(), "section=1"),
              "in “section=1”: the lesson has no sections");
    for (const std::string wrong :
         {"section=0", "section=", "section=two", "section=1.5", "trace-steps=5", "trace-steps=-1",
          "trace-steps=1.5", "addition=0", "addition=5"})
        EXPECT_NE(test::refusal(pages(), wrong), "") << wrong;
}

TEST(Sections, can_be_undone) {
    Session session = open(pages());
    const State start = session.state;
    apply(session, GoToSection{2});
    undo(session);
    EXPECT_EQ(session.state, start);
    redo(session);
    EXPECT_EQ(session.state.section, 2U);
    EXPECT_EQ(session.derived.trace.weights, derive(session.lesson, session.state).trace.weights);
}

TEST(Sentence, can_be_opened_by_itself) {
    lesson::Lesson lesson = pages();
    lesson.sections[0].opens = "sentence=two ask=one sharpness=9 label.one=5";
    const State state = opening(lesson, 1);
    EXPECT_EQ(sentence_of(lesson, state).id, "two");
    EXPECT_EQ(state.section, 0U);
    EXPECT_EQ(state.asking, 2U);
    EXPECT_EQ(state.sharpness, 2.0);
    EXPECT_EQ(state.numbers[0].label, std::vector<double>{1.0});
    EXPECT_FALSE(lamp_is_off(lesson, state));
    EXPECT_EQ(perform(lesson, state, "section=2 ask=cat")->asking, 1U);
}
