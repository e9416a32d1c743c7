#include "lesson/text.hpp"

namespace lesson {

std::string plain(const Text& text) {
    std::string all;
    for (const Paragraph& paragraph : text) {
        if (!all.empty()) all += '\n';
        if (paragraph.kind == Paragraph::Kind::bullet) all += "- ";
        if (paragraph.kind == Paragraph::Kind::numbered)
            all += std::to_string(paragraph.number) + ". ";
        for (const Span& span : paragraph.spans) all += span.text;
    }
    return all;
}

}  // namespace lesson
