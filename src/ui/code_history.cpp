#include "ui/code_history.hpp"

#include <utility>

namespace ui {
namespace {

constexpr std::size_t most_versions = 300;

/// `longer` is `shorter` with one more byte at its cursor.
bool has_one_more(const CodeVersion& shorter, const CodeVersion& longer) {
    if (longer.text.size() != shorter.text.size() + 1 || longer.cursor == 0) return false;
    std::string without = longer.text;
    without.erase(longer.cursor - 1, 1);
    return without == shorter.text;
}

bool ends_a_run(char typed) {
    return typed == ' ' || typed == '\n';
}

}  // namespace

bool CodeHistory::goes_on_typing(const CodeVersion& now) const {
    const CodeVersion& before = versions_[at_];
    return typing_ && now.cursor == before.cursor + 1 && has_one_more(before, now) &&
           !ends_a_run(now.text[now.cursor - 1]);
}

void CodeHistory::note(CodeVersion now) {
    if (versions_.empty()) return versions_.push_back(std::move(now));
    CodeVersion& before = versions_[at_];
    if (now.text == before.text) {
        typing_ &= now.cursor == before.cursor;
        before.cursor = now.cursor;
        return;
    }
    if (goes_on_typing(now)) {
        before = std::move(now);
        return;
    }
    typing_ = has_one_more(before, now);
    versions_.resize(at_ + 1);
    if (versions_.size() == most_versions) versions_.erase(versions_.begin());
    versions_.push_back(std::move(now));
    at_ = versions_.size() - 1;
}

std::optional<CodeVersion> CodeHistory::back() {
    if (at_ == 0) return {};
    typing_ = false;
    return versions_[--at_];
}

std::optional<CodeVersion> CodeHistory::forward() {
    if (at_ + 1 >= versions_.size()) return {};
    typing_ = false;
    return versions_[++at_];
}

}  // namespace ui
