#include "picture.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <imgui_internal.h>

#include <algorithm>
#include <cctype>
#include <cmath>

#include "session/figures.hpp"

namespace test {
namespace {

using session::number_text;
using session::share_text;
using ui::Record;
using ui::Rect;

std::size_t word_count(const Hand& hand) {
    return hand.state().numbers.size();
}

bool is_visible(const Hand& hand, std::size_t word) {
    return static_cast<attention::Index>(word) < hand.frame.session().derived.trace.visible;
}

double share(const Hand& hand, std::size_t word) {
    return hand.frame.session().derived.trace.weights[static_cast<attention::Index>(word)];
}

/// How many words share the light with this one, itself too; 0 where it is hidden.
attention::Index sharing(const Hand& hand, std::size_t word) {
    return is_visible(hand, word) ? hand.frame.session().derived.trace.visible : 0;
}

void expect_knob_and_figure(const Hand& hand) {
    const Rect slider = hand.place("slider"), knob = hand.place("knob");
    const float margin = std::max(std::round(2 * hand.view().scale), 1.0f);
    const double at = (knob.centre().x - slider.x - margin) / (slider.w - 2 * margin);
    EXPECT_NEAR(at * 10, hand.state().sharpness, 1e-4);
    if (hand.view().typing.open) return;
    EXPECT_EQ(hand.texts_in(hand.place("sharpness figure")).front(),
              number_text(hand.state().sharpness));
}

/// Where rows scroll not all of them are.
bool is_in_sight(const Hand& hand, const Rect& row) {
    const Rect rows = hand.place("rows");
    return row.y >= rows.y && row.bottom() <= rows.bottom() && row.y >= 0 &&
           row.bottom() <= static_cast<float>(hand.screen.height);
}

/// The share stands right of its track, before "was 56%" where rows are low.
void expect_row_texts(const Hand& hand, std::size_t word) {
    const Rect track = hand.place(named("track", word));
    if (hand.has("rows") && !is_in_sight(hand, track)) return;
    const std::vector<std::string> texts = hand.texts_in(
        {track.right(), track.y, hand.place("stage").right() - track.right(), track.h});
    ASSERT_FALSE(texts.empty());
    EXPECT_EQ(texts.front(), share_text(share(hand, word), sharing(hand, word)));
}

void expect_was_texts(const Hand& hand) {
    std::vector<std::string> found, expected;
    for (const Record::Text& text : hand.record().texts)
        if (text.text.starts_with("was ") && text.text.ends_with('%')) found.push_back(text.text);
    for (std::size_t i = 0; hand.state().look_back && i < word_count(hand); ++i)
        expected.push_back(fmt::format(
            "was {}",
            share_text(hand.frame.session().derived.shares_before[static_cast<attention::Index>(i)],
                       hand.frame.session().derived.shares_before.size())));
    EXPECT_EQ(found, expected);
}

/// The asking word's question stands whole under the lamp, or says that it goes on.
void expect_question_in_words(const Hand& hand) {
    const session::State& state = hand.state();
    const lesson::Sentence& sentence = hand.frame.session().lesson.sentences[state.sentence];
    const std::string& asks = sentence.words[state.asking].asks;
    if (asks.empty()) return;
    const Rect lamp = hand.place("lamp");
    std::string shown;
    for (const Record::Text& text : hand.record().texts)
        if (text.ink.y >= lamp.bottom() && std::abs(text.ink.centre().x - lamp.centre().x) < 2)
            shown += (shown.empty() ? "" : " ") + text.text;
    EXPECT_TRUE(shown.starts_with("asks: " + asks) || shown.find("…") != std::string::npos)
        << shown;
}

/// The text, or its beginning and end.
void expect_shortened(const std::string& shown, const std::string& whole) {
    const auto dots = shown.find("…");
    if (dots == std::string::npos) {
        EXPECT_EQ(shown, whole);
        return;
    }
    EXPECT_TRUE(whole.starts_with(shown.substr(0, dots))) << shown << " of " << whole;
    EXPECT_TRUE(whole.ends_with(shown.substr(dots + 3))) << shown << " of " << whole;
}

/// Whole, or left out where there is no room at all.
void expect_figure(const std::string& shown, const std::string& whole) {
    EXPECT_TRUE(shown == whole || shown == "…") << shown << " of " << whole;
}

/// Whole numbers from the list's beginning and end.
void expect_list(const std::string& shown, const std::string& whole) {
    expect_shortened(shown, whole);
    const auto dots = shown.find("…");
    if (dots == std::string::npos) return;
    const std::string before = shown.substr(0, dots), after = shown.substr(dots + 3);
    EXPECT_TRUE(before == "(" || before.ends_with(", ")) << shown;
    EXPECT_TRUE(after == ")" || after.starts_with(", ")) << shown;
}

void expect_table_row(const Hand& hand, std::size_t word) {
    const attention::Trace& trace = hand.frame.session().derived.trace;
    const auto i = static_cast<attention::Index>(word);
    const std::vector<std::string> texts = hand.texts_in(hand.place(named("row", word)));
    ASSERT_EQ(texts.size(), 6u);
    const bool visible = is_visible(hand, word);
    const auto fits = [&](std::size_t column, const std::string& whole) {
        expect_figure(texts[column], whole);
    };
    expect_shortened(texts[0], hand.view().words[word]);
    expect_list(texts[1], session::numbers_text(hand.state().numbers[word].label));
    fits(2, number_text(trace.scores[i]));
    fits(3, number_text(trace.sharpened[i]));
    fits(4, visible ? session::exponential_text(trace.sharpened[i]) : "hidden");
    fits(5, visible ? share_text(share(hand, word), trace.visible) : "0%");
}

void expect_table(const Hand& hand) {
    for (std::size_t i = 0; i < word_count(hand); ++i) expect_table_row(hand, i);
    const attention::Trace& trace = hand.frame.session().derived.trace;
    EXPECT_TRUE(hand.shows("× " + number_text(hand.state().sharpness)));
    Rect total = hand.place(named("row", word_count(hand) - 1));
    total.y += total.h;
    const std::vector<std::string> texts = hand.texts_in(total);
    ASSERT_GE(texts.size(), 3u);
    expect_figure(texts[texts.size() - 2], session::exponential_text(trace.log_total));
}

void expect_bars(const Hand& hand) {
    double whole = 0;
    for (std::size_t i = 0; i < word_count(hand); ++i) {
        const double pixel = 1 / hand.place(named("track", i)).w;
        const double least = is_visible(hand, i) ? pixel : 0;  // so that it is seen
        whole += bar_share(hand, i) > pixel + 1e-5
                     ? bar_share(hand, i)
                     : hand.view().glide.shown[static_cast<attention::Index>(i)];
        if (is_visible(hand, i)) {
            EXPECT_GE(bar_share(hand, i), pixel - 1e-5) << named("bar", i);
        }
        if (!hand.view().glide.running) {
            EXPECT_NEAR(bar_share(hand, i), std::max(share(hand, i), least), 1e-5)
                << named("bar", i);
        }
    }
    EXPECT_NEAR(whole, 1, 1e-4);
}

/// Segments and bars are the same light, also while it glides.
void expect_segments(const Hand& hand) {
    const Rect strip = hand.place("budget");
    for (std::size_t i = 0; i < word_count(hand); ++i) {
        const bool there = hand.has(named("budget", i));
        const float wide = there ? hand.place(named("budget", i)).w : 0;
        // Each word may have a pixel more than its share, which the widest piece gives.
        EXPECT_NEAR(wide, hand.view().glide.shown[static_cast<attention::Index>(i)] * strip.w,
                    2.0 + static_cast<double>(word_count(hand)))
            << named("budget", i);
        if (!hand.view().glide.running) {
            EXPECT_EQ(there, is_visible(hand, i)) << named("budget", i);
        }
        if (!there) continue;
        const std::string points = session::points_text(share(hand, i), sharing(hand, i));
        for (const std::string& text : hand.texts_in(hand.place(named("budget", i))))
            if (text != hand.view().words[i])
                expect_shortened(text, hand.view().words[i] + " " + points);
    }
    const int rounded = session::rounded_total(hand.frame.session().derived.trace.weights);
    EXPECT_EQ(hand.shows("rounded they add to"), rounded != 100);
    EXPECT_EQ(hand.shows(fmt::format("rounded they add to {};", rounded)), rounded != 100);
}

/// By itself, not within a word or a longer number.
bool says(const std::string& text, const std::string& part) {
    const auto goes_on = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; };
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
        const auto end = at + part.size();
        if ((at == 0 || !goes_on(text[at - 1])) && (end == text.size() || !goes_on(text[end])))
            return true;
    }
    return false;
}

