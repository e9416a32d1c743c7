#include "session/quantity_tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

#include "session/figures.hpp"
#include "session/told_light.hpp"

namespace session {
namespace {

using attention::Index;

std::string points(const Session& session, std::size_t word) {
    const double share = told_shares(session)[static_cast<Index>(word)];
    return fmt::format("{}", std::lround(100 * share));
}

std::string decimal(const Session& session, std::size_t word) {
    return fmt::format("{:.2f}", told_shares(session)[static_cast<Index>(word)]);
}

std::string score(const Session& session, std::size_t word) {
    return number_text(session.derived.shown_scores[static_cast<Index>(word)]);
}

std::string sharpened(const Session& session, std::size_t word) {
    return number_text(session.derived.shown_sharpened[static_cast<Index>(word)]);
}

std::string exponential(const Session& session, std::size_t word) {
    if (!is_visible(session, word)) return "hidden";
    return exponential_text(session.derived.trace.sharpened[static_cast<Index>(word)]);
}

std::string sharpness(const Session& session) {
    return number_text(session.state.sharpness);
}

std::string total(const Session& session) {
    return exponential_text(session.derived.trace.log_total);
}

std::string rounded(const Session& session) {
    return fmt::format("{}", rounded_total(session.derived.shown_shares));
}

// What the shares add to, but for the last bits of a double.
double sum_of_shares(const Session& session) {
    constexpr double fine = 1e9;
    return std::round(session.derived.shown_shares.sum() * fine) / fine;
}

std::string whole(const Session& session) {
    return share_text(sum_of_shares(session), 1);
}

std::string sum(const Session& session) {
    return number_text(sum_of_shares(session));
}

std::string budget(const Session& session) {
    return fmt::format("{}", std::lround(100 * sum_of_shares(session)));
}

std::string summary(const Session& session) {
    return summary_text(session.derived.shown_summary);
}

std::string words(const Session& session) {
    return fmt::format("{}", session.state.numbers.size());
}

std::string numbers(const Session& session) {
    return fmt::format("{}", sentence_of(session.lesson, session.state).axes.size());
}

std::string sections(const Session& session) {
    return fmt::format("{}", session.lesson.sections.size());
}

std::string questions(const Session& session) {
    return fmt::format("{}", session.lesson.quiz.size());
}

constexpr std::array plain_ones_table = {
    Plain{"sharpness", sharpness},
    Plain{"total", total},
    Plain{"rounded-total", rounded},
    Plain{"whole", whole},
    Plain{"sum", sum},
    Plain{"budget", budget},
    Plain{"summary", summary},
    Plain{"count.words", words},
    Plain{"count.numbers", numbers},
    Plain{"count.sections", sections},
    Plain{"count.questions", questions},
};

constexpr std::array of_words_table = {
    OfWord{"share", share_told},
    OfWord{"share-before", share_before_told},
    OfWord{"points", points},
    OfWord{"decimal", decimal},
    OfWord{"score", score},
    OfWord{"sharpened", sharpened},
    OfWord{"exponential", exponential},
};

using List = std::vector<double>;

List label(const Session& session, std::size_t word) {
    return session.state.numbers[word].label;
}

List question(const Session& session, std::size_t word) {
    return session.state.numbers[word].question;
}

List value(const Session& session, std::size_t word) {
    const lesson::Word& own = sentence_of(session.lesson, session.state).words[word];
    return own.value ? *own.value : label(session, word);
}

// What the score adds up: the asking word's question times this word's label, number by number.
List products(const Session& session, std::size_t word) {
    List list = question(session, session.state.asking);
    const List& other = session.state.numbers[word].label;
    std::transform(list.begin(), list.end(), other.begin(), list.begin(), std::multiplies<>());
    return list;
}

constexpr std::array lists_of_words_table = {
    ListOfWord{"label", label},
    ListOfWord{"question", question},
    ListOfWord{"value", value},
    ListOfWord{"product", products},
};

}  // namespace

std::span<const Plain> plain_ones() {
    return plain_ones_table;
}

std::span<const OfWord> of_words() {
    return of_words_table;
}

std::span<const ListOfWord> lists_of_words() {
    return lists_of_words_table;
}

}  // namespace session
