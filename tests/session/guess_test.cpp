#include <numeric>
#include <random>

#include "session/page_support.hpp"

using namespace session;
using test::after;
using test::pages;
using test::refusal;

namespace {

using Points = std::vector<int>;

attention::Vector shares_of(const lesson::Lesson& lesson, const State& state) {
    return derive(lesson, state).trace.weights;
}

}  // namespace

TEST(Guesses, start_even) {
    const State state = opening(pages());
    EXPECT_EQ(state.guesses[0].points, (Points{25, 25, 25, 25}));
    EXPECT_EQ(state.guesses[2].points, (Points{34, 33, 33})) << "of the sentence it is about";
    for (const Guess& guess : state.guesses) {
        EXPECT_EQ(guess.light, Guess::Light::off);
        EXPECT_EQ(guess.sureness, Sureness::unsaid);
    }
}

TEST(Guesses, start_with_no_points_on_hidden_words_and_leave_them_so) {
    const lesson::Lesson lesson = pages();
    const Points start = {34, 33, 33, 0};
    EXPECT_EQ(opening(lesson).guesses[1].points, start);
    const State state = after(lesson, "section=2");
    EXPECT_EQ(update(lesson, state, GuessPoints{3, 40}), state);
    EXPECT_EQ(refusal(lesson, "section=2 guess.fish=40"),
              "in “guess.fish=40”: “fish” is hidden by the look-back rule and gets no light: guess "
              "about the words before it");
    EXPECT_EQ(after(lesson, "section=2 guess.ate=100").guesses[1].points, (Points{0, 0, 100, 0}));
    EXPECT_EQ(after(lesson, "section=2 guess.ate=100 guess.ate=20").guesses[1].points,
              (Points{40, 40, 20, 0}));
    EXPECT_EQ(after(lesson, "section=2 guess.ate=100 light=skip").guesses[1].points, start);
    EXPECT_EQ(derive(lesson, state).trace.visible, 3);
}

TEST(Guesses, the_first_of_a_section_opens_by_itself_with_its_scene) {
    const lesson::Lesson lesson = pages();
    const State state = after(lesson, "section=2");
    EXPECT_EQ(open_guess(lesson, state), 1U);
    EXPECT_TRUE(lamp_is_off(lesson, state));
    EXPECT_EQ(visible_parts(lesson, state), 1U);
    EXPECT_EQ(state.asking, 2U);
    EXPECT_TRUE(state.look_back);
    EXPECT_EQ(state.trace_steps, 0) << "as the section opens";
}

TEST(Guesses, show_the_light_before_the_next_one_is_begun) {
    const lesson::Lesson lesson = pages();
    State state = after(lesson, "section=2 trace-steps=3 light=on");
    EXPECT_FALSE(lamp_is_off(lesson, state));
    EXPECT_EQ(unlit_guess(lesson, state), 2U);
    EXPECT_EQ(visible_parts(lesson, state), 3U);
    EXPECT_EQ(state.asking, 2U);
    EXPECT_TRUE(state.look_back) << "the scene of the guess stays";
    EXPECT_EQ(guess_to_compare(lesson, state), 1U);
    state = after(lesson, "section=2 trace-steps=3 light=on guess=open");
    EXPECT_EQ(open_guess(lesson, state), 2U);
    EXPECT_EQ(state.sentence, 1U);
    EXPECT_EQ(state.asking, 0U);
    EXPECT_EQ(state.trace_steps, 3);
    EXPECT_EQ(visible_parts(lesson, state), 3U);
    state = after(lesson, "section=2 light=on guess=open light=on");
    EXPECT_FALSE(unlit_guess(lesson, state));
    EXPECT_EQ(visible_parts(lesson, state), 4U);
    EXPECT_EQ(guess_to_compare(lesson, state), 2U);
}

TEST(Guesses, that_were_begun_wait_again_after_leaving) {
    const lesson::Lesson lesson = pages();
    const State state =
        after(lesson, "section=2 light=on guess=open guess.one=80 section=1 light=skip section=2");
    EXPECT_FALSE(lamp_is_off(lesson, state));
    EXPECT_EQ(unlit_guess(lesson, state), 2U);
    EXPECT_EQ(state.guesses[2].points, (Points{80, 10, 10})) << "nothing is lost";
}

TEST(Guesses, hide_the_parts_after_them) {
    const lesson::Lesson lesson = pages();
    EXPECT_EQ(visible_parts(lesson, opening(lesson)), 2U);
    EXPECT_EQ(visible_parts(lesson, after(lesson, "light=on")), 3U);
    EXPECT_EQ(visible_parts(lesson, after(lesson, "section=3")), 1U);
    EXPECT_EQ(visible_parts(test::four_words(), opening(test::four_words())), 0U);
}

TEST(Guesses, keep_their_scene_while_they_are_open) {
    const lesson::Lesson lesson = pages();
    const State state = after(lesson, "section=2");
    for (const std::string acts :
         {"ask=cat", "sharpness=1", "look-back=off", "label.cat=1,1", "question.cat=1,1",
          "sentence=two", "hold.cat=50", "hold=40,30,30,0", "let-go", "guess=open", "reset"})
        EXPECT_EQ(after(lesson, "section=2 " + acts), state) << acts;
    EXPECT_EQ(after(lesson, "section=2 trace-steps=2").trace_steps, 2);
    EXPECT_EQ(after(lesson, "section=2 ask=cat section=3").section, 2U);
}

