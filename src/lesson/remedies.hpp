#pragma once

#include <string_view>

/// What to do about the parts of Markdown that lessons do not know.
namespace lesson {

inline constexpr std::string_view about_headings =
    "a heading (a line that starts with #, or has === or --- below) cannot stand in a text: "
    "make it **strong**, or write \\# for the sign itself";
inline constexpr std::string_view about_quotes =
    "a quotation (a line that starts with >) cannot stand in a text: write it as a paragraph";
inline constexpr std::string_view about_rules =
    "a line across the page (--- or ***) cannot stand in a text: delete it";
inline constexpr std::string_view about_html =
    "HTML cannot stand in a text: use **strong**, *emphasis* or `code`, and write \\< for the sign "
    "itself";
inline constexpr std::string_view about_tables =
    "a table cannot stand in a text: write a list, each line starting with -";
inline constexpr std::string_view about_pictures =
    "an image cannot stand in a text: the section's picture is the place for what is shown";
inline constexpr std::string_view about_inner_lists =
    "a list inside a list cannot stand in a text: make it one list";
inline constexpr std::string_view about_long_items =
    "an item of a list is one paragraph: join this to it, or begin a new item with -";
inline constexpr std::string_view about_breaks =
    "a line break in a paragraph (two spaces or a \\ at the end of a line) is not kept: leave an "
    "empty line between to begin a new paragraph";
inline constexpr std::string_view about_entities =
    "a sign in HTML's way of writing stands here: write the sign itself, or \\& for a plain &";
inline constexpr std::string_view about_strong =
    "** stands here without a partner: strong words stand between two, with no space inside them, "
    "as **cat**";
inline constexpr std::string_view about_open_links =
    "this link to acts is not whole: write it as [1.0](do:sharpness=1)";
}  // namespace lesson
