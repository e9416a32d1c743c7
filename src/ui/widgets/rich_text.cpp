#include "ui/widgets/rich_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <span>

#include "session/description.hpp"
#include "ui/widgets/popup.hpp"
#include "ui/widgets/tip.hpp"
#include "ui/widgets/widgets.hpp"

namespace ui {
namespace {

constexpr float line_units = 26, gap_units = 9, indent_units = 24, link_padding = 4;

Style style_of(const lesson::Span& span) {
    if (span.code) return Style::page_code;
    if (span.strong || !span.acts.empty()) return Style::page_strong;
    return span.emphasis ? Style::page_emphasis : Style::page;
}

struct Part {
    std::string_view text;
    const lesson::Span* span;
};

/// Words with the spaces after them; a link or a term stays in one piece.
void take_apart(const lesson::Span& span, std::vector<Part>& parts) {
    const bool whole = !span.acts.empty() || span.term;
    std::string_view rest = span.text;
    while (!rest.empty()) {
        std::size_t end = whole ? std::string_view::npos : rest.find(' ');
        if (end != std::string_view::npos) end = rest.find_first_not_of(' ', end);
        parts.push_back({rest.substr(0, end), &span});
        rest.remove_prefix(parts.back().text.size());
    }
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
        std::vector<Part> parts;
        for (const lesson::Span& span : paragraph.spans) take_apart(span, parts);
        for (auto first = parts.begin(); first != parts.end();) {
            auto last = std::ranges::find_if(
                first, parts.end(), [](const Part& part) { return part.text.ends_with(' '); });
            if (last != parts.end()) ++last;
            add_run({first, last});
            first = last;
        }
        y_ += line_;
    }

    float height() const { return y_; }

  private:
    /// Parts with no space between them, such as a link and its full stop: no line ends inside.
    void add_run(std::span<const Part> run) {
        float wide = 0;
        for (const Part& part : run) wide += width(part, part.text);
        wide -= width(run.back(), run.back().text) - seen_width(run.back());
        if (x_ > indent_ && x_ + wide > room_.w) new_line();
        for (const Part& part : run) add(part);
    }

    float width(const Part& part, std::string_view text) const {
        const float pad = part.span->acts.empty() ? 0 : 2 * canvas_.px(link_padding);
        return canvas_.width(style_of(*part.span), text) + pad;
    }

    float seen_width(const Part& part) const { return width(part, without_end_spaces(part.text)); }

    void mark(const lesson::Paragraph& paragraph) {
        if (paragraph.kind == lesson::Paragraph::Kind::plain) return;
        const bool numbered = paragraph.kind == lesson::Paragraph::Kind::numbered;
        const std::string text = numbered ? fmt::format("{}.", paragraph.number) : "•";
        indent_ = canvas_.px(indent_units);
        put(text, Style::page, canvas_.width(Style::page, text), nullptr);
        x_ = indent_;
    }

    void add(const Part& part) {
        const float seen = seen_width(part);
        // Only where the run is wider than a whole line.
        if (x_ > indent_ && x_ + seen > room_.w + canvas_.px(1)) new_line();
        if (x_ + seen > room_.w + canvas_.px(1)) return add_in_letters(part);
        put(without_end_spaces(part.text), style_of(*part.span), seen, part.span);
        // A whole number of pixels, so that what follows without a space does not touch it.
        const float wide = width(part, part.text);
        x_ += part.text.ends_with(' ') ? wide : std::ceil(wide);
    }

    /// A word longer than a whole line is broken where the line ends.
    void add_in_letters(const Part& part) {
        const Style style = style_of(*part.span);
        for (const std::string& line : wrap(canvas_.fonts()[style], part.text, room_.w - indent_)) {
            if (x_ > indent_) new_line();
            put(line, style, canvas_.width(style, line), part.span);
            x_ += canvas_.width(style, line);
        }
    }

    void code(const lesson::Paragraph& paragraph) {
        const float pad = canvas_.px(10), top = y_;
        y_ += pad;
        for (const lesson::Span& span : paragraph.spans)
            for (const std::string& line : split(span.text, '\n')) code_line(line, span, pad);
        y_ += pad;
        out_.code.push_back({room_.x, room_.y + top, room_.w, y_ - top});
    }

