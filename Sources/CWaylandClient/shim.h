#include <linux/memfd.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <wayland-client.h>
#include <wayland-cursor.h>

/// Binds the compositor's shared memory, whose name in `registry` is `name`.
///
/// Swift has no address of `wl_shm_interface`, only copies of it.
static inline struct wl_shm *CWaylandClient_bindSharedMemory(struct wl_registry *registry,
                                                             uint32_t name) {
  return (struct wl_shm *)wl_registry_bind(registry, name, &wl_shm_interface, 1);
}

/// A file in memory, without a name, or -1. The caller closes it.
///
/// Swift does not have `memfd_create`, an extension of the C library.
static inline int CWaylandClient_makeMemoryFile(void) {
  return (int)syscall(SYS_memfd_create, "window", MFD_CLOEXEC);
}
