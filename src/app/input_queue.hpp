#pragma once

#include <imgui.h>
#include <imgui_internal.h>

namespace app {

/// What mouse and keys did that Dear ImGui has not looked at yet.
class InputQueue {
  public:
    bool is_empty() const;

    /// Before a frame: a pressed key ends what the frame gets to know. Otherwise a shortcut that
    /// is let go quickly would lose its Ctrl before anyone looks, for Dear ImGui takes what
    /// happened to several keys at once.
    void hold_back();

    /// After the frame: the rest is for the next one.
    void give_back();

  private:
    ImVector<ImGuiInputEvent> held_;
};

}  // namespace app
