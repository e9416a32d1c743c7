#include "lesson/document.hpp"

#include <toml++/toml.h>

#include <algorithm>

#include "lesson/shelter.hpp"
#include "lesson/structure.hpp"
#include "lesson/syntax.hpp"

namespace lesson {
namespace {

Place to_place(const toml::source_region& region) {
    return {static_cast<int>(region.begin.line), static_cast<int>(region.begin.column)};
}

std::vector<std::string_view> rests_by_line(std::string_view text) {
    std::vector<std::string_view> rests = {text};
    for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n')) {
        text.remove_prefix(end + 1);
        rests.push_back(text);
    }
    return rests;
}

/// Turns the TOML library's tree into ours. Nesting is limited before the text gets here, so the
/// calls are too.
class Converter {
  public:
    explicit Converter(std::string_view text) : rests_(rests_by_line(text)) {}

    Node table(const toml::table& source) const {
        Node table = {.kind = Kind::table, .place = to_place(source.source())};
        table.entries.reserve(source.size());
        for (const auto& [key, value] : source)
            table.entries.push_back({unshelter(key.str()), to_place(key.source()), node(value)});
        return table;
    }

  private:
    Node list(const toml::array& array) const {
        Node list = {.kind = Kind::list, .place = to_place(array.source())};
        list.items.reserve(array.size());
        for (const toml::node& item : array) list.items.push_back(node(item));
        return list;
    }

    Node text(const toml::value<std::string>& source) const {
        const Place place = to_place(source.source());
        const auto line = std::clamp<std::size_t>(place.line, 1, rests_.size());
        return {.kind = Kind::text,
                .place = place,
                .text = unshelter(source.get()),
                .line = rests_[line - 1]};
    }

    Node node(const toml::node& source) const {
        if (const auto* as_table = source.as_table()) return table(*as_table);
        if (const auto* as_array = source.as_array()) return list(*as_array);
        if (const auto* as_text = source.as_string()) return text(*as_text);
        Node node = {.kind = Kind::moment, .place = to_place(source.source())};
        if (const auto* number = source.as_floating_point()) {
            node.kind = Kind::number;
            node.number = number->get();
        } else if (const auto* whole = source.as_integer()) {
            node.kind = Kind::number;
            node.number = static_cast<double>(whole->get());
        } else if (const auto* truth = source.as_boolean()) {
            node.kind = Kind::truth;
            node.truth = truth->get();
        }
        return node;
    }

    std::vector<std::string_view> rests_;  // of the file, from each line on
};

}  // namespace

std::variant<Node, Fault> read_document(std::string_view text) {
    if (const auto fault = nested_too_deep(text)) return *fault;
    try {
        return Converter(text).table(toml::parse(shelter(text)));
    } catch (const toml::parse_error& error) {
        return explain_syntax(text, to_place(error.source()), error.description());
    }
}

}  // namespace lesson
