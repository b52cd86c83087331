package import CoreGraphics

/// The fonts of the user interface.
package struct SystemFace: Hashable, Sendable {
  /// The size in points from which on the optical size for large text is used, which Inter
  /// recommends. It is also that of iOS for its own font.
  package static let displaySize: CGFloat = 20

  /// The maximum size in points. Larger sizes are not used in interfaces, and their outlines would
  /// overflow the drawing library's numbers.
  private static let largestSize: CGFloat = 10_000

  /// The size in points that replaces an invalid one, which is that of controls on iOS.
  package static let usualSize: CGFloat = 14

  package enum Design: Sendable { case text, serif, rounded, monospaced }

  package var design: Design = .text
  /// The weight from 100 to 900, as in CSS and OpenType.
  package var weight: Int = 400
  package var isItalic = false
  package var hasMonospacedDigits = false

  package init(
    design: Design = .text, weight: Int = 400, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.design = design
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  /// Makes the description of a system font; nil for any other font.
  package init?(_ face: FontFace) {
    let system = SystemFamilies.shared
    switch face.families {
    case system.text, system.display: design = .text
    case Self.monospacedFamilies: design = .monospaced
    case Self.serifFamilies: design = .serif
    case SystemFamilies.rounded: design = .rounded
    default: return nil
    }
    weight = face.weight
    isItalic = face.isItalic
    hasMonospacedDigits = face.hasMonospacedDigits
  }

  package func font(ofSize size: CGFloat) -> NamedFace {
    let size = Self.validSize(size)
    let system = SystemFamilies.shared
    let interface = size < Self.displaySize ? system.text : system.display
    let families =
      switch design {
      case .monospaced: Self.monospacedFamilies
      case .serif: Self.serifFamilies
      case .rounded: SystemFamilies.rounded ?? interface
      case .text: interface
      }
    let family = String(families.prefix { $0 != "," })
    let face = FontFace(
      families: families, size: size, weight: weight, isItalic: isItalic,
      hasMonospacedDigits: hasMonospacedDigits,
      tracking: families.hasPrefix("Inter")
        ? SystemTracking.tracking(size: size, weight: weight) * size : 0)
    return NamedFace(face: face, name: face.postScriptName(inFamily: family), family: family)
  }

  /// Returns a valid size in points: the usual one for an invalid one.
  static func validSize(_ size: CGFloat) -> CGFloat {
    guard size.isFinite, size > 0 else {
      Diagnostics.warnFromAnyThread(
        "A font was asked for at a size of \(size) points; it has \(usualSize).")
      return usualSize
    }
    return min(size, largestSize)
  }

  /// The first family is the one that `Scripts/install-dependencies` installs, so that text is the
  /// same on machines with different other fonts.
  private static let monospacedFamilies =
    "DejaVu Sans Mono,JetBrains Mono,Source Code Pro,Noto Sans Mono,monospace"

  /// The first family is installed together with the monospaced font.
  private static let serifFamilies =
    "DejaVu Serif,Source Serif 4,Source Serif Pro,Noto Serif,Liberation Serif,serif"
}
