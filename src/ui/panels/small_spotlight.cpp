#include "ui/panels/small_spotlight.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "session/figures.hpp"
#include "ui/captions.hpp"
#include "ui/fitting.hpp"
#include "ui/panels/pictures.hpp"
#include "ui/widgets/word_area.hpp"

namespace ui {
namespace {

constexpr float pad = 20, caption_height = 28, asks_height = 44, row_height = 40;
constexpr int some_rounded_total = 101;  // its room is kept, so that nothing moves when a word asks

/// The asking word in the lamp's place, and its question in words.
void draw_who_asks(Scene& scene, const Rect& room, const Glimpse& seen) {
    const Stage& stage = scene.theme().stage;
    const std::string word = word_in(scene, Style::token_small, seen.asking());
    const float air = scene.px(10), most = room.w * 0.4f;
    const Rect lamp = {room.x, room.y + scene.px(6),
                       std::min(scene.canvas.width(Style::token_small, word) + 2 * air, most),
                       room.h - scene.px(12)};
    scene.canvas.glow(lamp.centre(), lamp.w * 0.5f + scene.px(26), stage.beam, 0.5f);
    scene.canvas.fill(lamp, word_colour(scene.theme(), seen.state.asking), scene.px(7));
    scene.canvas.fitted_text(lamp.widened(-air), Style::token_small, stage.ink_on_light, word,
                             Align::centre);
    point_at(scene, seen.state.asking, lamp);
    const std::string& asks = seen.asking().asks;
    const std::string text = asks.empty() ? "asks" : fmt::format("asks: {}", asks);
    const float x = lamp.right() + scene.px(12), wide = room.right() - x;
    const auto lines = wrap(scene.canvas.fonts()[Style::note], text, wide, 2);
    const float high = scene.canvas.line_height(Style::note);
    float y = room.centre().y - high * static_cast<float>(lines.size()) / 2;
    for (const std::string& line : lines) {
        scene.canvas.text({x, y, wide, high}, Style::note, stage.ink, line);
        y += high;
    }
}

/// At which sharpness, and what comes of it; and what the shares add to where that is not 100.
std::vector<std::string> last_lines(const Scene& scene, const Glimpse& seen, float width,
                                    int rounded_total) {
    const ImFont* font = scene.canvas.fonts()[Style::note];
    const float room = width - 2 * scene.px(pad);
    const std::string name = fmt::format(
        "new “{}”", shorten_middle(font, word_in(scene, Style::note, seen.asking()), room / 3));
    const std::string summary =
        shorten_list(font, session::summary_text(seen.derived.trace.summary),
                     room - text_width(font, name + " "));
    std::vector<std::string> pieces = {
        fmt::format("sharpness {}", session::number_text(seen.state.sharpness)),
        fmt::format("· {} {}", name, summary)};
    if (rounded_total != 100) pieces.push_back("· " + captions::rounding(rounded_total));
    return break_lines(font, pieces, room);
}

/// As wide as the words are, while the bars have room.
float word_column(const Scene& scene, float width, const Glimpse& seen) {
    float widest = 0;
    for (const lesson::Word& word : seen.sentence->words)
        widest = std::max(widest, scene.canvas.width(Style::token_small,
                                                     word_in(scene, Style::token_small, word)));
    return std::min(widest + scene.px(20), width * 0.35f);
}

void draw_row(Scene& scene, const Rect& row, float word_width, const Glimpse& seen,
              std::size_t word) {
    const Stage& stage = scene.theme().stage;
    const Colour colour = word_colour(scene.theme(), word);
    const float share_width = scene.px(62), radius = scene.px(5);
    const Rect edge = row.widened(scene.px(6)).inset(scene.px(2));
    const Rect name = {row.x, row.y, word_width - scene.px(8), row.h};
    const Touch hand =
        word_stop(scene, word, "row", row, fmt::format("{} row {}", seen.sentence->id, word + 1));
    if (word == scene.view.pointed) scene.canvas.outline(edge, stage.quiet, radius, scene.px(1));
    scene.canvas.fitted_text(name, Style::token_small, colour,
                             word_in(scene, Style::token_small, seen.sentence->words[word]));
    const double share = seen.derived.trace.weights[static_cast<Eigen::Index>(word)];
    const Rect track = {name.right() + scene.px(8), row.y + scene.px(10),
                        row.w - word_width - share_width, row.h - scene.px(20)};
    scene.canvas.fill(track, stage.track, radius);
    Rect bar = track;
    bar.w *= static_cast<float>(share);
    scene.canvas.fill(bar, colour, std::min(radius, bar.w / 2));
    scene.canvas.text(row, Style::strong, stage.ink,
                      session::share_text(share, seen.derived.trace.visible), Align::right);
    focus_ring(scene, hand, edge, radius, stage.light);
}

}  // namespace

std::string word_in(const Scene& scene, Style style, const lesson::Word& word) {
    return drawable(scene.canvas.fonts()[style], word.text);
}

Glimpse glimpse(const Scene& scene, std::string_view sentence) {
    const lesson::Lesson& lesson = scene.session.lesson;
    const auto found = std::ranges::find(lesson.sentences, sentence, &lesson::Sentence::id);
    const auto place = static_cast<std::size_t>(found - lesson.sentences.begin());
    Glimpse seen{&*found, session::opening(lesson, place), {}};
    seen.state.asking = std::min(scene.session.state.asking, found->words.size() - 1);
    seen.derived = session::derive(lesson, seen.state);
    return seen;
}

float small_spotlight_height(const Scene& scene, const Glimpse& seen, float width) {
    const auto words = static_cast<float>(seen.sentence->words.size()),
               last = static_cast<float>(last_lines(scene, seen, width, some_rounded_total).size());
    return scene.px(pad + caption_height + asks_height) + scene.px(row_height) * words +
           scene.canvas.line_height(Style::note) * last + scene.px(pad);
}

void draw_small_spotlight(Scene& scene, const Rect& area, const Glimpse& seen,
                          std::string_view caption) {
    const Stage& stage = scene.theme().stage;
    draw_ground(scene, area);
    Rect line = {area.x + scene.px(pad), area.y + scene.px(pad * 0.8f), area.w - 2 * scene.px(pad),
                 scene.px(caption_height)};
    const auto next_line = [&](float height) {
        line = {line.x, line.bottom(), line.w, scene.px(height)};
    };
    scene.canvas.fitted_text(line, Style::strong, stage.ink, caption);
    next_line(asks_height);
    draw_who_asks(scene, line, seen);
    const float word_width = word_column(scene, line.w, seen);
    ImGui::PushID(seen.sentence->id.c_str());
    for (std::size_t i = 0; i < seen.sentence->words.size(); ++i) {
        next_line(row_height);
        draw_row(scene, line, word_width, seen, i);
    }
    ImGui::PopID();
    line.y = line.bottom() + scene.px(pad * 0.4f);
    line.h = scene.canvas.line_height(Style::note);
    for (const std::string& text :
         last_lines(scene, seen, area.w, session::rounded_total(seen.derived.trace.weights))) {
        scene.canvas.fitted_text(line, Style::note, stage.light, text);
        line.y += line.h;
    }
}

}  // namespace ui
