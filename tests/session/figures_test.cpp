#include "session/figures.hpp"

#include <bit>
#include <cmath>
#include <limits>
#include <random>

#include "session/support.hpp"

using namespace session;

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();
constexpr double no_number = std::numeric_limits<double>::quiet_NaN();
constexpr double largest = std::numeric_limits<double>::max();
constexpr double smallest = std::numeric_limits<double>::denorm_min();

attention::Vector vector(std::initializer_list<double> numbers) {
    return attention::Vector::Map(numbers.begin(), static_cast<attention::Index>(numbers.size()));
}

Derived of_acts(std::string_view acts) {
    const lesson::Lesson lesson = test::four_words();
    return derive(lesson, test::after(lesson, acts));
}

void expect_for_people(const std::string& text) {
    EXPECT_EQ(text.find("nan"), std::string::npos) << text;
    EXPECT_EQ(text.find("inf"), std::string::npos) << text;
    EXPECT_LE(text.size(), 40U) << text;
    EXPECT_FALSE(text.empty());
}

}  // namespace

TEST(Figures, of_the_lesson_are_those_on_paper) {
    const Derived derived = of_acts("");
    const std::string scores[] = {"0.2", "0.9", "0.1", "0.8"};
    const std::string sharpened[] = {"0.8", "3.6", "0.4", "3.2"};
    const std::string exponentials[] = {"2.2", "36.6", "1.5", "24.5"};
    const std::string shares[] = {"3%", "56%", "2%", "38%"};
    for (int i = 0; i < 4; ++i) {
        EXPECT_EQ(number_text(derived.trace.scores[i]), scores[i]);
        EXPECT_EQ(number_text(derived.trace.sharpened[i]), sharpened[i]);
        EXPECT_EQ(exponential_text(derived.trace.sharpened[i]), exponentials[i]);
        EXPECT_EQ(share_text(derived.trace.weights[i], 4), shares[i]);
    }
    EXPECT_EQ(rounded_total(derived.trace.weights), 99);
    EXPECT_EQ(exponential_text(derived.trace.log_total), "64.8");
    EXPECT_EQ(summary_text(derived.trace.summary), "(0.82, 0.15)");
}

TEST(Figures, of_the_look_back_rule_are_those_on_paper) {
    const Derived ate = of_acts("look-back=on");
    EXPECT_EQ(exponential_text(ate.trace.log_total), "40.3");
    EXPECT_EQ(rounded_total(ate.trace.weights), 101);
    EXPECT_EQ(share_text(ate.trace.weights[0], 3), "6%");
    EXPECT_EQ(share_text(ate.trace.weights[1], 3), "91%");
    EXPECT_EQ(share_text(ate.trace.weights[2], 3), "4%");
    EXPECT_EQ(share_text(ate.trace.weights[3], 0), "hidden");
    EXPECT_EQ(share_text(of_acts("look-back=on ask=the").trace.weights[0], 1), "100%");
    EXPECT_EQ(share_text(of_acts("look-back=on ask=cat").trace.weights[0], 2), "40%");
}

TEST(Figures, of_other_sharpnesses_are_those_on_paper) {
    const std::string at_one[] = {"17%", "35%", "16%", "32%"};
    const std::string at_eight[] = {"<1%", "69%", "<1%", "31%"};
    for (int i = 0; i < 4; ++i) {
        EXPECT_EQ(share_text(of_acts("sharpness=1").trace.weights[i], 4), at_one[i]);
        EXPECT_EQ(share_text(of_acts("sharpness=8").trace.weights[i], 4), at_eight[i]);
    }
}

TEST(Shares, are_whole_percents_that_never_deny_light_or_its_lack) {
    EXPECT_EQ(share_text(0.564, 4), "56%");
    EXPECT_EQ(share_text(1.0, 1), "100%");
    EXPECT_EQ(share_text(1.0, 2), ">99%");  // the other share is too small for the sum of doubles
    EXPECT_EQ(share_text(0.999, 4), ">99%");
    EXPECT_EQ(share_text(0.995, 4), ">99%");
    EXPECT_EQ(share_text(std::nextafter(1.0, 0.0), 4), ">99%");
    EXPECT_EQ(share_text(0.9949, 4), "99%");
    EXPECT_EQ(share_text(0.0, 4), "<1%");
    EXPECT_EQ(share_text(0.0049, 4), "<1%");
    EXPECT_EQ(share_text(0.005, 4), "1%");
    EXPECT_EQ(share_text(smallest, 4), "<1%");
    EXPECT_EQ(share_text(0.0, 0), "hidden");
    EXPECT_EQ(share_text(no_number, 4), "—");
}

TEST(Shares, halves_round_up_as_on_paper) {
    EXPECT_EQ(share_text(0.125, 4), "13%");
    EXPECT_EQ(share_text(0.565, 4), "57%");  // times 100 this is 56.49999999999999
    EXPECT_EQ(share_text(0.285, 4), "29%");
    EXPECT_EQ(share_text(std::nextafter(0.125, 0.0), 4), "13%");
    EXPECT_EQ(share_text(0.12499, 4), "12%");
}

TEST(Points, have_one_decimal_and_never_deny_light_or_its_lack) {
    EXPECT_EQ(points_text(0.5648, 4), "56.5");
    EXPECT_EQ(points_text(0.12345, 4), "12.3");
    EXPECT_EQ(points_text(0.1225, 4), "12.3");  // a half, as on paper
    EXPECT_EQ(points_text(0.0004, 4), "<0.1");
    EXPECT_EQ(points_text(0.0, 4), "<0.1");
    EXPECT_EQ(points_text(0.99951, 4), ">99.9");
    EXPECT_EQ(points_text(1.0, 2), ">99.9");
    EXPECT_EQ(points_text(1.0, 1), "100.0");
    EXPECT_EQ(points_text(0.0, 0), "0.0");
    EXPECT_EQ(points_text(no_number, 4), "—");
}

