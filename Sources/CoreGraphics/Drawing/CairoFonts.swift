internal import CPixelKernels

/// Serializes the use of Cairo's fonts in Pango, Poppler and librsvg: making, finding and releasing
/// them.
///
/// Cairo keeps the scaled fonts of a process in one map, which all font maps and documents share.
/// Before version 1.17.4 it has two faults. First, it aborts or releases a font twice if one thread
/// drops the last reference to a font while another thread finds that font in the map; any call
/// that finds a font also drops the one found before. Second, a release closes the file of an
/// unused font if more than ten are open, and another thread may use the font at that moment.
/// Therefore only one thread at a time makes, finds or releases fonts, and only fonts that are
/// retained permanently, with their files open, are used by several threads. Filling the outline of
/// a glyph is not a use of its font.
package enum CairoFonts {
  /// Recursive, because objects that use fonts are also released while others are used.
  private static let lock = NSRecursiveLock()

  /// Runs `body` while no other thread runs one. The body may call this again. It must not call
  /// code of a program, which could wait for another thread.
  package static func withLock<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if !takeSoon() { lock.lock() }
    defer { lock.unlock() }
    return try body()
  }

  /// The number of attempts to take the lock before a thread waits for it, and the pauses of each
  /// attempt. The total is about the time of laying out a line of text, for which another thread
  /// holds the lock. Suspending and waking a thread takes as long.
  private static let (attempts, pauses) = (200, 20)

  /// Tries to take the lock for a short time. Returns whether it was taken.
  private static func takeSoon() -> Bool {
    for _ in 0..<attempts {
      if lock.try() { return true }
      for _ in 0..<pauses { pause_briefly() }
    }
    return false
  }
}
