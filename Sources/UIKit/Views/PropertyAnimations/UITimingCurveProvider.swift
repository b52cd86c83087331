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
  /// A provider with both kinds of parameters. How UIKit combines them is not documented; here it
  /// is the spring.
  case composed = 3
}

/// Gives an animator its timing curve by its parameters.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// Of which kind it is.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, if it is of that kind.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if it is of that kind.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The spring by which it moves; nil for a Bézier curve.
  var appliedSpring: UISpringTimingParameters? {
    switch timingCurveType {
    case .builtin, .cubic: nil
    case .spring, .composed: springTimingParameters
    }
  }

  /// The timing curve and its duration: `duration`, unless a spring's physics determine it.
  func animatorTiming(duration: TimeInterval) -> (
    curve: AnimatorTimingCurve, duration: TimeInterval
  ) {
    if let appliedSpring { return appliedSpring.springPacing(duration: duration) }
    let function = cubicTimingParameters?.function ?? UIView.AnimationCurve.easeInOut.timingFunction
    return (AnimatorTimingCurve(function), duration)
  }
}
