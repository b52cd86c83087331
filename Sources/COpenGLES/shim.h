// The types and constants of OpenGL ES 3 and EGL. Nothing is linked: the functions are looked up
// while a program runs, in the driver that is there.
#define GL_GLES_PROTOTYPES 0
#define EGL_EGL_PROTOTYPES 0
// Xlib's macros would hide Swift's types.
#define EGL_NO_X11
#include <EGL/egl.h>
#include <EGL/eglext.h>
#include <GLES3/gl3.h>
