import CFontconfig
package import CoreGraphics
internal import Synchronization

/// The fonts that a program brings, besides the installed ones.
package enum AppFonts {
  /// The paths of the files.
  private static let files = Mutex<Set<String>>([])

  /// Whether the fonts of a file are known already.
  static func contains(_ file: URL) -> Bool {
    files.withLock { $0.contains(file.resolvingSymlinksInPath().path) }
  }

  /// Makes the fonts of a file known by their names, for all text that is laid out from now on.
  /// Adding a file again has no effect.
  ///
  /// - Parameter file: a file of TrueType or OpenType, or a collection of these.
  /// - Returns: false where there is no font in it, or no such file.
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
