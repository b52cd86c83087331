import UIKit

/// The colours and fonts of the studio.
@MainActor
enum StudioStyle {
  // MARK: Colours

  /// Around the stage.
  static let canvas = dynamic(light: 0xE9EA_EE, dark: 0x1012_15)
  static let panel = dynamic(light: 0xFBFB_FD, dark: 0x1B1D_22)
  static let field = dynamic(light: 0xEDEE_F2, dark: 0x2729_30)
  static let selection = dynamic(light: 0xDDE5_FF, dark: 0x2B35_57)
  static let hairline = dynamic(light: 0xD5D7_DE, dark: 0x3032_39)
  static let ink = dynamic(light: 0x1516_1A, dark: 0xF2F3_F6)
  static let secondaryInk = dynamic(light: 0x5A5E_69, dark: 0xA4A9_B6)
  static let accent = dynamic(light: 0x2F5B_EA, dark: 0x86A2_FF)
  static let bezel = dynamic(light: 0x1E1F_24, dark: 0x3436_3E)

  static let warning = dynamic(light: 0xB326_20, dark: 0xFC8A_7D)
  static let damage = dynamic(light: 0xE030_40, dark: 0xFF6A_6A)
  /// The parts of a chart, one after the other.
  static let series = [
    dynamic(light: 0x2F5B_EA, dark: 0x86A2_FF), dynamic(light: 0x1F9E_89, dark: 0x57D0_BB),
    dynamic(light: 0xA9AE_BA, dark: 0x6B70_7D), dynamic(light: 0xE08A_1E, dark: 0xF7B5_5C),
    dynamic(light: 0xB455_C8, dark: 0xDA94_EA),
  ]

  static let codeKeyword = dynamic(light: 0x9B23_93, dark: 0xFC7A_B5)
  static let codeType = dynamic(light: 0x0B5A_7A, dark: 0x6BD4_E0)
  static let codeString = dynamic(light: 0xB326_20, dark: 0xFC8A_7D)
  static let codeNumber = dynamic(light: 0x1C00_CF, dark: 0xD9C9_7C)

  private static func dynamic(light: Int, dark: Int) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? color(dark) : color(light) }
  }

  private nonisolated static func color(_ rgb: Int) -> UIColor {
    func part(_ shift: Int) -> CGFloat { CGFloat(rgb >> shift & 255) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }

  // MARK: Type

  static let title = UIFont.systemFont(ofSize: 17, weight: .semibold)
  static let body = UIFont.systemFont(ofSize: 13, weight: .regular)
  static let strong = UIFont.systemFont(ofSize: 13, weight: .semibold)
  static let caption = UIFont.systemFont(ofSize: 11, weight: .regular)
  static let heading = UIFont.systemFont(ofSize: 11, weight: .semibold)
  static let code = UIFont.monospacedSystemFont(ofSize: 11, weight: .regular)
  static let digits = UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .medium)
}

extension UIView {
  /// A line of one pixel, which separates two panels.
  @MainActor
  static func hairline() -> UIView {
    let line = UIView()
    line.backgroundColor = StudioStyle.hairline
    line.isUserInteractionEnabled = false
    return line
  }
}

extension UILabel {
  /// A label of the studio, for one line.
  @MainActor
  convenience init(_ font: UIFont, _ color: UIColor) {
    self.init(frame: .zero)
    self.font = font
    textColor = color
    lineBreakMode = .byTruncatingTail
  }
}
