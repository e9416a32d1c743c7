#include "session/bridge.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "lesson/letters.hpp"
#include "session/derived.hpp"
#include "session/figures.hpp"

namespace session {
namespace {

using attention::Index;
using lesson::in_quotes;

Bridge no_comparison(std::string sentence) {
    return {.sentence = std::move(sentence)};
}

bool has_shape(const Rows& rows, std::size_t words) {
    return rows.size() == words && std::all_of(rows.begin(), rows.end(), [&](const auto& row) {
               return row.size() == words;
           });
}

std::string shape_of(const Rows& rows) {
    const std::size_t first = rows.empty() ? 0 : rows.front().size();
    const bool ragged =
        std::any_of(rows.begin(), rows.end(), [&](const auto& row) { return row.size() != first; });
    return ragged ? fmt::format("{} rows of different lengths", rows.size())
                  : fmt::format("{} × {}", rows.size(), first);
}

bool holds_other_words(const lesson::Sentence& sentence, const CellNumbers& cell) {
    return !cell.words.empty() &&
           !std::equal(
               cell.words.begin(), cell.words.end(), sentence.words.begin(), sentence.words.end(),
               [](const std::string& text, const lesson::Word& word) { return text == word.text; });
}

/// Why there is nothing to compare with; empty where there is.
std::string hindrance(const lesson::Sentence& sentence, const CellNumbers& cell) {
    const std::size_t words = sentence.words.size();
    if (holds_other_words(sentence, cell))
        return "The cell holds other words than the picture: Reset fills in those of the picture.";
    if (!cell.shares)
        return "Nothing to compare with the picture: the cell left no table of numbers in "
               "“shares”. Reset brings it back.";
    if (!has_shape(*cell.shares, words))
        return fmt::format(
            "Nothing to compare with the picture: its table of shares is {0} × {0}, the cell’s is "
            "{1}.",
            words, shape_of(*cell.shares));
    if (!cell.known_call)
        return "Nothing to compare with the picture: “shares” is not what attention() gave back, "
               "so nobody knows its sharpness.";
    if (!cell.sharpness || !std::isfinite(*cell.sharpness) || !cell.look_back)
        return "Nothing to compare with the picture: attention() was called without a number for "
               "sharpness and True or False for look_back.";
    return "";
}

double difference(const ShareDifference& share) {
    return std::abs(share.cell - share.picture);
}

/// The largest difference; a share that is no number differs the most.
ShareDifference largest_difference(const Rows& cell, const attention::Matrix& picture) {
    ShareDifference largest = {.cell = cell[0][0], .picture = picture(0, 0)};
    for (std::size_t row = 0; row < cell.size(); ++row)
        for (std::size_t column = 0; column < cell.size(); ++column) {
            const ShareDifference here = {
                row, column, cell[row][column],
                picture(static_cast<Index>(row), static_cast<Index>(column))};
            if (!std::isfinite(here.cell)) return here;
            if (difference(here) > difference(largest)) largest = here;
        }
    return largest;
}

bool same_numbers(const Rows& cell, const attention::Matrix& picture) {
    if (static_cast<Index>(cell.size()) != picture.rows()) return false;
    for (std::size_t row = 0; row < cell.size(); ++row) {
        const auto here = picture.row(static_cast<Index>(row));
        if (!std::equal(cell[row].begin(), cell[row].end(), here.begin(), here.end())) return false;
    }
    return true;
}

/// The likeliest cause of a difference: the cell was given other numbers.
std::string cause(const CellNumbers& cell, const attention::Inputs& picture) {
    if (!same_numbers(cell.labels, picture.keys))
        return " Its labels are not those of the picture.";
    if (!same_numbers(cell.questions, picture.queries))
        return " Its questions are not those of the picture.";
    return "";
}

/// As many decimals as it takes to tell the two apart.
int telling_decimals(const ShareDifference& share) {
    constexpr int fewest = 2, most = 10;
    for (int decimals = fewest; decimals < most; ++decimals)
        if (fmt::format("{:.{}f}", share.cell, decimals) !=
            fmt::format("{:.{}f}", share.picture, decimals))
            return decimals;
    return most;
}

std::string told(const lesson::Sentence& sentence, const ShareDifference& share) {
    const std::string place =
        fmt::format("in the row of {}, column {}", in_quotes(sentence.words[share.row].text),
                    in_quotes(sentence.words[share.column].text));
    if (!std::isfinite(share.cell))
        return fmt::format("Not as in the picture: {}, the cell has no number.", place);
    const int decimals = telling_decimals(share);
    return fmt::format("Not as in the picture: {}, the cell has {:.{}f}, the picture {:.{}f}.",
                       place, share.cell, decimals, share.picture, decimals);
}

std::optional<double> other_sharpness(const State& state, double cell) {
    const bool stage_can = cell >= 0.0 && cell <= lesson::sharpest;
    return stage_can && cell != state.sharpness ? std::optional(cell) : std::nullopt;
}

}  // namespace

Bridge compare_with_picture(const lesson::Lesson& lesson, const State& state,
                            const CellNumbers& cell) {
    const lesson::Sentence& sentence = sentence_of(lesson, state);
    if (std::string why = hindrance(sentence, cell); !why.empty())
        return no_comparison(std::move(why));
    const attention::Inputs inputs = inputs_of(sentence, state);
    attention::Matrix picture;
    const auto outcome = attention::all_weights(
        inputs, {.sharpness = *cell.sharpness, .causal = *cell.look_back}, picture);
    if (!outcome)
        return no_comparison("Nothing to compare with the picture. " + outcome.error().message);
    Bridge bridge = {.other_sharpness = other_sharpness(state, *cell.sharpness)};
    const ShareDifference largest = largest_difference(*cell.shares, picture);
    if (difference(largest) <= same_share) {
        bridge.verdict = Bridge::Verdict::same;
        bridge.sentence =
            fmt::format("Same as the picture at sharpness {}: largest difference {:.0g}{}.",
                        number_text(*cell.sharpness), difference(largest),
                        difference(largest) > 0 ? ", which is rounding in the last digit" : "");
        return bridge;
    }
    bridge.verdict = Bridge::Verdict::differs;
    bridge.sentence = told(sentence, largest) + cause(cell, inputs);
    bridge.largest = largest;
    return bridge;
}

}  // namespace session
