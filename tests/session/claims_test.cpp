#include "session/claims.hpp"

#include "session/check_acts_and_claims.hpp"
#include "session/figures.hpp"
#include "session/page_support.hpp"

using namespace session;
using test::changed;

namespace {

lesson::Paragraph plain(const std::string& text) {
    return {.spans = {{.text = text}}};
}

std::string figures(const lesson::Paragraph& paragraph) {
    std::string all;
    for (const Figure& figure : figures_in(paragraph)) all.append(figure.text).append("|");
    return all;
}

std::string figures(const std::string& text) {
    return figures(plain(text));
}

// A lesson with one part, its claims and more behind them; the part is told as line 16.
std::string faults_with(const std::string& part) {
    const std::string text =
        test::four_words_text() +
        "[[section]]\ntitle = \"One\"\nopens = \"ask=ate\"\n[[section.part]]\n" + part + "\n";
    return test::told(check_acts_and_claims(test::sound(text)));
}

}  // namespace

TEST(Figures, are_numbers_as_they_are_written) {
    EXPECT_EQ(figures("At 4 it has 56%, at 1.0 only 0.35."), "4|56%|1.0|0.35|");
    EXPECT_EQ(figures("from -1.5 to −2, <1% or >99%"), "-1.5|−2|<1%|>99%|");
    EXPECT_EQ(figures("2.0×10⁴³⁴ and 1.5×10⁻⁵, 3×4"), "2.0×10⁴³⁴|1.5×10⁻⁵|3|4|");
    EXPECT_EQ(figures("(56%), 1/2, 3-4, 5."), "56%|1|2|3|4|5|");
    EXPECT_EQ(figures("no digits; x2 and GPT2 are names"), "");
    EXPECT_EQ(figures("2nd, 3D"), "2|3|");
}

TEST(Figures, in_brackets_stand_together) {
    EXPECT_EQ(figures("is (0.82, 0.15), or (1,2,3)."), "(0.82, 0.15)|(1,2,3)|");
    EXPECT_EQ(figures("(0.82) (0.82, or (a, 0.15)"), "0.82|0.82|0.15|");
    EXPECT_EQ(figures_in(plain("(0.82, 0.15)"))[0].parts,
              (std::vector<std::string>{"0.82", "0.15"}));
}

TEST(Figures, are_put_together_over_spans_and_left_out_of_code) {
    const lesson::Paragraph paragraph = {.spans = {{.text = "x "},
                                                   {.text = "5", .strong = true},
                                                   {.text = "6%"},
                                                   {.text = "7", .code = true},
                                                   {.text = "8", .acts = "sharpness=8"}}};
    EXPECT_EQ(figures(paragraph), "56%|8|");
    EXPECT_EQ(figures_in(paragraph)[1].acts, "sharpness=8");
    EXPECT_EQ(figures({.kind = lesson::Paragraph::Kind::code, .spans = {{.text = "5"}}}), "");
}

TEST(Figures, are_borne_out_by_what_is_shown) {
    EXPECT_TRUE(bears_out("share.cat", "56%", "56%"));
    EXPECT_FALSE(bears_out("share.cat", "56%", "57%"));
    EXPECT_FALSE(bears_out("share.cat", "56%", "56"));
    EXPECT_TRUE(bears_out("sharpness", "4.0", "4"));
    EXPECT_FALSE(bears_out("sharpness", "4.0", "4%"));
    EXPECT_TRUE(bears_out("budget", "100", "100%"));
    EXPECT_FALSE(bears_out("points.the", "0", "0%")) << "its share is told as <1%";
    EXPECT_TRUE(bears_out("summary", "(0.82, 0.15)", "(0.82, 0.15)"));
    EXPECT_FALSE(bears_out("share.fish", "hidden", "0%"));
}

