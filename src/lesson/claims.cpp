#include <fmt/format.h>

#include "lesson/fields.hpp"
#include "lesson/section.hpp"

namespace lesson {
namespace {

Claim read_claim(const Node& node, const std::string& owner, Faults& faults) {
    Claim claim = {.line = node.place.line};
    if (!expect(node, Kind::table, owner, faults)) return claim;
    refuse_unknown(node, {"figure", "acts", "quantity"}, owner, faults);
    claim.figure = need_line(node, "figure", most_letters, owner, faults);
    claim.acts = take_line(node, "acts", most_letters_acts, owner, faults);
    claim.quantity = need_line(node, "quantity", most_letters_acts, owner, faults);
    return claim;
}

}  // namespace

std::vector<Claim> read_claims(const Node& table, std::string_view owner, Faults& faults) {
    std::vector<Claim> claims;
    const Node* list = find(table, "claims");
    if (list == nullptr) return claims;
    if (!expect(*list, Kind::list, fmt::format("the list of claims of {}", owner), faults))
        return claims;
    if (list->items.size() > most_claims)
        add_fault(faults, list->place,
                  fmt::format("{} has {} claims, and {} is the most: divide it", owner,
                              list->items.size(), most_claims));
    for (const Node& item : list->items)
        claims.push_back(
            read_claim(item, fmt::format("claim {} of {}", claims.size() + 1, owner), faults));
    return claims;
}

}  // namespace lesson
