#include "session/bridge.hpp"

#include <cmath>
#include <limits>

#include "session/derived.hpp"
#include "session/support.hpp"

using namespace session;
using Verdict = Bridge::Verdict;

namespace {

Rows rows_of(const attention::Matrix& matrix) {
    Rows rows;
    for (const auto& row : matrix.rowwise()) rows.emplace_back(row.begin(), row.end());
    return rows;
}

/// What a run leaves that does as the picture does, with this sharpness and look-back.
CellNumbers as_the_picture(const lesson::Lesson& lesson, State state, double sharpness = 4.0,
                           bool look_back = false) {
    state.sharpness = sharpness;
    state.look_back = look_back;
    const attention::Inputs inputs = inputs_of(lesson.sentences[state.sentence], state);
    CellNumbers cell = {.shares = rows_of(derive(lesson, state).all_shares),
                        .known_call = true,
                        .sharpness = sharpness,
                        .look_back = look_back,
                        .labels = rows_of(inputs.keys),
                        .questions = rows_of(inputs.queries)};
    for (const lesson::Word& word : lesson.sentences[state.sentence].words)
        cell.words.push_back(word.text);
    return cell;
}

struct OnMain : testing::Test {
    const lesson::Lesson lesson = test::built_in();
    const State state = test::after(lesson, "sentence=main ask=ate");
    CellNumbers cell = as_the_picture(lesson, state);

    Bridge bridge() const { return compare_with_picture(lesson, state, cell); }
    void expect_refusal(const std::string& of_its_sentence) const {
        EXPECT_EQ(bridge().verdict, Verdict::cannot_compare);
        EXPECT_NE(bridge().sentence.find(of_its_sentence), std::string::npos) << bridge().sentence;
        EXPECT_FALSE(bridge().largest);
    }
};

}  // namespace

TEST_F(OnMain, the_same_numbers_are_the_same) {
    EXPECT_EQ(bridge().verdict, Verdict::same);
    EXPECT_EQ(bridge().sentence, "Same as the picture at sharpness 4.0: largest difference 0.");
    EXPECT_FALSE(bridge().other_sharpness);
    (*cell.shares)[1][2] += 2e-16;
    EXPECT_EQ(bridge().verdict, Verdict::same);
    EXPECT_EQ(bridge().sentence,
              "Same as the picture at sharpness 4.0: largest difference 2e-16, which is rounding "
              "in the last digit.");
}

TEST_F(OnMain, compares_with_the_sharpness_and_look_back_that_the_cell_used) {
    for (const bool look_back : {false, true}) {
        cell = as_the_picture(lesson, state, 1.0, look_back);
        EXPECT_EQ(bridge().verdict, Verdict::same);
        EXPECT_EQ(bridge().other_sharpness, 1.0);
    }
    cell.look_back = false;
    EXPECT_EQ(bridge().verdict, Verdict::differs);
}

TEST_F(OnMain, offers_only_a_sharpness_that_the_stage_can_have) {
    cell = as_the_picture(lesson, state, 1000.0);
    EXPECT_EQ(bridge().verdict, Verdict::same);
    EXPECT_FALSE(bridge().other_sharpness);
    cell.sharpness = -1.0;
    expect_refusal("harpness");
    cell.sharpness = std::numeric_limits<double>::infinity();
    expect_refusal("sharpness");
    cell.sharpness.reset();
    expect_refusal("sharpness");
}

TEST_F(OnMain, names_the_share_that_differs_most) {
    (*cell.shares)[2][1] = 0.25;
    (*cell.shares)[0][0] += 0.01;
    ASSERT_EQ(bridge().verdict, Verdict::differs);
    EXPECT_EQ(bridge().sentence,
              "Not as in the picture: in the row of “ate”, column “cat”, the cell has 0.25, the "
              "picture 0.56.");
    EXPECT_EQ(bridge().largest->row, 2u);
    EXPECT_EQ(bridge().largest->column, 1u);
    EXPECT_EQ(bridge().largest->cell, 0.25);
}

TEST_F(OnMain, small_differences_are_told_with_the_digits_that_show_them) {
    const double share = (*cell.shares)[2][1];
    for (const double off : {1e-3, 1e-6, 1e-8}) {
        (*cell.shares)[2][1] = share + off;
        const std::string told = bridge().sentence;
        const std::size_t one = told.find("has ") + 4, other = told.find("picture ", one) + 8;
        EXPECT_NE(told.substr(one, told.find(',', one) - one),
                  told.substr(other, told.size() - 1 - other))
            << told;
    }
}

TEST_F(OnMain, what_is_no_number_differs) {
    for (const double odd : {std::nan(""), std::numeric_limits<double>::infinity()}) {
        (*cell.shares)[1][3] = odd;
        EXPECT_EQ(bridge().verdict, Verdict::differs);
        EXPECT_EQ(bridge().sentence,
                  "Not as in the picture: in the row of “cat”, column “fish”, the cell has no "
                  "number.");
    }
}

TEST_F(OnMain, other_numbers_in_the_cell_are_named_as_the_cause) {
    const CellNumbers of_others = as_the_picture(
        lesson, test::after(lesson, "sentence=main label.cat=0.1,0.2 question.fish=1,1"));
    cell = of_others;
    EXPECT_NE(bridge().sentence.find("Its labels"), std::string::npos) << bridge().sentence;
    cell.labels = as_the_picture(lesson, state).labels;
    EXPECT_NE(bridge().sentence.find("Its questions"), std::string::npos) << bridge().sentence;
}

TEST_F(OnMain, what_cannot_be_compared_is_told_in_one_sentence) {
    const CellNumbers whole = cell;
    cell.shares->pop_back();
    expect_refusal("4 × 4, the cell’s is 3 × 4");
    cell = whole;
    cell.shares->at(2).pop_back();
    expect_refusal("different lengths");
    cell.shares = Rows{};
    expect_refusal("0 × 0");
    cell.shares.reset();
    expect_refusal("Reset brings it back");
    cell = whole;
    cell.known_call = false;
    expect_refusal("not what attention() gave back");
    cell = whole;
    cell.words[1] = "dog";
    expect_refusal("other words");
    cell = CellNumbers{};
    expect_refusal("Reset brings it back");
}

TEST(Bridge, is_right_for_every_sentence_of_the_lesson) {
    const lesson::Lesson lesson = test::built_in();
    for (std::size_t i = 0; i < lesson.sentences.size(); ++i) {
        const State state = opening(lesson, i);
        const CellNumbers cell = as_the_picture(lesson, state, 2.5, true);
        EXPECT_EQ(compare_with_picture(lesson, state, cell).verdict, Verdict::same);
    }
}
