#include <attention/attention.hpp>

namespace attention {

void sharpen(In scores, double sharpness, Out sharpened) {
    sharpened = sharpness * scores;
}

}  // namespace attention
