#include <fmt/format.h>

#include <algorithm>

#include "session/figures.hpp"
#include "ui/panels/pictures.hpp"
#include "ui/widgets/rich_text.hpp"
#include "ui/widgets/widgets.hpp"

namespace ui {
namespace {

struct Addition {
    const char* name;
    const char* tells;
};

constexpr Addition additions[] = {
    {"Values", "What is blended has a list of its own: the value."},
    {"Longer lists", "Each list has more numbers, so a word can be many things at once."},
    {"Many spotlights",
     "Several words’ questions at once, each spotlight with questions of its own."},
    {"Stacked passes", "The next pass starts from the new summaries."},
};
static_assert(std::size(additions) == session::additions);

/// A sentence of the lesson, seen from one of its words, as far as the small pictures need it.
struct Glimpse {
    const lesson::Sentence* sentence = nullptr;
    session::State state;
    session::Derived derived;
};

std::optional<Glimpse> glimpse(const Scene& scene, std::string_view id) {
    const lesson::Lesson& lesson = scene.session.lesson;
    for (std::size_t i = 0; i < lesson.sentences.size(); ++i) {
        if (lesson.sentences[i].id != id) continue;
        Glimpse seen{&lesson.sentences[i], session::opening(lesson, i), {}};
        seen.state.sharpness = scene.session.state.sharpness;
        seen.state.asking = std::min(scene.session.state.asking, seen.sentence->words.size() - 1);
        seen.derived = session::derive(lesson, seen.state);
        return seen;
    }
    return {};
}

/// A small spotlight: a caption, and a bar with its share for each word.
void draw_small_spotlight(Scene& scene, const Rect& area, const Glimpse& seen,
                          const std::string& caption) {
    const Stage& stage = scene.theme().stage;
    draw_ground(scene, area);
    const float pad = scene.px(20), pitch = scene.px(40);
    scene.canvas.fitted_text({area.x + pad, area.y + pad, area.w - 2 * pad, scene.px(26)},
                             Style::strong, stage.ink, caption);
    const float word_width = scene.px(84), share_width = scene.px(62);
    for (std::size_t i = 0; i < seen.sentence->words.size(); ++i) {
        const Rect row = {area.x + pad, area.y + pad + scene.px(36) + pitch * static_cast<float>(i),
                          area.w - 2 * pad, pitch};
        const Colour colour = word_colour(scene.theme(), i);
        const std::string word =
            drawable(scene.canvas.fonts()[Style::token_small], seen.sentence->words[i].text);
        scene.canvas.fitted_text({row.x, row.y, word_width - scene.px(8), row.h},
                                 Style::token_small, colour, word);
        const double share = seen.derived.trace.weights[static_cast<Eigen::Index>(i)];
        const Rect track =
            Rect{row.x + word_width, row.y + scene.px(10),
                 row.w - word_width - share_width - scene.px(10), row.h - scene.px(20)};
        scene.canvas.fill(track, stage.track, scene.px(5));
        Rect bar = track;
        bar.w *= static_cast<float>(share);
        scene.canvas.fill(bar, colour, std::min(scene.px(5), bar.w / 2));
        scene.canvas.text({row.right() - share_width, row.y, share_width, row.h}, Style::strong,
                          stage.ink, session::share_text(share, seen.derived.trace.visible),
                          Align::right);
        point_at(scene, i, row);
    }
    const std::string summary =
        fmt::format("new “{}” {}", seen.sentence->words[seen.state.asking].text,
                    session::summary_text(seen.derived.trace.summary));
    const float y =
        area.y + pad + scene.px(42) + pitch * static_cast<float>(seen.sentence->words.size());
    scene.canvas.fitted_text({area.x + pad, y, area.w - 2 * pad, scene.px(24)}, Style::note,
                             stage.light, summary);
}

float spotlight_height(const Scene& scene, const Glimpse& seen) {
    return scene.px(20 + 42 + 24 + 16) +
           scene.px(40) * static_cast<float>(seen.sentence->words.size());
}

/// Each word's list as bars, an axis a column.
float draw_lists(Scene& scene, const Rect& room, const Glimpse& seen, bool of_values) {
    const Paper& paper = scene.theme().paper;
    const float head = scene.px(30), pitch = scene.px(38), word_width = scene.px(92);
    const std::size_t axes = seen.sentence->axes.size();
    const float column = (room.w - word_width) / static_cast<float>(axes);
    for (std::size_t k = 0; k < axes; ++k)
        scene.canvas.fitted_text({room.x + word_width + column * static_cast<float>(k), room.y,
                                  column - scene.px(8), head},
                                 Style::note, paper.quiet, seen.sentence->axes[k]);
    for (std::size_t i = 0; i < seen.sentence->words.size(); ++i) {
        const lesson::Word& word = seen.sentence->words[i];
        const Rect row = {room.x, room.y + head + pitch * static_cast<float>(i), room.w, pitch};
        point_at(scene, i, row);
        if (i == scene.view.pointed) scene.canvas.fill(row, paper.light_ground, scene.px(5));
        scene.canvas.fitted_text({row.x, row.y, word_width - scene.px(6), row.h}, Style::strong,
                                 paper.ink,
                                 drawable(scene.canvas.fonts()[Style::strong], word.text));
        const std::vector<double>& numbers =
            of_values ? word.value.value_or(word.label) : word.label;
        for (std::size_t k = 0; k < axes; ++k) {
            const float x = room.x + word_width + column * static_cast<float>(k),
                        figure = scene.px(40);
            const Rect track = {x, row.y + scene.px(13),
                                std::max(column - figure - scene.px(18), scene.px(4)),
                                row.h - scene.px(26)};
            scene.canvas.fill(track, paper.line, scene.px(4));
            Rect bar = track;
            bar.w *= static_cast<float>(std::clamp(numbers[k], 0.0, 1.0));
            const Colour colour = mix(word_colour(scene.theme(), i), paper.ink, 0.12f);
            scene.canvas.fill(bar, colour, std::min(scene.px(4), bar.w / 2));
            scene.canvas.text({track.right() + scene.px(6), row.y, figure, row.h}, Style::note,
                              paper.body, session::number_text(numbers[k]));
        }
    }
    return head + pitch * static_cast<float>(seen.sentence->words.size());
}

float draw_caption(Scene& scene, const Rect& room, std::string_view text) {
    return write_lines(scene, room, Style::heading, scene.theme().paper.ink, text, scene.px(26)) +
           scene.px(6);
}

/// The small spotlight above what it is made of. Gives the height.
float draw_spotlight_above(Scene& scene, const Rect& room, const Glimpse& seen,
                           const char* caption) {
    const float height = spotlight_height(scene, seen);
    draw_small_spotlight(scene, {room.x, room.y, room.w, height}, seen, caption);
    return height + scene.px(18);
}

float draw_values(Scene& scene, Rect room) {
    const auto seen = glimpse(scene, "values");
    if (!seen) return 0;
    const float top = room.y;
    room.y +=
        draw_spotlight_above(scene, room, *seen, "Shares still come from questions and labels");
    room.y += draw_caption(scene, room, "Labels: what a question is held against");
    room.y += draw_lists(scene, room, *seen, false) + scene.px(16);
    room.y += draw_caption(scene, room, "Values: what is blended into the new summary");
    room.y += draw_lists(scene, room, *seen, true);
    return room.y - top;
}

float draw_longer_lists(Scene& scene, Rect room) {
    const auto seen = glimpse(scene, "longer");
    if (!seen) return 0;
    const float top = room.y;
    room.y += draw_spotlight_above(scene, room, *seen, "The same four steps, with longer lists");
    room.y += draw_caption(scene, room, "Labels");
    room.y += draw_lists(scene, room, *seen, false);
    return room.y - top;
}

/// Two small spotlights, side by side where there is room.
float draw_pair(Scene& scene, const Rect& room, const char* first, const std::string& first_caption,
                const char* second, const std::string& second_caption) {
    const auto one = glimpse(scene, first), other = glimpse(scene, second);
    if (!one || !other) return 0;
    const float gap = scene.px(16);
    const bool beside = room.w >= scene.px(640);
    const float wide = beside ? (room.w - gap) / 2 : room.w;
    const float high = std::max(spotlight_height(scene, *one), spotlight_height(scene, *other));
    draw_small_spotlight(scene, {room.x, room.y, wide, high}, *one, first_caption);
    const Rect next = beside ? Rect{room.x + wide + gap, room.y, wide, high}
                             : Rect{room.x, room.y + high + gap, wide, high};
    draw_small_spotlight(scene, next, *other, second_caption);
    return next.bottom() - room.y;
}

float draw_choice(Scene& scene, const Rect& room) {
    const float high = scene.px(38);
    ImVec2 at = {room.x, room.y};
    for (std::size_t i = 0; i < std::size(additions); ++i) {
        const bool here = i == scene.session.state.addition;
        const float wide = scene.canvas.width(Style::label, additions[i].name) + scene.px(34);
        if (at.x > room.x && at.x + wide > room.right()) at = {room.x, at.y + high + scene.px(6)};
        const bool pressed =
            pill(scene, fmt::format("addition {}", i + 1), {at.x, at.y, wide, high},
                 additions[i].name, Material::paper, here ? PillKind::chosen : PillKind::edged);
        if (pressed && !here) scene.wish(session::ShowAddition{i});
        at.x += wide + scene.px(8);
    }
    return at.y + high - room.y;
}

}  // namespace

float draw_additions(Scene& scene, const Rect& room) {
    Rect below = room;
    ImGui::PushID("additions");
    below.y += draw_choice(scene, below) + scene.px(14);
    const std::size_t shown = scene.session.state.addition;
    below.y += draw_caption(scene, below, additions[shown].tells) + scene.px(4);
    switch (shown) {
        case 0:
            below.y += draw_values(scene, below);
            break;
        case 1:
            below.y += draw_longer_lists(scene, below);
            break;
        case 2:
            below.y += draw_pair(scene, below, "head-1", "One spotlight", "head-2",
                                 "Another, at the same time");
            break;
        default:
            below.y += draw_pair(scene, below, "main", "First pass", "second-pass",
                                 "Second pass, on new summaries");
            break;
    }
    ImGui::PopID();
    return below.y;
}

}  // namespace ui
