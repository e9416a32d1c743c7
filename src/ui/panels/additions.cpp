#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "session/figures.hpp"
#include "ui/panels/number_bars.hpp"
#include "ui/panels/pictures.hpp"
#include "ui/panels/small_spotlight.hpp"
#include "ui/widgets/rich_text.hpp"
#include "ui/widgets/widgets.hpp"

namespace ui {
namespace {

/// What stands on its button, over the picture, over its spotlights, and over the lists below them.
struct Captions {
    const char *button, *whole, *spotlight, *spotlight_beside, *lists, *lists_beside;
};

constexpr Captions captions[] = {
    {"Values", "Each word has a third list, its value. That is what gets blended.",
     "Shares still come from questions and labels", "", "Labels make the scores",
     "Values make the blend"},
    {"Longer lists", "Each list has more numbers, so a word can be many things at once.",
     "The same four steps, with longer lists", "", "Labels make the scores", ""},
    {"Many spotlights", "Several spotlights shine at once, each with its own questions.",
     "One spotlight", "Another, at the same time", "Scores of the one", "Scores of the other"},
    {"Stacked passes", "The next pass starts from the new summaries.", "First pass", "Second pass",
     "Labels of the first pass", "Labels now: new summaries"},
};
static_assert(std::size(captions) == lesson::additions.size());

std::vector<std::string> figures_of(const std::vector<double>& numbers) {
    std::vector<std::string> figures;
    for (const double number : numbers) figures.push_back(session::number_text(number));
    return figures;
}

NumberBars empty_bars(const Scene& scene, const Glimpse& seen, std::string result) {
    NumberBars bars{.axes = {}, .result = std::move(result), .rows = {}};
    for (const std::string& axis : seen.sentence->axes)
        bars.axes.push_back(drawable(scene.canvas.fonts()[Style::note], axis));
    return bars;
}

/// The asking word's question over the labels, and the scores.
NumberBars labels_of(const Scene& scene, const Glimpse& seen) {
    NumberBars bars = empty_bars(scene, seen, "score");
    const auto& question = seen.asking().question;
    bars.rows.push_back({fmt::format("{} asks", word_in(scene, Style::strong, seen.asking())),
                         {},
                         question,
                         figures_of(question),
                         ""});
    for (std::size_t i = 0; i < seen.sentence->words.size(); ++i) {
        const lesson::Word& word = seen.sentence->words[i];
        const double score = seen.derived.shown_scores[static_cast<Eigen::Index>(i)];
        bars.rows.push_back({word_in(scene, Style::strong, word), i, word.label,
                             figures_of(word.label), session::number_text(score)});
    }
    return bars;
}

/// The values with the shares that they are blended by, over what comes of it.
NumberBars values_of(const Scene& scene, const Glimpse& seen) {
    NumberBars bars = empty_bars(scene, seen, "share");
    const attention::Trace& trace = seen.derived.trace;
    for (std::size_t i = 0; i < seen.sentence->words.size(); ++i) {
        const lesson::Word& word = seen.sentence->words[i];
        const std::vector<double>& value = word.value.value_or(word.label);
        const double share = trace.weights[static_cast<Eigen::Index>(i)];
        bars.rows.push_back({word_in(scene, Style::strong, word), i, value, figures_of(value),
                             session::share_text(share, trace.visible)});
    }
    const std::vector<double> summary(trace.summary.begin(), trace.summary.end());
    std::vector<std::string> figures;
    for (const double number : summary) figures.push_back(session::blended_text(number));
    bars.rows.push_back({fmt::format("new “{}”", word_in(scene, Style::strong, seen.asking())),
                         {},
                         summary,
                         std::move(figures),
                         "100%"});
    return bars;
}

constexpr float least_spotlight = 230, least_lists = 320;  // units

/// How two things share a room: side by side where neither is narrower than `least` units.
struct Sharing {
    bool beside;
    float width, gap;
};

Sharing sharing(const Scene& scene, const Rect& room, float least) {
    const float gap = scene.px(20), half = (room.w - gap) / 2;
    const bool beside = half >= scene.px(least);
    return {beside, beside ? half : room.w, gap};
}

/// The two rooms, one below the other where they are not side by side.
std::array<Rect, 2> rooms_for(const Rect& room, const Sharing& how, float first_height,
                              float second_height) {
    const float high = std::max(first_height, second_height);
    if (how.beside)
        return {{{room.x, room.y, how.width, high},
                 {room.x + how.width + how.gap, room.y, how.width, high}}};
    return {{{room.x, room.y, room.w, first_height},
             {room.x, room.y + first_height + how.gap, room.w, second_height}}};
}

constexpr float caption_height = 30;

float lists_height(const Scene& scene, const NumberBars& bars) {
    return scene.px(caption_height) + number_bars_height(scene, bars);
}

void draw_lists(Scene& scene, const Rect& room, const char* caption, const NumberBars& bars) {
    const float head = scene.px(caption_height);
    scene.canvas.fitted_text({room.x, room.y, room.w, head}, Style::heading,
                             scene.theme().paper.ink, caption);
    ImGui::PushID(caption);
    draw_number_bars(scene, {room.x, room.y + head, room.w, room.h - head}, bars);
    ImGui::PopID();
}

/// Each of the following draws from the room's top down, and gives where it ends.
float draw_both_lists(Scene& scene, const Rect& room, const Captions& told, const NumberBars& one,
                      const NumberBars& other) {
    const auto [first, second] = rooms_for(room, sharing(scene, room, least_lists),
                                           lists_height(scene, one), lists_height(scene, other));
    draw_lists(scene, first, told.lists, one);
    draw_lists(scene, second, told.lists_beside, other);
    return second.bottom();
}

float draw_one(Scene& scene, Rect room, const Captions& told, const Glimpse& seen) {
    room.h = small_spotlight_height(scene, seen, room.w);
    draw_small_spotlight(scene, room, seen, told.spotlight);
    room.y = room.bottom() + scene.px(16);
    const NumberBars labels = labels_of(scene, seen);
    if (lesson::has_own_values(*seen.sentence))
        return draw_both_lists(scene, room, told, labels, values_of(scene, seen));
    room.h = lists_height(scene, labels);
    draw_lists(scene, room, told.lists, labels);
    return room.bottom();
}

float draw_two(Scene& scene, Rect room, const Captions& told, const Glimpse& one,
               const Glimpse& other) {
    const Sharing how = sharing(scene, room, least_spotlight);
    const auto [first, second] = rooms_for(room, how, small_spotlight_height(scene, one, how.width),
                                           small_spotlight_height(scene, other, how.width));
    draw_small_spotlight(scene, first, one, told.spotlight);
    draw_small_spotlight(scene, second, other, told.spotlight_beside);
    room.y = second.bottom() + scene.px(16);
    return draw_both_lists(scene, room, told, labels_of(scene, one), labels_of(scene, other));
}

float draw_choice(Scene& scene, const Rect& room) {
    const float high = scene.px(38);
    ImVec2 at = {room.x, room.y};
    for (std::size_t i = 0; i < lesson::additions.size(); ++i) {
        const std::string_view name = captions[i].button;
        const bool here = i == scene.session.state.addition;
        const float wide = scene.canvas.width(Style::label, name) + scene.px(24);
        if (at.x > room.x && at.x + wide > room.right()) at = {room.x, at.y + high + scene.px(6)};
        const bool pressed =
            pill(scene, fmt::format("addition {}", i + 1), {at.x, at.y, wide, high}, name,
                 Material::paper, here ? PillKind::chosen : PillKind::edged);
        if (pressed && !here) scene.wish(session::ShowAddition{i});
        at.x += wide + scene.px(8);
    }
    return at.y + high;
}

}  // namespace

float draw_additions(Scene& scene, const Rect& room) {
    const lesson::Addition& shown = lesson::additions[scene.session.state.addition];
    const Captions& told = captions[scene.session.state.addition];
    Rect below = room;
    ImGui::PushID("additions");
    below.y = draw_choice(scene, below) + scene.px(14);
    below.y += write_lines(scene, below, Style::heading, scene.theme().paper.ink, told.whole,
                           scene.px(26)) +
               scene.px(10);
    const Glimpse seen = glimpse(scene, shown.sentence);
    const float bottom = shown.beside.empty()
                             ? draw_one(scene, below, told, seen)
                             : draw_two(scene, below, told, seen, glimpse(scene, shown.beside));
    ImGui::PopID();
    return bottom;
}

}  // namespace ui
