import CWaylandClient
import CoreGraphics

/// Pixels in memory that is shared with the Wayland compositor.
final class SharedMemoryBuffer {
  /// The pixels as words 0x..RRGGBB. They are valid as long as this object.
  let pixels: PixelBuffer
  /// The `wl_buffer`.
  let handle: OpaquePointer
  /// Whether the compositor may still read it.
  private(set) var isBusy = false
  /// The changes that this buffer has missed.
  var missed = MissedChanges()

  private let byteCount: Int
  private let listener: UnsafeMutablePointer<wl_buffer_listener>

  /// - Parameters:
  ///   - width: the width in pixels, as the height.
  ///   - sharedMemory: the compositor's `wl_shm`.
  /// - Returns: nil if there is no memory.
  init?(width: Int, height: Int, in sharedMemory: OpaquePointer) {
    let bytesPerRow = width * 4
    byteCount = bytesPerRow * height
    let file = CWaylandClient_makeMemoryFile()
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard let size = Int32(exactly: byteCount), ftruncate(file, off_t(size)) == 0,
      let base = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      base != MAP_FAILED
    else { return nil }
    let pool = wl_shm_create_pool(sharedMemory, file, size)
    let buffer = pool.flatMap {
      wl_shm_pool_create_buffer(
        $0, 0, Int32(width), Int32(height), Int32(bytesPerRow), WL_SHM_FORMAT_XRGB8888.rawValue)
    }
    if let pool { wl_shm_pool_destroy(pool) }
    guard let buffer else {
      munmap(base, byteCount)
      return nil
    }
    pixels = PixelBuffer(base: base, width: width, height: height, bytesPerRow: bytesPerRow)
    handle = buffer
    listener = .allocate(capacity: 1)
    listener.initialize(
      to: wl_buffer_listener(release: { me, _ in
        guard let me else { return }
        Unmanaged<SharedMemoryBuffer>.fromOpaque(me).takeUnretainedValue().isBusy = false
      }))
    wl_buffer_add_listener(buffer, listener, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit {
    wl_buffer_destroy(handle)
    listener.deallocate()
    munmap(pixels.base, byteCount)
  }

  /// Attaches the buffer to a surface, so that the compositor reads it.
  func attach(to surface: OpaquePointer) {
    isBusy = true
    wl_surface_attach(surface, handle, 0, 0)
  }
}
