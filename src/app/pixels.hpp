#pragma once

#include <attention/result.hpp>
#include <string>
#include <vector>

namespace app {

/// A picture: red, green, blue, a byte each; rows from the top.
struct Pixels {
    int width = 0;
    int height = 0;
    std::vector<unsigned char> bytes;
};

/// The bytes of a PNG file. An error where the picture is too large for one.
attention::Result<std::string> png_of(const Pixels& pixels);

}  // namespace app
