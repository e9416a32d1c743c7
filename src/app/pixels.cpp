#include "app/pixels.hpp"

#include <stb_image_write.h>

namespace app {

std::string png_of(const Pixels& pixels) {
    constexpr int channels = 3;
    std::string png;
    const auto append = [](void* context, void* bytes, int size) {
        static_cast<std::string*>(context)->append(static_cast<const char*>(bytes),
                                                   static_cast<std::size_t>(size));
    };
    stbi_write_png_to_func(append, &png, pixels.width, pixels.height, channels, pixels.bytes.data(),
                           pixels.width * channels);
    return png;
}

}  // namespace app
