import CPango

/// Owns a Pango layout.
final class PangoLayoutOwner {
  let handle: OpaquePointer

  init(_ handle: OpaquePointer) { self.handle = handle }

  deinit {
    TextEngine.shared.withLock { g_object_unref(UnsafeMutableRawPointer(handle)) }
  }
}
