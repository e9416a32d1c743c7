#pragma once
// How Dear ImGui is built here; named to it by IMGUI_USER_CONFIG.
#define IMGUI_USE_WCHAR32
#define ImDrawIdx unsigned int
#define IMGUI_ENABLE_FREETYPE
#define IMGUI_DISABLE_OBSOLETE_FUNCTIONS
#define IMGUI_DISABLE_OBSOLETE_KEYIO
#define IMGUI_DISABLE_DEMO_WINDOWS
#define IMGUI_DISABLE_DEBUG_TOOLS
