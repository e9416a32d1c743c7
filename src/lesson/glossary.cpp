#include "lesson/glossary.hpp"

#include <algorithm>
#include <set>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "lesson/letters.hpp"

namespace lesson {
namespace {

// Two bytes of UTF-8 at most, and as many for the small letter: places in a text stay the same.
char32_t small_letter(char32_t point) {
    const auto in = [point](char32_t first, char32_t last) {
        return first <= point && point <= last;
    };
    const bool is_latin = in(U'A', U'Z') || (in(U'À', U'Þ') && point != U'×');
    if (is_latin || in(U'Α', U'Ω') || in(U'А', U'Я')) return point + 32;
    return in(U'Ѐ', U'Џ') ? point + 80 : point;
}

std::string with_small_start(std::string_view text) {
    std::string small(text);
    const CodePoint first = first_code_point(text);
    const char32_t point = small_letter(first.value);
    if (first.length == 1) small[0] = static_cast<char>(point < 0x80 ? point : U'?');
    if (first.length == 2) {
        small[0] = static_cast<char>(0xC0U | (point >> 6U));
        small[1] = static_cast<char>(0x80U | (point & 0x3FU));
    }
    return small;
}

// Whether it makes one word with its neighbours. Scripts that put no spaces between words do not.
bool joins(char32_t point) {
    const auto in = [point](char32_t first, char32_t last) {
        return first <= point && point <= last;
    };
    if (point < 0x80)
        return in(U'0', U'9') || in(U'A', U'Z') || in(U'a', U'z') || point == U'-' || point == U'_';
    const bool is_sign = point < 0xC0 || point == U'×' || point == U'÷' || in(0x2000, 0x2BFF);
    const bool stands_close = in(0x0E00, 0x0EFF) || in(0x2E80, 0xD7FF) || in(0xF900, 0xFAFF) ||
                              in(0xFE30, 0xFE4F) || in(0xFF00, 0xFFEF) || point >= 0x1F000;
    return !is_sign && !stands_close;
}

struct Found {
    std::size_t length;  // bytes
    std::size_t term;
};

/// The forms of all terms, to be looked up where words begin.
class Forms {
  public:
    explicit Forms(const std::vector<Term>& glossary) {
        for (std::size_t i = 0; i < glossary.size(); ++i)
            for (const std::string& form : glossary[i].forms) {
                terms_.try_emplace(with_small_start(form), i);
                longest_ = std::max(longest_, form.size());
            }
    }

    /// The longest form at the start of `text`, where a word begins.
    std::optional<Found> at_start_of(std::string_view text) const {
        const std::string folded = with_small_start(text.substr(0, longest_));
        for (const std::size_t end : word_ends(text)) {
            const auto found = terms_.find(folded.substr(0, end));
            if (found != terms_.end()) return Found{end, found->second};
        }
        return std::nullopt;
    }

  private:
    // Longest first.
    std::vector<std::size_t> word_ends(std::string_view text) const {
        std::vector<std::size_t> ends;
        for (std::size_t at = 0; at < text.size();) {
            const CodePoint point = first_code_point(text.substr(at));
            at += point.length;
            if (at > longest_) break;
            const bool goes_on = at < text.size() && joins(point.value) &&
                                 joins(first_code_point(text.substr(at)).value);
            if (!goes_on) ends.push_back(at);
        }
        std::reverse(ends.begin(), ends.end());
        return ends;
    }

    std::unordered_map<std::string, std::size_t> terms_;
    std::size_t longest_ = 0;
};

using Marked = std::set<std::size_t>;  // the terms that are marked already

class Marker {
  public:
    Marker(const Forms& forms, Marked& marked) : forms_(forms), marked_(marked) {}

    void mark(Text& text) {
        for (Paragraph& paragraph : text) {
            if (paragraph.kind == Paragraph::Kind::code) continue;
            std::vector<Span> spans;
            for (Span& span : paragraph.spans) {
                if (span.code || !span.acts.empty())
                    spans.push_back(std::move(span));
                else
                    divide(span, spans);
            }
            paragraph.spans = std::move(spans);
        }
    }

  private:
    void divide(const Span& span, std::vector<Span>& spans) {
        const std::string_view text = span.text;
        std::size_t told = 0;  // bytes that stand in `spans` already
        const auto add = [&](std::size_t end, std::optional<std::size_t> term) {
            if (end == told) return;
            spans.push_back(span);
            spans.back().text = text.substr(told, end - told);
            spans.back().term = term;
            told = end;
        };
        bool in_word = false;
        for (std::size_t at = 0; at < text.size();) {
            const CodePoint point = first_code_point(text.substr(at));
            const bool begins_word = !in_word || !joins(point.value);
            in_word = joins(point.value);
            const auto found = begins_word ? forms_.at_start_of(text.substr(at)) : std::nullopt;
            if (found && marked_.insert(found->term).second) {
                add(at, std::nullopt);
                add(at + found->length, found->term);
            }
            at += found ? found->length : point.length;
            if (found) in_word = false;
        }
        add(text.size(), std::nullopt);
    }

    const Forms& forms_;
    Marked& marked_;
};

}  // namespace

void mark_terms(Lesson& lesson) {
    if (lesson.glossary.empty()) return;
    const Forms forms(lesson.glossary);
    for (Section& section : lesson.sections) {
        Marked marked;
        for (Part& part : section.parts) Marker(forms, marked).mark(part.text);
    }
    // A question that explains its own words would give the answer away.
    for (QuizQuestion& question : lesson.quiz)
        for (Option& option : question.options) {
            Marked marked;
            Marker(forms, marked).mark(option.explanation);
        }
}

}  // namespace lesson
