public import CoreGraphics
import QuartzCore

/// The kind of a timing curve. The values are Apple's.
public enum UITimingCurveType: Int, Sendable {
  /// The timing curve is one of the standard curves.
  case builtin = 0
  /// The timing curve is a custom Bézier curve.
  case cubic = 1
  /// The timing curve is the motion of a spring.
  case spring = 2
  /// The provider has both kinds of parameters. UIKit does not document how they are combined; here
  /// the spring is used.
  case composed = 3
}

/// Provides an animator with the parameters of its timing curve.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of the timing curve.
  var timingCurveType: UITimingCurveType { get }
  /// The parameters of the Bézier curve, if the timing curve is of that kind.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The parameters of the spring, if the timing curve is of that kind.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The spring that determines the motion; nil for a Bézier curve.
  var appliedSpring: UISpringTimingParameters? {
    switch timingCurveType {
    case .builtin, .cubic: nil
    case .spring, .composed: springTimingParameters
    }
  }

  /// The timing curve, and its duration: `duration`, unless a spring's physical parameters
  /// determine it.
  func animatorTiming(duration: TimeInterval) -> (
    curve: AnimatorTimingCurve, duration: TimeInterval
  ) {
    if let appliedSpring { return appliedSpring.springPacing(duration: duration) }
    let function = cubicTimingParameters?.function ?? UIView.AnimationCurve.easeInOut.timingFunction
    return (AnimatorTimingCurve(function), duration)
  }
}
