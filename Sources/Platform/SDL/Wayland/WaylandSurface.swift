import CWaylandClient
import CoreGraphics

/// A window's surface on Wayland, for drawing into it.
///
/// SDL made the surface and reads the connection. The answers to requests of this class go into a
/// separate queue, which only `dispatch()` handles, so that SDL's events stay in SDL's queue.
final class WaylandSurface {
  /// The compositor's `wl_shm`.
  let sharedMemory: OpaquePointer
  private let display: OpaquePointer
  private let queue: OpaquePointer
  private let registry: WaylandRegistry
  private let handle: OpaquePointer
  /// A proxy for the surface, whose new objects send their events to `queue`.
  private let wrapper: OpaquePointer
  private var callback: FrameCallback?

  /// - Parameters:
  ///   - display: the connection, `wl_display`.
  ///   - surface: the `wl_surface`, which must outlive this object.
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

  /// Handles the answers that SDL has read from the connection.
  func dispatch() { wl_display_dispatch_queue_pending(display, queue) }

  // MARK: Frames

  /// Whether the compositor has not accepted the last frame yet.
  var isWaiting: Bool { callback?.isDone == false }

  /// Displays a buffer with the next refresh of the display.
  ///
  /// - Parameter changed: the rectangles that differ from the previous buffer, in pixels.
  func show(_ buffer: SharedMemoryBuffer, changed: [PixelRect]) {
    buffer.attach(to: handle)
    damage(changed)
    callback = wl_surface_frame(wrapper).map { FrameCallback($0) }
    commit()
  }

  /// Applies SDL's pending requests to the surface.
  func commit() {
    wl_surface_commit(handle)
    wl_display_flush(display)
  }

  /// Reports the changed rectangles. SDL 2 adds the whole surface whenever the compositor has
  /// accepted a frame, which costs the compositor time but not the program.
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

/// The compositor's answer that it accepts another frame. It does not come while the window is
/// invisible.
private final class FrameCallback {
  private(set) var isDone = false
  private let handle: OpaquePointer
  private let listener: UnsafeMutablePointer<wl_callback_listener>

  /// - Parameter handle: the `wl_callback`, which this object destroys.
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
