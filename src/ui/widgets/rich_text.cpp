#include "ui/widgets/rich_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "session/link.hpp"
#include "ui/widgets/tip.hpp"

namespace ui {
namespace {

constexpr float line_units = 26, gap_units = 9, indent_units = 24, link_padding = 5;

Style style_of(const lesson::Span& span) {
    if (span.code) return Style::page_code;
    if (span.strong || !span.acts.empty()) return Style::page_strong;
    return span.emphasis ? Style::page_emphasis : Style::page;
}

/// Words with the spaces after them; a link stays in one piece.
std::vector<std::string_view> unbreakable_parts(const lesson::Span& span) {
    std::vector<std::string_view> parts;
    std::string_view rest = span.text;
    while (!rest.empty()) {
        std::size_t end = span.acts.empty() ? rest.find(' ') : std::string_view::npos;
        if (end != std::string_view::npos) end = rest.find_first_not_of(' ', end);
        parts.push_back(rest.substr(0, end));
        rest.remove_prefix(parts.back().size());
    }
    return parts;
}

std::string_view without_end_space(std::string_view text) {
    const std::size_t last = text.find_last_not_of(' ');
    return text.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

/// Sets pieces side by side and begins a new line where one has no room.
class Setter {
  public:
    Setter(const Canvas& canvas, const Rect& room, SetText& out)
        : canvas_(canvas), room_(room), line_(canvas.px(line_units)), out_(out) {}

    void paragraph(const lesson::Paragraph& paragraph) {
        if (y_ > 0) y_ += canvas_.px(gap_units);
        if (paragraph.kind == lesson::Paragraph::Kind::code) return code(paragraph);
        indent_ = 0;
        x_ = 0;
        mark(paragraph);
        for (const lesson::Span& span : paragraph.spans)
            for (const std::string_view part : unbreakable_parts(span)) add(part, span);
        y_ += line_;
    }

    float height() const { return y_; }

  private:
    void mark(const lesson::Paragraph& paragraph) {
        if (paragraph.kind == lesson::Paragraph::Kind::plain) return;
        const bool numbered = paragraph.kind == lesson::Paragraph::Kind::numbered;
        const std::string text = numbered ? fmt::format("{}.", paragraph.number) : "•";
        indent_ = canvas_.px(indent_units);
        put(text, Style::page, canvas_.width(Style::page, text), nullptr);
        x_ = indent_;
    }

    void add(std::string_view part, const lesson::Span& span) {
        const Style style = style_of(span);
        const float pad = span.acts.empty() ? 0 : 2 * canvas_.px(link_padding);
        const std::string_view seen = without_end_space(part);
        const float seen_width = canvas_.width(style, seen) + pad;
        if (x_ > indent_ && x_ + seen_width > room_.w) new_line();
        if (x_ + seen_width > room_.w) return add_in_letters(part, span);
        put(seen, style, seen_width, &span);
        x_ += canvas_.width(style, part) + pad;
    }

    /// A word longer than a whole line is broken where the line ends.
    void add_in_letters(std::string_view part, const lesson::Span& span) {
        const Style style = style_of(span);
        for (const std::string& line : wrap(canvas_.fonts()[style], part, room_.w - indent_)) {
            if (x_ > indent_) new_line();
            put(line, style, canvas_.width(style, line), &span);
            x_ += canvas_.width(style, line);
        }
    }

    void code(const lesson::Paragraph& paragraph) {
        const float pad = canvas_.px(10), top = y_;
        y_ += pad;
        for (const lesson::Span& span : paragraph.spans)
            for (std::string_view rest = span.text; !rest.empty();) {
                const std::size_t end = std::min(rest.find('\n'), rest.size());
                x_ = pad;
                put(shorten_middle(canvas_.fonts()[Style::page_code], rest.substr(0, end),
                                   room_.w - 2 * pad),
                    Style::page_code, room_.w - 2 * pad, &span);
                y_ += line_;
                rest.remove_prefix(std::min(end + 1, rest.size()));
            }
        y_ += pad;
        out_.code.push_back({room_.x, room_.y + top, room_.w, y_ - top});
    }

    void put(std::string_view text, Style style, float width, const lesson::Span* span) {
        if (text.empty()) return;
        out_.pieces.push_back({.text = std::string(text),
                               .style = style,
                               .rect = {std::round(room_.x + x_), room_.y + y_, width, line_},
                               .span = span});
    }

    void new_line() {
        x_ = indent_;
        y_ += line_;
    }

    const Canvas& canvas_;
    const Rect room_;
    const float line_;
    SetText& out_;
    float x_ = 0, y_ = 0, indent_ = 0;
};

void do_link(Scene& scene, const std::string& acts) {
    const session::Session& session = scene.session;
    if (const auto parsed = session::parse_acts(session.lesson, session.state, acts))
        scene.wish_all(*parsed);
    else
        scene.view.say(parsed.error().message);
}

std::string what_link_does(const Scene& scene, const std::string& acts) {
    session::State state = scene.session.state;
    const lesson::Lesson& lesson = scene.session.lesson;
    const auto parsed = session::parse_acts(lesson, state, acts);
    if (!parsed) return parsed.error().message;
    std::string text;
    for (const session::Act& act : *parsed) {
        text += (text.empty() ? "" : ", ") + session::description(lesson, state, act);
        state = session::update(lesson, state, act);
    }
    return text;
}

void draw_link(Scene& scene, const Piece& piece, std::size_t index) {
    const Paper& paper = scene.theme().paper;
    const Rect ground = {piece.rect.x, piece.rect.y + scene.px(3), piece.rect.w,
                         piece.rect.h - scene.px(6)};
    ImGui::PushID(static_cast<int>(index));
    const Touch hand = touch(scene, "link", ground, fmt::format("link {}", piece.span->acts));
    ImGui::PopID();
    const bool lit = hand.hovered || hand.focused_visibly;
    scene.canvas.fill(ground,
                      lit ? mix(paper.light_ground, paper.light, 0.25f) : paper.light_ground,
                      scene.px(4));
    scene.canvas.fill({ground.x, ground.bottom() - scene.px(2), ground.w, scene.px(2)},
                      paper.light);
    scene.canvas.text(piece.rect, piece.style, paper.ink, piece.text, Align::centre);
    focus_ring(scene, hand, ground, scene.px(4), paper.light);
    if (lit) tip(scene, ground, {.text = what_link_does(scene, piece.span->acts)});
    if (hand.hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    if (hand.clicked) do_link(scene, piece.span->acts);
}

void draw_term(Scene& scene, const Piece& piece, std::size_t index, Colour colour) {
    const Paper& paper = scene.theme().paper;
    const lesson::Term& term = scene.session.lesson.glossary[*piece.span->term];
    ImGui::PushID(static_cast<int>(index));
    const Touch hand = touch(scene, "term", piece.rect, fmt::format("term {}", term.word));
    ImGui::PopID();
    scene.canvas.text(piece.rect, piece.style, colour, piece.text);
    const float y = std::round(piece.rect.centre().y + scene.px(10));
    for (float x = piece.rect.x; x < piece.rect.right(); x += scene.px(4))
        scene.canvas.fill({x, y, scene.px(2), scene.px(1.5f)}, paper.quiet);
    focus_ring(scene, hand, piece.rect.inset(scene.px(3)), scene.px(3), paper.light);
    if (hand.hovered || hand.focused_visibly)
        tip(scene, piece.rect,
            {.heading = term.word,
             .aside = term.field.empty() ? "" : "in the field: " + term.field,
             .text = lesson::plain(term.text)});
}

void offer_copy(const lesson::Text& text, const Rect& area) {
    const bool inside = ImGui::IsWindowHovered() && area.contains(ImGui::GetMousePos());
    if (inside && ImGui::IsMouseReleased(ImGuiMouseButton_Right)) ImGui::OpenPopup("copy");
    if (!ImGui::BeginPopup("copy")) return;
    if (ImGui::Selectable("Copy this text")) ImGui::SetClipboardText(lesson::plain(text).c_str());
    ImGui::EndPopup();
}

}  // namespace

SetText set_text(const Canvas& canvas, const lesson::Text& text, const Rect& room) {
    SetText set;
    Setter setter(canvas, room, set);
    for (const lesson::Paragraph& paragraph : text) setter.paragraph(paragraph);
    set.height = setter.height();
    return set;
}

void draw_text(Scene& scene, const lesson::Text& text, const Rect& room, const SetText& set,
               Colour colour, const char* name) {
    ImGui::PushID(name);
    for (const Rect& code : set.code)
        scene.canvas.fill(code, scene.theme().paper.light_ground, scene.px(6));
    std::size_t index = 0;
    for (const Piece& piece : set.pieces) {
        ++index;
        if (piece.span != nullptr && !piece.span->acts.empty())
            draw_link(scene, piece, index);
        else if (piece.span != nullptr && piece.span->term)
            draw_term(scene, piece, index, colour);
        else
            scene.canvas.text(piece.rect, piece.style, colour, piece.text);
    }
    offer_copy(text, {room.x, room.y, room.w, set.height});
    ImGui::PopID();
}

float write_text(Scene& scene, const lesson::Text& text, const Rect& room, Colour colour,
                 const char* name) {
    const SetText set = set_text(scene.canvas, text, room);
    draw_text(scene, text, room, set, colour, name);
    return set.height;
}

}  // namespace ui