TEST(Claims, that_hold_are_fine) {
    EXPECT_EQ(
        faults_with("text = \"It has **56%** and (0.82, 0.15).\"\nclaims = [ { figure = \"56%\", "
                    "quantity = \"share.cat\" }, { figure = \"(0.82, 0.15)\", quantity = "
                    "\"summary\" } ]"),
        "");
    EXPECT_EQ(
        faults_with("text = \"(0.82, 0.15)\"\nclaims = [ { figure = \"0.82\", quantity = "
                    "\"summary.thing\" }, { figure = \"0.15\", quantity = \"summary.action\" } ]"),
        "");
    EXPECT_EQ(faults_with("text = \"35%\"\nclaims = [ { figure = \"35%\", acts = \"sharpness=1\", "
                          "quantity = \"share.cat\" } ]"),
              "");
    EXPECT_EQ(faults_with("do = \"Slide to [8.0](do:sharpness=8), `x = 5`.\""), "");
}

TEST(Claims, that_fail_are_told_at_their_place) {
    EXPECT_EQ(faults_with("text = '''\none\n\nIt has 56%.\n'''"),
              "20:1: the figure “56%” has no claim: add one to its claims that says where it comes "
              "from\n");
    EXPECT_EQ(
        faults_with("text = \"It has 57%.\"\nclaims = [\n{ figure = \"57%\", quantity = "
                    "\"share.cat\" } ]"),
        "19:1: the text says “57%” for share.cat, but the program shows “56%”: correct the text "
        "and its claim\n");
    EXPECT_EQ(faults_with("text = \"It has it.\"\nclaims = [ { figure = \"56%\", quantity = "
                          "\"share.cat\" } ]"),
              "18:1: the figure “56%” of this claim does not stand in its text\n");
    EXPECT_EQ(
        faults_with("text = \"56%\"\nclaims = [ { figure = \"56%\", quantity = \"shar.cat\" } ]"),
        "18:1: the claim of “56%”: there is no quantity “shar.cat”: did you mean share.WORD?\n");
    EXPECT_EQ(
        faults_with("text = \"56%\"\nclaims = [ { figure = \"56%\", acts = \"ask=dog\", quantity "
                    "= \"share.cat\" } ]"),
        "18:1: the claim of “56%”: in “ask=dog”: there is no word “dog”; the words are the, cat, "
        "ate, fish\n");
    EXPECT_EQ(
        faults_with("text = \"56%\"\nclaims = [ { figure = \"56%\", acts = \"section=1\", "
                    "quantity = \"share.cat\" } ]"),
        "18:1: the claim of “56%”: “section=1” cannot stand here: only what changes the stage "
        "can, such as ask=ate or sharpness=1\n");
    EXPECT_EQ(faults_with("do = \"Slide to [8.0](do:sharpness=7).\""),
              "17:1: the figure “8.0” has no claim: add one to its claims that says where it comes "
              "from\n");
}

TEST(Claims, stand_in_their_text_only_as_whole_figures) {
    const std::string other = "{ figure = \"56%\", quantity = \"share.cat\" }";
    EXPECT_EQ(
        faults_with("text = \"It has 56%.\"\nclaims = [ " + other +
                    ", { figure = \"6%\", acts = \"look-back=on\", quantity = \"share.the\" } ]"),
        "18:1: the figure “6%” of this claim does not stand in its text\n");
    EXPECT_EQ(faults_with("text = \"It has 56% `2%`.\"\nclaims = [ " + other +
                          ", { figure = \"2%\", quantity = \"share.ate\" } ]"),
              "18:1: the figure “2%” of this claim does not stand in its text\n");
}

TEST(Claims, may_be_of_words) {
    const std::string claims =
        "claims = [ { figure = \"hidden\", acts = \"look-back=on\", quantity = \"share.fish\" } ]";
    EXPECT_EQ(faults_with("text = \"Then it is hidden.\"\n" + claims), "");
    EXPECT_EQ(faults_with("text = \"Then it is gone.\"\n" + claims),
              "18:1: the figure “hidden” of this claim does not stand in its text\n");
}

