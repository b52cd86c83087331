public import CoreGraphics
import QuartzCore

/// A timing curve that is a Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The standard curve that was passed to the initializer; ease-in-out otherwise.
  public let animationCurve: UIView.AnimationCurve
  /// The control point near the beginning: x is time, y is progress.
  public let controlPoint1: CGPoint
  /// The control point near the end: x is time, y is progress.
  public let controlPoint2: CGPoint
  /// `builtin` for one of the standard curves, `cubic` for others.
  public let timingCurveType: UITimingCurveType
  let function: CAMediaTimingFunction

  /// The ease-in-out curve.
  public convenience override init() { self.init(animationCurve: .easeInOut) }

  /// One of the four standard curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    function = curve.timingFunction
    (controlPoint1, controlPoint2) = Self.controlPoints(of: function)
    timingCurveType = .builtin
    super.init()
  }

  /// The x of both points is limited to 0 … 1, so that the curve is a function of time.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    function = CAMediaTimingFunction(
      controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y))
    let isFinite = (point1.x + point1.y + point2.x + point2.y).isFinite
    // The curve has replaced coordinates that are NaN.
    (controlPoint1, controlPoint2) =
      isFinite ? (point1, point2) : Self.controlPoints(of: function)
    timingCurveType = .cubic
    super.init()
  }

  private static func controlPoints(of function: CAMediaTimingFunction) -> (CGPoint, CGPoint) {
    var points: [Float] = [0, 0, 0, 0]
    points.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      function.getControlPoint(at: 1, values: base)
      function.getControlPoint(at: 2, values: base + 2)
    }
    func exact(_ number: Float) -> CGFloat { CGFloat(Double("\(number)") ?? Double(number)) }
    return (
      CGPoint(x: exact(points[0]), y: exact(points[1])),
      CGPoint(x: exact(points[2]), y: exact(points[3]))
    )
  }

  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}