TEST(Shares, rounded_each_by_itself_add_to_what_a_reader_adds) {
    EXPECT_EQ(rounded_total(vector({0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125})), 104);
    EXPECT_EQ(rounded_total(vector({0.999, 0.001})), 100);
    EXPECT_EQ(rounded_total(vector({1.0, 0.0, 0.0})), 100);
    EXPECT_EQ(rounded_total(vector({1.0 / 3, 1.0 / 3, 1.0 / 3})), 99);
    EXPECT_EQ(rounded_total(attention::Vector()), 0);
}

TEST(Numbers, have_one_to_three_decimals) {
    const std::pair<double, std::string> numbers[] = {
        {0.0, "0.0"},
        {-0.0, "0.0"},
        {4.0, "4.0"},
        {0.2, "0.2"},
        {0.14, "0.14"},
        {-1.5, "-1.5"},
        {0.125, "0.125"},
        {0.1 + 0.2, "0.3"},
        {0.7 * 0.2, "0.14"},
        {2.0 / 3, "0.667"},
        {-2.0 / 3, "-0.667"},
        {1.0005, "1.001"},
        {-1.0005, "-1.001"},
        {0.9996, "1.0"},
        {10.0, "10.0"},
        {100.0, "100.0"},
        {12345.678, "12345.678"},
        {99999.999, "99999.999"},
        {0.001, "0.001"},
        {0.0014, "0.001"},
        {0.00096, "0.001"},
    };
    for (const auto& [number, text] : numbers) EXPECT_EQ(number_text(number), text);
}

TEST(Numbers, far_from_one_are_powers_of_ten) {
    const std::pair<double, std::string> numbers[] = {
        {1.2e7, "1.2×10⁷"},      {-1.2e7, "-1.2×10⁷"},     {1e5, "1.0×10⁵"},
        {99999.9996, "1.0×10⁵"}, {0.00094, "9.4×10⁻⁴"},    {-5e-4, "-5.0×10⁻⁴"},
        {1.25e10, "1.3×10¹⁰"},   {9.96e20, "1.0×10²¹"},    {1e300, "1.0×10³⁰⁰"},
        {largest, "1.8×10³⁰⁸"},  {smallest, "4.9×10⁻³²⁴"}, {6.02214076e23, "6.0×10²³"},
    };
    for (const auto& [number, text] : numbers) EXPECT_EQ(number_text(number), text);
    EXPECT_EQ(number_text(no_number), "—");
    EXPECT_EQ(number_text(infinite), "—");
}

TEST(Exponentials, have_one_decimal_or_two_digits) {
    const std::pair<double, std::string> numbers[] = {
        {0.0, "1.0"},
        {3.6, "36.6"},
        {-1.2, "0.30"},
        {-4.0, "0.018"},
        {-0.004, "1.0"},
        {11.5, "98715.8"},
        {std::log(0.0999), "0.10"},
        {-6.9, "0.0010"},
        {-2.3, "0.10"},
    };
    for (const auto& [power, text] : numbers) EXPECT_EQ(exponential_text(power), text) << power;
}

TEST(Exponentials, are_told_beyond_what_a_double_holds) {
    const std::pair<double, std::string> numbers[] = {
        {11.6, "1.1×10⁵"},     {-7.0, "9.1×10⁻⁴"},      {700.0, "1.0×10³⁰⁴"},
        {1000.0, "2.0×10⁴³⁴"}, {-1000.0, "5.1×10⁻⁴³⁵"}, {999999.0, "1.1×10⁴³⁴²⁹⁴"},
        {1e6, "e^(1.0×10⁶)"},  {-1e9, "e^(-1.0×10⁹)"},  {1e301, "e^(1.0×10³⁰¹)"},
    };
    for (const auto& [power, text] : numbers) EXPECT_EQ(exponential_text(power), text) << power;
    EXPECT_EQ(exponential_text(no_number), "—");
}

TEST(Blends, have_two_decimals_each) {
    EXPECT_EQ(summary_text(vector({0.8225, 0.145})), "(0.82, 0.15)");
    EXPECT_EQ(summary_text(vector({-0.001, 1.0})), "(0.00, 1.00)");
    EXPECT_EQ(summary_text(vector({0.125})), "(0.13)");
    EXPECT_EQ(summary_text(vector({-0.125, 1e300})), "(-0.13, 1.0×10³⁰⁰)");
    EXPECT_EQ(summary_text(vector({no_number})), "(—)");
    EXPECT_EQ(numbers_text({0.2, 0.0}), "(0.2, 0.0)");
    EXPECT_EQ(numbers_text({0.30000000000000004}), "(0.3)");
}

TEST(Figures, of_any_double_can_be_shown) {
    std::mt19937_64 random(11);
    for (int i = 0; i < 20000; ++i) {
        const auto bits = random();
        const auto number = std::bit_cast<double>(bits);
        for (const std::string& text :
             {number_text(number), exponential_text(number), summary_text(vector({number})),
              share_text(std::abs(std::remainder(number, 1.0)), 4),
              points_text(std::abs(std::remainder(number, 1.0)), 4)})
            expect_for_people(text);
    }
}
