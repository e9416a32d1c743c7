#include <fmt/format.h>

#include "lesson/fields.hpp"
#include "lesson/letters.hpp"
#include "lesson/section.hpp"
#include "lesson/text_field.hpp"

namespace lesson {
namespace {

std::vector<std::string> read_forms(const Node& term, const std::string& word,
                                    const std::string& owner, Faults& faults) {
    const Node* list = find(term, "forms");
    if (list == nullptr ||
        !expect(*list, Kind::list, fmt::format("the forms of {}", owner), faults))
        return {word};
    std::vector<std::string> forms;
    for (const Node& item : list->items)
        if (expect_line(item, most_letters, fmt::format("a form of {}", owner), faults))
            forms.push_back(item.text);
    refuse_same_items(*list, fmt::format("of the forms of {},", owner), faults);
    if (list->items.empty() || list->items.size() > most_forms)
        add_fault(faults, list->place,
                  fmt::format("{} has {} forms: it needs 1 to {}, or leave them out", owner,
                              list->items.size(), most_forms));
    return forms;
}

}  // namespace

Term read_term(const Node& node, std::size_t number, Faults& faults) {
    std::string owner = fmt::format("term {}", number);
    Term term = {.line = node.place.line};
    if (!expect(node, Kind::table, owner, faults)) return term;
    term.word = need_line(node, "word", most_letters, owner, faults);
    if (!term.word.empty()) owner = in_quotes(term.word);
    refuse_unknown(node, {"word", "forms", "field", "text"}, owner, faults);
    term.forms = read_forms(node, term.word, owner, faults);
    term.field = take_line(node, "field", most_letters_title, owner, faults);
    term.text = need_text(node, "text", owner, faults);
    refuse_links(term.text, fmt::format("the text of {}", owner), faults);
    return term;
}

}  // namespace lesson
