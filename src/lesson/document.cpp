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
/// calls are too; what they need of the stack is kept small by filling nodes where they stand.
class Converter {
  public:
    explicit Converter(std::string_view text) : rests_(rests_by_line(text)) {}

    void fill_table(Node& table, const toml::table& source) const {
        table.kind = Kind::table;
        table.entries.resize(source.size());
        auto entry = table.entries.begin();
        for (const auto& [key, value] : source) {
            name(*entry, key);
            fill((entry++)->value, value);
        }
    }

  private:
    static void name(Entry& entry, const toml::key& key) {
        entry.key = unshelter(key.str());
        entry.place = to_place(key.source());
    }

    void fill(Node& node, const toml::node& source) const {
        node.place = to_place(source.source());
        if (const auto* as_table = source.as_table()) return fill_table(node, *as_table);
        if (const auto* as_array = source.as_array()) return fill_list(node, *as_array);
        fill_single(node, source);
    }

    void fill_list(Node& list, const toml::array& source) const {
        list.kind = Kind::list;
        list.items.resize(source.size());
        auto item = list.items.begin();
        for (const toml::node& one : source) fill(*item++, one);
    }

    void fill_single(Node& node, const toml::node& source) const {
        node.kind = Kind::moment;
        if (const auto* text = source.as_string()) {
            const auto line = std::clamp<std::size_t>(node.place.line, 1, rests_.size());
            node.kind = Kind::text;
            node.text = unshelter(text->get());
            node.line = rests_[line - 1];
        } else if (const auto* number = source.as_floating_point()) {
            node.kind = Kind::number;
            node.number = number->get();
        } else if (const auto* whole = source.as_integer()) {
            node.kind = Kind::number;
            node.number = static_cast<double>(whole->get());
        } else if (const auto* truth = source.as_boolean()) {
            node.kind = Kind::truth;
            node.truth = truth->get();
        }
    }

    std::vector<std::string_view> rests_;  // of the file, from each line on
};

}  // namespace

std::variant<Node, Fault> read_document(std::string_view text) {
    if (const auto fault = nested_too_deep(text)) return *fault;
    try {
        const toml::table source = toml::parse(shelter(text));
        Node root = {.place = to_place(source.source())};
        Converter(text).fill_table(root, source);
        return root;
    } catch (const toml::parse_error& error) {
        return explain_syntax(text, to_place(error.source()), error.description());
    }
}

}  // namespace lesson
