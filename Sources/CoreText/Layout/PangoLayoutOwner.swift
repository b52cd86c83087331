import CPango

/// Owns a Pango layout.
final class PangoLayoutOwner {
  let handle: OpaquePointer
  /// The engine, whose lock must be held for all use of the layout.
  let engine: TextEngine

  init(_ handle: OpaquePointer, engine: TextEngine) {
    (self.handle, self.engine) = (handle, engine)
  }

  deinit { engine.withLock { g_object_unref(UnsafeMutableRawPointer(handle)) } }
}
