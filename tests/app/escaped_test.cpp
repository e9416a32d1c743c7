#include "app/escaped.hpp"

#include <gtest/gtest.h>

namespace {

TEST(Escaped, ControlCharactersAreSpelledOut) {
    EXPECT_EQ(app::escaped("a\nb\tc\x1b[31m\x7f"), "a\\x0ab\\x09c\\x1b[31m\\x7f");
    EXPECT_EQ(app::escaped("caf\u00e9 100% %s %n"), "caf\u00e9 100% %s %n");
}

}  // namespace
