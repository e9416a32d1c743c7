#include "ui/frame.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <utility>

#include "session/guessing.hpp"
#include "ui/draw_screen.hpp"
#include "ui/glide.hpp"
#include "ui/scene.hpp"
#include "ui/widgets/touch.hpp"

namespace ui {
namespace {

constexpr int most_builds = 3;
constexpr float smallest_scale = 0.25f;  // below it no letter has a pixel
constexpr float cursor_blink_seconds = 0.4f;
constexpr float double_click_seconds =
    0.5f;  // as desktops have it, and enough at 5 frames a second

/// In projector mode a screen is always 540 units high, so that it reads from the last row.
float scale_for(const Screen& screen, const Look& look) {
    const float whole =
        look.projector ? static_cast<float>(screen.height) / 540.0f : screen.content_scale;
    return std::max(whole * static_cast<float>(look.text_size) / 100.0f, smallest_scale);
}

float smallest_text(const Screen& screen, const Look& look) {
    return look.projector ? static_cast<float>(screen.height) / 40.0f : 0.0f;
}

bool is_fitted(const View& view) {
    return view.scale == scale_for(view.screen, view.look) &&
           view.smallest_text == smallest_text(view.screen, view.look);
}

std::vector<std::string> drawable_words(const View& view, const lesson::Sentence& sentence) {
    std::vector<std::string> words;
    for (const lesson::Word& word : sentence.words)
        words.push_back(drawable(view.fonts[Style::token], word.text));
    return words;
}

void style_for(float scale) {
    ImGuiStyle& style = ImGui::GetStyle() = ImGuiStyle();
    style.WindowPadding = {};
    style.WindowBorderSize = 0;
    style.PopupRounding = 12;
    style.ScrollbarSize = 14;
    style.ScrollbarRounding = 7;
    style.ScaleAllSizes(scale);
}

/// What of the view must have settled, too, before a frame is shown.
struct Seen {
    std::optional<std::size_t> pointed;
    ImGuiID focus;
    bool ringed;
    Look look;
    std::size_t axis_x, axis_y;
    bool typing;
    std::string notice;
    float extent;
    std::optional<std::string> code;
    bool code_takes_keyboard, shows_error_trace;
    float printed_height;
    std::vector<float> scrolls;  // of all windows: where they are and where they will be
    bool operator==(const Seen&) const = default;
};

std::vector<float> scrolls() {
    std::vector<float> scrolls;
    for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows) {
        scrolls.push_back(window->Scroll.y);
        scrolls.push_back(window->ScrollTarget.y);
    }
    return scrolls;
}

Seen seen(const View& view) {
    return {.pointed = view.pointed,
            .focus = view.focus.at,
            .ringed = view.focus.ringed,
            .look = view.look,
            .axis_x = view.axis_x,
            .axis_y = view.axis_y,
            .typing = view.typing.open,
            .notice = view.notice.text,
            .extent = view.extent,
            .code = view.cell.edited,
            .code_takes_keyboard = view.cell.takes_keyboard,
            .shows_error_trace = view.cell.shows_trace,
            .printed_height = view.cell.printed_height,
            .scrolls = scrolls()};
}

/// What is found while building is found anew in each build.
void forget_findings(View& view) {
    view.record = {};
    view.focus.order.clear();
    view.focus.words.clear();
    view.focus.window = 0;
    view.focus.keeps_step_keys = false;
    view.pointed_next.reset();
    view.tip.reset();
    view.extent_next = 0;
    view.shows_controls = false;
    view.cell.is_shown = false;
    view.notice.is_fresh = false;
}

/// Each sentence opens on its first two axes.
void choose_axes(View& view, std::size_t sentence) {
    if (view.axes_sentence == sentence) return;
    view.axes_sentence = sentence;
    view.axis_x = 0, view.axis_y = 1;
}

void begin_frame(double seconds) {
    ImGui::GetIO().DeltaTime = std::max(static_cast<float>(seconds), 1e-6f);
    ImGui::NewFrame();
}

/// Another build of the same frame: no further input, no time.
void begin_rebuild() {
    ImGuiContext& context = *ImGui::GetCurrentContext();
    ImVector<ImGuiInputEvent> later;
    later.swap(context.InputEventsQueue);
    begin_frame(0);
    later.swap(context.InputEventsQueue);
}

}  // namespace