Rect common(const Rect& a, const Rect& b) {
    const float x = std::max(a.x, b.x), y = std::max(a.y, b.y);
    return {x, y, std::min(a.right(), b.right()) - x, std::min(a.bottom(), b.bottom()) - y};
}

bool inside(const Rect& in, const Rect& out, float tolerance = 0.5f) {
    return in.x >= out.x - tolerance && in.y >= out.y - tolerance &&
           in.right() <= out.right() + tolerance && in.bottom() <= out.bottom() + tolerance;
}

Rect content_clip(const Hand& hand) {
    return std::ranges::find(hand.record().texts, "Sharpness", &Record::Text::text)->clip;
}

/// How far down what scrolls in this window may lie.
float reach(const Record::Text& text) {
    for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows)
        if (window->Active && std::abs(window->InnerClipRect.Min.x - text.clip.x) < 1 &&
            std::abs(window->InnerClipRect.Min.y - text.clip.y) < 1 && window->ScrollMax.y > 0)
            return window->InnerRect.Max.y + window->ScrollMax.y - window->Scroll.y;
    return text.clip.bottom();
}

struct Ink {
    const Record::Text* text;
    Rect rect;
};

/// Code is set in pieces, one a colour, in a grid of its own; "inf" is a word there.
bool is_code(const Hand& hand, const Record::Text& text) {
    return hand.has("code") && hand.place("code").contains(text.clip.centre());
}

