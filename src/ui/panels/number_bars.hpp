#pragma once

#include "ui/scene.hpp"

namespace ui {

/// Lists of numbers under the axes' names, as bars with their figures, and what comes of each.
struct NumberBars {
    struct Row {
        std::string name;
        std::optional<std::size_t> word;   // nothing: it belongs to all, and is set apart
        std::vector<double> numbers;       // one an axis, bars from 0 to 1
        std::vector<std::string> figures;  // of those
        std::string result;                // may be empty
    };
    std::vector<std::string> axes;
    std::string result;  // what stands at the end of the rows
    std::vector<Row> rows;
};

void draw_number_bars(Scene& scene, const Rect& room, const NumberBars& bars);
float number_bars_height(const Scene& scene, const NumberBars& bars);

}  // namespace ui