    /// What has no room goes on in the next line, farther in.
    void code_line(std::string_view text, const lesson::Span& span, float pad) {
        const float in = canvas_.px(indent_units), wide = room_.w - 2 * pad;
        const ImFont* font = canvas_.fonts()[Style::page_code];
        const bool fits = text_width(font, text) <= wide;
        if (text.empty()) y_ += line_;
        x_ = pad;
        for (const std::string& line : wrap(font, text, fits ? wide : wide - in)) {
            put(line, Style::page_code, wide, &span);
            x_ = pad + in;
            y_ += line_;
        }
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

/// Gives whether it has the keyboard.
bool draw_link(Scene& scene, const Piece& piece, std::size_t index) {
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
    if (hand.clicked) do_acts(scene, piece.span->acts);
    return hand.focused_visibly;
}

/// Gives whether it has the keyboard.
bool draw_term(Scene& scene, const Piece& piece, std::size_t index, Colour colour) {
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
             .aside =
                 term.field.empty() || term.field == term.word ? "" : "in the field: " + term.field,
             .text = lesson::plain(term.text)});
    return hand.focused_visibly;
}

/// A right press on the text opens it.
void offer_copy(Scene& scene, const lesson::Text& text, const Rect& area) {
    constexpr const char* popup = "copy";
    constexpr const char* name = "Copy this text";
    const bool inside = ImGui::IsWindowHovered() && area.contains(ImGui::GetMousePos());
    if (inside && ImGui::IsMouseReleased(ImGuiMouseButton_Right)) ImGui::OpenPopup(popup);
    const Rect room = {0, 0, scene.canvas.width(Style::label, name) + scene.px(36), scene.px(40)};
    ImGui::SetNextWindowSize({room.w, room.h});
    in_popup(scene, popup, [&](Scene& menu) {
        const ImVec2 at = ImGui::GetWindowPos();
        const bool chosen = tool(menu, name, Rect{at.x, at.y, room.w, room.h}.inset(scene.px(4)));
        if (chosen) copy_text(scene.view, lesson::plain(text), "Copied: this text.");
        if (chosen || ImGui::IsKeyPressed(ImGuiKey_Escape)) ImGui::CloseCurrentPopup();
    });
}

}  // namespace

void do_acts(Scene& scene, const std::string& acts) {
    const session::Session& session = scene.session;
    const auto parsed = session::parse_acts(session.lesson, session.state, acts);
    if (!parsed) return scene.view.say(parsed.error().message);
    scene.wish_all(*parsed);
    const bool takes_lamp = std::ranges::any_of(*parsed, [](const session::Act& act) {
        return std::holds_alternative<session::HoldLight>(act) ||
               std::holds_alternative<session::HoldAll>(act);
    });
    if (takes_lamp && !scene.shows(lesson::Picture::lamp))
        scene.view.say("You hold the lamp now: the bars show your light. Undo lets go.");
}

bool copy_is_pressed(const View& view) {
    const bool typing = view.typing.open || ImGui::GetIO().WantTextInput;
    return ImGui::GetIO().KeyCtrl && ImGui::IsKeyPressed(ImGuiKey_C, false) && !typing &&
           !is_covered();
}

void copy_text(View& view, const std::string& text, std::string said) {
    ImGui::SetClipboardText(text.c_str());
    view.say(std::move(said));
}

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
    bool has_keyboard = false;
    for (const Piece& piece : set.pieces) {
        ++index;
        if (piece.span != nullptr && !piece.span->acts.empty())
            has_keyboard |= draw_link(scene, piece, index);
        else if (piece.span != nullptr && piece.span->term)
            has_keyboard |= draw_term(scene, piece, index, colour);
        else
            scene.canvas.text(piece.rect, piece.style, colour, piece.text);
    }
    if (has_keyboard && copy_is_pressed(scene.view))
        copy_text(scene.view, lesson::plain(text), "Copied: this paragraph.");
    offer_copy(scene, text, {room.x, room.y, room.w, set.height});
    ImGui::PopID();
}

float write_text(Scene& scene, const lesson::Text& text, const Rect& room, Colour colour,
                 const char* name) {
    const SetText set = set_text(scene.canvas, text, room);
    draw_text(scene, text, room, set, colour, name);
    return set.height;
}

float write_lines(Scene& scene, Rect room, Style style, Colour colour, std::string_view text,
                  std::optional<float> pitch) {
    const float top = room.y;
    room.h = pitch.value_or(scene.canvas.line_height(style) + scene.px(3));
    for (const std::string& line : wrap(scene.canvas.fonts()[style], text, room.w)) {
        scene.canvas.text(room, style, colour, line);
        room.y += room.h;
    }
    return room.y - top;
}

}  // namespace ui
