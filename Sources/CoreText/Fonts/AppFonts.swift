import CFontconfig
package import CoreGraphics
internal import Synchronization

/// The fonts that a program registers, besides the installed ones.
package enum AppFonts {
  /// The paths of the files.
  private static let files = Mutex<Set<String>>([])

  /// Whether the fonts of a file are registered already.
  static func contains(_ file: URL) -> Bool {
    files.withLock { $0.contains(file.resolvingSymlinksInPath().path) }
  }

  /// Registers the fonts of a file by their names, for all text that is laid out from now on.
  /// Adding a file again has no effect.
  ///
  /// - Parameter file: a TrueType or OpenType file, or a collection of these.
  /// - Returns: false if there is no such file, or no font in it.
  package static func add(_ file: URL) -> Bool {
    let path = file.resolvingSymlinksInPath().path
    if files.withLock({ $0.contains(path) }) { return true }
    _ = FcInit()
    let isAdded = CairoFonts.withLock { FcConfigAppFontAddFile(nil, path) != 0 }
    guard isAdded else { return false }
    files.withLock { _ = $0.insert(path) }
    TextEngine.fontsDidChange()
    return true
  }
}
