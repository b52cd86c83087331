import CoreGraphics
import Synchronization

// The values are those that Apple documents for the default contrast. The palette and the greys are
// from the Human Interface Guidelines; the others are what UIKit's colours resolve to on iOS.
extension UIColor {
  /// A colour of the system, given as 0xRRGGBB and an opacity for light and for dark interfaces.
  private convenience init(
    system name: String, light: UInt32, _ lightAlpha: CGFloat = 1, dark: UInt32,
    _ darkAlpha: CGFloat = 1
  ) {
    let inLight = UIColor(hex: light, alpha: lightAlpha)
    let inDark = UIColor(hex: dark, alpha: darkAlpha)
    self.init(identity: name) { $0.userInterfaceStyle == .dark ? inDark : inLight }
  }

  /// A background colour, which is lighter in dark interfaces at the elevated level.
  private convenience init(system name: String, light: UInt32, dark: UInt32, elevated: UInt32) {
    let inLight = UIColor(hex: light)
    let (inDark, above) = (UIColor(hex: dark), UIColor(hex: elevated))
    self.init(identity: name) { traits in
      guard traits.userInterfaceStyle == .dark else { return inLight }
      return traits.userInterfaceLevel == .elevated ? above : inDark
    }
  }

  /// A colour from 0xRRGGBB.
  package convenience init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }

  // MARK: The palette

  /// 0xFF3B30 in light interfaces, 0xFF453A in dark ones. Used for destructive actions.
  public static let systemRed = UIColor(system: "systemRed", light: 0xFF3B30, dark: 0xFF453A)
  /// 0xFF9500 in light interfaces, 0xFF9F0A in dark ones.
  public static let systemOrange = UIColor(system: "systemOrange", light: 0xFF9500, dark: 0xFF9F0A)
  /// 0xFFCC00 in light interfaces, 0xFFD60A in dark ones.
  public static let systemYellow = UIColor(system: "systemYellow", light: 0xFFCC00, dark: 0xFFD60A)
  /// 0x34C759 in light interfaces, 0x30D158 in dark ones. The colour of a switch that is on.
  public static let systemGreen = UIColor(system: "systemGreen", light: 0x34C759, dark: 0x30D158)
  /// 0x00C7BE in light interfaces, 0x63E6E2 in dark ones.
  public static let systemMint = UIColor(system: "systemMint", light: 0x00C7BE, dark: 0x63E6E2)
  /// 0x30B0C7 in light interfaces, 0x40C8E0 in dark ones.
  public static let systemTeal = UIColor(system: "systemTeal", light: 0x30B0C7, dark: 0x40C8E0)
  /// 0x32ADE6 in light interfaces, 0x64D2FF in dark ones.
  public static let systemCyan = UIColor(system: "systemCyan", light: 0x32ADE6, dark: 0x64D2FF)
  /// 0x007AFF in light interfaces, 0x0A84FF in dark ones. The default tint.
  public static let systemBlue = UIColor(system: "systemBlue", light: 0x007AFF, dark: 0x0A84FF)
  /// 0x5856D6 in light interfaces, 0x5E5CE6 in dark ones.
  public static let systemIndigo = UIColor(system: "systemIndigo", light: 0x5856D6, dark: 0x5E5CE6)
  /// 0xAF52DE in light interfaces, 0xBF5AF2 in dark ones.
  public static let systemPurple = UIColor(system: "systemPurple", light: 0xAF52DE, dark: 0xBF5AF2)
  /// 0xFF2D55 in light interfaces, 0xFF375F in dark ones.
  public static let systemPink = UIColor(system: "systemPink", light: 0xFF2D55, dark: 0xFF375F)
  /// 0xA2845E in light interfaces, 0xAC8E68 in dark ones.
  public static let systemBrown = UIColor(system: "systemBrown", light: 0xA2845E, dark: 0xAC8E68)

  // MARK: Greys, each nearer to the background than the one before

  /// 0x8E8E93 in light and dark interfaces.
  public static let systemGray = UIColor(system: "systemGray", light: 0x8E8E93, dark: 0x8E8E93)
  /// 0xAEAEB2 in light interfaces, 0x636366 in dark ones. Each further grey is closer to the
  /// background.
  public static let systemGray2 = UIColor(system: "systemGray2", light: 0xAEAEB2, dark: 0x636366)
  /// 0xC7C7CC in light interfaces, 0x48484A in dark ones.
  public static let systemGray3 = UIColor(system: "systemGray3", light: 0xC7C7CC, dark: 0x48484A)
  /// 0xD1D1D6 in light interfaces, 0x3A3A3C in dark ones.
  public static let systemGray4 = UIColor(system: "systemGray4", light: 0xD1D1D6, dark: 0x3A3A3C)
  /// 0xE5E5EA in light interfaces, 0x2C2C2E in dark ones.
  public static let systemGray5 = UIColor(system: "systemGray5", light: 0xE5E5EA, dark: 0x2C2C2E)
  /// 0xF2F2F7 in light interfaces, 0x1C1C1E in dark ones.
  public static let systemGray6 = UIColor(system: "systemGray6", light: 0xF2F2F7, dark: 0x1C1C1E)

  // MARK: Text, lines and fills

  /// The colour of primary text.
  public static let label = UIColor(system: "label", light: 0x000000, dark: 0xFFFFFF)
  /// The colour of secondary text, such as a subtitle.
  public static let secondaryLabel = UIColor(
    system: "secondaryLabel", light: 0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
  /// The colour of tertiary text.
  public static let tertiaryLabel = UIColor(
    system: "tertiaryLabel", light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// The colour of quaternary text.
  public static let quaternaryLabel = UIColor(
    system: "quaternaryLabel", light: 0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
  /// The colour of the placeholder in an empty text field.
  public static let placeholderText = UIColor(
    system: "placeholderText", light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// The colour of links in text.
  public static let link = UIColor(system: "link", light: 0x007AFF, dark: 0x0984FF)
  /// The colour of a thin line that lets the content below show through.
  public static let separator = UIColor(
    system: "separator", light: 0x3C3C43, 0.29, dark: 0x545458, 0.6)
  /// The colour of a thin line that hides the content below.
  public static let opaqueSeparator = UIColor(
    system: "opaqueSeparator", light: 0xC6C6C8, dark: 0x38383A)
  /// The fill over a background for thin and small shapes, such as a slider's track.
  public static let systemFill = UIColor(
    system: "systemFill", light: 0x787880, 0.2, dark: 0x787880, 0.36)
  /// The fill over a background for shapes of medium size, such as a switch's background.
  public static let secondarySystemFill = UIColor(
    system: "secondarySystemFill", light: 0x787880, 0.16, dark: 0x787880, 0.32)
  /// The fill over a background for large shapes, such as a button.
  public static let tertiarySystemFill = UIColor(
    system: "tertiarySystemFill", light: 0x767680, 0.12, dark: 0x767680, 0.24)
  /// The fill over a background for large areas with content of their own.
  public static let quaternarySystemFill = UIColor(
    system: "quaternarySystemFill", light: 0x747480, 0.08, dark: 0x767680, 0.18)

  // MARK: Backgrounds

  /// The main background of an interface.
  public static let systemBackground = UIColor(
    system: "systemBackground", light: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E)
  /// The background of content on the main background.
  public static let secondarySystemBackground = UIColor(
    system: "secondarySystemBackground", light: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  /// The background of content on the secondary background.
  public static let tertiarySystemBackground = UIColor(
    system: "tertiarySystemBackground", light: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C)
  /// The main background of a grouped interface.
  public static let systemGroupedBackground = UIColor(
    system: "systemGroupedBackground", light: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E)
  /// The former name of ``systemGroupedBackground``.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// The background of a group on the main grouped background.
  public static let secondarySystemGroupedBackground = UIColor(
    system: "secondarySystemGroupedBackground", light: 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  /// The background of content inside a group.
  public static let tertiarySystemGroupedBackground = UIColor(
    system: "tertiarySystemGroupedBackground", light: 0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C)

  /// The colour of text on a dark background, in any interface style.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The colour of text on a light background, in any interface style.
  public static let darkText = UIColor.black

  /// The colour of interactive elements: the tint colour of the view whose traits resolve it, or
  /// else the application's "AccentColor", or blue.
  ///
  /// It resolves to a view's tint colour in ``UIView/draw(_:)`` and ``UIView/layoutSubviews()``, as
  /// a background colour, and where it is resolved with the view's `traitCollection`.
  public static let tintColor = UIColor(identity: "tintColor") { traits in
    tintUses.wrappingAdd(1, ordering: .relaxed)
    return traits.tint ?? (accentColor ?? .systemBlue).resolvedColor(with: traits)
  }

  /// How often ``tintColor`` has been resolved. If the number changes during drawing, the drawing
  /// depends on the tint.
  static let tintUses = Atomic(0)
}
