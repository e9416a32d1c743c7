#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

/// Text with its marks, as a page sets it. Read from a small part of Markdown.
namespace lesson {

/// A run of letters that look and behave alike.
struct Span {
    std::string text;  // UTF-8
    bool strong = false;
    bool emphasis = false;
    bool code = false;
    std::string acts;                 // what pressing it does; empty where it is no link
    std::optional<std::size_t> term;  // index into the glossary, where the term is underlined
};

struct Paragraph {
    enum class Kind { plain, bullet, numbered, code };
    Kind kind = Kind::plain;
    int number = 0;  // of a numbered item
    std::vector<Span> spans;
    int line = 0;  // of the file, where it begins
};

using Text = std::vector<Paragraph>;

/// The letters alone: paragraphs on lines of their own, items after "- " or "1. ".
std::string plain(const Text& text);

}  // namespace lesson
