#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

/// What stood in the code editor before, to go back to. Letters typed one after another are one
/// step.
namespace ui {

struct CodeVersion {
    std::string text;
    std::size_t cursor = 0;  // bytes
};

class CodeHistory {
  public:
    /// What stands there now. Call it as often as you like.
    void note(CodeVersion now);

    /// The version before or after this one, which then is the one that stands there; nothing where
    /// there is none.
    std::optional<CodeVersion> back();
    std::optional<CodeVersion> forward();

  private:
    bool goes_on_typing(const CodeVersion& now) const;

    std::vector<CodeVersion> versions_;
    std::size_t at_ = 0;
    bool typing_ = false;  // the version at hand is a run of letters
};

}  // namespace ui
