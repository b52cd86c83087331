import CoreGraphics

/// The families of the system fonts, which depend on the installed fonts.
struct SystemFamilies: Sendable {
  /// The families, which are looked up when the first text is measured.
  static let shared = SystemFamilies()

  let isFontInstalled: Bool
  /// The families of interface text, and of interface text from `SystemFace.displaySize` on.
  let text, display: String
  /// The family with rounded ends of strokes; nil if none is installed. It is looked up on first
  /// use, because few programs use it.
  static let rounded = ["Nunito", "Varela Round", "M PLUS Rounded 1c", "Quicksand"].first {
    InstalledFonts().hasFamily($0)
  }

  private init() {
    let installed = InstalledFonts()
    let hasInter = installed.hasFamily("Inter")
    isFontInstalled = !installed.isEmpty
    text = hasInter ? "Inter" : "sans-serif"
    display = installed.hasFamily("Inter Display") ? "Inter Display" : text
    guard isFontInstalled else {
      Diagnostics.warnFromAnyThread(
        "No font is installed, so no text is shown; install the package fonts-inter.")
      return
    }
    if !hasInter {
      Diagnostics.warnFromAnyThread(
        "The system font Inter is not installed, so text has another font and other widths; "
          + "install the package fonts-inter.")
    }
  }
}
