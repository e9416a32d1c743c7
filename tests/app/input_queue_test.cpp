#include "app/input_queue.hpp"

#include <gtest/gtest.h>

#include <string>

namespace {

class Keys : public testing::Test {
  protected:
    Keys() {
        ImGui::CreateContext();
        io().IniFilename = nullptr;
        io().DisplaySize = {100, 100};
        io().Fonts->Build();
    }
    ~Keys() override { ImGui::DestroyContext(); }

    /// What a frame sees: "^" for Ctrl, the letter that was pressed, "x" for the mouse.
    std::string frame() {
        queue.hold_back();
        ImGui::GetIO().DeltaTime = 0.01f;
        ImGui::NewFrame();
        std::string seen = ImGui::GetIO().KeyCtrl ? "^" : "";
        if (ImGui::IsKeyPressed(ImGuiKey_V, false)) seen += "v";
        if (ImGui::IsKeyPressed(ImGuiKey_Z, false)) seen += "z";
        if (ImGui::IsMouseClicked(ImGuiMouseButton_Left)) seen += "x";
        ImGui::EndFrame();
        queue.give_back();
        return seen;
    }

    ImGuiIO& io() const { return ImGui::GetIO(); }

    app::InputQueue queue;
};

TEST_F(Keys, AShortcutLetGoAtOnceIsStillOne) {
    for (const auto& [key, letter] : {std::pair{ImGuiKey_V, "v"}, std::pair{ImGuiKey_Z, "z"}}) {
        io().AddKeyEvent(ImGuiMod_Ctrl, true);
        io().AddKeyEvent(ImGuiKey_LeftCtrl, true);
        io().AddKeyEvent(key, true);
        io().AddKeyEvent(ImGuiMod_Ctrl, false);
        io().AddKeyEvent(ImGuiKey_LeftCtrl, false);
        io().AddKeyEvent(key, false);
        EXPECT_EQ(frame(), std::string("^") + letter);
        EXPECT_FALSE(queue.is_empty());
        EXPECT_EQ(frame(), "");
        EXPECT_TRUE(queue.is_empty());
    }
}

TEST_F(Keys, KeysKeepTheirOrderAndNoneIsLost) {
    io().AddKeyEvent(ImGuiKey_V, true);
    io().AddKeyEvent(ImGuiKey_V, false);
    io().AddMousePosEvent(10, 10);
    io().AddMouseButtonEvent(0, true);
    io().AddMouseButtonEvent(0, false);
    io().AddKeyEvent(ImGuiKey_Z, true);
    io().AddKeyEvent(ImGuiKey_Z, false);
    std::string seen;
    for (int i = 0; i < 10 && !queue.is_empty(); ++i) seen += frame();
    EXPECT_EQ(seen, "vxz");
}

}  // namespace
