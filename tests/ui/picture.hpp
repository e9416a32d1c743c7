#pragma once

#include <map>

#include "hand.hpp"

/// What must hold of every presented frame, whatever was done before.
namespace test {

/// Knob, figure, share texts, table and strip texts say what the session says; bars and segments
/// show one and the same whole of light, and the session's as soon as nothing glides.
void expect_one_truth(const Hand& hand);

/// All vertices have a place and no text shows a number that is none.
void expect_sound(const Hand& hand);

/// The strip is full from edge to edge: its pieces neither leave a gap nor overlap.
void expect_full_strip(const Hand& hand);

/// Texts stand clear of one another and of what they must not cover, are not cut sideways, and
/// can be scrolled to.
void expect_readable(const Hand& hand);

/// Parts of the same, for what lies over the stage.
void expect_texts_apart(const Hand& hand);
void expect_uncut(const Hand& hand);

/// The part of a text that has ink, seen or not.
ui::Rect ink_of(const ui::View& view, const ui::Record::Text& text);

/// The places that must not move when only the light does.
std::map<std::string, ui::Rect> firm_places(const Hand& hand);

/// The share of the light that the bar of a word (from 0) shows.
double bar_share(const Hand& hand, std::size_t word);

}  // namespace test
