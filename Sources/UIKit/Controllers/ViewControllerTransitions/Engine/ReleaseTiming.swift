import CoreGraphics

/// The timing of a transition from its release to an end.
@MainActor
enum ReleaseTiming {
  /// As set by a percent-driven interaction: at a multiple of the animator's own speed, and eased
  /// by a curve, or by timing parameters if there are any. The duration depends on the speed alone.
  case eased(
    speed: CGFloat, curve: UIView.AnimationCurve, parameters: (any UITimingCurveProvider)?)
  /// Continues with the velocity of the release, in transitions per second towards the end. It
  /// settles after at most `longest` seconds.
  case thrown(velocity: CGFloat, longest: TimeInterval)

  /// At the animator's own speed, eased in and out.
  static let standard = ReleaseTiming.eased(speed: 1, curve: .easeInOut, parameters: nil)
}
