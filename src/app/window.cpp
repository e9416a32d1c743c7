#include "app/window.hpp"

#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>
#include <fmt/format.h>
#include <imgui_impl_glfw.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "app/cell_runner.hpp"
#include "app/display_loss.hpp"
#include "app/end_signals.hpp"
#include "app/input_queue.hpp"
#include "app/pacing.hpp"
#include "app/placement.hpp"
#include "app/renderer.hpp"
#include "ui/frame.hpp"

namespace app {

using attention::Error;
using attention::Outcome;

namespace {

constexpr Size opening_size{ui::Screen{}.width, ui::Screen{}.height};  // at content scale 1
constexpr Size smallest_size{960, 640};

constexpr const char* without_window = "\"picture\" and \"trace\" work without a window";

std::string last_trouble() {
    const char* description = nullptr;
    glfwGetError(&description);
    return description != nullptr ? description : "no reason given";
}

/// Trouble while the window is open, such as a monitor that went away in the wrong moment.
void tell_trouble(int code, const char* description) {
    // Text was wanted of a clipboard that holds something else: nothing is wrong.
    if (code == GLFW_FORMAT_UNAVAILABLE) return;
    std::fprintf(stderr, "%s\n", description);
}

class Library {
  public:
    Library() : ready_(glfwInit() == GLFW_TRUE) {}
    ~Library() { glfwTerminate(); }
    Library(const Library&) = delete;
    Library& operator=(const Library&) = delete;

    bool is_ready() const { return ready_; }

  private:
    bool ready_;
};

std::vector<GLFWmonitor*> monitors() {
    int count = 0;
    GLFWmonitor** first = glfwGetMonitors(&count);
    return {first, first + count};
}

Place work_area_of(GLFWmonitor* monitor) {
    Place area;
    glfwGetMonitorWorkarea(monitor, &area.x, &area.y, &area.width, &area.height);
    return area;
}

std::vector<Place> work_areas() {
    std::vector<Place> areas;
    for (GLFWmonitor* monitor : monitors()) areas.push_back(work_area_of(monitor));
    return areas;
}

/// Hidden, and null where OpenGL 3.3 cannot be had.
GLFWwindow* create_window() {
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
    glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
    glfwWindowHint(GLFW_OPENGL_FORWARD_COMPAT, GLFW_TRUE);
    glfwWindowHint(GLFW_VISIBLE, GLFW_FALSE);
    // A projector goes on showing while its teacher works on the other screen.
    glfwWindowHint(GLFW_AUTO_ICONIFY, GLFW_FALSE);
    glfwWindowHintString(GLFW_X11_CLASS_NAME, "attention-in-pictures");
    glfwWindowHintString(GLFW_X11_INSTANCE_NAME, "attention-in-pictures");
    return glfwCreateWindow(opening_size.width, opening_size.height, "Attention in Pictures",
                            nullptr, nullptr);
}

class Window {
  public:
    Window() : window_(create_window()) {
        if (window_ == nullptr) return;
        open_at_its_size();
        glfwMakeContextCurrent(window_);
        glfwSwapInterval(1);
    }
    ~Window() { glfwDestroyWindow(window_); }
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    bool is_there() const { return window_ != nullptr; }
    GLFWwindow* handle() const { return window_; }
    bool wants_close() const { return glfwWindowShouldClose(window_) == GLFW_TRUE; }
    void show() { glfwShowWindow(window_); }
    void present() { glfwSwapBuffers(window_); }

    ui::Screen screen() const {
        ui::Screen screen{.content_scale = content_scale()};
        glfwGetFramebufferSize(window_, &screen.width, &screen.height);
        return screen;
    }

    bool can_be_seen() const {
        const ui::Screen now = screen();
        return now.width > 0 && now.height > 0 &&
               glfwGetWindowAttrib(window_, GLFW_ICONIFIED) == GLFW_FALSE;
    }

    /// Follows what changed around the window: its scale, the monitors, the projector mode.
    void follow(bool projector) {
        if (content_scale() != limited_for_scale_) limit_size();
        if (monitors().size() != known_monitors_) stand_whole();
        const bool fills_screen = glfwGetWindowMonitor(window_) != nullptr;
        if (projector && !fills_screen) fill_screen();
        if (!projector && before_full_screen_) leave_full_screen();
    }

  private:
    float content_scale() const {
        float across = 1.0f;
        float down = 1.0f;
        glfwGetWindowContentScale(window_, &across, &down);
        return std::clamp(across, ui::smallest_content_scale, ui::largest_content_scale);
    }

    Place place() const {
        Place place;
        glfwGetWindowPos(window_, &place.x, &place.y);
        glfwGetWindowSize(window_, &place.width, &place.height);
        return place;
    }

    /// What the window may have inside its frame on the monitor that holds it; where there is no
    /// monitor just now, what it has.
    Place room() const {
        const std::vector<Place> areas = work_areas();
        if (areas.empty()) return place();
        Edges frame;
        glfwGetWindowFrameSize(window_, &frame.left, &frame.top, &frame.right, &frame.bottom);
        return without(areas[holder_of(place(), areas)], frame);
    }

    void open_at_its_size() {
        const Size size = scaled_within(opening_size, content_scale(), size_of(room()));
        glfwSetWindowSize(window_, size.width, size.height);
        limit_size();
        known_monitors_ = monitors().size();
    }

    void limit_size() {
        limited_for_scale_ = content_scale();
        const Size smallest = scaled_within(smallest_size, limited_for_scale_, size_of(room()));
        glfwSetWindowSizeLimits(window_, smallest.width, smallest.height, GLFW_DONT_CARE,
                                GLFW_DONT_CARE);
    }

