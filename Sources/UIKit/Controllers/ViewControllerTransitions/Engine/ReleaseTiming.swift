import CoreGraphics

/// How a transition moves from where it was released to an end.
@MainActor
enum ReleaseTiming {
  /// As a percent-driven interaction says: at a multiple of the animator's own speed, and eased by
  /// a curve, or by the timing parameters where there are any. How long it takes depends on the
  /// speed alone.
  case eased(
    speed: CGFloat, curve: UIView.AnimationCurve, parameters: (any UITimingCurveProvider)?)
  /// On with the velocity of the release, in transitions a second towards the end. It settles after
  /// the number of seconds at the latest.
  case thrown(velocity: CGFloat, longest: TimeInterval)

  /// At the animator's own speed, eased in and out.
  static let standard = ReleaseTiming.eased(speed: 1, curve: .easeInOut, parameters: nil)
}
