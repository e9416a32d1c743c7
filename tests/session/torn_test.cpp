#include <random>

#include "session/check_acts_and_claims.hpp"
#include "session/page_support.hpp"
#include "session/quiz.hpp"

using namespace session;

namespace {

// Opens it, goes everywhere and lights every guess; whatever its acts say, nothing may go wrong.
void walk(const lesson::Lesson& lesson) {
    Session session = open(lesson);
    check_acts_and_claims(lesson);
    for (std::size_t i = 0; i < lesson.sections.size(); ++i) {
        apply(session, GoToSection{i});
        for (std::size_t guess = 0; unlit_guess(lesson, session.state); ++guess) {
            apply(session, OpenGuess{});
            const auto open = open_guess(lesson, session.state);
            ASSERT_TRUE(open);
            ASSERT_EQ(session.state.guesses[*open].points.size(), session.state.numbers.size());
            guess_distance(session.state.guesses[*open].points, true_shares(lesson, *open));
            apply(session, LightOn{});
            guess_to_compare(lesson, session.state);
        }
        ASSERT_EQ(visible_parts(lesson, session.state), lesson.sections[i].parts.size());
        ASSERT_EQ(session.derived.trace.weights.size(), session.derived.shown_shares.size());
    }
    for (std::size_t i = 0; i < lesson.quiz.size(); ++i) {
        apply(session, GoToQuizQuestion{i});
        apply(session, Answer{0});
    }
    quiz_is_done(lesson, session.state);
    const auto back = perform(lesson, opening(lesson), to_text(lesson, session.state));
    ASSERT_TRUE(back) << back.error().message;
    ASSERT_EQ(*back, session.state);
}

std::string random_acts(std::mt19937& random, std::size_t count) {
    const std::vector<std::string> bits = {"ask=",
                                           "sharpness=",
                                           "look-back=",
                                           "label.",
                                           "question.",
                                           "sentence=",
                                           "section=",
                                           "guess.",
                                           "guess=open",
                                           "sure=",
                                           "light=",
                                           "hold.",
                                           "hold=",
                                           "let-go",
                                           "trace-steps=",
                                           "addition=",
                                           "quiz=",
                                           "answer=",
                                           "try-again",
                                           "reset",
                                           "visited=",
                                           "guessed.",
                                           "answered.",
                                           "main",
                                           "two",
                                           "ate",
                                           "cat",
                                           "one",
                                           "1",
                                           "2",
                                           "3",
                                           "0",
                                           "-1",
                                           "4.5",
                                           "1e300",
                                           "1e999",
                                           "nan",
                                           "on",
                                           "off",
                                           "skip",
                                           "=",
                                           ".",
                                           ",",
                                           " ",
                                           " ",
                                           " ",
                                           "é",
                                           "\xFF",
                                           "99999999999999999999",
                                           "25,25,25,25"};
    std::string acts;
    for (std::size_t i = 0; i < count; ++i) acts += bits[random() % bits.size()];
    return acts;
}

}  // namespace

TEST(TornLessons, that_are_sound_can_be_walked_through) {
    const std::string text = test::built_in_text();
    std::size_t sound = 0;
    for (std::size_t end = text.find("\n\n"); end != std::string::npos;
         end = text.find("\n\n", end + 1)) {
        const auto lesson = lesson::read(std::string_view(text).substr(0, end + 1));
        if (!std::holds_alternative<lesson::Lesson>(lesson)) continue;
        ++sound;
        walk(std::get<lesson::Lesson>(lesson));
        if (HasFatalFailure()) return;
    }
    EXPECT_GT(sound, 5U);
}

// Every fifth line left out once: whatever of a lesson is at fault, the rest of it can be checked.
TEST(TornLessons, are_checked_as_far_as_they_are_sound) {
    const std::string text = test::built_in_text();
    std::size_t checked = 0, both = 0, line = 0;
    for (std::size_t begin = 0; begin < text.size(); begin = text.find('\n', begin) + 1) {
        if (++line % 5 != 0) continue;
        std::string torn = text;
        torn.erase(begin, text.find('\n', begin) + 1 - begin);
        const lesson::Reading reading = lesson::read_in_spite_of_faults(torn);
        if (!reading.lesson) continue;
        ++checked;
        const lesson::Faults more = check_acts_and_claims(*reading.lesson, reading.faults);
        if (!more.empty() && !reading.faults.empty()) ++both;
    }
    EXPECT_GT(checked, 60U);
    EXPECT_LT(both, 3U) << "a fault should not be told once more as others that follow from it";
}

// A fault hides none but those that may follow from it.
TEST(TornLessons, with_faults_anywhere_are_checked_everywhere_else) {
    std::string text = test::built_in_text();
    for (const auto& [old, now] : std::vector<std::pair<std::string, std::string>>{
             {"field = \"attention weight\"", "feild = \"attention weight\""},
             {"title = \"Key takeaways\"", "titel = \"Key takeaways\""}})
        text = test::changed(text, old, now);
    const std::size_t last_figure = text.rfind("{ figure = \"") + 12;
    text.insert(last_figure, "9");
    text = test::changed(text, "{ figure = \"67%\"", "{ figure = \"68%\"");
    const lesson::Reading reading = lesson::read_in_spite_of_faults(text);
    ASSERT_TRUE(reading.lesson);
    const auto line_of = [&](std::size_t at) {
        return 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
    };
    const auto told_on = [&](long line) {
        const lesson::Faults more = check_acts_and_claims(*reading.lesson, reading.faults);
        return std::ranges::any_of(more,
                                   [&](const auto& fault) { return fault.place.line == line; });
    };
    EXPECT_TRUE(told_on(line_of(last_figure)));
    EXPECT_TRUE(told_on(line_of(text.find("{ figure = \"68%\""))));
}

TEST(Acts, of_any_kind_are_done_or_refused) {
    const lesson::Lesson lesson = test::pages();
    std::mt19937 random(17);
    for (int round = 0; round < 20000; ++round) {
        State state = opening(lesson);
        const std::string acts = random_acts(random, 1 + random() % 12);
        const auto after = perform(lesson, state, acts);
        if (!after) {
            ASSERT_FALSE(after.error().message.empty()) << acts;
            ASSERT_EQ(after.error().message.find('\n'), std::string::npos) << acts;
            continue;
        }
        const auto back = perform(lesson, state, to_text(lesson, *after));
        ASSERT_TRUE(back) << acts << ": " << back.error().message;
        ASSERT_EQ(*back, *after) << acts;
    }
}

TEST(LessonActs, of_any_kind_never_break_a_lesson) {
    std::mt19937 random(18);
    for (int round = 0; round < 600; ++round) {
        lesson::Lesson lesson = test::pages();
        for (lesson::Section& section : lesson.sections) {
            if (random() % 2 == 0) section.opens = random_acts(random, random() % 8);
            for (lesson::Part& part : section.parts)
                if (part.kind == lesson::PartKind::guess)
                    part.acts = random_acts(random, random() % 8);
        }
        for (lesson::QuizQuestion& question : lesson.quiz) {
            question.opens = random_acts(random, random() % 8);
            question.options[0].acts = random_acts(random, random() % 8);
        }
        lesson.sections[0].parts[0].text = {
            {.spans = {{.text = "3 (1, 2)", .acts = random_acts(random, random() % 8)}}}};
        lesson.sections[0].parts[0].claims = {
            {.figure = "3", .acts = random_acts(random, 3), .quantity = random_acts(random, 2)}};
        walk(lesson);
        if (HasFatalFailure()) return;
    }
}
