#include <nlohmann/json.hpp>

#include "app/hand_trace.hpp"
#include "app/trace_rows.hpp"

namespace app {

namespace {

using Json = nlohmann::ordered_json;

Json or_null(std::optional<double> figure) {
    return figure ? Json(*figure) : Json(nullptr);
}

Json row_of(const TraceRow& row) {
    Json json = {{"word", row.word}, {"label", row.label}};
    if (!row.value.empty()) json["value"] = row.value;
    json["visible"] = row.visible;
    json["score"] = row.score;
    json["sharpened"] = row.sharpened;
    json["exponential"] = or_null(row.exponential);
    json["share"] = row.share;
    return json;
}

Json rows_of(const session::Session& session) {
    Json rows = Json::array();
    for (const TraceRow& row : trace_rows(session)) rows.push_back(row_of(row));
    return rows;
}

Json numbers_of(const Eigen::Ref<const attention::Vector>& numbers) {
    return std::vector<double>(numbers.begin(), numbers.end());
}

Json all_shares_of(const attention::Matrix& shares) {
    Json rows = Json::array();
    for (attention::Index i = 0; i < shares.rows(); ++i)
        rows.push_back(numbers_of(shares.row(i).transpose()));
    return rows;
}

}  // namespace

std::string trace_json(const session::Session& session) {
    const lesson::Sentence& sentence = session::sentence_of(session.lesson, session.state);
    const session::State& state = session.state;
    const Json json = {
        {"sentence", sentence.id},
        {"asking", sentence.words[state.asking].text},
        {"asking_index", state.asking},
        {"sharpness", state.sharpness},
        {"look_back", state.look_back},
        {"rows", rows_of(session)},
        {"total", or_null(held(session.derived.trace.total))},
        {"summary", numbers_of(session.derived.trace.summary)},
        {"all_shares", all_shares_of(session.derived.all_shares)},
    };
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace app
