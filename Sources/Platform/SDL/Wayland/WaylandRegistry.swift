import CWaylandClient

/// The interfaces that a Wayland compositor offers.
///
/// All Wayland objects are used on the main thread, in methods of the class that owns them.
final class WaylandRegistry {
  /// The names of the compositor's objects by interface.
  private(set) var names: [String: UInt32] = [:]
  private let handle: OpaquePointer
  private let listener: UnsafeMutablePointer<wl_registry_listener>

  /// Queries the compositor, and waits for the answer.
  ///
  /// - Parameters:
  ///   - queue: the queue of the answers, and of the events of bound objects.
  /// - Returns: nil if the connection is broken.
  init?(_ display: OpaquePointer, queue: OpaquePointer) {
    guard let wrapper = wl_proxy_create_wrapper(UnsafeMutableRawPointer(display)) else {
      return nil
    }
    let proxy = OpaquePointer(wrapper)
    wl_proxy_set_queue(proxy, queue)
    let registry = wl_display_get_registry(proxy)
    wl_proxy_wrapper_destroy(wrapper)
    guard let registry else { return nil }
    handle = registry
    listener = .allocate(capacity: 1)
    listener.initialize(
      to: wl_registry_listener(
        global: { me, _, name, interface, _ in
          guard let me, let interface else { return }
          let registry = Unmanaged<WaylandRegistry>.fromOpaque(me).takeUnretainedValue()
          registry.names[String(cString: interface)] = name
        },
        global_remove: { _, _, _ in }))
    let me = Unmanaged.passUnretained(self).toOpaque()
    wl_registry_add_listener(registry, listener, me)
    guard wl_display_roundtrip_queue(display, queue) >= 0 else { return nil }
  }

  deinit {
    wl_registry_destroy(handle)
    listener.deallocate()
  }

  /// Binds the compositor's shared memory, `wl_shm`; returns nil if it has none.
  func bindSharedMemory() -> OpaquePointer? {
    names["wl_shm"].flatMap { CWaylandClient_bindSharedMemory(handle, $0) }
  }
}
