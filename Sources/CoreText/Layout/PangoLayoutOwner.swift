import CPango

/// Owns a Pango layout.
final class PangoLayoutOwner {
  let handle: OpaquePointer
  /// All use of the layout is while its lock is held.
  let engine: TextEngine

  init(_ handle: OpaquePointer, engine: TextEngine) {
    (self.handle, self.engine) = (handle, engine)
  }

  deinit { engine.withLock { g_object_unref(UnsafeMutableRawPointer(handle)) } }
}
