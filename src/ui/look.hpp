#pragma once

/// How everything is shown: chosen by the learner, kept apart from the lesson.
namespace ui {

enum class ThemeName { paper, dark, high_contrast };

struct Look {
    ThemeName theme = ThemeName::paper;
    int text_size = 100;  // percent, one of text_sizes
    bool projector = false;
    bool reduced_motion = false;
    bool operator==(const Look&) const = default;
};

inline constexpr int text_sizes[] = {80, 90, 100, 110, 125, 150, 175, 200};

inline constexpr float smallest_content_scale = 0.5f;
inline constexpr float largest_content_scale = 4.0f;

/// The screen a frame is built for, in pixels of its framebuffer.
struct Screen {
    int width = 1440;
    int height = 900;
    float content_scale = 1.0f;  // of the monitor: 1, 1.25, 2, ...
    bool operator==(const Screen&) const = default;
};

}  // namespace ui
