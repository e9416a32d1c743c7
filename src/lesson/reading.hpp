#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace lesson {

/// How far a Markdown text has been read: md4c gives its letters piece by piece, but not where
/// they stand.
class Reading {
  public:
    /// `sheltered`: the text as md4c reads it, of the same length. Both must outlive this.
    Reading(std::string_view text, std::string_view sheltered)
        : text_(text), sheltered_(sheltered) {}

    /// The byte after the last letter given.
    std::size_t here() const { return here_; }

    /// The byte where letters given by md4c stand, and goes on to behind them. Those that md4c puts
    /// in itself stand where it is now.
    std::size_t place(std::string_view letters);

    /// Letters just given for this byte, as the author wrote them.
    std::string as_written(std::string_view letters, std::size_t at) const;

    /// The byte where the block after the text so far begins.
    std::size_t next_block() const;

    /// Whether that block is the ``` or ~~~ that ends code.
    bool next_line_is_fence() const;

    /// Goes on to the end of the line at which the next block begins.
    void skip_line();

  private:
    std::string_view text_, sheltered_;
    std::size_t here_ = 0;
};

/// With spaces for line ends and tabs.
std::string on_one_line(std::string letters);

std::string with_tabs_as_spaces(std::string_view letters);

}  // namespace lesson