bool is_python(const Hand& hand, const Record::Text& text) {
    return is_code(hand, text) || text.text.find("np.") != std::string::npos;
}

std::vector<Ink> inks_of(const Hand& hand) {
    std::vector<Ink> inks;
    for (const Record::Text& text : hand.record().texts) {
        const Rect rect = ink_of(hand.view(), text);
        if (rect.w > 0 && rect.h > 0 && !is_code(hand, text)) inks.push_back({&text, rect});
    }
    return inks;
}

bool covers(const Rect& a, const Rect& b) {
    const Rect both = common(a, b);
    return both.w > 0.5f && both.h > 0.5f;
}

/// What is seen of a place: rows that scroll are cut at the edge of their room.
Rect seen(const Hand& hand, const std::string& name, const Rect& rect) {
    const bool in_a_row = name.starts_with("token ") || name.starts_with("track ");
    return in_a_row && hand.has("rows") ? common(rect, hand.place("rows")) : rect;
}

/// A text that touches one of these stands in it.
void expect_texts_in_their_boxes(const Hand& hand) {
    std::vector<Ink> inks = inks_of(hand);
    std::erase_if(inks, [of_content = content_clip(hand)](const Ink& ink) {
        return !(ink.text->clip == of_content);
    });
    for (const auto& [name, place] : hand.record().places) {
        const Rect rect = seen(hand, name, place);
        const bool box = name.starts_with("token") || name.starts_with("ask ") ||
                         name.starts_with("budget ") || name.starts_with("row ");
        const bool bare = name.starts_with("track") || name == "knob";
        if (!box && !bare) continue;
        for (const Ink& ink : inks)
            EXPECT_TRUE(!covers(ink.rect, rect) || (box && inside(ink.rect, rect, 1)))
                << "“" << ink.text->text << "” " << ink.rect << " and " << name << " " << rect;
    }
}

/// Boxes of the stage and the desk keep off one another.
void expect_boxes_apart(const Hand& hand) {
    std::vector<std::pair<std::string, Rect>> boxes;
    for (const auto& [name, rect] : hand.record().places)
        for (const char* kind : {"token ", "ask ", "track ", "row ", "look-back", "slider", "plane",
                                 "sharpness figure", "projector exit"})
            if (name.starts_with(kind)) boxes.emplace_back(name, seen(hand, name, rect));
    boxes.emplace_back("budget", hand.place("budget"));
    for (std::size_t a = 0; a < boxes.size(); ++a)
        for (std::size_t b = a + 1; b < boxes.size(); ++b) {
            EXPECT_FALSE(covers(boxes[a].second, boxes[b].second))
                << boxes[a].first << boxes[a].second << " covers " << boxes[b].first
                << boxes[b].second;
        }
}

}  // namespace