    /// On the monitor that the window is on.
    void fill_screen() {
        const std::vector<GLFWmonitor*> all = monitors();
        if (all.empty()) return;
        GLFWmonitor* monitor = all[holder_of(place(), work_areas())];
        const GLFWvidmode* mode = glfwGetVideoMode(monitor);
        if (mode == nullptr) return;
        // After the projector was unplugged the place to go back to is still the one before.
        if (!before_full_screen_) before_full_screen_ = place();
        glfwSetWindowMonitor(window_, monitor, 0, 0, mode->width, mode->height, mode->refreshRate);
    }

    void leave_full_screen() {
        const Place back =
            within_reach(*std::exchange(before_full_screen_, std::nullopt), work_areas());
        glfwSetWindowMonitor(window_, nullptr, back.x, back.y, back.width, back.height,
                             GLFW_DONT_CARE);
    }

    /// When monitors come and go, window managers may leave a window half outside.
    void stand_whole() {
        known_monitors_ = monitors().size();
        if (glfwGetWindowMonitor(window_) != nullptr) return;
        const Place whole = moved_inside(place(), room());
        glfwSetWindowPos(window_, whole.x, whole.y);
        glfwSetWindowSize(window_, whole.width, whole.height);
    }

    GLFWwindow* window_;
    float limited_for_scale_ = 0.0f;
    std::size_t known_monitors_ = 0;
    std::optional<Place> before_full_screen_;
};

/// Dear ImGui puts the pointer where it saw it last. Where that was out of date, and the pointer
/// comes back to the very place that it left, GLFW would not put it right.
void find_pointer(GLFWwindow* window, int entered) {
    ImGui_ImplGlfw_CursorEnterCallback(window, entered);
    if (entered == GLFW_FALSE) return;
    double x = 0.0;
    double y = 0.0;
    glfwGetCursorPos(window, &x, &y);
    ImGui::GetIO().AddMousePosEvent(static_cast<float>(x), static_cast<float>(y));
}

/// Dear ImGui's side of the window's mouse, keys and clipboard.
class Input {
  public:
    explicit Input(GLFWwindow* window) {
        ImGui_ImplGlfw_InitForOpenGL(window, true);
        glfwSetCursorEnterCallback(window, find_pointer);
    }
    ~Input() { ImGui_ImplGlfw_Shutdown(); }
    Input(const Input&) = delete;
    Input& operator=(const Input&) = delete;
};

void wait_for_events(double longest) {
    if (longest == no_end) return glfwWaitEvents();
    if (longest > 0.0) return glfwWaitEventsTimeout(longest);
    glfwPollEvents();
}

/// What came meanwhile is part of the frame.
void keep_pace(double last_frame) {
    const double early = last_frame + shortest_frame - glfwGetTime();
    if (early <= 0.0) return;
    std::this_thread::sleep_for(std::chrono::duration<double>(early));
    glfwPollEvents();
}

void run(Window& window, ui::Frame& frame, Renderer& renderer, const AtRest& at_rest,
         const EndSignals& ends) {
    InputQueue input;
    CellRunner cell(glfwPostEmptyEvent);
    ui::FrameReport report;
    int frames_due = ui::frames_after_input;
    double last_frame = glfwGetTime();
    // What the learner did before a signal came is still to be taken in.
    const auto is_ended = [&] {
        if (!ends.came()) return false;
        glfwPollEvents();
        return (frames_due == 0 && input.is_empty()) || !window.can_be_seen();
    };
    while (!window.wants_close() && !report.wants_close && !is_ended()) {
        wait_for_events(longest_wait(report, frames_due, window.can_be_seen()));
        keep_pace(last_frame);
        cell.show_news(frame);
        if (!window.can_be_seen()) continue;
        if (!input.is_empty()) frames_due = ui::frames_after_input;
        frames_due = std::max(frames_due - 1, 0);
        window.follow(frame.look().projector);
        renderer.prepare(frame.fit(window.screen(), renderer.largest_texture()));
        ImGui_ImplGlfw_NewFrame();
        input.hold_back();
        const double now = glfwGetTime();
        report = frame.build(now - std::exchange(last_frame, now));
        input.give_back();
        cell.do_what_was_asked(report);
        renderer.draw();
        window.present();
        if (frames_due > 0 || report.moving) continue;
        if (const std::string news = at_rest(); !news.empty()) {
            frame.say(news);
            frames_due = 1;
        }
    }
    at_rest();
}

}  // namespace

bool display_is_named() {
    const char* display = std::getenv("DISPLAY");
    return display != nullptr && *display != '\0';
}

Outcome show_window(ui::Frame& frame, const AtRest& at_rest) {
    const Library library;
    if (!library.is_ready())
        return Error{fmt::format("no window can be opened ({}): check DISPLAY; {}", last_trouble(),
                                 without_window)};
    const EndSignals ends(glfwPostEmptyEvent);
    end_plainly_when_the_display_is_lost();
    Window window;
    if (!window.is_there())
        return Error{
            fmt::format("this display offers no OpenGL 3.3 ({}): update the graphics "
                        "driver, or start with LIBGL_ALWAYS_SOFTWARE=1; {}",
                        last_trouble(), without_window)};
    glfwSetErrorCallback(tell_trouble);
    const auto renderer = Renderer::create(glfwGetProcAddress);
    if (!renderer) return renderer.error();
    const Input input(window.handle());
    window.show();
    run(window, frame, **renderer, at_rest, ends);
    return std::monostate{};
}

}  // namespace app