TEST(Guesses, take_whole_points_that_add_to_a_hundred) {
    const lesson::Lesson lesson = pages();
    EXPECT_EQ(after(lesson, "guess.cat=40").guesses[0].points, (Points{20, 40, 20, 20}));
    EXPECT_EQ(after(lesson, "guess.cat=40 guess.fish=60").guesses[0].points,
              (Points{10, 20, 10, 60}));
    EXPECT_EQ(after(lesson, "guess.4=100 guess.4=0").guesses[0].points, (Points{34, 33, 33, 0}));
    State state = opening(lesson);
    std::mt19937 random(3);
    for (int i = 0; i < 5000; ++i) {
        state = update(lesson, state, GuessPoints{random() % 4, static_cast<int>(random() % 101)});
        const Points& points = state.guesses[0].points;
        ASSERT_EQ(std::accumulate(points.begin(), points.end(), 0), 100);
    }
}

TEST(Guesses, are_ended_by_the_light_or_by_skipping) {
    const lesson::Lesson lesson = pages();
    const State lit = after(lesson, "guess.cat=40 sure=fairly light=on");
    EXPECT_EQ(lit.guesses[0].light, Guess::Light::on);
    EXPECT_EQ(lit.guesses[0].sureness, Sureness::fairly);
    EXPECT_EQ(lit.guesses[0].points[1], 40);
    const State skipped = after(lesson, "guess.cat=40 sure=sure light=skip");
    EXPECT_EQ(skipped.guesses[0].light, Guess::Light::skipped);
    EXPECT_EQ(skipped.guesses[0].sureness, Sureness::unsaid);
    EXPECT_EQ(skipped.guesses[0].points, (Points{25, 25, 25, 25})) << "it keeps no points";
    EXPECT_FALSE(guess_to_compare(lesson, skipped));
    EXPECT_EQ(after(lesson, "section=2 light=on light=skip").guesses[2].light,
              Guess::Light::skipped)
        << "one that waits can be skipped";
}

TEST(Guesses, cannot_be_made_where_none_is_open) {
    const lesson::Lesson lesson = pages();
    const std::string none = "no guess is open here: go to a section that has one";
    for (const std::string act : {"guess.cat=40", "sure=sure", "light=on", "light=skip"})
        EXPECT_EQ(refusal(lesson, "light=on " + act), "in “" + act + "”: " + none);
    EXPECT_EQ(refusal(lesson, "section=2 light=on light=on"), "in “light=on”: " + none)
        << "the next one waits";
    EXPECT_NE(refusal(lesson, "light=on guess=open"), "");
    EXPECT_NE(refusal(lesson, "guess=shut"), "");
    EXPECT_NE(refusal(lesson, "guess.cat=101"), "");
    EXPECT_NE(refusal(lesson, "guess.cat=-1"), "");
    EXPECT_NE(refusal(lesson, "guess.cat=1.5"), "");
    EXPECT_NE(refusal(lesson, "guess.dog=1"), "");
    EXPECT_EQ(refusal(lesson, "sure=very"),
              "in “sure=very”: how sure is one of unsaid, guessing, fairly, sure, not “very”");
    EXPECT_NE(refusal(lesson, "light=off"), "");
    const State state = after(lesson, "light=on");
    EXPECT_EQ(update(lesson, state, GuessPoints{0, 3}), state);
    EXPECT_EQ(update(lesson, state, LightOn{}), state);
}

TEST(Guesses, are_found_by_section_and_part) {
    const lesson::Lesson lesson = pages();
    EXPECT_EQ(guess_of_part(lesson, 0, 1), 0U);
    EXPECT_EQ(guess_of_part(lesson, 1, 0), 1U);
    EXPECT_EQ(guess_of_part(lesson, 1, 2), 2U);
    EXPECT_EQ(guess_of_part(lesson, 1, 1), std::nullopt);
    EXPECT_EQ(place_of_guess(lesson, 2).section, 1U);
    EXPECT_EQ(place_of_guess(lesson, 2).part, 2U);
    EXPECT_EQ(place_of_guess(lesson, 0).part, 1U);
}

TEST(Guesses, are_compared_with_the_true_shares_of_their_scene) {
    const lesson::Lesson lesson = pages();
    const State state = after(lesson, "section=2");
    EXPECT_EQ(true_shares(lesson, 1), shares_of(lesson, state));
    EXPECT_EQ(true_shares(lesson, 1), shares_of(lesson, after(lesson, "section=2 light=on")));
    EXPECT_EQ(true_shares(lesson, 2).size(), 3);
    EXPECT_FALSE(guess_to_compare(lesson, after(lesson, "section=2 light=on ask=cat")))
        << "another scene than was guessed";
    EXPECT_FALSE(guess_to_compare(lesson, after(lesson, "section=2 light=on hold.cat=90")));
}

TEST(GuessDistance, is_the_points_that_would_have_to_move) {
    const attention::Vector shares = attention::Vector::Map(std::vector{0.5, 0.5, 0.0}.data(), 3);
    EXPECT_DOUBLE_EQ(guess_distance({50, 50, 0}, shares), 0.0);
    EXPECT_DOUBLE_EQ(guess_distance({0, 0, 100}, shares), 100.0);
    EXPECT_DOUBLE_EQ(guess_distance({60, 40, 0}, shares), 10.0);
    EXPECT_DOUBLE_EQ(guess_distance({60, 20, 20}, shares), 30.0);
}

TEST(Guesses, are_measured_by_the_light_that_is_shown) {
    const lesson::Lesson lesson = test::sound(test::changed(
        test::pages_text(), "acts = \"ask=fish\"", "acts = \"ask=fish hold=10,20,30,40\""));
    EXPECT_TRUE(true_shares(lesson, 0).isApprox(attention::Vector{{0.1, 0.2, 0.3, 0.4}}, 1e-6))
        << true_shares(lesson, 0).transpose();
}
