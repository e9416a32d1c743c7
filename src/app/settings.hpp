#pragma once

#include <attention/result.hpp>
#include <optional>
#include <string>

#include "ui/look.hpp"

/// What is kept between two starts of the window.
namespace app {

struct Kept {
    ui::Look look;                // projector mode is not kept
    std::string progress;         // in the built-in lesson, as acts; empty: none yet
    std::string progress_before;  // the last that did not fit as a whole
    std::string code;             // of the learner in its code cell; empty: the lesson's own
    bool operator==(const Kept&) const = default;
};

/// Kept progress that holds acts which are none here, as those of a newer version are.
struct UnfitProgress {
    std::string kept;
    std::string shown;  // what the window opened with instead
};

/// With this progress. Unfit progress stays until something changed, and then beside the new one.
void put_progress(Kept& kept, std::string now, const std::optional<UnfitProgress>& unfit);

/// The settings file, written whole or not at all whenever something changed.
class Settings {
  public:
    /// Reads `path`; a file that is not there is a first start. Where there is one that cannot be
    /// read, `complaint` says so, and nothing is written over it.
    explicit Settings(std::string path);

    const Kept& kept() const { return kept_; }
    const std::string& complaint() const { return complaint_; }

    /// Writes what changed since the last time; what another window changed meanwhile stays.
    attention::Outcome keep(const Kept& now);

  private:
    std::string path_;  // empty: nothing is kept
    Kept kept_;
    std::string complaint_;
};

/// In the folder that the system keeps settings in; empty where there is none.
std::string settings_path();

}  // namespace app
