#include "lesson/document.hpp"

#include <toml++/toml.h>

#include "lesson/shelter.hpp"
#include "lesson/structure.hpp"
#include "lesson/syntax.hpp"

namespace lesson {
namespace {

Place to_place(const toml::source_region& region) {
    return {static_cast<int>(region.begin.line), static_cast<int>(region.begin.column)};
}

Node to_node(const toml::node& source);

Node to_list(const toml::array& array) {
    Node list = {.kind = Kind::list, .place = to_place(array.source())};
    list.items.reserve(array.size());
    for (const toml::node& item : array) list.items.push_back(to_node(item));
    return list;
}

Node to_table(const toml::table& source) {
    Node table = {.kind = Kind::table, .place = to_place(source.source())};
    table.entries.reserve(source.size());
    for (const auto& [key, value] : source)
        table.entries.push_back({unshelter(key.str()), to_place(key.source()), to_node(value)});
    return table;
}

// Nesting is limited before the text gets here, so the calls of this function are too.
Node to_node(const toml::node& source) {
    if (const auto* table = source.as_table()) return to_table(*table);
    if (const auto* array = source.as_array()) return to_list(*array);
    Node node = {.kind = Kind::moment, .place = to_place(source.source())};
    if (const auto* text = source.as_string()) {
        node.kind = Kind::text;
        node.text = unshelter(text->get());
    } else if (const auto* number = source.as_floating_point()) {
        node.kind = Kind::number;
        node.number = number->get();
    } else if (const auto* whole = source.as_integer()) {
        node.kind = Kind::number;
        node.number = static_cast<double>(whole->get());
    } else if (source.is_boolean()) {
        node.kind = Kind::truth;
    }
    return node;
}

}  // namespace

std::variant<Node, Fault> read_document(std::string_view text) {
    if (const auto fault = nested_too_deep(text)) return *fault;
    try {
        return to_table(toml::parse(shelter(text)));
    } catch (const toml::parse_error& error) {
        return explain_syntax(text, to_place(error.source()), error.description());
    }
}

}  // namespace lesson
