#include "session/quantity.hpp"

#include "session/page_support.hpp"

using namespace session;
using test::after;
using test::four_words;

namespace {

std::string shown(const lesson::Lesson& lesson, std::string_view acts, std::string_view name) {
    const auto text = quantity(open(lesson, after(lesson, acts)), name);
    return text ? *text : "refused: " + text.error().message;
}

std::string shown(std::string_view name, std::string_view acts = "") {
    return shown(four_words(), acts, name);
}

}  // namespace

TEST(Quantity, is_what_the_picture_shows_of_a_word) {
    EXPECT_EQ(shown("share.cat"), "56%");
    EXPECT_EQ(shown("share.2"), "56%");
    EXPECT_EQ(shown("share.fish", "look-back=on"), "hidden");
    EXPECT_EQ(shown("share-before.fish", "look-back=on"), "38%");
    EXPECT_EQ(shown("points.cat"), "56");
    EXPECT_EQ(shown("decimal.the"), "0.03");
    EXPECT_EQ(shown("score.cat"), "0.9");
    EXPECT_EQ(shown("sharpened.fish"), "3.2");
    EXPECT_EQ(shown("exponential.cat"), "36.6");
    EXPECT_EQ(shown("exponential.fish", "look-back=on"), "hidden");
    EXPECT_EQ(shown("share.cat", "hold.cat=80"), "80%") << "the hand's, while it holds the lamp";
}

TEST(Quantity, is_what_the_picture_shows_of_a_list) {
    EXPECT_EQ(shown("label.cat"), "(0.9, 0.1)");
    EXPECT_EQ(shown("label.cat.thing"), "0.9");
    EXPECT_EQ(shown("label.2.action"), "0.1");
    EXPECT_EQ(shown("question.ate"), "(1.0, 0.0)");
    EXPECT_EQ(shown("question.ate.action"), "0.0");
    EXPECT_EQ(shown("value.cat"), "(0.9, 0.1)");
    EXPECT_EQ(shown("product.cat"), "(0.9, 0.0)");
    EXPECT_EQ(shown("product.cat.thing", "ask=fish"), "0.18");
    EXPECT_EQ(shown("label.cat", "label.cat=3,4"), "(3.0, 4.0)");
}

TEST(Quantity, is_what_the_picture_shows_of_all) {
    EXPECT_EQ(shown("total"), "64.8");
    EXPECT_EQ(shown("sharpness"), "4.0");
    EXPECT_EQ(shown("rounded-total"), "99");
    EXPECT_EQ(shown("rounded-total", "look-back=on"), "101");
    EXPECT_EQ(shown("whole"), "100%");
    EXPECT_EQ(shown("sum"), "1.0");
    EXPECT_EQ(shown("budget"), "100");
    EXPECT_EQ(shown("summary"), "(0.82, 0.15)");
    EXPECT_EQ(shown("summary.thing"), "0.82");
    EXPECT_EQ(shown("all.the.cat"), "48%");
    EXPECT_EQ(shown("all.1.2"), "48%");
    EXPECT_EQ(shown("all.the.cat", "look-back=on"), "0%");
    EXPECT_EQ(shown("count.words"), "4");
    EXPECT_EQ(shown("count.numbers"), "2");
    EXPECT_EQ(shown(test::pages(), "", "count.sections"), "4");
    EXPECT_EQ(shown(test::pages(), "", "count.questions"), "3");
}

TEST(Quantity, is_never_all_of_the_light_while_several_words_share_it) {
    const std::string all_to_cat = "sharpness=10 question.ate=1000,0 label.the=0,0 label.fish=0,0 ";
    EXPECT_EQ(shown("share.cat", all_to_cat), ">99%");
    EXPECT_EQ(shown("share.fish", all_to_cat), "<1%");
    EXPECT_EQ(shown("share-before.cat", all_to_cat + "look-back=on"), ">99%");
    EXPECT_EQ(shown("all.ate.cat", all_to_cat), ">99%");
    EXPECT_EQ(shown("all.ate.cat", all_to_cat + "look-back=on"), ">99%");
    EXPECT_EQ(shown("share.the", "ask=the look-back=on"), "100%") << "it sees no other word";
    EXPECT_EQ(shown("all.the.the", "look-back=on"), "100%");
}

TEST(Quantity, may_be_all_or_nothing_by_hand) {
    EXPECT_EQ(shown("share.cat", "hold.cat=100"), "100%");
    EXPECT_EQ(shown("share.fish", "hold.cat=100"), "0%");
    EXPECT_EQ(shown("share.fish", "look-back=on hold.cat=100"), "hidden");
    EXPECT_EQ(shown(test::pages(), "guess.cat=100", "share.cat"), "100%") << "a guess likewise";
    EXPECT_EQ(shown(test::pages(), "guess.cat=100", "share.fish"), "0%");
    EXPECT_EQ(shown(test::pages(), "guess.cat=100", "points.cat"), "100");
    EXPECT_EQ(shown(test::pages(), "guess.cat=100", "decimal.cat"), "1.00");
}

TEST(Quantity, finds_words_and_axes_with_dots_in_their_names) {
    lesson::Lesson lesson = test::lesson_of({{"a.b", "b", "a"}});
    lesson.sentences[0].axes = {"x.y", "y"};
    EXPECT_EQ(shown(lesson, "", "label.a.b"), "(0.5, 3.0)");
    EXPECT_EQ(shown(lesson, "", "label.a.b.y"), "3.0");
    EXPECT_EQ(shown(lesson, "", "label.b.x.y"), "0.5");
    EXPECT_EQ(shown(lesson, "", "all.a.b.b"), shown(lesson, "", "all.1.2"));
}

TEST(Quantity, that_is_unknown_is_refused_with_the_remedy) {
    EXPECT_EQ(shown("shares.cat"),
              "refused: there is no quantity “shares.cat”: did you mean share.WORD?");
    EXPECT_EQ(shown("totl"), "refused: there is no quantity “totl”: did you mean total?");
    EXPECT_EQ(shown("share.dog"),
              "refused: there is no word “dog”; the words are the, cat, ate, fish");
    EXPECT_EQ(shown("summary.mood"),
              "refused: there is no axis “mood”; the axes are thing, action");
    EXPECT_EQ(shown("all.the").find("refused: “the” is no pair of words"), 0U);
    EXPECT_EQ(shown("price").find("refused: there is no quantity “price”; there are sharpness, "),
              0U);
    for (const std::string name : {"", ".", "share", "share.", "label.cat.", "label..thing",
                                   "count", "count.", "all..", "summary."})
        EXPECT_EQ(shown(name).find("refused: "), 0U) << name;
}

TEST(Quantity, is_refused_where_there_is_no_picture) {
    lesson::Lesson lesson = four_words();
    lesson.sentences[0].words[0].label = {1e305, 0.0};
    const Session session = open(lesson);
    ASSERT_NE(session.derived.trouble, "");
    EXPECT_EQ(quantity(session, "share.cat").error().message, session.derived.trouble);
}
