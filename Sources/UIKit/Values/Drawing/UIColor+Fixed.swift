import CoreGraphics

extension UIColor {
  /// Black, in light and dark interfaces.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Grey with a third of the white value.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Grey with two thirds of the white value.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White, in light and dark interfaces.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Grey with half of the white value.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// sRGB (1, 0, 0). ``systemRed`` is the softer red that adapts to the interface style.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// sRGB (0, 1, 0). ``systemGreen`` is the softer green that adapts to the interface style.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// sRGB (0, 0, 1). ``systemBlue`` is the softer blue that adapts to the interface style.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// sRGB (0, 1, 1).
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// sRGB (1, 1, 0).
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// sRGB (1, 0, 1).
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// sRGB (1, 0.5, 0).
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// sRGB (0.5, 0, 0.5).
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// sRGB (0.6, 0.4, 0.2).
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Transparent black.
  public static let clear = UIColor(white: 0, alpha: 0)
}
