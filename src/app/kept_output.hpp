#pragma once

#include <cstddef>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace app {

/// What a child prints, kept as lines fit to be drawn, however much it is. The first and the last
/// lines are kept; what is left out between them, and of long lines, is told in their place.
/// Control characters are written as escapes, bytes that are no UTF-8 as U+FFFD, tabs as spaces.
class KeptOutput {
  public:
    static constexpr std::size_t most_first_lines = 1000;
    static constexpr std::size_t most_lines = 2000;
    static constexpr std::size_t most_letters = 2000;  // of a line
    static constexpr std::size_t most_bytes = 1 << 20;

    /// Takes output as it comes, cut anywhere.
    void add(std::string_view bytes);

    /// How many lines, from the first, will stay as they are, whatever comes.
    std::size_t settled_lines() const;

    /// All that was kept, with the line that is not complete yet.
    std::vector<std::string> lines() const;

  private:
    struct Line {
        std::string text;
        std::size_t letters = 0;
        std::size_t cut = 0;  // further letters
        std::string shown() const;
    };

    void take(char32_t point, std::string_view letter);
    void append(std::string_view letters, std::size_t count);
    void end_line();

    std::string unread_;  // the beginning of a character whose rest is still to come
    bool after_return_ = false;
    Line line_;
    std::vector<std::string> first_;
    std::deque<std::string> last_;
    std::size_t first_bytes_ = 0;
    std::size_t last_bytes_ = 0;
    std::size_t left_out_ = 0;
};

}  // namespace app
