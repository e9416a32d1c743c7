#include "app/pixels.hpp"

#include <stb_image_write.h>

#include <limits>

namespace app {

attention::Result<std::string> png_of(const Pixels& pixels) {
    constexpr int channels = 3;
    const attention::Error too_large = {
        "the picture is too large for a PNG file: ask for a smaller --size"};
    // The writer counts the bytes, and one more a row, in an int.
    const long long bytes_a_row = 1LL + channels * static_cast<long long>(pixels.width);
    if (bytes_a_row * pixels.height > std::numeric_limits<int>::max()) return too_large;
    std::string png;
    const auto append = [](void* context, void* bytes, int size) {
        static_cast<std::string*>(context)->append(static_cast<const char*>(bytes),
                                                   static_cast<std::size_t>(size));
    };
    stbi_write_png_to_func(append, &png, pixels.width, pixels.height, channels, pixels.bytes.data(),
                           pixels.width * channels);
    return png.empty() ? attention::Result<std::string>(too_large) : png;
}

}  // namespace app
