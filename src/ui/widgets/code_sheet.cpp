#include "ui/widgets/code_sheet.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "ui/code_editing.hpp"
#include "ui/python_colours.hpp"

namespace ui {
namespace {

Colour colour_of(const Stage& stage, const std::array<Colour, 8>& words, PythonPart part) {
    switch (part) {
        case PythonPart::keyword:
            return words[3];
        case PythonPart::string:
            return words[2];
        case PythonPart::number:
            return words[1];
        case PythonPart::comment:
            return stage.quiet;
        case PythonPart::defined_name:
            return words[0];
        case PythonPart::plain:
            break;
    }
    return stage.ink;
}

class Sheet {
  public:
    Sheet(Scene& scene, ImGuiWindow& window, ImGuiID id, const std::string& code)
        : scene_(scene),
          canvas_(*window.DrawList, scene.view.scale, scene.view.fonts, scene.view.record),
          state_(ImGui::GetActiveID() == id ? ImGui::GetInputTextState(id) : nullptr),
          window_(window),
          code_(code),
          line_(scene.canvas.line_height(Style::page_code)) {
        const float scrolled = state_ == nullptr ? 0 : state_->ScrollX;
        left_ = window.Pos.x + scene.px(gutter_units) - scrolled;
        top_ = window.Pos.y + scene.px(pad_units) - window.Scroll.y;
    }

    void draw(int marked_line) {
        ImDrawList& list = *window_.DrawList;
        list.PushClipRect(window_.InnerRect.Min, window_.InnerRect.Max, false);
        draw_line_numbers(marked_line);
        list.PushClipRect({window_.Pos.x + scene_.px(gutter_units - 4), window_.InnerRect.Min.y},
                          window_.InnerRect.Max, true);
        draw_code();
        draw_cursor();
        list.PopClipRect();
        list.PopClipRect();
    }

  private:
    bool is_seen(float y) const {
        return y + line_ > window_.InnerRect.Min.y && y < window_.InnerRect.Max.y;
    }

    void draw_line_numbers(int marked_line) {
        const Stage& stage = scene_.theme().stage;
        const auto lines = static_cast<int>(1 + std::ranges::count(code_, '\n'));
        for (int i = 0; i < lines; ++i) {
            const float y = top_ + line_ * static_cast<float>(i);
            if (!is_seen(y)) continue;
            const Rect row = {window_.Pos.x, y, window_.Size.x, line_};
            const bool marked = i + 1 == marked_line;
            if (marked) {
                canvas_.fill(row, with_alpha(stage.light, 0.22f));
                canvas_.place("marked line", row);
            }
            canvas_.text({row.x, y, scene_.px(gutter_units - 18), line_}, Style::page_code,
                         marked ? stage.light : stage.quiet, fmt::format("{}", i + 1),
                         Align::right);
        }
    }

    void draw_code() {
        std::size_t start = 0;
        float y = top_, x = left_;
        for (const PythonToken& token : python_tokens(code_)) {
            for (; start < token.begin && code_.find('\n', start) < token.begin; x = left_) {
                start = code_.find('\n', start) + 1;
                y += line_;
            }
            const std::string_view text =
                std::string_view(code_).substr(token.begin, token.end - token.begin);
            const float wide = canvas_.width(Style::page_code, text);
            if (is_seen(y))
                canvas_.text({x, y, wide, line_}, Style::page_code,
                             colour_of(scene_.theme().stage, scene_.theme().words, token.part),
                             text);
            const float edge = window_.InnerRect.Max.x;
            if (is_seen(y) && x <= edge && x + wide > edge) draw_goes_on(y);
            x += wide;
        }
    }

    // A line that is longer than the editor is wide.
    void draw_goes_on(float y) {
        const float wide = scene_.px(16);
        const Rect end = {window_.InnerRect.Max.x - wide, y, wide, line_};
        canvas_.fill(end, scene_.theme().stage.bottom);
        canvas_.text(end, Style::page_code, scene_.theme().stage.light, "›", Align::right);
        canvas_.place("line goes on", end);
    }

    void draw_cursor() {
        if (state_ == nullptr) return;
        const bool shown = !ImGui::GetIO().ConfigInputTextCursorBlink || state_->CursorAnim <= 0 ||
                           std::fmod(state_->CursorAnim, 1.2f) <= 0.8f;
        if (!shown) return;
        const ImWchar* const text = state_->TextW.Data;
        const auto place = std::min<std::size_t>(
            static_cast<std::size_t>(ImTextCountUtf8BytesFromStr(text, text + state_->Stb.cursor)),
            code_.size());
        const std::size_t start = line_start(code_, place);
        const auto above =
            std::count(code_.begin(), code_.begin() + static_cast<std::ptrdiff_t>(start), '\n');
        const float x = left_ + canvas_.width(Style::page_code,
                                              std::string_view(code_).substr(start, place - start));
        canvas_.fill({std::round(x), top_ + line_ * static_cast<float>(above), scene_.px(2), line_},
                     scene_.theme().stage.light);
    }

    Scene& scene_;
    Canvas canvas_;
    ImGuiInputTextState* state_;
    ImGuiWindow& window_;
    const std::string& code_;
    float line_, left_ = 0, top_ = 0;
};

}  // namespace

void draw_code_sheet(Scene& scene, ImGuiWindow& window, ImGuiID editor, const std::string& code,
                     int marked_line) {
    Sheet(scene, window, editor, code).draw(marked_line);
}

}  // namespace ui
