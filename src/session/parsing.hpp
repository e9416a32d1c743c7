#pragma once

#include <attention/result.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "lesson/lesson.hpp"

/// The values within acts. Each is read or refused with its remedy.
namespace session {

attention::Result<std::size_t> parse_word(const lesson::Sentence& sentence, std::string_view text);

/// One number for each axis, with commas between.
attention::Result<std::vector<double>> parse_numbers(const std::vector<std::string>& axes,
                                                     std::string_view text);

attention::Result<double> parse_number_within(double least, double most, std::string_view what,
                                              std::string_view text);

/// A place counted from 1; gives it counted from 0. `what` names one: "section", `whose` what has
/// them: "the lesson".
attention::Result<std::size_t> parse_place(std::size_t count, std::string_view what,
                                           std::string_view whose, std::string_view text);

/// Places with commas between; none where the text is empty.
attention::Result<std::vector<std::size_t>> parse_places(std::size_t count, std::string_view what,
                                                         std::string_view whose,
                                                         std::string_view text);

attention::Result<int> parse_whole_within(int least, int most, std::string_view what,
                                          std::string_view text);

/// That points are not 100 together.
attention::Error points_add_to(double sum);

/// What stands between commas.
std::vector<std::string_view> parts_at_commas(std::string_view text);

}  // namespace session
