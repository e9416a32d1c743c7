#pragma once

#include <fmt/format.h>
#include <imgui_internal.h>

#include <stdexcept>

#include "hand.hpp"
#include "lesson/support.hpp"

/// A learner in the built-in lesson: what the tests of its pages share.
namespace test {

constexpr std::size_t section_count = 9;

/// The lesson after these acts, on a section (from 1).
inline session::Session lesson_at(std::size_t section, std::string_view acts = "") {
    return whole_lesson(fmt::format("section={} {}", section, acts));
}

/// With the light on for all of the section's guesses, so that its whole page is shown.
inline session::Session whole_page(std::size_t section) {
    const char* const skips = section == 4   ? "light=skip light=skip"
                              : section == 5 ? "light=skip"
                                             : "";
    return lesson_at(section, skips);
}

/// The Dear ImGui window of the page.
inline const ImGuiWindow& page_window() {
    for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows) {
        const std::string_view name = window->Name;
        if (window->Active && (name.starts_with("page ") || name.starts_with("stacked ")))
            return *window;
    }
    throw std::runtime_error("no page is shown");
}

/// Scrolls the page until the place is in sight.
inline void reach_on_page(Hand& hand, std::string_view place) {
    for (int turns = 0; turns < 400; ++turns) {
        const ImGuiWindow& page = page_window();
        const ui::Rect rect = hand.place(place);
        const float top = page.Pos.y, bottom = page.Pos.y + page.Size.y;
        if (rect.y >= top && rect.bottom() <= bottom) return;
        hand.move(ImVec2{page.Pos.x + 3, (top + bottom) / 2});
        hand.wheel(rect.y < top ? 0.7f : -0.7f);
    }
    throw std::runtime_error(fmt::format("“{}” cannot be scrolled into sight", place));
}

inline void click_on_page(Hand& hand, std::string_view place) {
    reach_on_page(hand, place);
    hand.click(place);
    hand.settle();
}

/// The places whose names begin so.
inline std::vector<std::string> places_of(const Hand& hand, std::string_view kind) {
    std::vector<std::string> names;
    for (const auto& [name, rect] : hand.record().places)
        if (name.starts_with(kind)) names.push_back(name);
    return names;
}

}  // namespace test
