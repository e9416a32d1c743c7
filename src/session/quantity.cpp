#include "session/quantity.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "lesson/letters.hpp"
#include "lesson/nearest.hpp"
#include "session/figures.hpp"
#include "session/parsing.hpp"
#include "session/quantity_tables.hpp"
#include "session/told_light.hpp"

namespace session {
namespace {

using attention::Error;
using attention::Index;
using attention::Result;
using lesson::in_quotes;

std::optional<std::size_t> axis_named(const Session& session, std::string_view name) {
    const auto& axes = sentence_of(session.lesson, session.state).axes;
    const auto found = std::find(axes.begin(), axes.end(), name);
    if (found == axes.end()) return std::nullopt;
    return static_cast<std::size_t>(found - axes.begin());
}

Result<std::string> of_list(const Session& session, const ListOfWord& which, std::string_view of) {
    const auto word = parse_word(sentence_of(session.lesson, session.state), of);
    if (word) return numbers_text(which.list(session, *word));
    for (std::size_t dot = of.rfind('.'); dot != std::string_view::npos && dot > 0;
         dot = of.rfind('.', dot - 1)) {
        const auto before =
            parse_word(sentence_of(session.lesson, session.state), of.substr(0, dot));
        const auto axis = axis_named(session, of.substr(dot + 1));
        if (before && axis) return number_text(which.list(session, *before)[*axis]);
    }
    return word.error();
}

// `all.the.cat`: how much of its light the first word gives to the second.
Result<std::string> of_pair(const Session& session, std::string_view pair) {
    const lesson::Sentence& sentence = sentence_of(session.lesson, session.state);
    for (std::size_t dot = pair.find('.'); dot != std::string_view::npos;
         dot = pair.find('.', dot + 1)) {
        const auto row = parse_word(sentence, pair.substr(0, dot));
        const auto column = parse_word(sentence, pair.substr(dot + 1));
        if (!row || !column) continue;
        return pair_told(session, *row, *column);
    }
    return Error{fmt::format(
        "{} is no pair of words: say who asks and who is looked at, as the.cat", in_quotes(pair))};
}

Result<std::string> of_summary(const Session& session, std::string_view name) {
    const auto axis = axis_named(session, name);
    if (!axis)
        return Error{fmt::format("there is no axis {}; the axes are {}", in_quotes(name),
                                 fmt::join(sentence_of(session.lesson, session.state).axes, ", "))};
    return blended_text(session.derived.shown_summary[static_cast<Index>(*axis)]);
}

Error unknown(std::string_view name) {
    std::vector<std::string> known;
    for (const Plain& one : plain_ones()) known.emplace_back(one.name);
    for (const OfWord& one : of_words()) known.push_back(fmt::format("{}.WORD", one.name));
    for (const ListOfWord& one : lists_of_words())
        known.push_back(fmt::format("{}.WORD", one.name));
    known.insert(known.end(), {"summary.AXIS", "all.WORD.WORD"});
    std::vector<std::string> heads;  // up to the first dot
    for (const std::string& one : known) heads.push_back(one.substr(0, one.find('.')));
    if (const auto meant = lesson::nearest(name.substr(0, name.find('.')), heads))
        return {fmt::format("there is no quantity {}: did you mean {}?", in_quotes(name),
                            known[*meant])};
    return {fmt::format("there is no quantity {}; there are {}", in_quotes(name),
                        fmt::join(known, ", "))};
}

template <class Names>
auto named(const Names& names, std::string_view name) {
    return std::find_if(names.begin(), names.end(),
                        [name](const auto& one) { return one.name == name; });
}

Result<std::string> of_word(const Session& session, const OfWord& which, std::string_view of) {
    const auto word = parse_word(sentence_of(session.lesson, session.state), of);
    if (!word) return word.error();
    return which.text(session, *word);
}

}  // namespace

Result<std::string> quantity(const Session& session, std::string_view name) {
    if (!session.derived.trouble.empty()) return Error{session.derived.trouble};
    if (const auto plain = named(plain_ones(), name); plain != plain_ones().end())
        return plain->text(session);
    const std::size_t dot = name.find('.');
    if (dot == std::string_view::npos) return unknown(name);
    const std::string_view what = name.substr(0, dot), of = name.substr(dot + 1);
    if (const auto one = named(of_words(), what); one != of_words().end())
        return of_word(session, *one, of);
    if (const auto list = named(lists_of_words(), what); list != lists_of_words().end())
        return of_list(session, *list, of);
    if (what == "summary") return of_summary(session, of);
    if (what == "all") return of_pair(session, of);
    return unknown(name);
}

}  // namespace session
