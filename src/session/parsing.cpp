#include "session/parsing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "lesson/letters.hpp"
#include "session/acts.hpp"
#include "session/sharing.hpp"

namespace session {
namespace {

using attention::Error;
using attention::Result;
using lesson::in_quotes;

// Numbers counted from 1, as people do.
std::string places_told(const std::vector<std::size_t>& indices) {
    std::string text;
    for (std::size_t i = 0; i < indices.size(); ++i)
        text += fmt::format("{}{}",
                            i == 0                    ? ""
                            : i + 1 == indices.size() ? " and "
                                                      : ", ",
                            indices[i] + 1);
    return text;
}

std::string all_words(const lesson::Sentence& sentence) {
    std::vector<std::string_view> texts;
    for (const lesson::Word& word : sentence.words) texts.push_back(word.text);
    return fmt::format("{}", fmt::join(texts, ", "));
}

}  // namespace

Result<std::size_t> parse_place(std::size_t count, std::string_view what, std::string_view whose,
                                std::string_view text) {
    std::size_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [read_to, failure] = std::from_chars(text.data(), end, number);
    if (failure == std::errc() && read_to == end && number >= 1 && number <= count)
        return number - 1;
    if (count == 0) return Error{fmt::format("{} has no {}s", whose, what)};
    return Error{fmt::format("there is no {} {}: {} has {} {}{}, so say a place from 1 to {}", what,
                             in_quotes(text), whose, count, what, count == 1 ? "" : "s", count)};
}

Result<std::vector<std::size_t>> parse_places(std::size_t count, std::string_view what,
                                              std::string_view whose, std::string_view text) {
    std::vector<std::size_t> found;
    if (text.empty()) return found;
    for (const std::string_view part : parts_at_commas(text)) {
        const auto place = parse_place(count, what, whose, part);
        if (!place) return place.error();
        found.push_back(*place);
    }
    return found;
}

Result<std::size_t> parse_word(const lesson::Sentence& sentence, std::string_view text) {
    if (text.empty())
        return Error{
            fmt::format("a word is missing here (no space stands before it): the words are {}",
                        all_words(sentence))};
    if (text.find_first_not_of("0123456789") == std::string_view::npos)
        return parse_place(sentence.words.size(), "word", "the sentence", text);
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < sentence.words.size(); ++i)
        if (sentence.words[i].text == text) found.push_back(i);
    if (found.empty())
        return Error{fmt::format("there is no word {}; the words are {}", in_quotes(text),
                                 all_words(sentence))};
    if (found.size() > 1)
        return Error{fmt::format("{} stands {} times: say its place instead, which is {}",
                                 in_quotes(text), found.size(), places_told(found))};
    return found[0];
}

std::vector<std::string_view> parts_at_commas(std::string_view text) {
    std::vector<std::string_view> parts;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t comma = std::min(text.find(',', start), text.size());
        parts.push_back(text.substr(start, comma - start));
        start = comma + 1;
    }
    return parts;
}

Result<std::vector<double>> parse_numbers(const std::vector<std::string>& axes,
                                          std::string_view text) {
    std::vector<double> numbers;
    for (const std::string_view part : parts_at_commas(text)) {
        const auto number = parse_number(part);
        if (!number) return number.error();
        numbers.push_back(*number);
    }
    if (numbers.size() == axes.size()) return numbers;
    return Error{fmt::format(
        "{} number{} where the sentence has {} ({}): say one for each, with "
        "commas and no spaces between",
        numbers.size(), numbers.size() == 1 ? "" : "s", axes.size(), fmt::join(axes, ", "))};
}

Result<double> parse_number_within(double least, double most, std::string_view what,
                                   std::string_view text) {
    const auto number = parse_number(text);
    if (!number) return number.error();
    if (*number >= least && *number <= most) return *number;
    return Error{fmt::format("{} from {} to {}: say a number in between", what, least, most)};
}

Result<int> parse_whole_within(int least, int most, std::string_view what, std::string_view text) {
    const auto number = parse_number_within(least, most, what, text);
    if (!number) return number.error();
    if (*number == std::floor(*number)) return static_cast<int>(*number);
    return Error{
        fmt::format("{} is not a whole number: write one such as {}", in_quotes(text), most)};
}

Error points_add_to(double sum) {
    return {fmt::format("the points add to {}: they must add to {}", sum, all_points)};
}

}  // namespace session
