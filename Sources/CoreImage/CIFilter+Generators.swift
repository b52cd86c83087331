public import CoreGraphics

/// One colour everywhere.
public protocol CIConstantColorGenerator: CIFilterProtocol {
  /// Red by default.
  var color: CIColor { get set }
}

/// From one colour to another along a line, without an end.
public protocol CILinearGradient: CIFilterProtocol {
  /// Where the first colour ends; (0, 0) by default.
  var point0: CGPoint { get set }
  /// Where the second colour begins; (200, 200) by default.
  var point1: CGPoint { get set }
  /// White by default.
  var color0: CIColor { get set }
  /// Black by default.
  var color1: CIColor { get set }
}

/// From one colour to another between two circles about a point, without an end.
public protocol CIRadialGradient: CIFilterProtocol {
  /// The middle of both circles; (150, 150) by default.
  var center: CGPoint { get set }
  /// Where the first colour ends, in pixels from the centre; 5 by default.
  var radius0: Float { get set }
  /// Where the second colour begins, in pixels from the centre; 100 by default.
  var radius1: Float { get set }
  /// White by default.
  var color0: CIColor { get set }
  /// Black by default.
  var color1: CIColor { get set }
}

/// Squares of two colours, without an end.
public protocol CICheckerboardGenerator: CIFilterProtocol {
  /// A corner of four squares; (150, 150) by default.
  var center: CGPoint { get set }
  /// White by default.
  var color0: CIColor { get set }
  /// Black by default.
  var color1: CIColor { get set }
  /// The side of a square in pixels; 80 by default. Of 0 or less, all is of the first colour.
  var width: Float { get set }
  /// From 0, where the colours go over into each other, to 1, where they have edges.
  var sharpness: Float { get set }
}

extension CIFilter {
  /// A filter that makes one colour.
  public class func constantColorGenerator() -> any CIFilter & CIConstantColorGenerator {
    GeneratorFilter("CIConstantColorGenerator")
  }
  /// A filter that makes a gradient along a line.
  public class func linearGradient() -> any CIFilter & CILinearGradient {
    GeneratorFilter("CILinearGradient")
  }
  /// A filter that makes a gradient around a point.
  public class func radialGradient() -> any CIFilter & CIRadialGradient {
    GeneratorFilter("CIRadialGradient")
  }
  /// A filter that makes squares of two colours.
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    GeneratorFilter("CICheckerboardGenerator")
  }
}

/// A built-in filter without an image whose parameters are properties.
private final class GeneratorFilter: CIFilter, CIConstantColorGenerator, CILinearGradient,
  CIRadialGradient, CICheckerboardGenerator
{
  convenience init(_ name: String) {
    self.init()
    // The names are this file's own.
    use(BuiltInFilter.all[name]!)
  }

  private func number(_ key: String) -> Float { Float(value(forKey: key) as? Double ?? 0) }
  private func point(_ key: String) -> CGPoint {
    (value(forKey: key) as? CIVector)?.cgPointValue ?? .zero
  }
  private func shade(_ key: String) -> CIColor { value(forKey: key) as? CIColor ?? .clear }

  var color: CIColor {
    get { shade(kCIInputColorKey) }
    set { setValue(newValue, forKey: kCIInputColorKey) }
  }
  var color0: CIColor {
    get { shade("inputColor0") }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { shade("inputColor1") }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  var point0: CGPoint {
    get { point("inputPoint0") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
  }
  var point1: CGPoint {
    get { point("inputPoint1") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
  }
  var center: CGPoint {
    get { point(kCIInputCenterKey) }
    set { setValue(CIVector(cgPoint: newValue), forKey: kCIInputCenterKey) }
  }
  var radius0: Float {
    get { number("inputRadius0") }
    set { setValue(newValue, forKey: "inputRadius0") }
  }
  var radius1: Float {
    get { number("inputRadius1") }
    set { setValue(newValue, forKey: "inputRadius1") }
  }
  var width: Float {
    get { number(kCIInputWidthKey) }
    set { setValue(newValue, forKey: kCIInputWidthKey) }
  }
  var sharpness: Float {
    get { number(kCIInputSharpnessKey) }
    set { setValue(newValue, forKey: kCIInputSharpnessKey) }
  }
}
