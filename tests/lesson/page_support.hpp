#pragma once

#include "lesson/support.hpp"

namespace test {

/// A lesson of the four words and this below them.
inline std::string with_words(std::string_view more) {
    return four_words_text() + std::string(more);
}

inline constexpr std::string_view section_head = "[[section]]\ntitle = \"One\"\n";

/// One section with one part, whose text is between ''' on lines of its own: it begins on line 17.
inline std::string with_text(std::string_view markdown) {
    return with_words(std::string(section_head) + "[[section.part]]\ntext = '''\n" +
                      std::string(markdown) + "\n'''\n");
}

inline lesson::Text text_of(std::string_view markdown) {
    return sound(with_text(markdown)).sections[0].parts[0].text;
}

/// Spans as "[S|strong words]", with S strong, E emphasis, C code and, after another bar, acts.
inline std::string spelled(const lesson::Paragraph& paragraph) {
    std::string all;
    for (const lesson::Span& span : paragraph.spans) {
        all += '[';
        if (span.strong) all += 'S';
        if (span.emphasis) all += 'E';
        if (span.code) all += 'C';
        if (span.term) all.append("T").append(std::to_string(*span.term));
        all.append("|").append(span.text);
        if (!span.acts.empty()) all.append("|").append(span.acts);
        all += ']';
    }
    return all;
}

}  // namespace test