Frame::Frame(session::Session session, FontFiles fonts, Look look)
    : session_(std::move(session)),
      font_files_(std::move(fonts)),
      view_(std::make_unique<View>()),
      left_over_(std::make_unique<Wishes>()) {
    view_->look = look;
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    ImGui::GetIO().LogFilename = nullptr;
    ImGui::GetIO().MouseDoubleClickTime = double_click_seconds;
    jump(view_->glide, session_.derived.shown_shares);
}

Frame::~Frame() {
    ImGui::DestroyContext();
}

const Look& Frame::look() const {
    return view_->look;
}

void Frame::show_run(session::CellReport report) {
    view_->cell.report = std::move(report);
}

void Frame::set_own_code(std::optional<std::string> code) {
    view_->cell.edited = std::move(code);
}

const std::optional<std::string>& Frame::own_code() const {
    return view_->cell.edited;
}

void Frame::say(std::string text) {
    view_->say(std::move(text));
}

bool Frame::fit(const Screen& screen, int largest_texture) {
    View& view = *view_;
    view.screen = screen;
    ImGui::GetIO().DisplaySize = {static_cast<float>(screen.width),
                                  static_cast<float>(screen.height)};
    if (is_fitted(view) && largest_texture == largest_texture_) return false;
    view.scale = scale_for(screen, view.look);
    view.smallest_text = smallest_text(screen, view.look);
    largest_texture_ = largest_texture;
    view.fonts = build_fonts(font_files_, view.scale, view.smallest_text,
                             lesson::all_characters(session_.lesson), largest_texture);
    style_for(view.scale);
    return true;
}

FrameReport Frame::build(double seconds) {
    View& view = *view_;
    carry_out(std::exchange(*left_over_, {}));
    advance(view.glide, session_.derived.shown_shares, seconds);
    view.notice.left -= seconds;
    if (view.notice.left <= 0) view.notice = {};

    begin_frame(seconds);
    note_gestures(view.gestures);
    FrameReport report;
    bool settled = build_once(report);
    while (!settled && report.builds < most_builds) {
        ImGui::EndFrame();
        begin_rebuild();
        ++report.builds;
        settled = build_once(report);
    }
    ImGui::Render();
    report.moving = view.glide.running || !is_fitted(view) || !settled;
    report.wake_after =
        ImGui::GetIO().WantTextInput ? cursor_blink_seconds : std::max(view.notice.left, 0.0);
    return report;
}

/// True if nothing changed meanwhile, so that the build shows what is.
bool Frame::build_once(FrameReport& report) {
    View& view = *view_;
    const Seen before = seen(view);
    forget_findings(view);
    choose_axes(view, session_.state.sentence);
    view.words = drawable_words(view, session_.lesson.sentences[session_.state.sentence]);
    Wishes wishes;
    draw_screen(session_, view, wishes);
    walk_focus(view);
    report.wants_close |= wishes.close;
    report.shows_code_cell = view.cell.is_shown;
    report.stop |= wishes.stop;
    if (wishes.run) report.run = std::move(wishes.run);
    const bool last = report.builds == most_builds;
    const bool changed = last ? wishes.change_the_session() : carry_out(wishes);
    if (last) *left_over_ = std::move(wishes);
    view.pointed = view.pointed_next;
    view.extent = view.extent_next;
    return !changed && seen(view) == before;
}

/// True if the session changed.
bool Frame::carry_out(const Wishes& wishes) {
    if (!wishes.change_the_session()) return false;
    if (!view_->notice.is_fresh) view_->notice = {};
    const session::State before = session_.state;
    bool glides = true;
    for (const Wish& wish : wishes.acts) {
        session::apply(session_, wish.act, wish.gesture);
        glides &= wish.glides;
    }
    if (wishes.undo) session::undo(session_);
    if (wishes.redo) session::redo(session_);
    if (session_.state == before) {
        if (session::open_guess(session_.lesson, before) && !wishes.acts.empty())
            view_->say("The lamp is off until you have guessed: press Light on, or skip the guess");
        return false;
    }
    if (session_.state.section != before.section) {
        view_->focus.place = 0;
        view_->focus.order_then.clear();
        view_->enters_section = !wishes.undo && !wishes.redo;
    }
    const attention::Vector& shares = session_.derived.shown_shares;
    if (glides && !view_->look.reduced_motion)
        start_glide(view_->glide, shares);
    else
        jump(view_->glide, shares);
    return true;
}

}  // namespace ui
