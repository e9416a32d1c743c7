#include "lesson/shelter.hpp"

#include "lesson/letters.hpp"

namespace lesson {
namespace {

constexpr char32_t empty_plane = 0xA0000;
constexpr char32_t plane_size = 0x10000;

char goes_on(char32_t bits) {
    return static_cast<char>(0x80U | (bits & 0x3FU));
}

void append_utf_8(std::string& text, char32_t point) {
    if (point < 0x80) {
        text += static_cast<char>(point);
    } else if (point < 0x800) {
        text += {static_cast<char>(0xC0U | (point >> 6U)), goes_on(point)};
    } else if (point < 0x10000) {
        text += {static_cast<char>(0xE0U | (point >> 12U)), goes_on(point >> 6U), goes_on(point)};
    } else {
        text += {static_cast<char>(0xF0U | (point >> 18U)), goes_on(point >> 12U),
                 goes_on(point >> 6U), goes_on(point)};
    }
}

template <class Change>
std::string each_changed(std::string_view text, Change change) {
    std::string changed;
    changed.reserve(text.size());
    while (!text.empty()) {
        const CodePoint point = first_code_point(text);
        append_utf_8(changed, change(point.value));
        text.remove_prefix(point.length);
    }
    return changed;
}

}  // namespace

std::string shelter(std::string_view text) {
    return each_changed(text, [](char32_t point) {
        return point >= 0x80 && point < plane_size ? empty_plane + point : point;
    });
}

std::string unshelter(std::string_view text) {
    return each_changed(text, [](char32_t point) {
        const bool is_sheltered = point >= empty_plane && point < empty_plane + plane_size;
        return is_sheltered ? point - empty_plane : point;
    });
}

}  // namespace lesson