TEST(Claims, are_left_out_only_for_links_that_set_this_sharpness) {
    EXPECT_EQ(faults_with("text = \"[4](do:ask=cat)\""),
              "17:1: the figure “4” has no claim: add one to its claims that says where it comes "
              "from\n");
    for (const char* acts : {"sharpness=4 sharpness=5", "sharpness=4 sentence=main sharpness=5"})
        EXPECT_NE(faults_with("text = \"[4.0](do:" + std::string(acts) + ")\""), "") << acts;
    EXPECT_EQ(faults_with("text = \"[4](do:ask=cat sharpness=4)\""), "");
}

namespace {

std::string faults_of_pages(std::string_view old, std::string_view now) {
    return test::told(check_acts_and_claims(test::sound(changed(test::pages_text(), old, now))));
}

}  // namespace

TEST(LessonActs, that_can_be_done_are_fine) {
    EXPECT_EQ(faults_of_pages("\"Between.\"", "\"[a](do:section=3 ask=three) [b](do:quiz=2)\""),
              "");
}

TEST(Claims, tell_each_of_their_slips_once) {
    EXPECT_EQ(faults_with("text = \"a\"\nclaims = [ { figure = \"5%\", acts = \"ask=dog "
                          "sentence=no ask=cow\", quantity = \"share.cow\" } ]"),
              "18:1: the figure “5%” of this claim does not stand in its text\n"
              "18:1: the claim of “5%”: in “ask=dog”: there is no word “dog”; the words are the, "
              "cat, ate, fish\n"
              "18:1: the claim of “5%”: in “sentence=no”: there is no sentence “no”; this lesson "
              "has main\n");
}

TEST(LessonActs, that_are_wrong_are_all_told_but_those_that_follow_from_another) {
    EXPECT_EQ(
        faults_of_pages("ask=cat sharpness=2", "ask=dog sharpness=99 section=2 ask=hen"),
        "24:1: the opening of section 1: in “ask=dog”: there is no word “dog”; the words are "
        "the, cat, ate, fish\n"
        "24:1: the opening of section 1: in “sharpness=99”: the sharpness goes from 0 to 10: "
        "say a number in between\n"
        "24:1: the opening of section 1: “section=2” cannot stand here: only what changes the "
        "stage can, such as ask=ate or sharpness=1\n");
}

TEST(LessonActs, that_cannot_be_done_are_told_at_their_place) {
    EXPECT_EQ(
        faults_of_pages("opens = \"sentence=two ask=two", "opens = \"sentence=to ask=two"),
        "50:1: the opening of section 3: in “sentence=to”: there is no sentence “to”; this lesson "
        "has main, two\n");
    EXPECT_EQ(faults_of_pages("acts = \"ask=fish\"", "acts = \"ask=dish\""),
              "29:1: the scene of part 2 of section 1: in “ask=dish”: there is no word “dish”; the "
              "words are the, cat, ate, fish\n");
    EXPECT_EQ(
        faults_of_pages("opens = \"ask=the\"", "opens = \"quiz=1\""),
        "64:1: the opening of question 1: “quiz=1” cannot stand here: only what changes the stage "
        "can, such as ask=ate or sharpness=1\n");
    EXPECT_EQ(
        faults_of_pages("acts = \"sharpness=8\"", "acts = \"sharpness=80\""),
        "67:1: the experiment of option 1 of question 1: in “sharpness=80”: the sharpness goes "
        "from 0 to 10: say a number in between\n");
    EXPECT_EQ(
        faults_of_pages("\"Words.\"", "\"[x](do:ask=x)\""),
        "28:1: the link “x” cannot be done here: in “ask=x”: there is no word “x”; the words are "
        "the, cat, ate, fish\n");
    EXPECT_EQ(faults_of_pages("explanation = \"no\"", "explanation = \"[x](do:visited=9)\"")
                  .find("69:1: the link “x” cannot be done here: in “visited=9”"),
              0U);
}

