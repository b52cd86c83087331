#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <SDL2/SDL_vulkan.h>

// Xlib defines these as macros; imported into Swift they would hide the standard library's types.
#undef Bool
#undef Status

/// The connection to the X server of a window on X11, or NULL elsewhere. It is Xlib's `Display`.
static inline struct _XDisplay *CSDL2_GetX11Display(SDL_Window *window) {
#if defined(SDL_VIDEO_DRIVER_X11)
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_X11) {
    return info.info.x11.display;
  }
#endif
  return NULL;
}

/// The file descriptor of the connection that brings a window's events, or -1 without X11.
static inline int CSDL2_GetX11Connection(SDL_Window *window) {
#if defined(SDL_VIDEO_DRIVER_X11)
  struct _XDisplay *display = CSDL2_GetX11Display(window);
  if (display) return ConnectionNumber(display);
#endif
  return -1;
}

/// The X server's resources (`Xft.dpi: 192` and so on) as they were when SDL connected, or NULL.
///
/// It is what `XResourceManagerString` returns, without linking Xlib.
static inline const char *CSDL2_GetX11Resources(SDL_Window *window) {
#if defined(SDL_VIDEO_DRIVER_X11)
  struct _XDisplay *display = CSDL2_GetX11Display(window);
  if (display) return ((_XPrivDisplay)display)->xdefaults;
#endif
  return NULL;
}

/// The connection to the compositor of a window on Wayland, or NULL elsewhere.
static inline struct wl_display *CSDL2_GetWaylandDisplay(SDL_Window *window) {
#if defined(SDL_VIDEO_DRIVER_WAYLAND)
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_WAYLAND) {
    return info.info.wl.display;
  }
#endif
  return NULL;
}

/// The surface that shows a window on Wayland, or NULL elsewhere.
static inline struct wl_surface *CSDL2_GetWaylandSurface(SDL_Window *window) {
#if defined(SDL_VIDEO_DRIVER_WAYLAND)
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_WAYLAND) {
    return info.info.wl.surface;
  }
#endif
  return NULL;
}
