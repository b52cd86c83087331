#ifndef CSDLVULKAN_H
#define CSDLVULKAN_H

#include <stdbool.h>

/// Makes SDL's Wayland driver open windows of the kind `SDL_WINDOW_VULKAN` without Vulkan.
///
/// SDL 2 opens OpenGL for every window on Wayland but those for Vulkan, whether anything draws with
/// it or not: without a GPU that takes 70 ms and 33 MB. For a window for Vulkan it loads the Vulkan
/// library and asks only whether that can draw on Wayland. The answer comes from here. Nothing may
/// draw with Vulkan afterwards.
///
/// Call it after `SDL_InitSubSystem(SDL_INIT_VIDEO)`, and `SDL_Vulkan_UnloadLibrary` once in the
/// end where it returns true. It returns false where that is not possible: windows are then opened
/// without the flag, and OpenGL with them.
bool CSDLVulkan_load(void);

#endif
