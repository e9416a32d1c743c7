#include "lesson/markdown.hpp"

#include <fmt/format.h>
#include <md4c.h>

#include <exception>
#include <new>

#include "lesson/act_links.hpp"
#include "lesson/letters.hpp"
#include "lesson/reading.hpp"
#include "lesson/remedies.hpp"

namespace lesson {
namespace {

std::string_view view(const MD_ATTRIBUTE& attribute) {
    return {attribute.text, attribute.size};
}

/// What md4c tells, put together to paragraphs and spans.
class Setter {
  public:
    Setter(std::string_view text, std::string_view sheltered) : reading_(text, sheltered) {}

    Markdown take() { return std::move(result_); }

    void enter(MD_BLOCKTYPE type, const void* detail) {
        switch (type) {
            case MD_BLOCK_P:
                return enter_paragraph();
            case MD_BLOCK_UL:
            case MD_BLOCK_OL:
                return enter_list(type, detail);
            case MD_BLOCK_LI:
                return begin(item_kind_);
            case MD_BLOCK_CODE:
                if (lists_ > 0) refuse(reading_.next_block(), about_long_items);
                return begin(Paragraph::Kind::code);
            case MD_BLOCK_H:
                return refuse(reading_.next_block(), about_headings);
            case MD_BLOCK_QUOTE:
                return refuse(reading_.next_block(), about_quotes);
            case MD_BLOCK_HR:
                return refuse_rule();
            case MD_BLOCK_HTML:
                return refuse(reading_.next_block(), about_html);
            case MD_BLOCK_TABLE:
                return refuse(reading_.next_block(), about_tables);
            default:
                return;
        }
    }

    void leave(MD_BLOCKTYPE type) {
        if (type == MD_BLOCK_LI && result_.text.back().spans.empty())
            refuse(reading_.here(), "an item of a list is empty: fill it or delete it");
        if (type == MD_BLOCK_UL || type == MD_BLOCK_OL) --lists_;
        if (type == MD_BLOCK_CODE) leave_code();
    }

    void enter(MD_SPANTYPE type, const void* detail) {
        switch (type) {
            case MD_SPAN_STRONG:
                now_.strong = true;
                return;
            case MD_SPAN_EM:
                now_.emphasis = true;
                return;
            case MD_SPAN_CODE:
                now_.code = true;
                return;
            case MD_SPAN_A:
                return enter_link(*static_cast<const MD_SPAN_A_DETAIL*>(detail));
            case MD_SPAN_IMG:
                return refuse(next_span(), about_pictures);
            default:
                return;
        }
    }

    void leave(MD_SPANTYPE type) {
        if (type == MD_SPAN_STRONG) now_.strong = false;
        if (type == MD_SPAN_EM) now_.emphasis = false;
        if (type == MD_SPAN_CODE) now_.code = false;
        if (type == MD_SPAN_A) leave_link();
    }

    void text(MD_TEXTTYPE type, std::string_view letters) {
        const std::size_t at = reading_.place(letters);
        switch (type) {
            case MD_TEXT_BR:
                return refuse(reading_.here(), about_breaks);
            case MD_TEXT_SOFTBR:
                return append(" ", at);
            case MD_TEXT_ENTITY:
                return refuse(at, about_entities);
            case MD_TEXT_HTML:
                return refuse_html(at);
            case MD_TEXT_NORMAL:
                check_leftovers(letters, at);
                return append(on_one_line(reading_.as_written(letters, at)), at);
            default:
                return append(in_code_block()
                                  ? with_tabs_as_spaces(reading_.as_written(letters, at))
                                  : on_one_line(reading_.as_written(letters, at)),
                              at);
        }
    }

  private:
    void refuse(std::size_t byte, std::string_view message) {
        result_.mishaps.push_back({byte, std::string(message)});
    }

    void refuse_rule() {
        refuse(reading_.next_block(), about_rules);
        reading_.skip_line();
    }

    // HTML over several lines comes line by line.
    void refuse_html(std::size_t at) {
        const bool is_told =
            !result_.mishaps.empty() && result_.mishaps.back().message == about_html;
        if (!is_told) refuse(at, about_html);
    }

    void begin(Paragraph::Kind kind) {
        const bool is_numbered = kind == Paragraph::Kind::numbered;
        result_.text.push_back({.kind = kind, .number = is_numbered ? next_number_++ : 0});
        result_.starts.push_back(reading_.next_block());
    }

    // The text of a loose item comes as a paragraph within it.
    void enter_paragraph() {
        if (lists_ == 0) return begin(Paragraph::Kind::plain);
        if (!result_.text.back().spans.empty()) refuse(reading_.next_block(), about_long_items);
    }

    void enter_list(MD_BLOCKTYPE type, const void* detail) {
        if (++lists_ > 1) return refuse(reading_.next_block(), about_inner_lists);
        item_kind_ = type == MD_BLOCK_OL ? Paragraph::Kind::numbered : Paragraph::Kind::bullet;
        if (type == MD_BLOCK_OL)
            next_number_ = static_cast<int>(static_cast<const MD_BLOCK_OL_DETAIL*>(detail)->start);
    }

