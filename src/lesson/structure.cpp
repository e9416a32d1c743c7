#include "lesson/structure.hpp"

#include <fmt/format.h>

#include <map>
#include <utility>
#include <vector>

#include "lesson/tokens.hpp"

namespace lesson {
namespace {

// Far more than lessons need; together they keep the tables of a file some 90 deep at most.
constexpr int most_brackets = 16;
constexpr int most_dots = 4;

Fault too_deep(const Token& token, std::string_view what, int most) {
    return {token.place,
            fmt::format("{} are nested more than {} deep here: a lesson needs four levels at most",
                        what, most)};
}

// Follows the names in a TOML file, table by table, until one comes again.
class Names {
  public:
    const std::optional<GivenTwice>& twice() const { return twice_; }

    void read(const Token& token) {
        const bool starts_line = std::exchange(line_starts_, token.kind == TokenKind::line_end);
        if (heading_brackets_ > 0) return read_heading(token);
        switch (token.kind) {
            case TokenKind::open:
                if (starts_line && tables_.empty()) return start_heading();
                tables_.emplace_back();
                return name_.clear();
            case TokenKind::close:
                if (!tables_.empty()) tables_.pop_back();
                return name_.clear();
            case TokenKind::equals:
                return give(tables_.empty() ? under_heading_ : tables_.back());
            case TokenKind::comma:
            case TokenKind::line_end:
                return name_.clear();
            default:
                return add(token);
        }
    }

  private:
    using Table = std::map<std::string, Place>;

    void start_heading() {
        name_.clear();
        heading_brackets_ = 1;
    }

    void read_heading(const Token& token) {
        if (token.kind == TokenKind::open)
            ++heading_brackets_;
        else if (token.kind == TokenKind::line_end)
            end_heading();
        else if (token.kind != TokenKind::close)
            add(token);
    }

    void end_heading() {
        const bool one_of_many = heading_brackets_ > 1;  // [[name]] may come again and again
        if (one_of_many)
            name_.clear();
        else
            give(headings_);
        heading_brackets_ = 0;
        under_heading_.clear();
    }

    void add(const Token& token) {
        if (name_.empty()) start_ = token.place;
        const bool has_quotes = token.kind == TokenKind::text;
        name_ += has_quotes ? token.spelling.substr(1, token.spelling.size() - 2) : token.spelling;
    }

    void give(Table& table) {
        const auto [known, is_new] = table.try_emplace(name_, start_);
        if (!is_new && !twice_) twice_ = {name_, known->second, start_};
        name_.clear();
    }

    bool line_starts_ = true;
    int heading_brackets_ = 0;  // opened by the heading being read
    std::string name_;
    Place start_;
    Table headings_, under_heading_;
    std::vector<Table> tables_;  // in brackets, innermost last
    std::optional<GivenTwice> twice_;
};

}  // namespace

std::optional<Fault> nested_too_deep(std::string_view text) {
    Tokens tokens(text);
    int brackets = 0, dots = 0;
    while (const auto token = tokens.next()) {
        if (token->kind == TokenKind::open) ++brackets;
        if (token->kind == TokenKind::close && brackets > 0) --brackets;
        if (token->kind == TokenKind::dot)
            ++dots;
        else if (token->kind != TokenKind::bare && token->kind != TokenKind::text)
            dots = 0;
        if (brackets > most_brackets) return too_deep(*token, "brackets", most_brackets);
        if (dots > most_dots) return too_deep(*token, "names with dots", most_dots);
    }
    return std::nullopt;
}

std::optional<Opened> still_open(std::string_view text, Place at) {
    Tokens tokens(text);
    std::vector<Opened> open;
    for (auto token = tokens.next(); token && token->place < at; token = tokens.next()) {
        if (token->kind == TokenKind::open || token->kind == TokenKind::unclosed)
            open.push_back({token->spelling[0], token->place});
        if (token->kind == TokenKind::unclosed) break;
        if (token->kind == TokenKind::close && !open.empty()) open.pop_back();
    }
    if (open.empty()) return std::nullopt;
    return open.back();
}

std::optional<GivenTwice> given_twice(std::string_view text) {
    Tokens tokens(text);
    Names names;
    while (!names.twice()) {
        const auto token = tokens.next();
        names.read(token.value_or(Token{.kind = TokenKind::line_end}));
        if (!token) break;
    }
    return names.twice();
}

}  // namespace lesson