double bar_share(const Hand& hand, std::size_t word) {
    return hand.place(named("bar", word)).w / hand.place(named("track", word)).w;
}

void expect_one_truth(const Hand& hand) {
    expect_knob_and_figure(hand);
    for (std::size_t i = 0; i < word_count(hand); ++i) expect_row_texts(hand, i);
    expect_was_texts(hand);
    expect_question_in_words(hand);
    if (!hand.view().look.projector) expect_table(hand);
    expect_bars(hand);
    expect_segments(hand);
}

void expect_sound(const Hand& hand) {
    for (const ImDrawVert& v : vertices()) {
        const bool sound = std::abs(v.pos.x) < 1e5f && std::abs(v.pos.y) < 1e5f;
        EXPECT_TRUE(sound) << v.pos.x << ", " << v.pos.y;
        if (!sound) return;
    }
    for (const Record::Text& text : hand.record().texts)
        for (const char* no_number : {"nan", "inf", "-0.0", "-0%"})
            EXPECT_FALSE(!is_python(hand, text) && says(text.text, no_number)) << text.text;
}

void expect_full_strip(const Hand& hand) {
    const Rect strip = hand.place("budget");
    float end = strip.x;
    for (std::size_t i = 0; i < word_count(hand); ++i) {
        if (!hand.has(named("budget", i))) continue;
        const Rect piece = hand.place(named("budget", i));
        EXPECT_EQ(piece.x, end) << named("budget", i);
        EXPECT_GE(piece.w, 1) << named("budget", i);
        end = piece.right();
    }
    EXPECT_EQ(end, strip.right());
}

void expect_texts_apart(const Hand& hand) {
    const std::vector<Ink> inks = inks_of(hand);
    for (auto a = inks.begin(); a != inks.end(); ++a)
        for (auto b = a + 1; b != inks.end(); ++b)
            EXPECT_FALSE(a->text->clip == b->text->clip && covers(a->rect, b->rect))
                << "“" << a->text->text << "” " << a->rect << " covers “" << b->text->text << "” "
                << b->rect;
}

void expect_uncut(const Hand& hand) {
    for (const Ink& ink : inks_of(hand)) {
        const Rect& clip = ink.text->clip;
        EXPECT_GE(ink.rect.x, clip.x) << "“" << ink.text->text << "”";
        EXPECT_LE(ink.rect.right(), clip.right() + 0.5f) << "“" << ink.text->text << "”";
        EXPECT_LE(ink.rect.bottom(), reach(*ink.text) + 0.5f) << "“" << ink.text->text << "”";
    }
}

void expect_readable(const Hand& hand) {
    expect_texts_apart(hand);
    expect_uncut(hand);
    expect_texts_in_their_boxes(hand);
    expect_boxes_apart(hand);
}

ui::Rect ink_of(const ui::View& view, const Record::Text& text) {
    for (const ImFont* font : view.fonts.by_style) {
        if (font->FontSize != text.ink.h) continue;
        float top = FLT_MAX, bottom = -FLT_MAX;
        for (const char* at = text.text.data(); *at != 0;) {
            unsigned code = 0;
            at += std::max(ImTextCharFromUtf8(&code, at, nullptr), 1);
            const ImFontGlyph* glyph = font->FindGlyph(static_cast<ImWchar>(code));
            if (!glyph->Visible) continue;
            top = std::min(top, glyph->Y0), bottom = std::max(bottom, glyph->Y1);
        }
        if (top > bottom) return {text.ink.x, text.ink.y, 0, 0};
        return {text.ink.x, text.ink.y + top, text.ink.w, bottom - top};
    }
    return text.ink;
}

std::map<std::string, Rect> firm_places(const Hand& hand) {
    std::map<std::string, Rect> firm;
    for (const auto& [name, rect] : hand.record().places) {
        const bool light = name.starts_with("bar") || name.starts_with("budget ") ||
                           name == "knob" || name.starts_with("point") || name == "focus ring" ||
                           name == "sharpness figure" || name == "typed sharpness";
        if (!light) firm.emplace(name, rect);
    }
    return firm;
}

}  // namespace test
