internal import CPixelKernels

/// Cairo's fonts, and all that makes, finds or releases them: Pango, Poppler, librsvg.
///
/// Cairo keeps the scaled fonts of a process in one map, in which different font maps and documents
/// meet. Before 1.17.4 it ends the process, or releases a font twice, where one thread gives up the
/// last reference to a font at the moment at which another finds that font in the map again; any
/// call that finds a font also gives up the one that was found before it. And any release closes
/// the file of a font that is not in use when more than ten are open, in a way that lets another
/// thread use the font as it is closed. So one thread at a time makes, finds or releases fonts, and
/// only fonts that are held for good, with their files open, are used by several threads. Filling
/// what a glyph's outline encloses is not a use of its font.
package enum CairoFonts {
  /// Recursive, since what uses fonts is also released while others are used.
  private static let lock = NSRecursiveLock()

  /// Runs `body` while no other thread runs one; it may call this again. It calls no code of a
  /// program, which could wait for another thread.
  package static func withLock<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if !takeSoon() { lock.lock() }
    defer { lock.unlock() }
    return try body()
  }

  /// How often a thread tries to take the lock before it waits for it, and how long it pauses each
  /// time. Together that is about as long as to lay out a line of text, for which another thread
  /// holds the lock: to fall asleep and to be woken takes as long.
  private static let (attempts, pauses) = (200, 20)

  /// Takes the lock if it is free now or soon.
  private static func takeSoon() -> Bool {
    for _ in 0..<attempts {
      if lock.try() { return true }
      for _ in 0..<pauses { pause_briefly() }
    }
    return false
  }
}
