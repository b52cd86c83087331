public import CoreGraphics
import QuartzCore

/// What a timing curve is made of. The values are Apple's.
public enum UITimingCurveType: Int, Sendable {
  /// One of the standard curves.
  case builtin = 0
  /// A Bézier curve of one's own.
  case cubic = 1
  /// A spring.
  case spring = 2
}

/// Gives an animator its timing curve: one of the two kinds of parameters.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// Which of the two kinds it is.
  var timingCurveType: UITimingCurveType { get }
  /// The curve where that is the kind.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring where that is the kind.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The timing curve and how long it takes: `duration`, unless the spring knows better.
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
