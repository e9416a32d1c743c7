#include <locale>
#include <nlohmann/json.hpp>

#include "app/hand_trace.hpp"
#include "support.hpp"

namespace {

using Json = nlohmann::json;

Json json_of(const session::Session& session) {
    return Json::parse(app::trace_json(session));
}

TEST(TraceText, IsTheHandTraceOfTheLesson) {
    EXPECT_EQ(app::trace_text(test::built_in()),
              "the cat ate fish\n"
              "\n"
              "\"ate\" asks: who or what is involved?  Its question: (1.0, 0.0)\n"
              "Sharpness 4.0, look-back rule off.\n"
              "\n"
              "word    label (thing, action)   score   × 4.0   e to that   share\n"
              "the     (0.2, 0.0)                0.2     0.8         2.2      3%\n"
              "cat     (0.9, 0.1)                0.9     3.6        36.6     56%\n"
              "ate     (0.1, 0.9)                0.1     0.4         1.5      2%\n"
              "fish    (0.8, 0.2)                0.8     3.2        24.5     38%\n"
              "total                                                64.8    100%\n"
              "\n"
              "Rounded one by one, the shares add to 99%. Exactly, they add to 100%.\n"
              "New summary of \"ate\": (0.82, 0.15)\n");
}

TEST(TraceText, LookingBackHidesLaterWords) {
    const std::string text = app::trace_text(test::built_in("look-back=on"));
    EXPECT_NE(text.find("look-back rule on"), std::string::npos);
    EXPECT_NE(text.find("fish    (0.8, 0.2)                0.8     3.2      hidden      0%\n"),
              std::string::npos)
        << text;
    EXPECT_NE(text.find("91%"), std::string::npos);
    EXPECT_NE(text.find("add to 101%"), std::string::npos);
}

TEST(TraceText, SaysNothingOfRoundingWhereThereIsNone) {
    const std::string text = app::trace_text(test::built_in("ask=the look-back=on"));
    EXPECT_EQ(text.find("Rounded"), std::string::npos) << text;
}

TEST(TraceJson, HasTheKeysAndEveryDigit) {
    const session::Session session = test::built_in();
    const Json json = json_of(session);
    EXPECT_EQ(json["sentence"], "main");
    EXPECT_EQ(json["asking"], "ate");
    EXPECT_EQ(json["asking_index"], 2);
    EXPECT_EQ(json["sharpness"], 4.0);
    EXPECT_EQ(json["look_back"], false);
    ASSERT_EQ(json["rows"].size(), 4u);
    const attention::Trace& trace = session.derived.trace;
    for (int i = 0; i < 4; ++i) {
        const Json& row = json["rows"][static_cast<std::size_t>(i)];
        EXPECT_EQ(row["visible"], true);
        EXPECT_EQ(row["score"].get<double>(), trace.scores[i]);
        EXPECT_EQ(row["sharpened"].get<double>(), trace.sharpened[i]);
        EXPECT_EQ(row["exponential"].get<double>(), trace.exponentials[i]);
        EXPECT_EQ(row["share"].get<double>(), trace.weights[i]);
        EXPECT_FALSE(row.contains("value"));
    }
    EXPECT_EQ(json["rows"][1]["word"], "cat");
    EXPECT_EQ(json["rows"][1]["label"], Json({0.9, 0.1}));
    EXPECT_EQ(json["total"].get<double>(), trace.total);
    EXPECT_EQ(json["summary"][0].get<double>(), trace.summary[0]);
    ASSERT_EQ(json["all_shares"].size(), 4u);
    for (int row = 0; row < 4; ++row)
        for (int column = 0; column < 4; ++column)
            EXPECT_EQ(json["all_shares"][row][column].get<double>(),
                      session.derived.all_shares(row, column));
}

TEST(TraceJson, AHiddenWordHasNoShareAndNoExponential) {
    const Json row = json_of(test::built_in("look-back=on"))["rows"][3];
    EXPECT_EQ(row["word"], "fish");
    EXPECT_EQ(row["visible"], false);
    EXPECT_EQ(row["share"], 0.0);
    EXPECT_TRUE(row["exponential"].is_null());
    EXPECT_EQ(row["score"], 0.8);
}

TEST(TraceFiles, HaveTheDigitsThatPaperHasNot) {
    const session::Session session =
        test::built_in("ask=ate question.ate=0.1,0.3 label.the=-0.06,0.02");
    const double residue = session.derived.trace.scores[0];
    ASSERT_NE(residue, 0.0);
    const Json row = json_of(session)["rows"][0];
    EXPECT_EQ(row["score"].get<double>(), residue);
    EXPECT_EQ(row["sharpened"].get<double>(), session.derived.trace.sharpened[0]);
    EXPECT_NE(app::trace_csv(session).find(Json(residue).dump()), std::string::npos);
    EXPECT_NE(
        app::trace_text(session).find("the     (-0.06, 0.02)             0.0     0.0         1.0"),
        std::string::npos)
        << app::trace_text(session);
}

constexpr const char* large = R"([[sentence]]
id = "large"
axes = ["a"]
words = [ { word = "x", label = [100], question = [100] },
          { word = "y", label = [1], question = [1] } ]
)";

