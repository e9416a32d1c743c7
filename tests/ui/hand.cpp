#include "hand.hpp"

#include <fmt/format.h>
#include <imgui_internal.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <stdexcept>

#include "lesson/texts.hpp"

namespace test {
namespace {

constexpr const char* font_paths[] = {FONT_REGULAR, FONT_ITALIC,  FONT_MEDIUM, FONT_SEMIBOLD,
                                      FONT_BOLD,    FONT_DISPLAY, FONT_MONO,   FONT_FALLBACK};

std::string bytes_of(const char* path) {
    std::string bytes(std::filesystem::file_size(path), '\0');
    std::ifstream in(path, std::ios::binary);
    if (!in.read(bytes.data(), static_cast<std::streamsize>(bytes.size())))
        throw std::runtime_error(fmt::format("cannot read the font file {}", path));
    return bytes;
}

std::string numbers_of(std::size_t word, std::size_t axes, int salt) {
    std::string text;
    for (std::size_t k = 0; k < axes; ++k)
        text += fmt::format("{}{}", k == 0 ? "" : ", ",
                            static_cast<double>((word * 37 + k * 61 + salt) % 21) / 20.0);
    return "[" + text + "]";
}

}  // namespace

std::string lesson_text(const std::vector<std::string>& words, std::size_t axes) {
    std::string text = "[[sentence]]\nid = \"main\"\naxes = [";
    for (std::size_t k = 0; k < axes; ++k)
        text += fmt::format("{}\"axis {}\"", k == 0 ? "" : ", ", k + 1);
    text += "]\nwords = [\n";
    for (std::size_t i = 0; i < words.size(); ++i)
        text += fmt::format("  {{ word = '{}', label = {}, question = {} }},\n", words[i],
                            numbers_of(i, axes, 3), numbers_of(i, axes, 8));
    return text + "]\nsharpness = 4.0\n";
}

lesson::Lesson read_lesson(std::string_view text) {
    auto read = lesson::read(text);
    if (const auto* faults = std::get_if<lesson::Faults>(&read))
        throw std::runtime_error(
            fmt::format("line {}: {}", faults->front().place.line, faults->front().message));
    return std::get<lesson::Lesson>(std::move(read));
}

session::Session built_in() {
    return session::open(read_lesson(four_words_text()));
}

session::Session whole_lesson(std::string_view acts) {
    lesson::Lesson lesson = read_lesson(built_in_text());
    const auto state = session::perform(lesson, session::opening(lesson), acts);
    if (!state) throw std::runtime_error(state.error().message);
    return session::open(std::move(lesson), *state);
}

session::Session session_of(const std::vector<std::string>& words, std::size_t axes) {
    return session::open(read_lesson(lesson_text(words, axes)));
}

FontBytes::FontBytes() {
    for (const char* path : font_paths) files.push_back(bytes_of(path));
    names = {.regular = files[0],
             .italic = files[1],
             .medium = files[2],
             .semibold = files[3],
             .bold = files[4],
             .display = files[5],
             .mono = files[6],
             .fallbacks = {files[7]}};
}

Hand::Hand(session::Session session, ui::Look look, ui::Screen on)
    : frame(std::move(session), fonts_.names, look), screen(on) {
    leave_window();
    drain();
}

void Hand::step(double after) {
    frame.fit(screen);
    report = frame.build(after);
    watch();
}

void Hand::drain() {
    do step(seconds);
    while (!ImGui::GetCurrentContext()->InputEventsQueue.empty());
    for (int i = 1; i < ui::frames_after_input; ++i) step(seconds);
}

void Hand::settle() {
    drain();
    for (int frames = 0; report.moving; ++frames) {
        if (frames > 1000) throw std::runtime_error("the picture never comes to rest");
        step(seconds);
    }
    step(seconds);
}

void Hand::wait(double time) {
    for (double passed = 0; passed < time; passed += seconds) step(seconds);
}

void Hand::move(ImVec2 to) {
    ImGui::GetIO().AddMousePosEvent(to.x, to.y);
    drain();
}

void Hand::move(std::string_view name) {
    move(place(name).centre());
}

void Hand::reach(std::string_view name) {
    const auto height = static_cast<float>(screen.height);
    const float bar = view().look.projector ? 0 : std::round(56 * view().scale);
    for (int turns = 0; turns < 200; ++turns) {
        const ui::Rect rect = place(name);
        const bool in_a_row = name.starts_with("token ") || name.starts_with("track ");
        if (in_a_row && has("rows") && !place("rows").contains(rect.centre())) {
            move(place("rows").centre());
            wheel(rect.y < place("rows").y ? 0.5f : -0.5f);
            continue;
        }
        if (rect.centre().y > bar && rect.bottom() <= height) return;
        move(ImVec2{place("stage").x + 2, height / 2});
        wheel(rect.centre().y > bar ? -0.5f : 0.5f);
    }
    throw std::runtime_error(fmt::format("“{}” cannot be scrolled into sight", name));
}

void Hand::leave_window() {
    move({-FLT_MAX, -FLT_MAX});
}

void Hand::press() {
    ImGui::GetIO().AddMouseButtonEvent(0, true);
    drain();
}

void Hand::release() {
    ImGui::GetIO().AddMouseButtonEvent(0, false);
    drain();
}

void Hand::click(ImVec2 at) {
    move(at);
    press();
    release();
}

void Hand::click(std::string_view name) {
    move(name);
    press();
    release();
}

void Hand::double_click(std::string_view name) {
    move(name);
    for (const bool down : {true, false, true, false}) ImGui::GetIO().AddMouseButtonEvent(0, down);
    drain();
}

void Hand::drag(ImVec2 from, ImVec2 to, int steps) {
    move(from);
    press();
    for (int i = 1; i <= steps; ++i)
        move(from + (to - from) * (static_cast<float>(i) / static_cast<float>(steps)));
}

void Hand::wheel(float lines) {
    ImGui::GetIO().AddMouseWheelEvent(0, lines);
    drain();
}

void Hand::key(ImGuiKey key, ImGuiKey with) {
    if (with != ImGuiKey_None) ImGui::GetIO().AddKeyEvent(with, true);
    key_down(key);
    key_up(key);
    if (with != ImGuiKey_None) ImGui::GetIO().AddKeyEvent(with, false);
    drain();
}

void Hand::key_down(ImGuiKey key) {
    ImGui::GetIO().AddKeyEvent(key, true);
    drain();
}

void Hand::key_up(ImGuiKey key) {
    ImGui::GetIO().AddKeyEvent(key, false);
    drain();
}

void Hand::type(std::string_view text) {
    ImGui::GetIO().AddInputCharactersUTF8(std::string(text).c_str());
    drain();
}

void Hand::tap(ImGuiKey key) {
    for (const bool down : {true, false}) {
        ImGui::GetIO().AddKeyEvent(key, down);
        step(seconds);
    }
}

void Hand::tab_to(std::string_view name) {
    for (int tabs = 0; ringed() != name; ++tabs) {
        if (tabs > 200) throw std::runtime_error(fmt::format("no Tab leads to “{}”", name));
        tap(ImGuiKey_Tab);
    }
}

bool Hand::has(std::string_view name) const {
    return record().places.contains(name);
}

ui::Rect Hand::place(std::string_view name) const {
    const auto at = record().places.find(name);
    if (at == record().places.end())
        throw std::runtime_error(fmt::format("nothing is placed as “{}”", name));
    return at->second;
}

bool Hand::shows(std::string_view text) const {
    return std::ranges::any_of(
        record().texts, [&](const auto& t) { return t.text.find(text) != std::string::npos; });
}

std::vector<std::string> Hand::texts_in(const ui::Rect& rect) const {
    const auto of_content = std::ranges::find(record().texts, "Sharpness", &ui::Record::Text::text);
    std::vector<ui::Record::Text> inside;
    const auto is_of_a_row_in_sight = [&](const ui::Record::Text& text) {
        return has("rows") && place("rows").contains(text.clip.centre()) &&
               text.clip.h <= place("rows").h && text.clip.contains(text.ink.centre());
    };
    for (const ui::Record::Text& text : record().texts)
        if ((text.clip == of_content->clip || is_of_a_row_in_sight(text)) &&
            rect.contains(text.ink.centre()))
            inside.push_back(text);
    std::ranges::stable_sort(inside, {}, [](const auto& t) { return t.ink.x; });
    std::vector<std::string> texts;
    for (const ui::Record::Text& text : inside) texts.push_back(text.text);
    return texts;
}

std::string Hand::ringed() const {
    if (!has("focus ring")) return "";
    const ui::Rect ring = place("focus ring");
    const auto unlike = [&](const ui::Rect& rect) {
        const ImVec2 off = rect.centre() - ring.centre();
        return std::abs(off.x) + std::abs(off.y) + std::abs(rect.w - ring.w) +
               std::abs(rect.h - ring.h);
    };
    std::string nearest;
    float least = FLT_MAX;
    for (const auto& [name, rect] : record().places)
        if (name != "focus ring" && unlike(rect) < least) nearest = name, least = unlike(rect);
    return nearest;
}

void sweep(Hand& hand, ImGuiKey step, const std::function<void()>& look) {
    const std::size_t words = std::min<std::size_t>(hand.state().numbers.size(), 9);
    const auto ask_in_turn = [&] {
        for (std::size_t word = 0; word < words; ++word) {
            hand.tap(static_cast<ImGuiKey>(ImGuiKey_1 + word));
            look();
        }
    };
    hand.tab_to("slider");
    for (int look_back = 0; look_back < 2; ++look_back) {
        hand.tap(ImGuiKey_L);
        hand.tap(ImGuiKey_Home);
        hand.settle();
        ask_in_turn();
        while (hand.state().sharpness < 10) {
            hand.tap(step);
            ask_in_turn();
        }
    }
}

std::vector<ImDrawVert> vertices() {
    std::vector<ImDrawVert> all;
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
        all.insert(all.end(), list->VtxBuffer.begin(), list->VtxBuffer.end());
    return all;
}

}  // namespace test
