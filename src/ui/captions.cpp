#include "ui/captions.hpp"

#include <fmt/format.h>

namespace ui::captions {

std::string rounding(int total) {
    return fmt::format("rounded they add to {}; exactly, to 100", total);
}

}  // namespace ui::captions
