public import CoreGraphics
import QuartzCore

/// The kind of a timing curve. The values are Apple's.
public enum UITimingCurveType: Int, Sendable {
  /// One of the standard curves.
  case builtin = 0
  /// A custom Bézier curve.
  case cubic = 1
  /// A spring.
  case spring = 2
}

/// Gives an animator its timing curve: one of the two kinds of parameters.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// Which of the two kinds it is.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, if it is of that kind.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if it is of that kind.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The timing curve and its duration: `duration`, unless a spring's physics determine it.
  func animatorTiming(duration: TimeInterval) -> (
    curve: AnimatorTimingCurve, duration: TimeInterval
  ) {
    if timingCurveType == .spring, let spring = springTimingParameters {
      return spring.springPacing(duration: duration)
    }
    let function = cubicTimingParameters?.function ?? UIView.AnimationCurve.easeInOut.timingFunction
    return (AnimatorTimingCurve(function), duration)
  }
}
