public import CoreGraphics
import CoreText

extension UIFont {
  /// The weight of a font. The raw values are Apple's, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight's number.
    public let rawValue: CGFloat
    /// A weight of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A weight from −1 to 1; 0 is regular. A font uses the nearest of the nine named weights.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// −0.8; 100 on OpenType's scale.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// −0.6; 200 on OpenType's scale.
    public static let thin = Weight(rawValue: -0.6)
    /// −0.4; 300 on OpenType's scale.
    public static let light = Weight(rawValue: -0.4)
    /// 0; 400 on OpenType's scale.
    public static let regular = Weight(rawValue: 0)
    /// 0.23; 500 on OpenType's scale.
    public static let medium = Weight(rawValue: 0.23)
    /// 0.3; 600 on OpenType's scale. The weight of ``boldSystemFont(ofSize:)``.
    public static let semibold = Weight(rawValue: 0.3)
    /// 0.4; 700 on OpenType's scale.
    public static let bold = Weight(rawValue: 0.4)
    /// 0.56; 800 on OpenType's scale.
    public static let heavy = Weight(rawValue: 0.56)
    /// 0.62; 900 on OpenType's scale.
    public static let black = Weight(rawValue: 0.62)

    private static let steps: [(weight: Weight, openType: Int)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
      (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
    ]

    /// The nearest weight on OpenType's scale.
    var openType: Int {
      guard rawValue.isFinite else { return 400 }
      func distance(_ step: (weight: Weight, openType: Int)) -> CGFloat {
        abs(step.weight.rawValue - rawValue)
      }
      return Self.steps.min { distance($0) < distance($1) }?.openType ?? 400
    }

    /// The named weight that is nearest to a weight on OpenType's scale.
    init(openType: Int) {
      let nearest = Self.steps.min { abs($0.openType - openType) < abs($1.openType - openType) }
      self = nearest?.weight ?? .regular
    }
  }

  /// The size of text in controls, in points.
  public static var systemFontSize: CGFloat { SystemFace.usualSize }
  /// The size of text in small controls, in points.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The size of text in labels, in points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of text in buttons of older styles, in points.
  public static var buttonFontSize: CGFloat { 18 }

  /// The system's font. A size that is not a positive number counts as ``systemFontSize``.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(SystemFace().font(ofSize: fontSize))
  }

  /// The system's font of a size in points, with the nearest weight that it has.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(SystemFace(weight: weight.openType).font(ofSize: fontSize))
  }

  /// The system's font for emphasis, semibold as on iOS.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(SystemFace(weight: Weight.semibold.openType).font(ofSize: fontSize))
  }

  /// The system's font in italics, of a size in points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(SystemFace(isItalic: true).font(ofSize: fontSize))
  }

  /// The system's font with digits of equal width, so that numbers keep their width when they
  /// change.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    let face = SystemFace(weight: weight.openType, hasMonospacedDigits: true)
    return UIFont(face.font(ofSize: fontSize))
  }

  /// A font whose characters all have the same width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
  {
    let face = SystemFace(design: .monospaced, weight: weight.openType)
    return UIFont(face.font(ofSize: fontSize))
  }
}