TEST(TraceJson, BeyondADoubleIsNull) {
    const Json json = json_of(test::session_of(large, "ask=1"));
    EXPECT_TRUE(json["rows"][0]["exponential"].is_null());
    EXPECT_TRUE(json["total"].is_null());
    EXPECT_EQ(json["rows"][0]["share"], 1.0);
    EXPECT_FALSE(json["rows"][1]["exponential"].is_null());
}

TEST(TraceText, BeyondADoubleIsStillAFigure) {
    const std::string text = app::trace_text(test::session_of(large, "ask=1"));
    EXPECT_NE(text.find("×10"), std::string::npos) << text;
    for (const char* wrong : {"inf", "nan"}) EXPECT_EQ(text.find(wrong), std::string::npos) << text;
}

constexpr const char* with_values = R"([[sentence]]
id = "values"
axes = ["a", "b"]
words = [ { word = "x", label = [1, 0], question = [1, 0], value = [7, 8] },
          { word = "y", label = [0, 1], question = [0, 1] } ]
)";

TEST(TraceJson, ValuesOfTheirOwnAreTold) {
    const Json rows = json_of(test::session_of(with_values))["rows"];
    EXPECT_EQ(rows[0]["value"], Json({7.0, 8.0}));
    EXPECT_EQ(rows[1]["value"], Json({0.0, 1.0}));
}

/// Reads RFC 4180.
std::vector<std::vector<std::string>> cells_of(const std::string& csv) {
    std::vector<std::vector<std::string>> lines(1, {""});
    bool inside = false;
    for (std::size_t i = 0; i < csv.size(); ++i) {
        std::string& cell = lines.back().back();
        if (csv[i] == '"' && inside && csv[i + 1] == '"')
            cell += csv[i++];
        else if (csv[i] == '"')
            inside = !inside;
        else if (csv[i] == ',' && !inside)
            lines.back().emplace_back();
        else if (csv.compare(i, 2, "\r\n") == 0 && !inside)
            lines.push_back({""}), ++i;
        else
            cell += csv[i];
    }
    EXPECT_EQ(lines.back(), std::vector<std::string>{""}) << "the last line has no end";
    lines.pop_back();
    return lines;
}

TEST(TraceCsv, HasOneRowAWordAndEveryDigit) {
    const session::Session session = test::built_in("look-back=on");
    const auto lines = cells_of(app::trace_csv(session));
    ASSERT_EQ(lines.size(), 5u);
    EXPECT_EQ(lines[0],
              (std::vector<std::string>{"sentence", "asking", "asking_index", "sharpness",
                                        "look_back", "word", "label thing", "label action",
                                        "visible", "score", "sharpened", "exponential", "share"}));
    for (const auto& line : lines) EXPECT_EQ(line.size(), lines[0].size());
    const std::vector<std::string> cat(lines[2].begin(), lines[2].begin() + 9);
    EXPECT_EQ(cat, (std::vector<std::string>{"main", "ate", "2", "4", "true", "cat", "0.9", "0.1",
                                             "true"}));
    EXPECT_EQ(std::stod(lines[2][12]), session.derived.trace.weights[1]);
    EXPECT_EQ(lines[4][8], "false");
    EXPECT_EQ(lines[4][11], "");
    EXPECT_EQ(lines[4][12], "0");
}

TEST(TraceCsv, SeparatorsStayInTheirCellsAndFormulasAreGuarded) {
    const std::vector<std::pair<std::string, std::string>> words = {
        {"a,b", "a,b"},   {"a;b", "a;b"}, {"\\\"q\\\"", "\"q\""}, {"=1+1", "'=1+1"},
        {"-2", "'-2"},    {"+3", "'+3"},  {"@x", "'@x"},          {"100% %s %n", "100% %s %n"},
        {"=\\\"", "'=\""}};
    std::string lesson = "[[sentence]]\nid = \"-m\"\naxes = [\"=a\"]\nwords = [\n";
    for (const auto& [word, cell] : words)
        lesson += "{ word = \"" + word + "\", label = [-1], question = [1] },\n";
    const auto lines = cells_of(app::trace_csv(test::session_of(lesson + "]\n")));
    ASSERT_EQ(lines.size(), words.size() + 1);
    for (std::size_t i = 0; i < words.size(); ++i) {
        ASSERT_EQ(lines[i + 1].size(), lines[0].size());
        EXPECT_EQ(lines[i + 1][0], "'-m");
        EXPECT_EQ(lines[i + 1][5], words[i].second);
        EXPECT_EQ(lines[i + 1][6], "-1");
    }
}

/// A machine whose numbers have commas and dots between the thousands.
struct Commas : std::numpunct<char> {
    char do_decimal_point() const override { return ','; }
    char do_thousands_sep() const override { return '.'; }
    std::string do_grouping() const override { return "\3"; }
};

TEST(Trace, IsTheSameInEveryLocale) {
    const session::Session session = test::session_of(large, "ask=1");
    const auto all = [&] {
        return app::trace_text(session) + app::trace_csv(session) + app::trace_json(session);
    };
    const std::string before = all();
    const std::locale old = std::locale::global(std::locale(std::locale(), new Commas));
    const std::string after = all();
    std::locale::global(old);
    EXPECT_EQ(before, after);
}

}  // namespace
