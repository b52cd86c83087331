public import CoreGraphics
import CoreText

extension UIFont {
  /// How heavy a font's strokes are; the raw values are Apple's, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    /// The nearest weight by OpenType's scale.
    var openType: Int {
      let steps: [(Weight, Int)] = [
        (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
        (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
      ]
      guard rawValue.isFinite else { return 400 }
      return steps.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? 400
    }
  }

  /// The size of text in controls, in points.
  public static var systemFontSize: CGFloat { SystemFace.usualSize }
  public static var smallSystemFontSize: CGFloat { 12 }
  public static var labelFontSize: CGFloat { 17 }
  public static var buttonFontSize: CGFloat { 18 }

  /// The system's font. A size that is not a positive number counts as `systemFontSize`.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(SystemFace().font(ofSize: fontSize))
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(SystemFace(weight: weight.openType).font(ofSize: fontSize))
  }

  /// The system's font for emphasis, semibold as on iOS.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(SystemFace(weight: Weight.semibold.openType).font(ofSize: fontSize))
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(SystemFace(isItalic: true).font(ofSize: fontSize))
  }

  /// The system's font with digits of one width, so that numbers that change do not jump.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    let face = SystemFace(weight: weight.openType, hasMonospacedDigits: true)
    return UIFont(face.font(ofSize: fontSize))
  }

  /// A font in which all characters are equally wide.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
  {
    let face = SystemFace(design: .monospaced, weight: weight.openType)
    return UIFont(face.font(ofSize: fontSize))
  }
}
