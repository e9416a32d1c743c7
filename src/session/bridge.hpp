#pragma once

#include <optional>
#include <string>

#include "session/cell_report.hpp"
#include "session/state.hpp"

/// The bridge: does the code in the cell do what the picture shows?
namespace session {

/// One share that the cell and the picture have differently.
struct ShareDifference {
    std::size_t row = 0, column = 0;  // words, from 0: row asks, column is looked at
    double cell = 0.0, picture = 0.0;
};

struct Bridge {
    enum class Verdict { same, differs, cannot_compare };
    Verdict verdict = Verdict::cannot_compare;
    std::string sentence;                    // "Same as the picture at sharpness 4.0: ..."
    std::optional<ShareDifference> largest;  // where it differs
    std::optional<double> other_sharpness;   // the cell's, where the stage has another and can
                                             // take this one
};

/// How far apart two shares may be and still be the same; rounding makes less than that.
inline constexpr double same_share = 1e-9;

/// Compares what a run left with the core's shares for the words on the stage, with the sharpness
/// and look-back that the cell used.
Bridge compare_with_picture(const lesson::Lesson& lesson, const State& state,
                            const CellNumbers& cell);

}  // namespace session