    bool in_code_block() const {
        return !result_.text.empty() && result_.text.back().kind == Paragraph::Kind::code &&
               !now_.code;
    }

    // The line end after the last line, and the line of ``` that closes the block.
    void leave_code() {
        if (result_.text.back().spans.empty())
            return refuse(reading_.here(), "a code block is empty: fill it");
        std::string& letters = result_.text.back().spans.back().text;
        if (letters.ends_with('\n')) letters.pop_back();
        if (reading_.next_line_is_fence()) reading_.skip_line();
    }

    void enter_link(const MD_SPAN_A_DETAIL& link) {
        const auto acts = acts_of_link(view(link.href));
        if (!acts)
            return refuse(reading_.here(),
                          fmt::format("the link to {} leads out of the lesson: a link goes to "
                                      "acts, as [1.0](do:sharpness=1)",
                                      in_quotes(without_shelter(view(link.href)))));
        if (is_blank(*acts))
            return refuse(next_span(), "a link has no acts: say some, as do:sharpness=1");
        now_.acts = *acts;
    }

    void leave_link() {
        const bool is_kept = !now_.acts.empty() && !result_.text.empty();  // else it is refused
        if (is_kept && !has_words_of_link(result_.text.back().spans))
            refuse(next_span(), "a link has no words: write some between [ and ]");
        now_.acts.clear();
    }

    bool has_words_of_link(const std::vector<Span>& spans) const {
        return !spans.empty() && spans.back().acts == now_.acts && !is_blank(spans.back().text);
    }

    void check_leftovers(std::string_view letters, std::size_t at) {
        if (const std::size_t stars = letters.find("**"); stars != std::string_view::npos)
            refuse(at + stars, about_strong);
        if (const std::size_t link = letters.find("(do:"); link != std::string_view::npos)
            refuse(at + link, about_open_links);
    }

    void append(std::string_view letters, std::size_t at) {
        if (result_.text.empty() || letters.empty()) return;  // text of what is refused
        std::vector<Span>& spans = result_.text.back().spans;
        if (spans.empty() && !in_code_block()) result_.starts.back() = at;
        const bool goes_on = !spans.empty() && spans.back().strong == now_.strong &&
                             spans.back().emphasis == now_.emphasis &&
                             spans.back().code == now_.code && spans.back().acts == now_.acts;
        if (!goes_on) spans.push_back(now_);
        spans.back().text += letters;
    }

    // Where the span after the text so far begins.
    std::size_t next_span() const {
        const bool begins_paragraph = result_.text.empty() || result_.text.back().spans.empty();
        return begins_paragraph ? reading_.next_block() : reading_.here();
    }

    Reading reading_;
    int lists_ = 0;
    Paragraph::Kind item_kind_ = Paragraph::Kind::bullet;
    int next_number_ = 1;
    Span now_;
    Markdown result_;
};

/// No exception may pass through md4c, which is written in C: it waits here.
struct Guarded {
    Setter setter;
    std::exception_ptr failure;
};

template <class Step>
int guard(void* user, Step step) {
    auto& guarded = *static_cast<Guarded*>(user);
    try {
        step(guarded.setter);
        return 0;
    } catch (...) {
        guarded.failure = std::current_exception();
        return 1;
    }
}

int on_enter_block(MD_BLOCKTYPE type, void* detail, void* user) {
    return guard(user, [&](Setter& setter) { setter.enter(type, detail); });
}
int on_leave_block(MD_BLOCKTYPE type, void*, void* user) {
    return guard(user, [&](Setter& setter) { setter.leave(type); });
}
int on_enter_span(MD_SPANTYPE type, void* detail, void* user) {
    return guard(user, [&](Setter& setter) { setter.enter(type, detail); });
}
int on_leave_span(MD_SPANTYPE type, void*, void* user) {
    return guard(user, [&](Setter& setter) { setter.leave(type); });
}
int on_text(MD_TEXTTYPE type, const MD_CHAR* letters, MD_SIZE count, void* user) {
    return guard(user, [&](Setter& setter) { setter.text(type, {letters, count}); });
}

}  // namespace

Markdown read_markdown(std::string_view text) {
    const std::string sheltered = with_sheltered_acts(text);
    const MD_PARSER parser = {
        .flags = MD_FLAG_COLLAPSEWHITESPACE | MD_FLAG_NOINDENTEDCODEBLOCKS | MD_FLAG_TABLES,
        .enter_block = on_enter_block,
        .leave_block = on_leave_block,
        .enter_span = on_enter_span,
        .leave_span = on_leave_span,
        .text = on_text,
    };
    Guarded guarded = {.setter = Setter(text, sheltered)};
    const int failed =
        md_parse(sheltered.data(), static_cast<MD_SIZE>(sheltered.size()), &parser, &guarded);
    if (guarded.failure) std::rethrow_exception(guarded.failure);
    if (failed != 0) throw std::bad_alloc();
    return guarded.setter.take();
}

}  // namespace lesson
