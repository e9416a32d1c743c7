#include <cmath>
#include <limits>

#include "session/acts.hpp"

#include <gtest/gtest.h>

using session::parse_number;

TEST(TypedNumber, is_read_as_people_type_it) {
    const std::pair<const char*, double> typed[] = {
        {"0.5", 0.5}, {"0,5", 0.5},       {" 4 ", 4.0}, {"\t7\n", 7.0}, {"-1.25", -1.25},
        {"−2", -2.0}, {"+3", 3.0},        {".5", 0.5},  {",5", 0.5},    {"5.", 5.0},
        {"1e3", 1e3}, {"1,5e-3", 1.5e-3}, {"007", 7.0}, {"0.1", 0.1},   {"5e-324", 5e-324},
    };
    for (const auto& [text, number] : typed) {
        const auto read = parse_number(text);
        ASSERT_TRUE(read) << text;
        EXPECT_EQ(*read, number) << text;
    }
}

TEST(TypedNumber, that_is_none_is_refused) {
    for (const char* text :
         {"",    " ", "abc", "1.2.3", "1,2,3", "1.000,5", "1 2", "0x10",     "1e", "--1",   "+-1",
          "++1", "-", "−-1", "5%",    "inf",   "-inf",    "nan", "infinity", "½",  "1_000", "e5"}) {
        const auto read = parse_number(text);
        ASSERT_FALSE(read) << text;
        EXPECT_NE(read.error().message.find("is not a number: write one such as 0.5"),
                  std::string::npos)
            << read.error().message;
    }
    EXPECT_EQ(parse_number("1e400").error().message,
              "“1e400” is too large or too close to 0: write a number such as 0.5");
    EXPECT_FALSE(parse_number("1e-400"));
}

TEST(TypedNumber, that_is_to_be_fitted_may_be_beyond_all_that_a_computer_holds) {
    constexpr double largest = std::numeric_limits<double>::max();
    const std::pair<const char*, double> typed[] = {
        {"1e999", largest}, {"-1e999", -largest}, {"−1e999", -largest}, {"1e-999", 0.0},
        {"-1e-999", 0.0},   {"2,5", 2.5},         {"1E-999", 0.0},      {" 1e400 ", largest},
    };
    for (const auto& [text, number] : typed) {
        const auto read = session::parse_number_to_fit(text);
        ASSERT_TRUE(read) << text;
        EXPECT_EQ(*read, number) << text;
    }
    for (const char* text : {"", "abc", "1e", "1e999x", "inf", "nan", "1 e999"})
        EXPECT_FALSE(session::parse_number_to_fit(text)) << text;
}

TEST(TypedNumber, is_never_a_negative_nought) {
    EXPECT_FALSE(std::signbit(*parse_number("-0")));
    EXPECT_FALSE(std::signbit(*parse_number("-0.0")));
}
