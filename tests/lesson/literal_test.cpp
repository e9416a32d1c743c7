#include "lesson/literal.hpp"

#include "lesson/support.hpp"

namespace {

using lesson::Literal;
using lesson::Place;

Place place_of(std::string_view file, Place quote, std::size_t byte) {
    std::string_view line = file;
    for (int i = 1; i < quote.line; ++i) line.remove_prefix(line.find('\n') + 1);
    return Literal(line, quote).at(byte);
}

}  // namespace

TEST(Literal, on_one_line_counts_letters) {
    const std::string file = "é = 'ab🐌d'\n";
    EXPECT_EQ(place_of(file, {1, 5}, 0), (Place{1, 6}));
    EXPECT_EQ(place_of(file, {1, 5}, 2), (Place{1, 8}));
    EXPECT_EQ(place_of(file, {1, 5}, 6), (Place{1, 9}));
}

TEST(Literal, over_lines_begins_after_the_first_line_end) {
    const std::string file = "\nx = \"\"\"\nab\ncd\n\"\"\"\n";
    EXPECT_EQ(place_of(file, {2, 5}, 0), (Place{3, 1}));
    EXPECT_EQ(place_of(file, {2, 5}, 3), (Place{4, 1}));
    EXPECT_EQ(place_of(file, {2, 5}, 4), (Place{4, 2}));
    EXPECT_EQ(place_of("x = '''ab\ncd'''", {1, 5}, 3), (Place{2, 1}));
    EXPECT_EQ(place_of("x = '''\r\nab\r\ncd'''", {1, 5}, 3), (Place{3, 1}));
}

TEST(Literal, follows_escapes_but_not_between_apostrophes) {
    const std::string file = R"(x = "a\n\u00e9\"\U0001F40Cb")";
    EXPECT_EQ(place_of(file, {1, 5}, 1), (Place{1, 7}));   // \n
    EXPECT_EQ(place_of(file, {1, 5}, 2), (Place{1, 9}));   // \u00e9, two bytes
    EXPECT_EQ(place_of(file, {1, 5}, 4), (Place{1, 15}));  // \"
    EXPECT_EQ(place_of(file, {1, 5}, 9), (Place{1, 27}));  // b, after four bytes of a snail
    EXPECT_EQ(place_of(R"(x = 'a\nb')", {1, 5}, 3), (Place{1, 9}));
}

TEST(Literal, follows_lines_that_are_joined) {
    const std::string file = "x = \"\"\"\\\n   ab \\  \n\n  cd\"\"\"";
    EXPECT_EQ(place_of(file, {1, 5}, 0), (Place{2, 4}));
    EXPECT_EQ(place_of(file, {1, 5}, 3), (Place{4, 3}));
}

TEST(Literal, goes_back_as_well_and_never_past_the_end) {
    Literal literal("x = 'abc'", {1, 5});
    EXPECT_EQ(literal.at(2), (Place{1, 8}));
    EXPECT_EQ(literal.at(1), (Place{1, 7}));
    EXPECT_EQ(literal.at(1000), (Place{1, 10}));
    EXPECT_EQ(Literal("", {1, 5}).at(3), (Place{1, 5}));
}
