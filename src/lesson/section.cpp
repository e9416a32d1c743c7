#include "lesson/section.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <vector>

#include "lesson/fields.hpp"
#include "lesson/letters.hpp"
#include "lesson/nearest.hpp"
#include "lesson/text_field.hpp"

namespace lesson {
namespace {

template <class Value>
struct Name {
    std::string_view text;
    Value value;
};

constexpr std::array pictures = {
    Name<Picture>{"spotlight", Picture::spotlight},
    Name<Picture>{"neighbours", Picture::neighbours},
    Name<Picture>{"lamp", Picture::lamp},
    Name<Picture>{"numbers", Picture::numbers},
    Name<Picture>{"trace", Picture::trace},
    Name<Picture>{"look-back", Picture::look_back},
    Name<Picture>{"grid", Picture::grid},
    Name<Picture>{"additions", Picture::additions},
    Name<Picture>{"takeaways", Picture::takeaways},
    Name<Picture>{"quiz", Picture::quiz},
};

constexpr std::array kinds = {
    Name<PartKind>{"text", PartKind::text}, Name<PartKind>{"guess", PartKind::guess},
    Name<PartKind>{"do", PartKind::act},    Name<PartKind>{"notice", PartKind::notice},
    Name<PartKind>{"why", PartKind::why},   Name<PartKind>{"one-sentence", PartKind::one_sentence},
};

template <class Names>
std::vector<std::string_view> texts_of(const Names& names) {
    std::vector<std::string_view> texts;
    for (const auto& name : names) texts.push_back(name.text);
    return texts;
}

Picture read_picture(const Node& section, std::string_view owner, Faults& faults) {
    const Node* node = find(section, "picture");
    const auto what = fmt::format("the picture of {}", owner);
    if (node == nullptr || !expect(*node, Kind::text, what, faults)) return Picture::spotlight;
    for (const auto& [text, picture] : pictures)
        if (text == node->text) return picture;
    const auto known = texts_of(pictures);
    const auto meant = nearest(node->text, known);
    add_fault(faults, node->place,
              meant ? fmt::format("there is no picture {}: did you mean {}?", in_quotes(node->text),
                                  known[*meant])
                    : fmt::format("there is no picture {}: choose one of {}", in_quotes(node->text),
                                  fmt::join(known, ", ")));
    return Picture::spotlight;
}

// A short title can stand in the stepper too.
std::string read_name(const Node& section, const std::string& title, const std::string& owner,
                      Faults& faults) {
    if (find(section, "name") != nullptr)
        return need_line(section, "name", most_letters_name, owner, faults);
    if (count_letters(title) > most_letters_name && !is_misspelt(section, "name"))
        add_fault(faults, section.place,
                  fmt::format("{} has a title of more than {} letters and no name: add a shorter "
                              "name = ... for the list of sections",
                              owner, most_letters_name));
    return title;
}

// What kind of part it is: the one key of `kinds` that stands in it.
std::optional<Name<PartKind>> kind_of(const Node& part, const std::string& owner, Faults& faults) {
    std::vector<Name<PartKind>> found;
    std::copy_if(kinds.begin(), kinds.end(), std::back_inserter(found),
                 [&](const auto& kind) { return find(part, kind.text) != nullptr; });
    if (found.size() == 1) return found[0];
    if (std::ranges::any_of(kinds, [&](const auto& kind) { return is_misspelt(part, kind.text); }))
        return std::nullopt;
    if (found.empty())
        add_fault(
            faults, part.place,
            fmt::format("{} has no text: add one of {}", owner, fmt::join(texts_of(kinds), ", ")));
    else
        add_fault(
            faults, find(part, found[1].text)->place,
            fmt::format("{} is {} and {} at once: begin a new [[section.part]] for one of them",
                        owner, found[0].text, found[1].text));
    return std::nullopt;
}

void check_acts(const Node& node, Part& part, const std::string& owner, Faults& faults) {
    const Node* acts = find(node, "acts");
    if (part.kind == PartKind::guess) {
        part.acts = need_line(node, "acts", most_letters_acts, owner, faults);
    } else if (acts != nullptr) {
        add_fault(faults, acts->place,
                  fmt::format("{} has acts, which only a guess has: put them into a link, as "
                              "[1.0](do:sharpness=1)",
                              owner));
    }
}

Part read_part(const Node& node, const std::string& owner, Faults& faults) {
    Part part = {.line = node.place.line};
    if (!expect(node, Kind::table, owner, faults)) return part;
    refuse_unknown(node, {"text", "guess", "do", "notice", "why", "one-sentence", "acts", "claims"},
                   owner, faults);
    if (const auto kind = kind_of(node, owner, faults)) {
        part.kind = kind->value;
        part.text = need_text(node, kind->text, owner, faults);
        check_acts(node, part, owner, faults);
    }
    part.claims = read_claims(node, owner, faults);
    return part;
}

}  // namespace

Section read_section(const Node& node, std::size_t number, Faults& faults) {
    const std::string owner = fmt::format("section {}", number);
    Section section = {.line = node.place.line};
    if (!expect(node, Kind::table, owner, faults)) return section;
    refuse_unknown(node, {"title", "name", "picture", "opens", "part"}, owner, faults);
    section.title = need_line(node, "title", most_letters_title, owner, faults);
    section.name = read_name(node, section.title, owner, faults);
    section.picture = read_picture(node, owner, faults);
    section.opens = take_line(node, "opens", most_letters_acts, owner, faults);
    for (const Node& part : take_headed(node, "part", "[[section.part]]", most_parts, faults))
        section.parts.push_back(
            read_part(part, fmt::format("part {} of {}", section.parts.size() + 1, owner), faults));
    if (find(node, "part") == nullptr && !is_misspelt(node, "part"))
        add_fault(faults, node.place,
                  fmt::format("{} has nothing to read: add a [[section.part]] with a text", owner));
    return section;
}

}  // namespace lesson
