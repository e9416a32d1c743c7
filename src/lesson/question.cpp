#include <fmt/format.h>

#include <algorithm>

#include "lesson/fields.hpp"
#include "lesson/section.hpp"
#include "lesson/text_field.hpp"

namespace lesson {
namespace {

bool read_right(const Node& option, const std::string& owner, Faults& faults) {
    const Node* right = find(option, "right");
    return right != nullptr &&
           expect(*right, Kind::truth, fmt::format("right in {}", owner), faults) && right->truth;
}

Option read_option(const Node& node, const std::string& owner, Faults& faults) {
    Option option = {.line = node.place.line};
    if (!expect(node, Kind::table, owner, faults)) return option;
    refuse_unknown(node, {"text", "right", "explanation", "acts", "claims"}, owner, faults);
    option.text = need_text(node, "text", owner, faults);
    refuse_links(option.text, fmt::format("the text of {}", owner), faults);
    option.right = read_right(node, owner, faults);
    option.explanation = need_text(node, "explanation", owner, faults);
    option.acts = take_line(node, "acts", most_letters_acts, owner, faults);
    option.claims = read_claims(node, owner, faults);
    return option;
}

// In a way that is told already.
bool says_right_wrongly(const Node& option) {
    const Node* right = find(option, "right");
    return right == nullptr ? is_misspelt(option, "right") : right->kind != Kind::truth;
}

// Wrong options, but for those that may have been meant to be right or to have an experiment.
void check_experiment(const Node& node, const Option& option, const std::string& owner,
                      Faults& faults) {
    if (option.right || says_right_wrongly(node)) return;
    if (find(node, "acts") != nullptr || is_misspelt(node, "acts")) return;
    add_fault(faults, node.place,
              fmt::format("{} is wrong and has no experiment: add acts = \"sharpness=8\" or the "
                          "like, or right = true",
                          owner));
}

void check_options(const Node& node, const std::vector<Option>& options, const std::string& owner,
                   Faults& faults) {
    if (options.empty() && is_misspelt(node, "option")) return;
    if (options.size() < 2)
        return add_fault(
            faults, node.place,
            fmt::format("{} has {}: add [[question.option]], 2 to {} of them", owner,
                        options.empty() ? "no options" : "one option only", most_options));
    const auto right = std::ranges::count(options, true, &Option::right);
    const std::vector<Node>& nodes = find(node, "option")->items;
    if (right == 1)
        for (std::size_t i = 0; i < options.size(); ++i)
            check_experiment(nodes[i], options[i], fmt::format("option {} of {}", i + 1, owner),
                             faults);
    if (right == 1 || (right == 0 && std::ranges::any_of(nodes, says_right_wrongly))) return;
    add_fault(
        faults, node.place,
        fmt::format("{} has {} right options, and exactly one must be right: {}", owner,
                    right == 0 ? "no" : fmt::format("{}", right),
                    right == 0 ? "give it right = true" : "take right = true from the others"));
}

}  // namespace

QuizQuestion read_quiz_question(const Node& node, std::size_t number, Faults& faults) {
    const std::string owner = fmt::format("question {}", number);
    QuizQuestion question = {.line = node.place.line};
    if (!expect(node, Kind::table, owner, faults)) return question;
    refuse_unknown(node, {"text", "opens", "option", "claims"}, owner, faults);
    question.text = need_text(node, "text", owner, faults);
    question.opens = take_line(node, "opens", most_letters_acts, owner, faults);
    question.claims = read_claims(node, owner, faults);
    for (const Node& option :
         take_headed(node, "option", "[[question.option]]", most_options, faults))
        question.options.push_back(read_option(
            option, fmt::format("option {} of {}", question.options.size() + 1, owner), faults));
    check_options(node, question.options, owner, faults);
    return question;
}

}  // namespace lesson
