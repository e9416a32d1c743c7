#include "session/learner.hpp"
#include "session/support.hpp"

using namespace session;

namespace {

lesson::Lesson three_sentences() {
    return test::lesson_of(
        {{"the", "cat", "ate", "the", "fish"}, {"one"}, {"a b", "3", "x=y", "z"}});
}

}  // namespace

class History : public testing::TestWithParam<unsigned> {};

TEST_P(History, leads_back_to_the_opening_and_forth_again) {
    Session session = open(three_sentences());
    test::Learner learner(session.lesson, GetParam());
    const State start = session.state;
    for (int i = 0; i < 200; ++i) {
        if (learner.below(10) == 0)
            undo(session);
        else if (learner.below(10) == 0)
            redo(session);
        else
            session::apply(session, learner.stage_act(session.state), learner.below(3));
    }
    const State now = session.state;
    const std::vector<State> past = session.past, future = session.future;
    while (!session.past.empty()) {
        const State before = session.state;
        undo(session);
        EXPECT_NE(session.state, before) << "no step is empty";
    }
    EXPECT_EQ(session.state, start);
    for (std::size_t i = 0; i < past.size(); ++i) redo(session);
    EXPECT_EQ(session.state, now);
    EXPECT_EQ(session.past, past);
    EXPECT_EQ(session.future, future);
    while (!session.future.empty()) redo(session);
    EXPECT_EQ(session.derived.trace.weights, derive(session.lesson, session.state).trace.weights);
}

TEST_P(History, is_retold_by_the_text_of_its_acts_and_of_its_end) {
    Session session = open(three_sentences());
    test::Learner learner(session.lesson, GetParam());
    State retold = session.state;
    std::string told;
    for (int i = 0; i < 100; ++i) {
        const Act act = learner.stage_act(session.state);
        const std::string text = to_text(session.lesson, session.state, act);
        const auto back = parse_act(session.lesson, session.state, text);
        ASSERT_TRUE(back) << text << ": " << back.error().message;
        EXPECT_EQ(*back, act) << text;
        told.append(text).append(" ");
        retold = update(session.lesson, retold, *back);
        session::apply(session, act);
        const std::string shortest = to_text(session.lesson, session.state);
        EXPECT_EQ(test::after(session.lesson, shortest), session.state) << shortest;
    }
    EXPECT_EQ(retold, session.state);
    EXPECT_EQ(test::after(session.lesson, told), session.state);
    EXPECT_LE(to_text(session.lesson, session.state).size(), told.size());
}

TEST_P(History, never_shows_what_is_not_a_number) {
    Session session = open(three_sentences());
    test::Learner learner(session.lesson, GetParam());
    for (int i = 0; i < 100; ++i) {
        session::apply(session, learner.stage_act(session.state));
        ASSERT_EQ(session.derived.trouble, "");
        ASSERT_TRUE(session.derived.trace.summary.allFinite());
        ASSERT_TRUE(session.derived.shares_before.allFinite());
        ASSERT_NEAR(session.derived.trace.weights.sum(), 1.0, 1e-12);
        ASSERT_TRUE(session.derived.all_shares.allFinite());
    }
}

INSTANTIATE_TEST_SUITE_P(Seeds, History, testing::Range(0U, 25U));
