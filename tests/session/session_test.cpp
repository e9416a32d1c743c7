#include "session/support.hpp"

using namespace session;
using test::four_words;

namespace {

Session opened() {
    return open(four_words());
}

void expect_settled(const Session& session) {
    const Derived fresh = derive(session.lesson, session.state);
    EXPECT_EQ(session.derived.trace.weights, fresh.trace.weights);
    EXPECT_EQ(session.derived.all_shares, fresh.all_shares);
}

}  // namespace

TEST(Session, opens_settled_on_the_opening_or_a_given_state) {
    const Session session = opened();
    EXPECT_EQ(session.state, opening(session.lesson));
    EXPECT_TRUE(session.past.empty());
    expect_settled(session);
    const State state = test::after(four_words(), "ask=cat sharpness=1");
    const Session other = open(four_words(), state);
    EXPECT_EQ(other.state, state);
    EXPECT_TRUE(other.past.empty());
    expect_settled(other);
}

TEST(Session, undoes_and_redoes_each_act) {
    Session session = opened();
    const State start = session.state;
    apply(session, Ask{1});
    const State asked = session.state;
    apply(session, SetSharpness{1.0});
    const State sharpened = session.state;
    expect_settled(session);
    undo(session);
    EXPECT_EQ(session.state, asked);
    expect_settled(session);
    undo(session);
    EXPECT_EQ(session.state, start);
    undo(session);
    EXPECT_EQ(session.state, start) << "there is nothing left to undo";
    redo(session);
    redo(session);
    EXPECT_EQ(session.state, sharpened);
    expect_settled(session);
    redo(session);
    EXPECT_EQ(session.state, sharpened) << "there is nothing left to redo";
}

TEST(Session, takes_a_drag_for_one_step) {
    Session session = opened();
    const State start = session.state;
    for (double sharpness = 3.0; sharpness > 1.0; sharpness -= 0.1) {
        apply(session, SetSharpness{sharpness}, 7);
        expect_settled(session);
    }
    EXPECT_EQ(session.past.size(), 1U);
    undo(session);
    EXPECT_EQ(session.state, start);
    redo(session);
    EXPECT_LT(session.state.sharpness, 1.1);
}

TEST(Session, keeps_one_gesture_apart_from_the_next) {
    Session session = opened();
    apply(session, SetSharpness{3.0}, 1);
    apply(session, SetSharpness{2.0}, 1);
    apply(session, SetSharpness{1.5}, 2);
    apply(session, SetSharpness{1.0}, 2);
    undo(session);
    EXPECT_EQ(session.state.sharpness, 2.0);
    undo(session);
    EXPECT_EQ(session.state.sharpness, 4.0);
}

TEST(Session, never_takes_acts_that_stand_alone_for_one_step) {
    Session session = opened();
    apply(session, SetSharpness{3.0});
    apply(session, SetSharpness{2.0});
    EXPECT_EQ(session.past.size(), 2U);
}

TEST(Session, does_not_join_a_gesture_across_another_act) {
    Session session = opened();
    apply(session, SetSharpness{3.0}, 7);
    apply(session, SetLookBack{true});
    apply(session, SetSharpness{2.0}, 7);
    apply(session, SetSharpness{1.0}, 7);
    EXPECT_EQ(session.past.size(), 3U);
    undo(session);
    EXPECT_EQ(session.state.sharpness, 3.0);
    EXPECT_TRUE(session.state.look_back);
}

TEST(Session, leaves_no_step_where_nothing_changes) {
    Session session = opened();
    apply(session, Ask{session.state.asking});
    apply(session, SetSharpness{4.0});
    apply(session, Reset{});
    apply(session, ChooseSentence{0});
    EXPECT_TRUE(session.past.empty());
    apply(session, SetLookBack{true});
    undo(session);
    apply(session, SetLookBack{false});
    EXPECT_EQ(session.future.size(), 1U) << "what changes nothing takes nothing away";
}

TEST(Session, leaves_no_step_of_a_gesture_that_ends_where_it_began) {
    Session session = opened();
    apply(session, Ask{1});
    for (const double sharpness : {3.0, 2.0, 4.0}) apply(session, SetSharpness{sharpness}, 7);
    EXPECT_EQ(session.past.size(), 1U);
    apply(session, SetSharpness{5.0}, 7);  // and goes on after all
    EXPECT_EQ(session.past.size(), 2U);
    undo(session);
    EXPECT_EQ(session.state.sharpness, 4.0);
    EXPECT_EQ(session.state.asking, 1U);
}

TEST(Session, starts_the_step_of_a_gesture_with_its_first_change) {
    Session session = opened();
    apply(session, Ask{1});
    apply(session, SetSharpness{4.0}, 7);  // the press on the knob, which moves nothing
    apply(session, SetSharpness{3.0}, 7);
    EXPECT_EQ(session.past.size(), 2U);
    undo(session);
    EXPECT_EQ(session.state.sharpness, 4.0);
    EXPECT_EQ(session.state.asking, 1U) << "the act before the drag stays";
}

TEST(Session, starts_a_new_step_where_undo_comes_amid_a_gesture) {
    Session session = opened();
    apply(session, Ask{1});
    apply(session, SetSharpness{3.0}, 7);
    undo(session);
    apply(session, SetSharpness{2.0}, 7);
    undo(session);
    EXPECT_EQ(session.state.sharpness, 4.0);
    EXPECT_EQ(session.state.asking, 1U);
}

TEST(Session, forgets_the_future_with_a_new_act) {
    Session session = opened();
    apply(session, Ask{1});
    apply(session, Ask{0});
    undo(session);
    undo(session);
    EXPECT_EQ(session.future.size(), 2U);
    apply(session, SetLookBack{true});
    EXPECT_TRUE(session.future.empty());
    redo(session);
    EXPECT_TRUE(session.state.look_back);
}

TEST(Session, undoes_a_reset) {
    Session session = opened();
    apply(session, SetLabel{1, {5.0, 5.0}});
    apply(session, SetLookBack{true});
    const State changed = session.state;
    apply(session, Reset{});
    EXPECT_EQ(session.state, opening(session.lesson));
    undo(session);
    EXPECT_EQ(session.state, changed);
}