TEST(LessonActs, of_links_can_be_done_in_any_order) {
    EXPECT_EQ(
        faults_of_pages("\"Words.\"", "\"[x](do:sentence=two) [y](do:ask=cat)\""),
        "28:1: the link “y” cannot be done here while the sentence “two” is on the stage (begin "
        "it with sentence=...): in “ask=cat”: there is no word “cat”; the words are one, two, "
        "three\n");
    EXPECT_EQ(
        faults_of_pages("\"Words.\"", "\"[x](do:sentence=two) [y](do:sentence=main ask=cat)\""),
        "");
    EXPECT_EQ(faults_of_pages("\"After.\"", "\"[y](do:ask=cat)\"")
                  .find("48:1: the link “y” cannot be done here while the sentence “two”"),
              0U)
        << "the guess before it brings the other sentence";
}

TEST(LessonFigures, of_wrong_options_need_no_claim) {
    EXPECT_EQ(faults_of_pages("text = \"a\"\nexplanation = \"no\"",
                              "text = \"It is 3%.\"\nexplanation = \"no\""),
              "");
    EXPECT_EQ(faults_of_pages("explanation = \"no\"", "explanation = \"It is 3%.\"")
                  .find("69:1: the figure “3%” has no claim"),
              0U);
    EXPECT_EQ(faults_of_pages("text = \"b\"\nexplanation = \"yes\"",
                              "text = \"3%\"\nexplanation = \"yes\"")
                  .find("72:1: the figure “3%” has no claim"),
              0U);
}

TEST(ShippedLesson, bears_out_every_act_and_figure) {
    EXPECT_EQ(test::told(check_acts_and_claims(test::built_in())), "");
}

TEST(ShippedLesson, has_all_that_a_lesson_should) {
    const lesson::Lesson lesson = test::built_in();
    EXPECT_EQ(lesson.sections.size(), 9U);
    for (const lesson::Section& section : lesson.sections)
        EXPECT_EQ(section.parts.back().kind, lesson::PartKind::one_sentence) << section.title;
    EXPECT_GE(lesson.quiz.size(), 6U);
    for (const lesson::QuizQuestion& question : lesson.quiz) EXPECT_EQ(question.options.size(), 4U);
    EXPECT_EQ(opening(lesson).guesses.size(), 3U);
}

TEST(ShippedLesson, has_the_summaries_of_the_first_pass_as_labels_of_the_second) {
    const lesson::Lesson lesson = test::built_in();
    const auto named = [&](std::string_view id) {
        const auto& all = lesson.sentences;
        return static_cast<std::size_t>(
            std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.id == id; }) -
            all.begin());
    };
    ASSERT_LT(named("second-pass"), lesson.sentences.size());
    const lesson::Sentence& second = lesson.sentences[named("second-pass")];
    State state = opening(lesson, named("main"));
    ASSERT_EQ(second.words.size(), state.numbers.size());
    for (state.asking = 0; state.asking < second.words.size(); ++state.asking) {
        const lesson::Word& word = second.words[state.asking];
        const lesson::Word& before = sentence_of(lesson, state).words[state.asking];
        const attention::Vector summary = derive(lesson, state).shown_summary;
        for (std::size_t axis = 0; axis < word.label.size(); ++axis)
            EXPECT_EQ(word.label[axis],
                      *parse_number(blended_text(summary[static_cast<int>(axis)])))
                << word.text;
        EXPECT_EQ(word.text, before.text);
        EXPECT_EQ(word.question, before.question) << word.text;
    }
}

TEST(ShippedLesson, can_be_walked_through_from_end_to_end) {
    Session session = open(test::built_in());
    for (std::size_t i = 0; i < session.lesson.sections.size(); ++i) {
        apply(session, GoToSection{i});
        while (unlit_guess(session.lesson, session.state)) {
            apply(session, OpenGuess{});
            ASSERT_TRUE(lamp_is_off(session.lesson, session.state));
            const auto guess = *open_guess(session.lesson, session.state);
            ASSERT_EQ(session.state.guesses[guess].points.size(), session.state.numbers.size());
            apply(session, LightOn{});
            ASSERT_EQ(session.derived.trace.weights, true_shares(session.lesson, guess));
        }
        EXPECT_EQ(visible_parts(session.lesson, session.state),
                  session.lesson.sections[i].parts.size());
        EXPECT_EQ(session.derived.trouble, "");
    }
    EXPECT_EQ(session.state.visited, std::vector<bool>(9, true));
}
