#include <fmt/format.h>

#include <algorithm>

#include "session/figures.hpp"
#include "ui/panels/number_bars.hpp"
#include "ui/panels/pictures.hpp"
#include "ui/panels/small_spotlight.hpp"
#include "ui/widgets/rich_text.hpp"
#include "ui/widgets/widgets.hpp"

namespace ui {
namespace {

/// What is said over a picture, over its spotlights, and over the lists below them.
struct Captions {
    const char *whole, *spotlight, *spotlight_beside, *lists, *lists_beside;
};

constexpr Captions captions[] = {
    {"What is blended has a list of its own: the value.",
     "Shares still come from questions and labels", "", "The question is held against the labels",
     "The values are blended by their shares"},
    {"Each list has more numbers, so a word can be many things at once.",
     "The same four steps, with longer lists", "", "The question is held against the labels", ""},
    {"Several spotlights shine at once, each with its own questions.", "One spotlight",
     "Another, at the same time", "One question, held against the labels",
     "The other question, the same labels"},
    {"The next pass starts from the new summaries.", "First pass", "Second pass",
     "Labels as they are written", "Labels now: the new summaries"},
};
static_assert(std::size(captions) == lesson::additions.size());

std::vector<std::string> figures_of(const std::vector<double>& numbers) {
    std::vector<std::string> figures;
    for (const double number : numbers) figures.push_back(session::number_text(number));
    return figures;
}

std::string name_of(const Scene& scene, const lesson::Word& word) {
    return drawable(scene.canvas.fonts()[Style::strong], word.text);
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
    bars.rows.push_back({fmt::format("{} asks", name_of(scene, seen.asking())),
                         {},
                         question,
                         figures_of(question),
                         ""});
    for (std::size_t i = 0; i < seen.sentence->words.size(); ++i) {
        const lesson::Word& word = seen.sentence->words[i];
        const double score = seen.derived.shown_scores[static_cast<Eigen::Index>(i)];
        bars.rows.push_back({name_of(scene, word), i, word.label, figures_of(word.label),
                             session::number_text(score)});
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
        bars.rows.push_back({name_of(scene, word), i, value, figures_of(value),
                             session::share_text(share, trace.visible)});
    }
    const std::vector<double> summary(trace.summary.begin(), trace.summary.end());
    std::vector<std::string> figures;
    for (const double number : summary) figures.push_back(session::blended_text(number));
    bars.rows.push_back({fmt::format("new “{}”", name_of(scene, seen.asking())),
                         {},
                         summary,
                         std::move(figures),
                         "100%"});
    return bars;
}

constexpr float least_spotlight = 230, least_lists = 320;

/// Two rooms side by side where neither is narrower than `least` units, else one below the other.
struct Pair {
    Rect first, second;
    float gap;

    Pair(const Scene& scene, const Rect& room, float least)
        : gap(scene.px(room.w < scene.px(640) ? 16 : 28)) {
        const float half = (room.w - gap) / 2;
        const bool beside = half >= scene.px(least);
        first = {room.x, room.y, beside ? half : room.w, 0};
        second = {beside ? first.right() + gap : room.x, room.y, first.w, 0};
    }
    void give_heights(float of_first, float of_second) {
        const bool beside = second.x > first.x;
        first.h = beside ? std::max(of_first, of_second) : of_first;
        second.h = beside ? first.h : of_second;
        if (!beside) second.y = first.bottom() + gap;
    }
};

constexpr float caption_height = 30;

float lists_height(const Scene& scene, const NumberBars& bars) {
    return scene.px(caption_height) + number_bars_height(scene, bars);
}

void draw_lists(Scene& scene, const Rect& room, const char* caption, const NumberBars& bars) {
    const float head = scene.px(caption_height);
    scene.canvas.fitted_text({room.x, room.y, room.w, head}, Style::heading,
                             scene.theme().paper.ink, caption);
    draw_number_bars(scene, {room.x, room.y + head, room.w, room.h - head}, bars);
}

/// Each of the following draws from the room's top down, and gives where it ends.
float draw_both_lists(Scene& scene, const Rect& room, const Captions& told, const NumberBars& one,
                      const NumberBars& other) {
    Pair at(scene, room, least_lists);
    at.give_heights(lists_height(scene, one), lists_height(scene, other));
    draw_lists(scene, at.first, told.lists, one);
    draw_lists(scene, at.second, told.lists_beside, other);
    return at.second.bottom();
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
    Pair at(scene, room, least_spotlight);
    at.give_heights(small_spotlight_height(scene, one, at.first.w),
                    small_spotlight_height(scene, other, at.second.w));
    draw_small_spotlight(scene, at.first, one, told.spotlight);
    draw_small_spotlight(scene, at.second, other, told.spotlight_beside);
    room.y = at.second.bottom() + scene.px(16);
    return draw_both_lists(scene, room, told, labels_of(scene, one), labels_of(scene, other));
}

float draw_choice(Scene& scene, const Rect& room) {
    const float high = scene.px(38);
    ImVec2 at = {room.x, room.y};
    for (std::size_t i = 0; i < lesson::additions.size(); ++i) {
        const std::string_view name = lesson::additions[i].name;
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
