import CWaylandClient
import CoreGraphics

/// A window's surface on Wayland, for whom draws into it.
///
/// SDL made the surface and reads the connection. The answers to requests made here come into a
/// queue of their own, which only `dispatch()` handles, so that SDL's events stay SDL's.
final class WaylandSurface {
  /// The compositor's `wl_shm`.
  let sharedMemory: OpaquePointer
  private let display: OpaquePointer
  private let queue: OpaquePointer
  private let registry: WaylandRegistry
  private let handle: OpaquePointer
  /// The same surface, whose new objects report to `queue`.
  private let wrapper: OpaquePointer
  private var callback: FrameCallback?

  /// - Parameters:
  ///   - display: the connection, `wl_display`.
  ///   - surface: the `wl_surface`, which must live longer than this object.
  /// - Returns: nil if the compositor has no shared memory.
  init?(_ display: OpaquePointer, surface: OpaquePointer) {
    guard let queue = wl_display_create_queue(display) else { return nil }
    guard let registry = WaylandRegistry(display, queue: queue),
      let sharedMemory = registry.bindSharedMemory(),
      let wrapper = wl_proxy_create_wrapper(UnsafeMutableRawPointer(surface))
    else {
      wl_event_queue_destroy(queue)
      return nil
    }
    (self.display, self.queue, self.registry) = (display, queue, registry)
    (self.sharedMemory, handle) = (sharedMemory, surface)
    self.wrapper = OpaquePointer(wrapper)
    wl_proxy_set_queue(self.wrapper, queue)
  }

  deinit {
    callback = nil
    wl_proxy_wrapper_destroy(UnsafeMutableRawPointer(wrapper))
    wl_shm_destroy(sharedMemory)
    wl_event_queue_destroy(queue)
  }

  /// Handles the answers that SDL has read.
  func dispatch() { wl_display_dispatch_queue_pending(display, queue) }

  // MARK: Frames

  /// Whether the compositor has not taken the last frame yet.
  var isWaiting: Bool { callback?.isDone == false }

  /// Shows a buffer with the next refresh of the display.
  ///
  /// - Parameter changed: where it differs from the buffer shown before, in pixels.
  func show(_ buffer: SharedMemoryBuffer, changed: [PixelRect]) {
    buffer.attach(to: handle)
    damage(changed)
    callback = wl_surface_frame(wrapper).map { FrameCallback($0) }
    commit()
  }

  /// Applies what SDL has asked of the surface.
  func commit() {
    wl_surface_commit(handle)
    wl_display_flush(display)
  }

  /// SDL 2 adds the whole surface whenever the compositor has taken a frame, which costs the
  /// compositor time and the program none.
  private func damage(_ rects: [PixelRect]) {
    guard wl_proxy_get_version(handle) >= WL_SURFACE_DAMAGE_BUFFER_SINCE_VERSION else {
      wl_surface_damage(handle, 0, 0, .max, .max)
      return
    }
    for rect in rects {
      wl_surface_damage_buffer(
        handle, Int32(rect.x), Int32(rect.y), Int32(rect.width), Int32(rect.height))
    }
  }
}

/// The compositor's answer to a frame: that it takes another one. None comes while the window is
/// not seen.
private final class FrameCallback {
  private(set) var isDone = false
  private let handle: OpaquePointer
  private let listener: UnsafeMutablePointer<wl_callback_listener>

  /// - Parameter handle: the `wl_callback`, which is destroyed with this object.
  init(_ handle: OpaquePointer) {
    self.handle = handle
    listener = .allocate(capacity: 1)
    listener.initialize(
      to: wl_callback_listener(done: { me, _, _ in
        guard let me else { return }
        Unmanaged<FrameCallback>.fromOpaque(me).takeUnretainedValue().isDone = true
      }))
    wl_callback_add_listener(handle, listener, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit {
    wl_callback_destroy(handle)
    listener.deallocate()
  }
}
